import { createClient, localNetworkBase, overrideNetwork, resolveName } from '@tyto/chain'
import { createDevnet, listen } from '@tyto/devnet'
import { parseName } from '@tyto/identity'
import type { Benchmark } from '../benchmark'
import { countRounds } from './countRounds'

/** From a typed name to everything that the document page shows, with a client that has asked nothing before. */
async function roundsToDocument(): Promise<number> {
  const devnet = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: () => Date.now() })
  try {
    const node = await listen(devnet, { port: 0 })
    try {
      const base = { ...localNetworkBase, endpoints: [node.url] }
      const network = overrideNetwork(base, devnet.network)
      const name = parseName('alice.ssi')
      if (!network.ok || !name.ok) throw new Error('The local network does not describe itself.')
      const { fetch, rounds } = countRounds()
      const client = createClient({ endpoints: [node.url], chainId: network.value.chainId, fetch })
      const resolution = await resolveName(client, network.value, name.value)
      const methods = resolution.kind === 'found' ? resolution.identity?.verificationMethods.size : 0
      if (!methods) throw new Error(`alice.ssi led to no document: ${resolution.kind}`)
      return rounds()
    } finally {
      await node.close()
    }
  } finally {
    await devnet.close()
  }
}

export const nameToDocument: readonly Benchmark[] = [
  { name: 'name-to-document', goal: { atMost: 2, unit: 'round trips' }, run: roundsToDocument },
]
