import {
  createClient,
  findStaking,
  localNetworkBase,
  overrideNetwork,
  readStaking,
  type StakingPlaces,
} from '@tyto/chain'
import { createDevnet, listen, testAccount } from '@tyto/devnet'
import type { Benchmark } from '../benchmark'
import { countRounds } from './countRounds'

interface Cost {
  readonly requests: number
  readonly trips: number
}

interface Costs {
  /** Nothing is known but the contract of the protocol. */
  readonly cold: Cost
  /** Where the programme and the node stand is known from before, and asked once more beside the rest. */
  readonly warm: Cost
}

/** What it takes to read the stake of a wallet and of its owner's account, with a client that has asked nothing before. */
async function measure(): Promise<Costs> {
  const devnet = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: () => Date.now() })
  try {
    const node = await listen(devnet, { port: 0 })
    try {
      const network = overrideNetwork({ ...localNetworkBase, endpoints: [node.url] }, devnet.network)
      const wallet = devnet.network.names.find(({ name }) => name === 'zil@fern.ssi')?.address
      if (!network.ok || !wallet) throw new Error('The local network does not describe itself.')
      const delegators = [wallet, testAccount(5).address]
      const costOf = async (known: StakingPlaces | null) => {
        const { fetch, requests, rounds } = countRounds()
        const client = createClient({ endpoints: [node.url], chainId: network.value.chainId, fetch })
        const [places] = await Promise.all([
          findStaking(client, devnet.network.initDid, 'ssnzilpay'),
          known && readStaking(client, known, delegators),
        ])
        if (places === null) throw new Error('The protocol names no programme.')
        if (known === null) await readStaking(client, places, delegators)
        return { requests: requests(), trips: rounds(), places }
      }
      const cold = await costOf(null)
      return { cold, warm: await costOf(cold.places) }
    } finally {
      await node.close()
    }
  } finally {
    await devnet.close()
  }
}

let measured: Promise<Costs> | undefined

function figure(pick: (costs: Costs) => number): () => Promise<number> {
  return async () => pick(await (measured ??= measure()))
}

/** The staking page: requests, and trips that wait for each other. */
export const staking: readonly Benchmark[] = [
  {
    name: 'staking-cold-requests',
    goal: { atMost: 2, unit: 'requests' },
    run: figure(({ cold }) => cold.requests),
  },
  {
    name: 'staking-cold-trips',
    goal: { atMost: 2, unit: 'round trips' },
    run: figure(({ cold }) => cold.trips),
  },
  {
    name: 'staking-warm-requests',
    goal: { atMost: 1, unit: 'requests' },
    run: figure(({ warm }) => warm.requests),
  },
  {
    name: 'staking-warm-trips',
    goal: { atMost: 1, unit: 'round trips' },
    run: figure(({ warm }) => warm.trips),
  },
]
