import { closedReason, type DidRecord, type Name } from '@tyto/identity'
import { Suspense } from 'react'
import { retriedPart } from '../../../shared/ui/parts/retriedPart'
import { useAccount } from '../../../shared/session/wallet/wallet'

const Notice = retriedPart(() =>
  import('../../../features/settings/PendingNotice').then((module) => module.PendingNotice),
)

interface PendingNoticeProps {
  /** Null for a wallet that goes by its address. */
  readonly name: Name | null
  readonly record: DidRecord
}

/** A new controller or a username that somebody has yet to accept; loaded only where there is one. */
export function PendingNotice({ name, record }: PendingNoticeProps) {
  const account = useAccount()
  const isNothing = record.pendingController === null && record.pendingUsername === null
  if (account === null || isNothing || closedReason(record.status) !== null) return null
  return (
    <Suspense>
      <Notice name={name} record={record} />
    </Suspense>
  )
}
