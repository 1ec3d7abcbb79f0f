import type { Client, Network } from '@tyto/chain'
import type { SimulationTarget } from '@tyto/simulator'

/**
 * The chain to simulate on. Other endpoints count as another chain, so that an answer of one node is not used for
 * another. InitDid and the registry are included, since most calls of the protocol read their state.
 */
export function targetOf(
  { id, chainId, init, registry, rules }: Network,
  client: Pick<Client, 'status'>,
): SimulationTarget {
  const field = (name: string) => ({ kind: 'field', address: init, field: name, keys: [] }) as const
  const urls = client.status().endpoints.map(({ url }) => url)
  return {
    key: [id, chainId, init, registry, ...urls].join(' '),
    chainId,
    gas: rules.gas,
    hints: [{ kind: 'code', address: init }, field('init_did'), field('registry')],
  }
}
