import type { NetworkId } from '@tyto/chain'
import type { DidRecord, Name } from '@tyto/identity'
import { lazy, Suspense } from 'react'
import { loadAreas } from '../shared/i18n/translations'
import { useIsAccount } from '../shared/session/wallet'

const UpdateProfile = lazy(async () => {
  const [module] = await Promise.all([
    import('../features/nft/UpdateProfile'),
    loadAreas('manage', 'session', 'transaction', 'actions', 'chain', 'errors'),
  ])
  return { default: module.UpdateProfile }
})

interface ProfileButtonProps {
  readonly network: NetworkId
  readonly name: Name
  /** The DID wallet of the domain; null where it has none. */
  readonly record: DidRecord | null
}

/** UPDATE PROFILE, loaded for the controller alone. */
export function ProfileButton({ network, name, record }: ProfileButtonProps) {
  const isMine = useIsAccount(record?.controller ?? null)
  if (!isMine || record === null) return null
  return (
    <Suspense>
      <UpdateProfile network={network} name={name} record={record} />
    </Suspense>
  )
}
