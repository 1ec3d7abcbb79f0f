import type { Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { Suspense } from 'react'
import { useIsForReading } from '../../../shared/chain/network/useIsForReading'
import { useOwner } from '../../../shared/chain/reads/ownershipQuery'
import { useIsAccount } from '../../../shared/session/wallet/wallet'
import { retriedPart } from '../../../shared/ui/parts/retriedPart'
import { useFoundName } from '../../gates/foundName'
import { useFoundWallet } from '../../gates/foundWallet'

const StatementCard = retriedPart(() =>
  import('../../../features/statement/StatementCard').then((module) => module.StatementCard),
)
const WhatWorks = retriedPart(() =>
  import('../../../features/statement/WhatWorks').then((module) => module.WhatWorks),
)

interface StatementNoticeProps {
  readonly name: Name
  readonly controller: Address | null
}

/**
 * A statement of the name, loaded for its controller alone; on a network for reading for everybody, since the account of a
 * controller may open nowhere there, and with what works there.
 */
export function StatementNotice({ name, controller }: StatementNoticeProps) {
  const isMine = useIsAccount(controller)
  const isForReading = useIsForReading()
  if (!isMine && !isForReading) return null
  return (
    <Suspense>
      {isForReading && <WhatWorks />}
      <StatementCard name={name} />
    </Suspense>
  )
}

/** The same on the home of a wallet that is not a DID wallet. */
export function KindStatementNotice() {
  const { name, record } = useFoundWallet()
  const { identity } = useFoundName()
  const { owner } = useOwner(record, identity?.controller ?? null)
  return <StatementNotice name={name} controller={owner} />
}
