import { publicNetworks, type Network, type NetworkId } from '@tyto/chain'
import { settings } from '../../settings/settings'
import { localNetwork } from './localNetwork'

/** The networks of this site. */
export const networks: Readonly<Record<NetworkId, Network>> = { ...publicNetworks, local: localNetwork }

/** The endpoints of a network in the order in which they are asked: the person's own comes first. */
export function endpointsOf(id: NetworkId): readonly string[] {
  const own = settings.get().endpoints.get(id)
  const { endpoints } = networks[id]
  return own === undefined ? endpoints : [own, ...endpoints]
}
