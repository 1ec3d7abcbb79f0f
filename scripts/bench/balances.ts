import {
  createClient,
  localNetworkBase,
  nothingKnown,
  overrideNetwork,
  readCoinBalances,
  type KnownCoins,
} from '@tyto/chain'
import { allCoins } from '@tyto/contracts'
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
  /** Where the coins stand is known from before. */
  readonly warm: Cost
}

/** What it takes to read sixty coins of two wallets, with a client that has asked nothing before. */
async function measure(): Promise<Costs> {
  const devnet = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: () => Date.now() })
  try {
    const node = await listen(devnet, { port: 0 })
    try {
      const network = overrideNetwork({ ...localNetworkBase, endpoints: [node.url] }, devnet.network)
      const wallet = devnet.network.names.find(({ name }) => name === 'alice.ssi')?.address
      if (!network.ok || !wallet) throw new Error('The local network does not describe itself.')
      const holders = [wallet, testAccount(0).address]
      const coins = allCoins.map(({ id }) => id)
      const costOf = async (known: KnownCoins): Promise<Cost & { readonly known: KnownCoins }> => {
        const { fetch, requests, rounds } = countRounds()
        const client = createClient({ endpoints: [node.url], chainId: network.value.chainId, fetch })
        const read = await readCoinBalances(client, network.value, { coins, holders, known })
        if (read.failure !== null) throw read.failure
        return { requests: requests(), trips: rounds(), known: read.known }
      }
      const cold = await costOf(nothingKnown)
      return { cold, warm: await costOf(cold.known) }
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

/** Sixty coins of two wallets: requests, and trips that wait for each other. */
export const balances: readonly Benchmark[] = [
  {
    name: 'balances-cold-requests',
    goal: { atMost: 2, unit: 'requests' },
    run: figure(({ cold }) => cold.requests),
  },
  {
    name: 'balances-cold-trips',
    goal: { atMost: 2, unit: 'round trips' },
    run: figure(({ cold }) => cold.trips),
  },
  {
    name: 'balances-warm-requests',
    goal: { atMost: 1, unit: 'requests' },
    run: figure(({ warm }) => warm.requests),
  },
  {
    name: 'balances-warm-trips',
    goal: { atMost: 1, unit: 'round trips' },
    run: figure(({ warm }) => warm.trips),
  },
]
