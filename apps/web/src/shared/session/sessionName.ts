import type { Name } from '@tyto/identity'
import { useStored } from '../device/useStored'
import { useNetworkId } from '../settings/network'
import { storedSession } from './wallet/storedSession'

/**
 * The name of this browser's log-in on the active network; null without one. It is only a claim until the chain confirms
 * it: links may follow from it, rights may not.
 */
export function useSessionName(): Name | null {
  const network = useNetworkId()
  const { login } = useStored(storedSession)
  return login?.network === network ? login.name : null
}
