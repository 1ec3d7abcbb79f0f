import { parseVersion, type WalletKind } from '@tyto/identity'
import { ClaimWallet } from '../../../features/ownership/ClaimWallet'
import { PausePanel } from '../../../features/ownership/PausePanel'
import { TransferOwnership } from '../../../features/ownership/TransferOwnership'
import { useOwner } from '../../../shared/chain/reads/ownershipQuery'
import { useIsAccount } from '../../../shared/session/wallet/wallet'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { useFoundName } from '../../gates/foundName'
import { useFoundWallet } from '../../gates/foundWallet'
import { KindHome } from './KindHome'

/** The kinds that are paused and handed over. */
const owned: ReadonlySet<WalletKind> = new Set(['defi', 'staking', 'soulbound'])

/**
 * The home of a wallet that is not a DID wallet: `/{name}/zil`, `/sbt`, `/airx`; and
 * its inner pages: `/defix/pool`, `/sbt/public`, `/sbt/wallet`, `/zil/wallet`.
 */
export function KindPage() {
  const { name, record } = useFoundWallet()
  return (
    <KindHome name={name} record={record}>
      {owned.has(parseVersion(record.version).kind) && <KindOwnership />}
    </KindHome>
  )
}

/** Whom the wallet belongs to: its owner pauses it and hands it over, who it is offered to takes it. */
function KindOwnership() {
  const { name, record } = useFoundWallet()
  const { identity } = useFoundName()
  const { owner } = useOwner(record, identity?.controller ?? null)
  const isMine = useIsAccount(owner)
  if (!isMine) return <ClaimWallet name={name} record={record} />
  return (
    <div className={joinClasses(layout.cols2, layout.atTop)}>
      <TransferOwnership name={name} record={record} />
      <PausePanel name={name} record={record} />
    </div>
  )
}
