import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contractAddress, type Address } from '@tyto/primitives'
import { didWallet, zrc2Token } from '@tyto/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callOf, deployOf, startTestNetwork, type TestNetwork } from '../../src/testing/startTestNetwork'
import { noteBookCode, noteBookDeploy } from '../../src/testing/noteBookContract'
import { testAccount } from '../../src/genesis/testAccounts'

const sender = testAccount(6)
const other = testAccount(7)
const gas = (units: bigint): bigint => units * 2_000_000_000n
let network: TestNetwork
let folder: string
let address: Address
let deploy: string

interface Changes {
  readonly balances: readonly { address: Address; before: string; after: string }[]
  readonly fields: readonly object[]
  readonly left: number
  readonly failedAt: Address | null
}

interface Summary {
  readonly id: string
  readonly block: string
  readonly [key: string]: unknown
}

interface Page {
  readonly transactions: readonly Summary[]
  readonly next: string | null
}

const changesOf = (id: string): Promise<Changes> => network.result('tyto_getStateChanges', id)
const pageOf = (of: Address, limit = 100, next?: string | null): Promise<Page> =>
  network.result('tyto_getAddressTransactions', of, limit, ...(next === undefined ? [] : [next]))

function put(a: string, b: string, text: string) {
  return callOf({
    to: address,
    transition: 'Put',
    amount: 0n,
    params: [
      { vname: 'a', type: 'String', value: a },
      { vname: 'b', type: 'Uint32', value: b },
      { vname: 'text', type: 'String', value: text },
    ],
  })
}

function call(transition: string, ...params: readonly [string, string, string][]) {
  return callOf({
    to: address,
    transition,
    amount: 0n,
    params: params.map(([vname, type, value]) => ({ vname, type, value })),
  })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'devnet-'))
  network = await startTestNetwork({ world: 'seeded', storage: { folder } })
  address = contractAddress(sender.address, (await network.nonce(sender)) - 1n)
  deploy = (await network.confirm(sender, deployOf(noteBookCode, noteBookDeploy(sender.address)))).id
})
afterAll(async () => {
  await network.stop()
  await rm(folder, { recursive: true, force: true })
})

describe('tyto_getStateChanges', () => {
  test('of a payment: what each of the two had and has', async () => {
    const balance = async (of: Address): Promise<bigint> =>
      BigInt((await network.result<{ balance: string }>('GetBalance', of)).balance)
    const before = [await balance(sender.address), await balance(other.address)] as const
    const { id } = await network.confirm(sender, { toAddr: other.address, amount: 12n })
    const { balances, ...rest } = await changesOf(id)
    expect(rest).toEqual({ fields: [], left: 0, failedAt: null })
    expect(new Map(balances.map((change) => [change.address, [change.before, change.after]]))).toEqual(
      new Map([
        [sender.address, [String(before[0]), String(before[0] - 12n - gas(50n))]],
        [other.address, [String(before[1]), String(before[1] + 12n)]],
      ]),
    )
    expect(await network.result('tyto_getStateChanges', `0x${id.toUpperCase()}`)).toMatchObject({ balances })
  })

  test('of a deploy: the fields that came to be', async () => {
    const { fields, failedAt } = await changesOf(deploy)
    expect(failedAt).toBeNull()
    expect(fields).toContainEqual({
      address,
      field: 'title',
      keys: [],
      type: 'String',
      before: null,
      after: { value: 'first' },
    })
    expect(fields).toContainEqual(expect.objectContaining({ field: 'notes', keys: [], after: { value: {} } }))
    expect(fields).toContainEqual(expect.objectContaining({ type: `Option (${address}.Note)` }))
  })

  test('of a call: entries before and after, by their keys', async () => {
    await network.confirm(sender, put('book', '1', 'one'))
    const { id } = await network.confirm(sender, put('book', '1', 'two'))
    const place = { address, field: 'notes', keys: ['book', '1'], type: 'String' }
    const { fields } = await changesOf(id)
    expect(fields[0]).toEqual({ ...place, before: { value: 'one' }, after: { value: 'two' } })
    expect(fields[1]).toMatchObject({ field: 'latest', keys: [] })
    expect(fields).toHaveLength(2)
    // A value that is written again as it was is no change.
    const again = await network.confirm(sender, put('book', '1', 'two'))
    expect((await changesOf(again.id)).fields).toEqual([])
  })

  test('of a map that is replaced or removed: the entries that differ', async () => {
    await network.confirm(sender, put('box', '1', 'one'))
    await network.confirm(sender, put('box', '2', 'two'))
    const replaced = await network.confirm(sender, call('Replace', ['a', 'String', 'box']))
    const entry = (key: string, before: string | null, after: string | null) => ({
      address,
      field: 'notes',
      keys: ['box', key],
      type: 'String',
      before: before === null ? null : { value: before },
      after: after === null ? null : { value: after },
    })
    expect((await changesOf(replaced.id)).fields).toEqual([
      entry('1', 'one', 'only'),
      entry('2', 'two', null),
    ])
    const removed = await network.confirm(sender, call('RemoveAll', ['a', 'String', 'box']))
    expect((await changesOf(removed.id)).fields).toEqual([entry('1', 'only', null)])
    const nothing = await network.confirm(sender, call('RemoveAll', ['a', 'String', 'box']))
    expect((await changesOf(nothing.id)).fields).toEqual([])
  })

  test('of a failure: the contract that failed, and what the gas cost', async () => {
    const { id, success, cumulative_gas } = await network.confirm(
      sender,
      call('Refuse', ['code', 'Int32', '-7']),
    )
    expect(success).toBe(false)
    const { balances, fields, failedAt } = await changesOf(id)
    expect([fields, failedAt]).toEqual([[], address])
    expect(balances.map((change) => BigInt(change.before) - BigInt(change.after))).toEqual([
      gas(BigInt(cumulative_gas)),
    ])
  })

  test('of an id that stands in no block', async () => {
    expect(await network.failure('tyto_getStateChanges', 'ab'.repeat(32))).toEqual([
      -20,
      'Txn Hash not Present',
    ])
    expect((await network.failure('tyto_getStateChanges', 'ab'))[0]).toBe(-32602)
    expect((await network.failure('tyto_getStateChanges', null))[0]).toBe(-32602)
  })
})

describe('tyto_getAddressTransactions', () => {
  test('lists what an address sent, newest first, page by page', async () => {
    const account = testAccount(3)
    const sent: string[] = []
    const nonce = await network.nonce(account)
    for (let i = 0n; i < 5n; i++) {
      sent.push(await network.send(account, { nonce: nonce + i, toAddr: other.address, amount: i }))
      if (i === 2n) await network.devnet.mineBlock()
    }
    const { number, timestamp } = await network.devnet.mineBlock()
    const whole = await pageOf(account.address)
    expect(whole.transactions.map(({ id }) => id)).toEqual([...sent].reverse())
    expect(whole.next).toBeNull()
    expect(whole.transactions[0]).toEqual({
      id: sent[4],
      block: number.toString(),
      timestamp: timestamp.toString(),
      sender: account.address,
      kind: 'payment',
      to: other.address,
      transition: null,
      amount: '4',
      fee: gas(50n).toString(),
      success: true,
    })
    const pages: Page[] = [await pageOf(account.address, 2)]
    while (pages.at(-1)?.next) pages.push(await pageOf(account.address, 2, pages.at(-1)!.next))
    expect(pages.map(({ transactions }) => transactions.map(({ id }) => id))).toEqual([
      [sent[4], sent[3]],
      [sent[2], sent[1]],
      [sent[0]],
    ])
    // The recipient finds them too.
    expect((await pageOf(other.address, 1)).transactions[0]?.id).toBe(sent[4])
  })

  test('a contract finds its deploy, its calls and its failures', async () => {
    const failed = await network.confirm(sender, call('Refuse', ['code', 'Int32', '1']))
    const { transactions } = await pageOf(address)
    expect(transactions[0]).toMatchObject({
      id: failed.id,
      kind: 'call',
      transition: 'Refuse',
      success: false,
      to: address,
    })
    let page = await pageOf(address)
    while (page.next !== null) page = await pageOf(address, 100, page.next)
    expect(page.transactions.at(-1)).toMatchObject({ id: deploy, kind: 'deploy', to: address })
  })

  test('contracts that are only reached by messages find the transaction', async () => {
    const { names, initDid, registry } = network.devnet.network
    const alice = names.find(({ name }) => name === 'alice.ssi')!.address
    const { id, success } = await network.confirm(
      testAccount(0),
      callOf(
        didWallet(alice).BuyNftUsername({
          username: `0x${'5e'.repeat(32)}`,
          addr: null,
          id: 'zil',
          tyron: null,
        }),
      ),
    )
    expect(success).toBe(true)
    expect((await pageOf(registry, 1)).transactions[0]?.id).toBe(id)
    expect((await pageOf(alice, 1)).transactions[0]?.id).toBe(id)
    expect((await pageOf(initDid, 1)).transactions[0]?.id).toBeDefined()
  })

  test('whose tokens a spender moves finds it, and so does who may take them', async () => {
    const { tyron } = network.devnet.network
    const owner = testAccount(0)
    const spender = testAccount(5)
    const token = zrc2Token(tyron)
    const allowed = await network.confirm(
      owner,
      callOf(token.IncreaseAllowance({ spender: spender.address, amount: 9n })),
    )
    expect((await pageOf(spender.address, 1)).transactions[0]?.id).toBe(allowed.id)
    const taken = await network.confirm(
      spender,
      callOf(token.TransferFrom({ from: owner.address, to: other.address, amount: 9n })),
    )
    expect([allowed.success, taken.success]).toEqual([true, true])
    for (const { address: of } of [owner, spender, other]) {
      expect((await pageOf(of, 1)).transactions[0]?.id).toBe(taken.id)
    }
    // An address that nobody names stays without.
    expect((await pageOf(testAccount('nobody').address, 1)).transactions).toEqual([])
  })

  test('of nobody: an empty list; of what is no address or no page: refused', async () => {
    expect(await pageOf(testAccount('nobody').address)).toEqual({ transactions: [], next: null })
    expect((await network.failure('tyto_getAddressTransactions', 'zil1', 5))[0]).toBe(-5)
    for (const limit of [0, -1, 101, 1.5])
      expect((await network.failure('tyto_getAddressTransactions', address, limit))[0]).toBe(-8)
    for (const limit of ['5', null, {}])
      expect((await network.failure('tyto_getAddressTransactions', address, limit))[0]).toBe(-32602)
    for (const place of ['', '/', 'of/x', '0'.repeat(15)])
      expect((await network.failure('tyto_getAddressTransactions', address, 5, place))[0]).toBe(-8)
    expect((await network.failure('tyto_getAddressTransactions', address, 5, 7))[0]).toBe(-32602)
  })
})

describe('tyto_getTransactions, tyto_getContract', () => {
  test('summaries of the ids that are known, in their order', async () => {
    const { id } = await network.confirm(sender, {})
    const summaries = await network.result<Summary[]>('tyto_getTransactions', [deploy, 'ab'.repeat(32), id])
    expect(summaries.map((summary) => summary.id)).toEqual([deploy, id])
    expect((await network.failure('tyto_getTransactions', ['x']))[0]).toBe(-32602)
    expect((await network.failure('tyto_getTransactions', Array(101).fill(id)))[0]).toBe(-8)
  })

  test('a contract says its name, its types and who deployed it', async () => {
    expect(await network.result('tyto_getContract', address)).toMatchObject({
      name: 'NoteBook',
      deployer: sender.address,
      transactionId: deploy,
      fields: expect.arrayContaining([{ vname: 'title', type: 'String' }]),
      transitions: expect.arrayContaining([
        { vname: 'Refuse', params: [{ vname: 'code', type: 'Int32' }] },
        { vname: 'Clear', params: [] },
      ]),
    })
    expect(await network.result('tyto_getContract', sender.address)).toBeNull()
  })
})

test('a network that is opened again says the same', async () => {
  const { id } = await network.confirm(sender, put('kept', '3', 'three'))
  const everything = async () => ({
    changes: await changesOf(id),
    page: await pageOf(address, 20),
    seeded: await pageOf(network.devnet.network.registry, 100),
    contract: await network.result('tyto_getContract', address),
  })
  const before = await everything()
  expect(before.changes.fields).not.toEqual([])
  expect(before.seeded.transactions.length).toBeGreaterThan(5)
  await network.stop()
  network = await startTestNetwork({ world: 'seeded', storage: { folder } })
  expect(await everything()).toEqual(before)
  const { id: next } = await network.confirm(sender, put('kept', '4', 'four'))
  expect((await pageOf(address, 2)).transactions.map((summary) => summary.id)).toEqual([next, id])
})
