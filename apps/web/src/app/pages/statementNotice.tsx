import type { Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { Suspense } from 'react'
import { networks } from '../../shared/chain/network/networks'
import { useIsAccount } from '../../shared/session/wallet/wallet'
import { useNetworkId } from '../../shared/settings/network'
import { retriedPart } from '../../shared/ui/parts/retriedPart'

const StatementCard = retriedPart(() =>
  import('../../features/statement/StatementCard').then((module) => module.StatementCard),
)

interface StatementNoticeProps {
  readonly name: Name
  readonly controller: Address | null
}

/**
 * A statement of the name, loaded for its controller alone; on a network for reading for everybody, since the account of a
 * controller may open nowhere there.
 */
export function StatementNotice({ name, controller }: StatementNoticeProps) {
  const isMine = useIsAccount(controller)
  const isForReading = networks[useNetworkId()].rules.forReading !== null
  if (!isMine && !isForReading) return null
  return (
    <Suspense>
      <StatementCard name={name} />
    </Suspense>
  )
}
