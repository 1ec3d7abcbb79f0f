import { useTranslation } from 'react-i18next'
import { StakingWallet } from '../../features/staking/StakingWallet'
import { Badge } from '../../shared/ui/Badge'
import layout from '../../shared/ui/layout.module.css'
import { PageHead } from '../../shared/ui/PageHead'
import { useFoundName } from '../gates/foundName'
import { useFoundWallet } from '../gates/foundWallet'

/** `/{name}/zil/wallet`: the stake of a ZIL staking wallet, for its owner. */
export function StakingPage() {
  const { t } = useTranslation('staking')
  const { name, record } = useFoundWallet()
  const { identity } = useFoundName()
  const owner = record.controller ?? identity?.controller ?? null
  const isPaused = false
  return (
    <div className={`${layout.stack} ${layout.gap3}`}>
      <PageHead title={t('title')} lead={t('lead')}>
        <Badge kind={isPaused ? 'warning' : 'success'}>{t(isPaused ? 'paused' : 'running')}</Badge>
      </PageHead>
      <StakingWallet
        name={name}
        record={record}
        owner={owner}
        isPaused={isPaused}
        pause={null}
        ownership={null}
        swap={null}
      />
    </div>
  )
}
