import { codeInFragment, decodeRecoveryRequest, requestFragment, type RecoveryRequest } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { SignRequest } from '../../../features/recovery/ceremony/SignRequest'
import { SignerForm } from '../../../features/recovery/SignerForm'
import { LinkForNetwork } from '../../../shared/chain/network/LinkForNetwork'
import { UnreadableLink } from '../../../shared/chain/failure/UnreadableLink'
import { useFoundName } from '../../gates/foundName'
import { allGates } from '../../gates/allGates'

const { NameGate, OfIdentity } = allGates

/**
 * `/{name}/didx/recovery/sign`: where a guardian signs for the recovery of a name. With a request in the link's fragment
 * its terms are checked first, before the name is looked up: on another network it leads elsewhere.
 */
export function SignerPage() {
  const { t } = useTranslation('ceremony')
  const code = codeInFragment(useLocation().hash, requestFragment)
  if (code === null) {
    return (
      <NameGate>
        <OfIdentity>
          <SignByHand />
        </OfIdentity>
      </NameGate>
    )
  }
  const request = decodeRecoveryRequest(code)
  if (!request.ok) return <UnreadableLink code={request.code} refused={t('refused')} />
  return (
    <LinkForNetwork chainId={request.value.chainId} refused={t('refused')}>
      <NameGate>
        <OfIdentity>
          <SignAsAsked key={code} request={request.value} />
        </OfIdentity>
      </NameGate>
    </LinkForNetwork>
  )
}

function SignByHand() {
  return <SignerForm name={useFoundName().name} />
}

function SignAsAsked({ request }: { readonly request: RecoveryRequest }) {
  return <SignRequest name={useFoundName().name} request={request} />
}
