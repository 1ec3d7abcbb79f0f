import { coinPlaces } from '../../../shared/ui/text/shownPlaces'
import type { DexPosition, PoolStepsQuestion } from '@tyto/chain'
import { broughtFor, sinceBrought, type TyronDexState } from '@tyto/exchange'
import { cutUnits } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { ssiDecimals, tyronDecimals } from '@tyto/contracts'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { formatAge } from '../../../shared/chain/age/formatAge'
import { useNow } from '../../../shared/chain/age/useNow'
import { useNetworkId } from '../../../shared/settings/network'
import { Facts } from '../../../shared/ui/cards/Facts'
import { formatDecimal } from '../../../shared/ui/text/formatDecimal'
import { formatWhole } from '../../../shared/ui/text/formatWhole'
import layout from '../../../shared/ui/page/layout.module.css'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import text from '../../../shared/ui/text/text.module.css'
import { Bars } from './Bars'
import { Coins } from './Coins'
import styles from './Liquidity.module.css'
import type { PositionView } from './position'
import { tellsHistory } from '../../../shared/chain/network/tellsHistory'
import { stepsQuery } from './stepsQuery'

interface SinceBroughtProps {
  readonly question: PoolStepsQuestion
  readonly dex: TyronDexState
  readonly position: DexPosition
  readonly view: PositionView
}

/** Tells how a position did since it was brought: fees earned, impermanent loss, and both beside the coins held apart. */
export function SinceBrought({ question, dex, position, view }: SinceBroughtProps) {
  const { t } = useTranslation('liquidity')
  const network = useNetworkId()
  const { data: steps, error, isFetching, refetch } = useQuery(stepsQuery(network, question))
  if (!tellsHistory(network)) return <NotKnown why={t('since.noHistory')} />
  if (error) {
    return (
      <div className={layout.stack}>
        <NotKnown />
        <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
      </div>
    )
  }
  const brought = steps
    ? broughtFor(
        steps.map(({ value }) => value),
        position,
      )
    : null
  const entry = steps?.[0]
  if (brought === null || entry === undefined) {
    // After a transaction, position and steps are read again side by side.
    return isFetching ? <Skeleton width="80%" /> : <NotKnown why={t('since.untold')} />
  }
  const { now, apart, earned, lost } = sinceBrought(dex, view, brought)
  return (
    <section className={styles.since} aria-label={t('since.title')}>
      <h3 className={text.h3}>{t('since.title')}</h3>
      <p>
        <Words gained={now - apart} block={entry.block} time={entry.time} />
      </p>
      <Facts
        facts={[
          {
            label: t('since.brought'),
            value: (
              <>
                <Coins units={brought.tyron} decimals={tyronDecimals} unit="TYRON" /> <span>{t('and')}</span>{' '}
                <Coins units={brought.ssi} decimals={ssiDecimals} unit="S$I" />
              </>
            ),
          },
          { label: t('since.earned'), value: <Coins units={earned} decimals={ssiDecimals} unit="S$I" /> },
          { label: t('since.lost'), value: <Coins units={lost} decimals={ssiDecimals} unit="S$I" /> },
        ]}
      />
      <div className={layout.stack}>
        <Bars
          most={now > apart ? now : apart}
          bars={[
            { label: t('apart.inPool'), value: now, look: 'inPool', earned: earned < now ? earned : now },
            { label: t('apart.held'), value: apart, look: 'held' },
          ]}
        />
      </div>
      <p className={text.hint}>
        <span>{t('since.means')}</span>
        {steps?.some(({ value: { kind } }) => kind === 'received' || kind === 'granted') && (
          <span>{` ${t('since.given')}`}</span>
        )}
      </p>
    </section>
  )
}

/** That the fees are not known, and why where nothing else on the page says that. */
function NotKnown({ why }: { readonly why?: string }) {
  const { t } = useTranslation('liquidity')
  return (
    <p className={text.sub}>
      <span>{t('since.notKnown')}</span>
      {why !== undefined && <span>{` ${why}`}</span>}
    </p>
  )
}

interface WordsProps {
  /** How much more the pool gives than holding apart, in S$I; below 0 where it gives less. */
  readonly gained: bigint
  readonly block: bigint
  readonly time: number
}

function Words({ gained, block, time }: WordsProps) {
  const { t, i18n } = useTranslation('liquidity')
  const now = useNow(10_000)
  const { text: shown, isExact } = cutUnits(gained < 0n ? -gained : gained, ssiDecimals, coinPlaces)
  const isSame = /^[0.]*$/.test(shown)
  return (
    <span>
      {t(isSame ? 'since.same' : gained > 0n ? 'since.more' : 'since.less', {
        block: formatWhole(block, i18n.language),
        age: formatAge(now - time, i18n.language),
        amount: `${formatDecimal(shown, i18n.language)}${isExact ? '' : '…'}`,
      })}
    </span>
  )
}
