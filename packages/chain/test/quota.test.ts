import { allCoins } from '@tyto/contracts'
import { createDevnet, testAccount, type Devnet } from '@tyto/devnet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createClient,
  overrideNetwork,
  localNetworkBase,
  readAllowances,
  readProtocol,
  ruleSets,
} from '../src/index'

let devnet: Devnet
beforeAll(async () => {
  const kept = { storage: 'memory', blockTime: 'manual', clock: Date.now } as const
  devnet = await createDevnet({ ...kept, rules: 'zilliqa-2' })
}, 60_000)
afterAll(() => devnet.close())

/** A client whose node counts its calls; `denied` of them were refused. */
function countedClient(isPaced: boolean) {
  const counted = { denied: 0 }
  const client = createClient({
    endpoints: ['http://node'],
    chainId: devnet.network.chainId,
    ...(isPaced ? { requests: ruleSets['zilliqa-2'].requests } : {}),
    fetch: async (_url, { body }) => {
      const caller = { mayRule: false, address: isPaced ? 'paced' : 'hasty' }
      const answers = await devnet.handleRpc(body as string, caller)
      for (const answer of answers as readonly { readonly error?: { readonly code: number } }[])
        if (answer.error?.code === -32000) counted.denied += 1
      return new Response(JSON.stringify(answers))
    },
  })
  return { client, counted }
}

test.each([
  ['that knows the quota is never denied', true],
  ['that does not know it is denied, waits, and has all of it in the end', false],
])(
  '[BX-26] a first visit to the allowances of many, by a client %s',
  async (_what, isPaced) => {
    const network = overrideNetwork(localNetworkBase, devnet.network)
    if (!network.ok) throw new Error(network.code)
    const { client, counted } = countedClient(isPaced)
    const { services } = await readProtocol(client, network.value)
    const tokens = allCoins.flatMap(({ id }) => services.get(id) ?? [])
    const people = Array.from({ length: 24 }, (_, index) => testAccount(index).address)
    const found = await readAllowances(client, people, tokens)
    expect(found.length).toBeGreaterThan(15)
    expect(found.filter(({ allowances }) => allowances === null)).toEqual([])
    expect(counted.denied > 0).toBe(!isPaced)
  },
  30_000,
)
