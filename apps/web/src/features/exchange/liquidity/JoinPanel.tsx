import { percentOf } from '@tyto/primitives'
import type { DexPosition } from '@tyto/chain'
import { sharesDecimals } from '@tyto/contracts'
import { previewJoin, type TyronDexState } from '@tyto/exchange'
import { formatName, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { SharesEstate } from '../../../shared/identity/estate/SharesEstate'
import { useDeadlineBlocks } from '../settings/useDeadlineBlocks'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import text from '../../../shared/ui/text/text.module.css'
import { joinCommunity } from '../actions/joinCommunity'
import { Coins } from './Coins'
import styles from './Liquidity.module.css'
import { PanelFoot } from './PanelFoot'
import { Percent } from './Percent'

interface JoinPanelProps {
  readonly name: Name
  readonly wallet: Address
  readonly owner: Address | null
  readonly dex: TyronDexState
  readonly position: DexPosition
  /** Of the wallet's own shares, 0 to 100. */
  readonly percent: bigint
  readonly onChange: (percent: bigint) => void
  readonly onClose: () => void
}

/** Makes shares of the pool shares of the wallet's domain in the community. */
export function JoinPanel({
  name,
  wallet,
  owner,
  dex,
  position,
  percent,
  onChange,
  onClose,
}: JoinPanelProps) {
  const { t } = useTranslation('liquidity')
  const deadline = useDeadlineBlocks()
  const page = formatName(name)
  const amount = percentOf(position.shares, percent)
  const made = previewJoin(dex, amount)
  const subdomain = name.subdomain === '' ? null : name.subdomain
  return (
    <section className={styles.remove} aria-label={t('join.title')}>
      <h3 className={text.h3}>{t('join.title')}</h3>
      <p className={text.sub}>{t('join.words')}</p>
      <Percent label={t('join.share')} value={percent} onChange={onChange} />
      {made.ok && <SharesEstate domain={name.domain} shares={made.value} />}
      <PanelFoot
        onClose={onClose}
        outcome={
          made.ok ? (
            <p>
              <Coins units={amount} decimals={sharesDecimals} unit="TYRONS$I" /> {t('join.becomes')}
            </p>
          ) : (
            t(made.code === 'ZeroAmount' ? 'join.nothing' : 'join.tooLittle')
          )
        }
      >
        <ActionButton
          action={joinCommunity}
          input={made.ok ? { wallet, deadline, page, amount, subdomain } : null}
          subject={page}
          signer={owner ?? undefined}
        >
          {t('confirm')}
        </ActionButton>
      </PanelFoot>
    </section>
  )
}
