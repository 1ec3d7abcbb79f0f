import { getFailedContract, readSource, type Network, type Requests } from '@tyto/chain'

interface Asked {
  readonly network: Pick<Network, 'id'>
  readonly client: Requests
}

/**
 * Did one of our contracts cause a transaction to fail? The receipt does not say which contract threw; only the local
 * network knows. False if that is not known. Rejects with `RpcError`.
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
