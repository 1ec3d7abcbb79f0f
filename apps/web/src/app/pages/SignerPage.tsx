import { SignerForm } from '../../features/recovery/SignerForm'
import { PageSkeleton } from '../PageSkeleton'
import { NameGate } from './NameGate'

/** `/{name}/didx/recovery/sign`: where a guardian signs for the recovery of a name. */
export function SignerPage() {
  return (
    <NameGate loading={() => <PageSkeleton />}>
      {({ name }, network) => <SignerForm network={network} name={name} />}
    </NameGate>
  )
}
