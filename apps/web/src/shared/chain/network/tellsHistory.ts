import type { NetworkId } from '@tyto/chain'
import { networks } from './networks'

/** Do the nodes of the network tell what was: of an address, of a field, of a market? */
export function tellsHistory(network: NetworkId): boolean {
  return networks[network].rules.tellsHistory
}
