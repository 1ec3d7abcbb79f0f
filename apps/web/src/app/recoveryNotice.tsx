import type { NetworkId } from '@tyto/chain'
import type { DidRecord, Name } from '@tyto/identity'
import { lazy, Suspense } from 'react'
import { loadAreas } from '../shared/i18n/translations'
import { useIsAccount } from '../shared/session/wallet'

const HealthNotice = lazy(async () => {
  const [module] = await Promise.all([import('../features/recovery/watch/HealthNotice'), loadAreas('watch')])
  return { default: module.HealthNotice }
})

interface RecoveryNoticeProps {
  readonly network: NetworkId
  readonly name: Name
  readonly record: DidRecord
}

/** How the guardians do, loaded for the controller alone. */
export function RecoveryNotice({ network, name, record }: RecoveryNoticeProps) {
  const isMine = useIsAccount(record.controller)
  if (!isMine || record.guardians.length === 0) return null
  return (
    <Suspense fallback={null}>
      <HealthNotice network={network} name={name} record={record} />
    </Suspense>
  )
}
