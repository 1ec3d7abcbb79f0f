import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { Suspense } from 'react'
import { retriedPart } from '../../../shared/ui/parts/retriedPart'
import { RecoveryCard } from '../../../shared/identity/RecoveryCard'
import { buildPath } from '../../../shared/routing/routes'
import type { AskAhead } from '../../gates/askAhead'
import { mayBeOwner, useIsAccount } from '../../../shared/session/wallet/wallet'
import { updateRoute } from '../../../shared/identity/updateRoute'

const SafetyCard = retriedPart(() =>
  import('../../../features/recovery/safety/SafetyCard').then((module) => module.SafetyCard),
)

/** Fetches the controller's card while the name is looked for: nothing takes its place then. */
export const safetyAhead: AskAhead = () => {
  if (mayBeOwner()) SafetyCard.fetch().catch(() => undefined)
}

interface SafetyNoticeProps {
  readonly name: Name
  readonly record: DidRecord
  /** Did the chain fail to answer the last time it was asked? */
  readonly isUnknown: boolean
}

/** The safety of an identity: for its controller with what is left to do, for others whether it can be recovered. */
export function SafetyNotice({ name, record, isUnknown }: SafetyNoticeProps) {
  const isMine = useIsAccount(record.controller)
  const others = <RecoveryCard of={formatName(name)} record={record} isUnknown={isUnknown} />
  if (!isMine) return others
  const route = updateRoute(record)
  return (
    <Suspense fallback={others}>
      <SafetyCard
        name={name}
        record={record}
        isUnknown={isUnknown}
        keysPath={route && buildPath(route, { name })}
      />
    </Suspense>
  )
}
