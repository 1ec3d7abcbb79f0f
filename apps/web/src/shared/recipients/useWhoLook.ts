import { zeroAddress } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useNetworkId } from '../settings/network'
import { lookAtWho, type Asked, type WhoLook } from './lookAtWho'
import { useRecipient } from './recipient'
import { standingQuery } from './standingQuery'

/** `lookAtWho` for a component: it asks the chain, and follows what this device learns. Null for nobody. */
export function useWhoLook(asked: Omit<Asked, 'standing'>): WhoLook
export function useWhoLook(asked: Omit<Asked, 'standing'> | null): WhoLook | null
export function useWhoLook(asked: Omit<Asked, 'standing'> | null): WhoLook | null {
  const address = asked?.address ?? zeroAddress
  const { data: standing } = useQuery({
    ...standingQuery(useNetworkId(), address),
    enabled: asked !== null,
  })
  useRecipient(address)
  return asked && lookAtWho({ ...asked, standing })
}
