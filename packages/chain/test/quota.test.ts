import { allCoins } from '@tyto/contracts'
import { createDevnet, testAccount, type Devnet } from '@tyto/devnet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createClient,
  createPace,
  overrideNetwork,
  localNetworkBase,
  readAllowances,
  readCoinBalances,
  readProtocol,
  ruleSets,
  type Client,
  type Network,
  type Pace,
} from '../src/index'

let devnet: Devnet
beforeAll(async () => {
  const kept = { storage: 'memory', blockTime: 'manual', clock: Date.now } as const
  devnet = await createDevnet({ ...kept, rules: 'zilliqa-2' })
})
afterAll(() => devnet.close())

const { requests } = ruleSets['zilliqa-2']
const people = Array.from({ length: 24 }, (_, index) => testAccount(index).address)
let places = 0

/** An address whose calls the node counts, with clients of its own; `denied` of its calls were refused. */
function visitor() {
  places++
  const caller = { mayRule: false, address: `place ${places}` }
  const counted = { denied: 0 }
  const client = (pace?: Pace): Client =>
    createClient({
      endpoints: ['http://node'],
      chainId: devnet.network.chainId,
      ...(pace ? { requests: pace } : {}),
      fetch: async (_url, { body }) => {
        const answers = await devnet.handleRpc(body as string, caller)
        for (const answer of answers as readonly { readonly error?: { readonly code: number } }[])
          if (answer.error?.code === -32000) counted.denied += 1
        return new Response(JSON.stringify(answers))
      },
    })
  return { client, counted }
}

function networkOf(): Network {
  const network = overrideNetwork(localNetworkBase, devnet.network)
  if (!network.ok) throw new Error(network.code)
  return network.value
}

/** All that a first visit to the page of allowances asks. */
async function visitAllowances(client: Client): Promise<void> {
  const { services } = await readProtocol(client, networkOf())
  const tokens = allCoins.flatMap(({ id }) => services.get(id) ?? [])
  const found = await readAllowances(client, people, tokens)
  expect(found.length).toBeGreaterThan(15)
  expect(found.filter(({ allowances }) => allowances === null)).toEqual([])
}

/** All that a first visit to the page of balances asks. */
async function visitBalances(client: Client): Promise<void> {
  const question = { coins: allCoins.map(({ id }) => id), holders: people }
  const { holdings, failure } = await readCoinBalances(client, networkOf(), question)
  expect(failure ?? null).toBeNull()
  expect(holdings).toHaveLength(people.length)
  for (const held of holdings) expect(held.get('zil')?.kind).toBe('amount')
}

test.each([
  ['the allowances of many', visitAllowances],
  ['the balances of many', visitBalances],
])(
  '[BX-26] a first visit to %s, by a client that knows the quota, is never denied; one that does not waits and has all in the end',
  async (_what, visit) => {
    const [knowing, hasty] = [visitor(), visitor()]
    await visit(knowing.client(createPace(requests)))
    expect(knowing.counted.denied).toBe(0)
    await visit(hasty.client())
    expect(hasty.counted.denied).toBeGreaterThan(0)
  },
)

test('[BX-26] clients of one page keep one pace: together they stay under the quota, which two of their own would pass', async () => {
  const [together, apart] = [visitor(), visitor()]
  const pace = createPace(requests)
  const both = (clients: readonly [Client, Client]): Promise<unknown> =>
    Promise.all([visitAllowances(clients[0]), visitBalances(clients[1])])
  await both([together.client(pace), together.client(pace)])
  expect(together.counted.denied).toBe(0)
  await both([apart.client(createPace(requests)), apart.client(createPace(requests))])
  expect(apart.counted.denied).toBeGreaterThan(0)
})
