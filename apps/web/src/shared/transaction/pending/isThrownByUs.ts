import type { Client, Network } from '@tyto/chain'
import { isAddress } from '@tyto/primitives'
import { readSource } from '../../chain/readSource'

interface Asked {
  readonly network: Pick<Network, 'id'>
  readonly client: Pick<Client, 'request'>
}

/**
 * Was it a contract of ours that undid a transaction? The receipt does not say who threw: only the local network does. No
 * where nobody knows it. Rejects with `RpcError`.
 */
export async function isThrownByUs(
  { network, client }: Asked,
  id: string,
  signal: AbortSignal,
): Promise<boolean> {
  if (network.id !== 'local') return false
  const changes = await client.request('tyto_getStateChanges', [id], { signal })
  const failedAt =
    typeof changes === 'object' && changes !== null && 'failedAt' in changes ? changes.failedAt : null
  if (!isAddress(failedAt)) return false
  return (await readSource(client, failedAt, { signal }))?.isOurs ?? false
}
