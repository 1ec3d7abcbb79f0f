import { getFailedContract, readSource, type Network, type Requests } from '@tyto/chain'

interface Asked {
  readonly network: Pick<Network, 'id'>
  readonly client: Requests
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
  const failed = await getFailedContract(client, id, { signal })
  return failed !== null && ((await readSource(client, failed, { signal }))?.isOurs ?? false)
}
