import {
  findInitDid,
  findStaking,
  readPastRewards,
  readStaking,
  type NetworkId,
  type PastReward,
  type Staking,
  type StakingPlaces,
} from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { queryOptions } from '@tanstack/react-query'
import { chainOf, type Chain } from '../../shared/chain/network/chain'
import { recallCoins } from '../../shared/chain/coins/keptCoins'
import { chainReadOptions } from '../../shared/chain/reads/queries'
import { keepPlaces, recallPlaces } from '../../shared/chain/reads/stakingPlaces'
import { isProgrammeClosed } from './isProgrammeClosed'

/** The chain's facts of staking, and where they were read. */
export interface FoundStaking extends Staking {
  readonly places: StakingPlaces
}

interface Delegators {
  /** The name of the node among the protocol's services. */
  readonly service: string
  readonly wallet: Address
  /** The account of the browser wallet; null where it shows none. */
  readonly account: Address | null
}

/** Between two reads, in ms: a cycle or a waiting time may end while somebody looks. */
const pause: Readonly<Record<NetworkId, number>> = { local: 5_000, testnet: 20_000, mainnet: 20_000 }

/**
 * The stake of a wallet and of its owner's account at a node, and the rules of the programme: two trips, and one where
 * this device knows from before where programme and node stand. Null where this network names none. Rejects with
 * `RpcError`.
 */
export function stakingQuery(network: NetworkId, { service, wallet, account }: Delegators) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'staking', service, wallet, account],
    queryFn: async ({ signal }): Promise<FoundStaking | null> => {
      const chain = chainOf(network)
      const { client } = chain
      const delegators = account === null || account === wallet ? [wallet] : [wallet, account]
      const kept = isProgrammeClosed(chain.network.rules) ? null : recallPlaces(chain, service)
      // Both leave in one batch: what was read early counts only if the places still hold.
      const early = kept && readStaking(client, kept, delegators, { signal })
      early?.catch(() => undefined)
      const places = await findPlaces(chain, service, signal)
      if (places === null) return null
      const isSame =
        kept !== null && places.implementation === kept.implementation && places.node === kept.node
      const staking =
        isSame && early ? await early : await readStaking(client, places, delegators, { signal })
      if (staking === null) return null
      keepPlaces(chain, service, places)
      return { ...staking, places }
    },
    refetchInterval: pause[network],
  })
}

async function findPlaces(chain: Chain, service: string, signal: AbortSignal): Promise<StakingPlaces | null> {
  const { client, network } = chain
  if (isProgrammeClosed(network.rules)) return null
  const known = network.initDid ?? recallCoins(chain).initDid
  const record = known ?? (await findInitDid(client, network, { signal }))
  return findStaking(client, record, service, { signal })
}

/** How many past cycles are looked at. */
const mostCycles = 10

/** The rewards of a node in the cycles that ended last. */
export function pastRewardsQuery(network: NetworkId, { places, rules: { lastCycle } }: FoundStaking) {
  return queryOptions<readonly PastReward[]>({
    ...chainReadOptions,
    staleTime: Infinity,
    queryKey: ['chain', network, 'past rewards', places.node, lastCycle.toString()],
    queryFn: ({ signal }) =>
      readPastRewards(chainOf(network).client, places, { lastCycle, count: mostCycles }, { signal }),
  })
}
