import { testAccount } from '@tyto/devnet'
import type { Address } from '@tyto/primitives'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient, readCollectables, readNftFacts, readOwnedNfts, type Network } from '../src/index'
import { undoneBehindEachTest } from '../../devnet/src/testing/undoneBehindEachTest'
import { startSendingNetwork, type SendingNetwork } from './sendingNetwork'

let chain: SendingNetwork
undoneBehindEachTest(() => chain.devnet)
let network: Network
let wallet: Address
const stranger = testAccount(9).address

beforeAll(async () => {
  chain = await startSendingNetwork()
  network = chain.network
  wallet = chain.seeded('alice.ssi')
})
afterAll(() => chain?.close())

interface Call {
  readonly id: string
  readonly params: readonly [address: string, field: string, keys: readonly string[]]
}

/** A collection's answers about its fields, whole: null where it has none. */
type Lies = Readonly<Record<string, object | null>>

/** A client whose every collection lies about some of its fields. */
function clientOf(lies: Lies) {
  return createClient({
    endpoints: [chain.url],
    chainId: network.chainId,
    retries: 0,
    fetch: async (url, init) => {
      const calls = JSON.parse(init.body as string) as readonly Call[]
      const answers = (await (await fetch(url, init)).json()) as readonly { readonly id: string }[]
      const told = answers.map((answer) => {
        const [, field, keys] = calls.find(({ id }) => id === answer.id)!.params
        return field in lies ? { ...answer, result: entryOf(field, lies[field]!, keys) } : answer
      })
      return new Response(JSON.stringify(told))
    },
  })
}

/** A field as a node answers it: the way to one entry where keys are given, null where there is none. */
function entryOf(field: string, whole: object | null, [key, ...more]: readonly string[]): object | null {
  if (whole === null || key === undefined) return whole && { [field]: whole }
  const entry = (whole as Readonly<Record<string, object>>)[key.replaceAll('"', '')]
  if (entry === undefined) return null
  const inside = more.length === 0 ? { [field]: entry } : entryOf(field, entry, more)
  return inside && { [field]: { [key.replaceAll('"', '')]: (inside as Record<string, unknown>)[field] } }
}

const yes = { constructor: 'True', argtypes: [], arguments: [] }

it('a collection that gives a wallet what belongs to others, or to nobody, is believed of none of it', async () => {
  const client = clientOf({
    owned: { [wallet]: { 1: yes, 2: yes, 3: yes } },
    token_owners: { 1: wallet, 2: stranger },
  })
  const owned = await readOwnedNfts(client, network, { collection: 'lexicassi', wallet })
  expect(owned?.ids).toEqual([1n, 2n, 3n])
  expect((await readNftFacts(client, owned!, { wallet, ids: owned!.ids })).map(({ id }) => id)).toEqual([1n])
  const shown = await readCollectables(client, network, { wallet, most: 24 })
  expect(shown.length).toBeGreaterThan(0)
  for (const { first } of shown) expect(first.map(({ id }) => id)).toEqual([1n])
})

it('of a collection that keeps no list of an owner, the owners of all tokens say what the wallet has', async () => {
  const client = clientOf({
    owned: null,
    balances: { [wallet]: '5' as unknown as object },
    token_owners: { 7: wallet, 2: stranger, 1: wallet },
  })
  const owned = await readOwnedNfts(client, network, { collection: 'lexicassi', wallet })
  expect(owned?.ids).toEqual([1n, 7n])
  expect((await readNftFacts(client, owned!, { wallet, ids: owned!.ids })).map(({ id }) => id)).toEqual([
    1n,
    7n,
  ])
})

it.each<[string, unknown]>([
  ['ids that are no numbers', { 'one owl': yes }],
  ['ids that no token can have', { [`1${'0'.repeat(90)}`]: yes }],
  ['a list that is none', 'all of them'],
])('a collection that says %s is unknown, never empty', async (_, told) => {
  const client = clientOf({ owned: { [wallet]: told } })
  const read = readOwnedNfts(client, network, { collection: 'lexicassi', wallet })
  await expect(read).rejects.toMatchObject({ code: 'RpcInvalidAnswer' })
})
