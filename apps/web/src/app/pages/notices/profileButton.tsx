import type { DidRecord, Name } from '@tyto/identity'
import { Suspense } from 'react'
import { retriedPart } from '../../../shared/ui/parts/retriedPart'
import { useIsAccount } from '../../../shared/session/wallet/wallet'

const UpdateProfile = retriedPart(() =>
  import('../../../features/nft/UpdateProfile').then((module) => module.UpdateProfile),
)

interface ProfileButtonProps {
  readonly name: Name
  /** The DID wallet of the domain; null if it has none. */
  readonly record: DidRecord | null
}

/** UPDATE PROFILE, loaded only for the controller. */
export function ProfileButton({ name, record }: ProfileButtonProps) {
  const isMine = useIsAccount(record?.controller ?? null)
  if (!isMine || record === null) return null
  return (
    <Suspense>
      <UpdateProfile name={name} record={record} />
    </Suspense>
  )
}
