import type { Address } from '@tyto/primitives'
import { expect, test } from 'vitest'
import { mostDropped } from '../bounds/bounds'
import { chainId } from '../network/createDevnet'
import { testAccount } from '../genesis/testAccounts'
import { MemoryStore } from '../store/memoryStore'
import { noteBookCode, noteBookDeploy } from '../testing/noteBookContract'
import { deployOf, signed } from '../testing/startTestNetwork'
import { transactionsOfEpoch } from './directory'
import { Ledger } from './ledger'
import { rejection } from './transactionRecords'

/** A store that tells how it is used. */
class WatchedStore extends MemoryStore {
  isMarkBroken = false
  readonly read: string[] = []
  lastMark = ''

  override get(key: string): string | undefined {
    this.read.push(key)
    return super.get(key)
  }

  override setMark(text = ''): void {
    if (this.isMarkBroken) throw new Error('No space left on device')
    this.lastMark = text
  }
}

const rich = testAccount(6)
const caller = testAccount(7)
const balances = new Map<Address, bigint>([
  [rich.address, 10n ** 18n],
  [caller.address, 10n ** 18n],
])

async function begin() {
  const store = new WatchedStore()
  const reported: unknown[] = []
  const ledger = new Ledger({
    chainId,
    genesisHash: 'test',
    store,
    clock: Date.now,
    report: (error) => reported.push(error),
  })
  await ledger.begin(balances)
  return { ledger, store, reported }
}

test('a block that is stored stands, whatever becomes of the mark behind it', async () => {
  const { ledger, store, reported } = await begin()
  await ledger.submit(signed(rich, { nonce: 1n }))
  const write = store.write.bind(store)
  store.write = async (operations) => {
    await write(operations)
    store.isMarkBroken = true
  }
  expect((await ledger.produceBlock()).transactionIds).toHaveLength(1)
  expect(ledger.height).toBe(1)
  expect(reported).toEqual([expect.objectContaining({ message: 'No space left on device' })])
})

test('a deploy that is done is not marked while payments behind it run', async () => {
  const { ledger, store } = await begin()
  const marks = new Map<string, string>()
  const { state } = ledger
  const balance = state.balance.bind(state)
  state.balance = (address) => {
    if (!marks.has(address)) marks.set(address, store.lastMark)
    return balance(address)
  }
  const parts = deployOf(noteBookCode, noteBookDeploy(caller.address))
  // Once the code is compiled, the block gives way to nobody between the two.
  await ledger.submit(signed(caller, { nonce: 1n, ...parts }))
  await ledger.produceBlock()
  const deploy = await ledger.submit(signed(caller, { nonce: 2n, ...parts }))
  await ledger.submit(signed(rich, { nonce: 1n }))
  marks.clear()
  await ledger.produceBlock()
  expect(deploy).toMatchObject({ ok: true })
  expect(marks.get(caller.address)).toContain(deploy.ok ? deploy.value.id : 'a deploy')
  expect(marks.get(rich.address)).toBe('1 ')
})

test('how many transactions a block holds is read once', async () => {
  const { ledger, store } = await begin()
  for (let nonce = 1n; nonce <= 3n; nonce++) {
    await ledger.submit(signed(rich, { nonce }))
    await ledger.produceBlock()
  }
  expect(transactionsOfEpoch(ledger)).toBe(3)
  store.read.length = 0
  expect(transactionsOfEpoch(ledger)).toBe(3)
  expect(store.read).toEqual([])
  await ledger.submit(signed(rich, { nonce: 4n }))
  await ledger.produceBlock()
  store.read.length = 0
  expect(transactionsOfEpoch(ledger)).toBe(4)
  expect(store.read).toHaveLength(1)
})

test('of dropped transactions the newest are told of, as far as their number and their size go', async () => {
  const { ledger } = await begin()
  const payment = signed(rich, { nonce: 1n })
  const drop = (index: number, block: number, length: number): string => {
    const id = index.toString(16).padStart(64, '0')
    const transaction = { ...payment, data: 'x'.repeat(length) }
    ledger.rejected.set(id, { id, transaction, sender: rich.address, status: 21, block })
    return id
  }
  for (let i = 0; i < mostDropped.count; i++) drop(i, 0, 0)
  const newest = drop(mostDropped.count, 1, 0)
  await ledger.produceBlock()
  expect(ledger.rejected.size).toBe(mostDropped.count)
  expect(ledger.rejected.has(newest)).toBe(true)
  const large = Array.from({ length: 3 }, (_, i) => drop(2_000 + i, 2 + i, mostDropped.size / 2))
  await ledger.produceBlock()
  // The two newest fill the room.
  expect([...ledger.rejected.keys()]).toEqual(large.slice(1))
})

test('a dropped transaction is told of whatever its age, and once more after it was dropped twice', async () => {
  const { ledger } = await begin()
  // So little money that it is dropped where its turn comes.
  const poor = testAccount(8)
  await ledger.byHand.setBalance(poor.address, 2n * 10n ** 18n)
  const dearly = signed(poor, { nonce: 1n, amount: 10n ** 18n })
  const drop = async (): Promise<string> => {
    await ledger.byHand.setBalance(poor.address, 2n * 10n ** 18n)
    const taken = await ledger.submit(dearly)
    await ledger.byHand.setBalance(poor.address, 0n)
    await ledger.produceBlock()
    return taken.ok ? taken.value.id : taken.code
  }
  const id = await drop()
  const status = { status: rejection.insufficientBalance }
  for (let block = 0; block < 300; block++) await ledger.produceBlock()
  expect(ledger.rejected.get(id)).toMatchObject(status)
  expect(await drop()).toBe(id)
  await ledger.produceBlock()
  expect(ledger.rejected.get(id)).toMatchObject({ ...status, block: 302 })
})
