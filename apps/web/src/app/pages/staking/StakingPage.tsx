import { PauseGate } from '../../../features/ownership/PauseGate'
import { PauseBadge, PausePanel } from '../../../features/ownership/PausePanel'
import { TransferOwnership } from '../../../features/ownership/TransferOwnership'
import { StakingWallet } from '../../../features/staking/StakingWallet'
import { DelegatorSwap } from '../../../features/staking/swap/DelegatorSwap'
import { OfferReminder } from '../../../features/staking/swap/OfferReminder'
import { useOwner } from '../../../shared/chain/reads/ownershipQuery'
import { usePaused } from '../../../shared/chain/reads/usePaused'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { RouteHead } from '../../../shared/heads/RouteHead'
import { useFoundName } from '../../gates/foundName'
import { useFoundWallet } from '../../gates/foundWallet'

/** `/{name}/zil/wallet`: the stake of a ZIL staking wallet, for its owner. */
export function StakingPage() {
  const { name, record } = useFoundWallet()
  const { identity } = useFoundName()
  const { owner } = useOwner(record, identity?.controller ?? null)
  const isPaused = usePaused(record.address) === 'paused'
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <RouteHead>
        <PauseBadge record={record} />
      </RouteHead>
      <StakingWallet
        name={name}
        record={record}
        owner={owner}
        isPaused={isPaused}
        gate={(forms) => (
          <PauseGate name={name} record={record}>
            {forms}
          </PauseGate>
        )}
        pause={<PausePanel name={name} record={record} />}
        ownership={<TransferOwnership name={name} record={record} />}
        reminder={(openSwap) => <OfferReminder wallet={record.address} onOpen={openSwap} />}
        swap={<DelegatorSwap name={name} record={record} owner={owner} />}
      />
    </div>
  )
}
