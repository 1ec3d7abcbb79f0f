import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { pausedQuery, usePaused } from '../../shared/chain/reads/usePaused'
import { useNetworkId } from '../../shared/settings/network'
import { Badge } from '../../shared/ui/text/Badge'
import { Card } from '../../shared/ui/cards/Card'
import layout from '../../shared/ui/page/layout.module.css'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import text from '../../shared/ui/text/text.module.css'
import { OpenDoors } from '../../shared/identity/estate/OpenDoors'
import { PauseButton } from './PauseButton'
import { shownWallet, type WalletProps } from './walletOf'

/** Running, paused or unknown: the state of a wallet in a word. Nothing where it cannot be paused. */
export function PauseBadge({ record }: Pick<WalletProps, 'record'>) {
  const { t } = useTranslation('ownership')
  const { data, error } = useQuery(pausedQuery(useNetworkId(), record.address))
  const state = error === null ? data : 'unknown'
  if (state === undefined || state === 'none') return null
  const kind = ({ running: 'success', paused: 'warning', unknown: 'neutral' } as const)[state]
  return <Badge kind={kind}>{t(`pause.state.${state}`)}</Badge>
}

/** PAUSE or UNPAUSE, by what the wallet says, and what that means. For its owner. */
export function PausePanel({ name, record }: WalletProps) {
  const { t } = useTranslation('ownership')
  const state = usePaused(record.address)
  const { error, isFetching, refetch } = useQuery(pausedQuery(useNetworkId(), record.address))
  const isPaused = state === 'paused'
  const shown = shownWallet({ name, record })
  return (
    <Card
      title={<span className={text.capsTitle}>{t(isPaused ? 'pause.unpause' : 'pause.pause')}</span>}
      aside={<PauseBadge record={record} />}
    >
      <div className={layout.stack}>
        {state === 'reading' && <Skeleton height="6rem" />}
        {state === 'unknown' && (
          <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {state === 'none' && <p>{t('pause.none')}</p>}
        {(state === 'running' || isPaused) && (
          <>
            <p>{t(isPaused ? 'pause.isPaused' : 'pause.means', { name: shown })}</p>
            <p className={text.sub}>{t(isPaused ? 'pause.unpauseMeans' : 'pause.undo')}</p>
            {name !== null && !isPaused && <OpenDoors name={name} wallet={record.address} canClose />}
            <PauseButton name={name} record={record} isPaused={isPaused} />
          </>
        )}
      </div>
    </Card>
  )
}
