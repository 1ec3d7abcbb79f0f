import type { PastReward } from '@tyto/chain'
import { formatUnits } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { useNetworkId } from '../../shared/settings/network'
import { Facts } from '../../shared/ui/cards/Facts'
import { formatDecimal } from '../../shared/ui/text/formatDecimal'
import layout from '../../shared/ui/page/layout.module.css'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import text from '../../shared/ui/text/text.module.css'
import styles from './PastRewards.module.css'
import { rateOf } from './rewardRate'
import { pastRewardsQuery, type FoundStaking } from './stakingQuery'

/** The node's rewards of past cycles, read when somebody unfolds them; they are named as past, and promise nothing. */
export function PastRewards({ staking }: { readonly staking: FoundStaking }) {
  const { t } = useTranslation('staking')
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('past.title')}</summary>
      {isOpen && <Rates staking={staking} />}
    </details>
  )
}

function Rates({ staking }: { readonly staking: FoundStaking }) {
  const { t, i18n } = useTranslation('staking')
  const { data, error, isFetching, refetch } = useQuery(pastRewardsQuery(useNetworkId(), staking))
  if (data === undefined) {
    if (error) return <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
    return <Skeleton height="5rem" />
  }
  const percent = (rewards: readonly PastReward[]): string =>
    `${formatDecimal(formatUnits(rateOf(rewards), 4), i18n.language)}\u00A0%`
  if (data.length === 0) return <p className={text.sub}>{t('past.none')}</p>
  return (
    <div className={layout.stack}>
      <p className={text.sub}>{t('past.mean', { count: data.length, percent: percent(data) })}</p>
      <Facts
        facts={data.map((each) => ({
          label: t('past.cycle', { cycle: each.cycle }),
          value: percent([each]),
        }))}
      />
      <p className={text.hint}>{t('past.promise')}</p>
    </div>
  )
}
