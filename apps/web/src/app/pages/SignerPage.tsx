import { codeInFragment, decodeRecoveryRequest, requestFragment, type RecoveryRequest } from '@tyto/identity'
import { useLocation } from 'react-router'
import { RequestForNetwork } from '../../features/recovery/ceremony/RequestForNetwork'
import { SignRequest } from '../../features/recovery/ceremony/SignRequest'
import { UnreadableRequest } from '../../features/recovery/ceremony/UnreadableRequest'
import { SignerForm } from '../../features/recovery/SignerForm'
import { useFoundName } from '../gates/foundName'
import { allGates } from '../gates/allGates'

const { NameGate } = allGates

/**
 * `/{name}/didx/recovery/sign`: where a guardian signs for the recovery of a name. With a request in the link's fragment
 * its terms are checked first, before the name is looked up: on another network it leads elsewhere.
 */
export function SignerPage() {
  const code = codeInFragment(useLocation().hash, requestFragment)
  if (code === null) {
    return (
      <NameGate>
        <SignByHand />
      </NameGate>
    )
  }
  const request = decodeRecoveryRequest(code)
  if (!request.ok) return <UnreadableRequest code={request.code} />
  return (
    <RequestForNetwork request={request.value}>
      <NameGate>
        <SignAsAsked key={code} request={request.value} />
      </NameGate>
    </RequestForNetwork>
  )
}

function SignByHand() {
  return <SignerForm name={useFoundName().name} />
}

function SignAsAsked({ request }: { readonly request: RecoveryRequest }) {
  return <SignRequest name={useFoundName().name} request={request} />
}
