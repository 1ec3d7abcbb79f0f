import { didWallet } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import type { Requests } from '../client/client'
import { readField } from '../reads/readField'
import { miniEpochIn, type NodeFacts } from './nodeFacts'

/** The facts as our own node has them. Rejects with `RpcError`. */
export async function readNodeFacts(client: Requests, contract: Address | null): Promise<NodeFacts> {
  const [info, ...versions] = await Promise.all([
    client.request('GetBlockchainInfo', ['']),
    ...(contract === null ? [] : [readField(client, didWallet(contract).fields.version)]),
  ])
  return { miniEpoch: miniEpochIn(info), versions }
}
