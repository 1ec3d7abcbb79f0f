import { useTranslation } from 'react-i18next'
import { formatWhole } from '../../../ui/text/formatWhole'
import { Qa } from '../../../chain/coins/Qa'
import { useNetworkId } from '../../../settings/network'
import { useWalletName } from '../../../session/wallet/walletName'
import { GasAmount } from '../../simulation/ui/GasAmount'
import { stepOf, type GasSuggestion } from '../../simulation/shownSimulation'
import { Button } from '../../../ui/buttons/Button'
import { Facts } from '../../../ui/cards/Facts'
import { Icon } from '../../../ui/icons/Icon'
import text from '../../../ui/text/text.module.css'
import type { RequestDescription } from '../describeRequest'
import type { ReviewView } from '../reviewView'
import styles from './ReviewSheet.module.css'
import { useGasNote } from '../../gas/ui/walletCosts'

interface GasReviewProps {
  readonly review: ReviewView
  readonly request: RequestDescription
  /** Called when the person chooses a gas limit; null removes the choice. */
  readonly onGas: (limit: bigint | null) => void
}

/** The gas to the unit, and who sets its price. */
export function GasReview({ review, request, onGas }: GasReviewProps) {
  const { t, i18n } = useTranslation(['transaction', 'common'])
  const network = useNetworkId()
  const payer = useWalletName()
  const { gas, amount } = request
  const gasNote = useGasNote(review.action, { isInToken: review.isPaidInToken })
  const step = stepOf(review.simulation)
  const number = (value: bigint): string => formatWhole(value, i18n.language)
  const { build, leastLi, mostLi } = gas.price
  const priceText = leastLi === mostLi ? number(mostLi) : `${number(leastLi)} ${t('gasTo')} ${number(mostLi)}`
  const expected =
    step?.kind === 'success' ? (
      <>
        <GasAmount gas={step.gasUsed} price={gas.price} />{' '}
        <span className={text.hint}>{t('simulation.gasUnits', { gas: number(step.gasUsed) })}</span>
      </>
    ) : (
      gasNote
    )
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>
        <Icon name="wallet" />
        {t('review.gas')}
      </h3>
      <Facts
        facts={[
          { label: t('review.network'), value: t(`common:network.${network}`) },
          ...(amount === 0n ? [{ label: t('review.amount'), value: <Qa value={amount} /> }] : []),
          {
            label: t('review.gasLimit'),
            value: t('review.gasAt', { limit: number(gas.limit), price: priceText }),
          },
          ...(expected === null ? [] : [{ label: t('review.gasExpected'), value: expected }]),
        ]}
      />
      {review.gas && <GasChoice gas={review.gas} number={number} onGas={onGas} />}
      <p className={text.hint}>
        <span>{t('review.paidBy', { payer })}</span> <span>{t(`review.priceNote.${build}`)}</span>
      </p>
    </section>
  )
}

interface GasChoiceProps {
  readonly gas: GasSuggestion
  readonly number: (value: bigint) => string
  readonly onGas: (limit: bigint | null) => void
}

/** Says what the simulation found about the gas limit: why it differs from the usual one, or that a lower limit is enough. */
function GasChoice({ gas: { stated, suggested, limit }, number, onGas }: GasChoiceProps) {
  const { t } = useTranslation('transaction')
  if (suggested === null || (suggested === stated && limit === stated)) return null
  if (suggested > stated) {
    return <p className={text.hint}>{t('simulation.gasRaised', { stated: number(stated) })}</p>
  }
  return (
    <div>
      <p className={text.hint}>{t('simulation.gasEnough', { suggested: number(suggested) })}</p>
      {limit === suggested ? (
        <Button variant="quiet" onClick={() => onGas(stated)}>
          {t('simulation.useGas', { limit: number(stated) })}
        </Button>
      ) : (
        <Button variant="quiet" onClick={() => onGas(suggested)}>
          {t('simulation.useGas', { limit: number(suggested) })}
        </Button>
      )}
    </div>
  )
}
