/** The explorer's reads of nodes without methods of our own, compared with what those methods say of the same chain. */
import { zrc2Token } from '@tyto/contracts'
import { createDevnet, testAccount } from '@tyto/devnet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createClient,
  getBlock,
  getLatestBlock,
  readBlockTransactions,
  readContractFacts,
  readProtocol,
  readRecentTransactions,
} from '../src/index'
import { startSendingNetwork, type SendingNetwork } from './sendingNetwork'

const [told, untold] = [{ tellsHistory: true }, { tellsHistory: false }]
let chain: SendingNetwork
beforeAll(async () => {
  chain = await startSendingNetwork()
})
afterAll(() => chain?.close())

test('[BX-26] of nodes that keep no list each transaction is read by itself, and says the same', async () => {
  const [alice, bruno] = [testAccount(0), testAccount(1)]
  const { tyron } = chain.devnet.network
  await chain.mine(alice, { kind: 'payment', to: bruno.address, amount: 5n })
  await chain.call(alice, zrc2Token(tyron).IncreaseAllowance({ spender: bruno.address, amount: 77n }))
  // One that fails: nobody has so much.
  await chain.mine(alice, {
    kind: 'call',
    call: zrc2Token(tyron).Transfer({ to: bruno.address, amount: 10n ** 37n }),
  })
  const recent = await readRecentTransactions(chain.client, told, 100)
  expect(new Set(recent.map(({ kind }) => kind))).toEqual(new Set(['payment', 'deploy', 'call']))
  expect(recent.some(({ success }) => !success)).toBe(true)
  expect(await readRecentTransactions(chain.client, untold, 100)).toEqual(recent)
  const { number } = await getLatestBlock(chain.client)
  const ofBlock = await readBlockTransactions(chain.client, told, number)
  expect(ofBlock).toHaveLength(1)
  expect(await readBlockTransactions(chain.client, untold, number)).toEqual(ofBlock)
})

test('[BX-26] of nodes that tell code alone, name and fields of every contract of the protocol are the same', async () => {
  const { services } = await readProtocol(chain.client, chain.network)
  const places = [...new Set([...services.values(), chain.seeded('alice.ssi'), chain.network.registry])]
  let found = 0
  for (const place of places) {
    const facts = await readContractFacts(chain.client, told, place)
    if (facts !== null) found++
    const expected = facts && { ...facts, deployer: null, transactionId: null }
    const read = await readContractFacts(chain.client, untold, place)
    const named = (of: typeof facts) => of && { ...of, fields: of.fields.map(({ vname }) => vname) }
    expect(named(read)).toEqual(named(expected))
    const plain = (type: string): string => type.replace(/[()\s]/g, '')
    const types = (of: typeof facts) => of?.fields.map(({ type }) => plain(type))
    expect(types(read)).toEqual(types(expected))
  }
  expect(found).toBeGreaterThan(10)
})

test('[BX-26] a block that is made and not final yet is none yet', async () => {
  const kept = { storage: 'memory', blockTime: 'manual', clock: Date.now, world: 'empty' } as const
  const devnet = await createDevnet({ ...kept, rules: 'zilliqa-2' })
  const client = createClient({
    endpoints: ['http://node'],
    chainId: devnet.network.chainId,
    fetch: async (_url, { body }) => Response.json(await devnet.handleRpc(body)),
  })
  for (let made = 0; made < 3; made++) await devnet.mineBlock()
  const { number } = await getLatestBlock(client)
  expect((await getBlock(client, number))?.number).toBe(number)
  expect(await getBlock(client, number + 1n)).toBeNull()
  expect(await getBlock(client, number + 9n)).toBeNull()
  await devnet.close()
})
