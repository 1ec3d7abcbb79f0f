import { getFailedContract, readSource, type Client } from '@tyto/chain'
import type { Chain } from '../../chain/network/chain'
import { isExchange } from '../../chain/coins/exchangePlaces'
import { isCollectionName, type Thrower } from '../../errors/contractException'

interface Asked {
  readonly network: Pick<Chain['network'], 'id' | 'registry'> & {
    readonly rules: Pick<Chain['network']['rules'], 'tellsHistory'>
  }
  readonly client: Pick<Client, 'request'>
}

/** Nothing is known of it. */
export const unknownThrower: Thrower = { isOurs: false }

/**
 * Which contract caused a transaction to fail: one of ours, or an exchange? The receipt does not say which contract threw; only
 * nodes that tell what was know. Rejects with `RpcError`.
 */
export async function findThrower(
  { network, client }: Asked,
  id: string,
  signal: AbortSignal,
): Promise<Thrower> {
  if (!network.rules.tellsHistory) return unknownThrower
  const failed = await getFailedContract(client, id, { signal })
  if (failed === null) return unknownThrower
  if (isExchange({ network }, failed)) return { isOurs: false, isExchange: true }
  const source = await readSource(client, failed, { signal })
  const isOurs = source?.isOurs ?? false
  const isCollection = isCollectionName(source?.name ?? null)
  return isOurs || isCollection ? { isOurs, isCollection } : unknownThrower
}
