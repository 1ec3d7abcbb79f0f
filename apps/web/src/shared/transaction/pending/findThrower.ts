import { getFailedContract, readSource, type Network, type Requests } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import type { Thrower } from '../../errors/contractException'

interface Asked {
  readonly network: Pick<Network, 'id'>
  readonly client: Requests
}

/** Nothing is known of who threw. */
export const unknownThrower: Thrower = { isOurs: false }

/**
 * Which contract caused a transaction to fail? The receipt does not say so; only the local network knows. Rejects with
 * `RpcError`.
 */
export async function findThrower(
  { network, client }: Asked,
  id: string,
  {
    isExchange,
    signal,
  }: { readonly isExchange: (contract: Address) => boolean; readonly signal: AbortSignal },
): Promise<Thrower> {
  if (network.id !== 'local') return unknownThrower
  const failed = await getFailedContract(client, id, { signal })
  if (failed === null) return unknownThrower
  const source = await readSource(client, failed, { signal })
  return { isOurs: source?.isOurs ?? false, isExchange: isExchange(failed) }
}
