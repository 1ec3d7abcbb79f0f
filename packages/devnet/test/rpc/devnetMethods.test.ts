import { contractAddress, qaPerZil, toChecksumAddress } from '@tyto/primitives'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mostMinedAtOnce } from '../../src/bounds/bounds'
import type { DevnetOptions } from '../../src/network/devnet'
import { testAccount } from '../../src/genesis/testAccounts'
import { noteBookCode, noteBookDeploy } from '../../src/testing/noteBookContract'
import {
  callOf,
  deployOf,
  sign,
  startTestNetwork,
  type TestNetwork,
} from '../../src/testing/startTestNetwork'

const sender = testAccount(6)
const other = testAccount(7)
const book = contractAddress(sender.address, 0n)
const bookKey = book.slice(2)
const minute = 60_000
let folder: string
let network: TestNetwork
let now: number

async function begin(options: Partial<DevnetOptions> = {}): Promise<void> {
  network = await startTestNetwork({ clock: () => now, ...options })
}
beforeEach(async () => {
  now = 1_700_000_000_000
  folder = await mkdtemp(join(tmpdir(), 'devnet-'))
})
afterEach(async () => {
  await network.stop()
  await rm(folder, { recursive: true, force: true })
})

const note = (key: string, text: string) =>
  callOf({
    to: book,
    transition: 'Put',
    amount: 0n,
    params: [
      { vname: 'a', type: 'String', value: key },
      { vname: 'b', type: 'Uint32', value: '1' },
      { vname: 'text', type: 'String', value: text },
    ],
  })

/** All that people can ask a chain, as one value. */
async function everything(): Promise<unknown> {
  const blocks = Number(await network.result('GetNumTxBlocks'))
  return {
    info: await network.result('GetBlockchainInfo'),
    latest: await network.result('GetLatestTxBlock'),
    hashes: await Promise.all(
      Array.from({ length: blocks }, (_, number) => network.call('GetTxBlock', String(number))),
    ),
    recent: await network.result('GetRecentTransactions'),
    waiting: await network.result('GetPendingTxns'),
    balances: await Promise.all(
      [sender, other, testAccount(9)].map(({ address }) => network.call('GetBalance', address)),
    ),
    supply: await network.result('GetTotalCoinSupply'),
    state: await network.call('GetSmartContractState', bookKey),
    contracts: await network.result('GetSmartContracts', sender.address),
    touched: await network.result('tyto_getAddressTransactions', sender.address, 100),
    history: await network.call('tyto_getFieldHistory', bookKey, ['notes']),
  }
}

describe.each<[string, () => Partial<DevnetOptions>]>([
  ['memory', () => ({})],
  ['LevelDB', () => ({ storage: { folder } })],
  ['LevelDB, with execution in a process of its own', () => ({ storage: { folder }, execution: {} })],
])('in %s', (name, options) => {
  test('a revert makes everything what it was: state, blocks, lists, what waits', async () => {
    await begin(options())
    await network.confirm(sender, deployOf(noteBookCode, noteBookDeploy(sender.address)))
    await network.confirm(sender, note('kept', 'before'))
    const waiting = await network.send(other, { amount: 3n })
    const before = await everything()
    const snapshot = await network.result('devnet_snapshot')

    await network.confirm(sender, note('kept', 'changed'))
    await network.confirm(sender, note('new', 'text'))
    await network.confirm(sender, deployOf(noteBookCode, noteBookDeploy(sender.address)))
    const undone = await network.send(sender, { amount: 5n })
    expect(await everything()).not.toEqual(before)

    expect(await network.result('devnet_revert', snapshot)).toBe('2')
    expect(await everything()).toEqual(before)
    expect(await network.failure('GetTransactionStatus', undone)).toEqual([-20, 'Txn Hash not Present'])

    // And it goes on from there: what waited lands, other things are written where there had been others.
    expect((await network.devnet.mineBlock()).transactionIds).toEqual([waiting])
    expect(await network.confirm(sender, note('kept', 'again'))).toMatchObject({ success: true })
    expect(await network.result('GetSmartContractSubState', bookKey, 'notes', [])).toEqual({
      notes: { kept: { 1: 'again' } },
    })
    if (name === 'memory') return
    const after = await everything()
    await network.stop()
    await begin(options())
    expect(await everything()).toEqual(after)
  })

  test('a balance that was set pays', async () => {
    await begin(options())
    const poor = '0x00000000000000000000000000000000000000aa'
    expect(await network.result('devnet_setBalance', poor, String(5n * qaPerZil))).toBe(true)
    expect(await network.result('GetBalance', poor)).toEqual({ balance: String(5n * qaPerZil), nonce: 0 })
    await network.result('devnet_setBalance', sender.address, '0')
    expect(await network.failure('CreateTransaction', sign(sender, { nonce: 1n }))).toEqual([
      expect.any(Number),
      expect.stringMatching(/funds/),
    ])
    await network.result('devnet_setBalance', sender.address, String(qaPerZil))
    expect(await network.confirm(sender, { amount: 7n })).toMatchObject({ success: true })
    const { balance } = await network.result<{ balance: string }>('GetBalance', testAccount(9).address)
    expect(BigInt(balance) % 10n).toBe(7n)
  })
})

describe('snapshots', () => {
  test('lie in each other; one that was used up is none', async () => {
    await begin()
    const first = await network.result('devnet_snapshot')
    await network.result('devnet_mine')
    const second = await network.result('devnet_snapshot')
    await network.result('devnet_mine', 3)
    expect(await network.result('devnet_revert', second)).toBe('1')
    expect(await network.failure('devnet_revert', second)).toEqual([-8, 'No such snapshot'])
    await network.result('devnet_mine', 2)
    expect(await network.result('devnet_revert', first)).toBe('0')
    expect(await network.failure('devnet_revert', first)).toEqual([-8, 'No such snapshot'])
  })

  test('whoever follows the blocks is told of the latest one', async () => {
    await begin()
    const seen: bigint[] = []
    network.devnet.subscribe(({ number }) => seen.push(number))
    const snapshot = await network.result('devnet_snapshot')
    await network.result('devnet_mine', 2)
    await network.result('devnet_revert', snapshot)
    expect(seen).toEqual([1n, 2n, 0n])
  })

  test('what is sent while the chain goes back is kept', async () => {
    await begin({ storage: { folder } })
    const snapshot = await network.result('devnet_snapshot')
    await network.confirm(sender, { amount: 1n })
    const [, sent] = await Promise.all([
      network.result('devnet_revert', snapshot),
      network.result<{ TranID: string }>('CreateTransaction', sign(other, { nonce: 1n })),
    ])
    // It came before and went with the rest, or after and stays: never half of it.
    const { Txns: waiting } = await network.result<{ Txns: { TxnHash: string }[] }>('GetPendingTxns')
    await network.stop()
    await begin({ storage: { folder } })
    expect(await network.result('GetPendingTxns')).toEqual({ Txns: waiting })
    expect([[], [sent.TranID]]).toContainEqual(waiting.map(({ TxnHash }) => TxnHash))
  })
})

test('blocks are mined as many as are asked for, within bounds', async () => {
  await begin()
  expect(await network.result('devnet_mine')).toBe('1')
  expect(await network.result('devnet_mine', 40)).toBe('41')
  for (const count of [0, -1, 1.5, mostMinedAtOnce + 1])
    expect(await network.failure('devnet_mine', count)).toEqual([
      -8,
      `Expected a number from 1 to ${mostMinedAtOnce}`,
    ])
  expect(await network.failure('devnet_mine', '3')).toMatchObject({ 0: -32602 })
  expect(await network.result('GetNumTxBlocks')).toBe('42')
})

describe('time', () => {
  const latest = async (): Promise<number> => {
    const { header } = await network.result<{ header: { Timestamp: string } }>('GetLatestTxBlock')
    return Number(header.Timestamp) / 1000
  }

  test('is set, goes on from there, and outlives the process', async () => {
    await begin({ storage: { folder } })
    const future = now + 1_000 * minute
    expect(await network.result('devnet_setTime', future)).toBe(true)
    await network.devnet.mineBlock()
    expect(await latest()).toBe(future)
    now += minute
    await network.stop()
    await begin({ storage: { folder } })
    await network.devnet.mineBlock()
    expect(await latest()).toBe(future + minute)
  })

  test('does not go behind the latest block, but with a revert', async () => {
    await begin()
    const snapshot = await network.result('devnet_snapshot')
    await network.result('devnet_setTime', now + minute)
    await network.devnet.mineBlock()
    expect(await network.failure('devnet_setTime', now + minute)).toEqual([
      -8,
      'The latest block was made at that time or later',
    ])
    for (const time of [0, 1.5, 1e300])
      expect(await network.failure('devnet_setTime', time)).toMatchObject({ 0: -8 })
    await network.result('devnet_revert', snapshot)
    now += 1
    await network.devnet.mineBlock()
    expect(await latest()).toBe(now)
  })
})

describe('a key that acts for another address', () => {
  const key = other.publicKey
  const hexKey = Buffer.from(key).toString('hex')

  test('sends its calls and money with the nonces of that address, until it is stopped', async () => {
    await begin()
    await network.confirm(sender, deployOf(noteBookCode, noteBookDeploy(sender.address)))
    await network.result('devnet_impersonate', sender.address, hexKey)
    const sent = sign(other, { nonce: 2n, ...note('by', 'another key') })
    const { TranID: id } = await network.result<{ TranID: string }>('CreateTransaction', sent)
    await network.devnet.mineBlock()
    const [summary] = await network.result<object[]>('tyto_getTransactions', [id])
    expect(summary).toMatchObject({ sender: sender.address, success: true })
    expect(await network.result('GetBalance', sender.address)).toMatchObject({ nonce: 2 })
    expect(await network.call('GetBalance', other.address)).toMatchObject({ result: { nonce: 0 } })

    await network.result('devnet_stopImpersonating', hexKey)
    const { TranID: own } = await network.result<{ TranID: string }>(
      'CreateTransaction',
      sign(other, { nonce: 1n }),
    )
    await network.devnet.mineBlock()
    expect(await network.result('GetBalance', other.address)).toMatchObject({ nonce: 1 })
    expect(await network.result('tyto_getTransactions', [own])).toMatchObject([{ sender: other.address }])
  })

  test('still has to sign', async () => {
    await begin()
    await network.result('devnet_impersonate', sender.address, hexKey)
    const forged = { ...sign(other, { nonce: 1n }), amount: '2' }
    expect(await network.failure('CreateTransaction', forged)).toEqual([
      expect.any(Number),
      expect.stringMatching(/verify|signature/i),
    ])
  })

  test('does so after a restart, and what it had sent waits for that address', async () => {
    await begin({ storage: { folder } })
    await network.result('devnet_impersonate', toChecksumAddress(sender.address), `0x${hexKey.toUpperCase()}`)
    const { TranID: id } = await network.result<{ TranID: string }>(
      'CreateTransaction',
      sign(other, { nonce: 1n }),
    )
    await network.stop()
    await begin({ storage: { folder } })
    await network.result('CreateTransaction', sign(other, { nonce: 2n }))
    await network.devnet.mineBlock()
    expect(await network.result('tyto_getTransactions', [id])).toMatchObject([{ sender: sender.address }])
    expect(await network.result('GetBalance', sender.address)).toMatchObject({ nonce: 2 })
  })
})

describe('what is no sound wish', () => {
  test.each<[string, readonly unknown[], number]>([
    ['devnet_setBalance', ['nobody', '1'], -8],
    ['devnet_setBalance', [sender.address, '-1'], -8],
    ['devnet_setBalance', [sender.address, '1.5'], -8],
    ['devnet_setBalance', [sender.address, String(1n << 128n)], -8],
    ['devnet_setBalance', [sender.address, 1], -32602],
    ['devnet_revert', ['x'], -8],
    ['devnet_revert', [1], -32602],
    ['devnet_impersonate', [sender.address, '00'], -8],
    ['devnet_impersonate', [sender.address], -32602],
    ['devnet_stopImpersonating', ['zz'.repeat(33)], -8],
  ])('%s of %j is refused with %i and changes nothing', async (method, params, code) => {
    await begin()
    const before = await everything()
    expect(await network.failure(method, ...params)).toMatchObject({ 0: code })
    expect(await everything()).toEqual(before)
  })
})
