import type { Client, Network } from '@tyto/chain'
import type { SimulationTarget } from '@tyto/simulator'

/**
 * The chain to simulate on. Other endpoints are another one: what a node said is not believed of the next. Most calls of
 * the protocol read where InitDid and the registry stand.
 */
export function targetOf(
  { id, chainId, init, registry }: Network,
  client: Pick<Client, 'status'>,
): SimulationTarget {
  const field = (name: string) => ({ kind: 'field', address: init, field: name, keys: [] }) as const
  const urls = client.status().endpoints.map(({ url }) => url)
  return {
    key: [id, chainId, init, registry, ...urls].join(' '),
    chainId,
    hints: [{ kind: 'code', address: init }, field('init_did'), field('registry')],
  }
}
