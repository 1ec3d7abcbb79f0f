import { createClient, localNetworkBase, overrideNetwork, type Client, type Network } from '@tyto/chain'
import { createDevnet, listen, type Devnet } from '@tyto/devnet'
import type { Benchmark } from '../benchmark'
import { countRounds } from './countRounds'

interface Cost {
  readonly requests: number
  /** They wait for each other. */
  readonly trips: number
}

interface Costs {
  /** Nothing is known but the contract of the protocol. */
  readonly cold: Cost
  /** It is known what the cold read taught. */
  readonly warm: Cost
}

/** One read, as a page makes it, with a client that has asked nothing before. */
export interface MeasuredRead<Known> {
  readonly name: string
  /** How many requests a warm read takes at most; a cold one, and trips likewise. */
  readonly goals: { readonly [kind in keyof Costs]: number }
  /** Answers what it taught; `known` is null for the cold read. Throws where the chain does not answer. */
  readonly read: (site: ReadSite, known: Known | null) => Promise<Known>
}

interface ReadSite {
  readonly client: Client
  readonly network: Network
  readonly devnet: Devnet
}

/** The cost of a read before and after its places are known: requests, and trips that wait for each other. */
export function coldAndWarm<Known>({ name, goals, read }: MeasuredRead<Known>): readonly Benchmark[] {
  let measured: Promise<Costs> | undefined
  const figure = (kind: keyof Costs, counts: keyof Cost, unit: string): Benchmark => ({
    name: `${name}-${kind}-${counts}`,
    goal: { atMost: goals[kind], unit },
    run: async () => (await (measured ??= measure(read)))[kind][counts],
  })
  return [
    figure('cold', 'requests', 'requests'),
    figure('cold', 'trips', 'round trips'),
    figure('warm', 'requests', 'requests'),
    figure('warm', 'trips', 'round trips'),
  ]
}

async function measure<Known>(read: MeasuredRead<Known>['read']): Promise<Costs> {
  const devnet = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: () => Date.now() })
  try {
    const node = await listen(devnet, { port: 0 })
    try {
      const described = overrideNetwork({ ...localNetworkBase, endpoints: [node.url] }, devnet.network)
      if (!described.ok) throw new Error('The local network does not describe itself.')
      const network = described.value
      const costOf = async (before: Known | null) => {
        const { fetch, requests, rounds } = countRounds()
        const client = createClient({ endpoints: [node.url], chainId: network.chainId, fetch })
        const known = await read({ client, network, devnet }, before)
        return { requests: requests(), trips: rounds(), known }
      }
      const cold = await costOf(null)
      return { cold, warm: await costOf(cold.known) }
    } finally {
      await node.close()
    }
  } finally {
    await devnet.close()
  }
}

/** The address of a name of the seeded world. */
export function addressOf({ network }: Devnet, name: string) {
  const address = network.names.find((each) => each.name === name)?.address
  if (!address) throw new Error(`The local network has no ${name}.`)
  return address
}
