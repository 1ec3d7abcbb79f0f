import type { DidRecord, Name } from '@tyto/identity'
import { Suspense } from 'react'
import { lazyPart } from '../shared/i18n/lazyPart'
import { useIsAccount } from '../shared/session/wallet'

const HealthNotice = lazyPart(['watch'], () =>
  import('../features/recovery/watch/HealthNotice').then((module) => module.HealthNotice),
)

interface RecoveryNoticeProps {
  readonly name: Name
  readonly record: DidRecord
}

/** The notice about the guardians, loaded only for the controller. */
export function RecoveryNotice({ name, record }: RecoveryNoticeProps) {
  const isMine = useIsAccount(record.controller)
  if (!isMine || record.guardians.length === 0) return null
  return (
    <Suspense fallback={null}>
      <HealthNotice name={name} record={record} />
    </Suspense>
  )
}
