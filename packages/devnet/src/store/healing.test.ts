import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { chainId } from '../network/createDevnet'
import { testAccount } from '../genesis/testAccounts'
import { Ledger } from '../ledger/ledger'
import { signed } from '../testing/startTestNetwork'
import { put, type Operation } from './keyValueStore'
import { openLevelStore } from './levelStore'
import { MemoryStore } from './memoryStore'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'devnet-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a store goes on after a write that failed, with all that was written before', async () => {
  const store = await openLevelStore(folder)
  await store.write([put('a', '1')])
  await expect(store.write([put('b', '2'), put(undefined as unknown as string, '')])).rejects.toThrow()
  await Promise.all([store.write([put('c', '3')]), store.write([put('d', '4')])])
  await store.close()
  const again = await openLevelStore(folder)
  expect(['a', 'b', 'c', 'd'].map((key) => again.get(key))).toEqual(['1', undefined, '3', '4'])
  await again.close()
})

test('keys are told without their values, as entries are', async () => {
  const stores = [new MemoryStore(), await openLevelStore(folder)]
  for (const store of stores) {
    await store.write([put('b/2', '2'), put('b/1', '1'), put('a', ''), put('b', ''), put('c/', '')])
    const keys: string[] = []
    for await (const key of store.keys('b/')) keys.push(key)
    expect(keys).toEqual(['b/1', 'b/2'])
    await store.close()
  }
})

test('a flipped bit inside the tables is an error of whoever reads there, and never another value', async () => {
  const store = await openLevelStore(folder)
  const written = Array.from(
    { length: 2_000 },
    (_, at) => [`state/${at}`, `${at * 7_919}`.repeat(9)] as const,
  )
  await store.write(written.map(([key, value]) => put(key, value)))
  await store.close()
  // Opened once more, what stood in the log becomes a table.
  await (await openLevelStore(folder)).close()
  const [name = ''] = (await readdir(folder)).filter((file) => file.endsWith('.ldb'))
  const table = join(folder, name)
  const bytes = await readFile(table)
  const truth = new Map<string, string>(written)
  let seen = 0
  for (let place = 7; place < bytes.length; place += Math.floor(bytes.length / 60)) {
    const flipped = Buffer.from(bytes)
    flipped[place] = flipped[place]! ^ 4
    await writeFile(table, flipped)
    const found: (readonly [string, string])[] = []
    try {
      const damaged = await openLevelStore(folder)
      try {
        for await (const entry of damaged.entries('')) found.push(entry)
      } finally {
        await damaged.close()
      }
    } catch (error) {
      expect(error).toMatchObject({ code: 'StoreCorrupt' })
      seen++
    }
    for (const [key, value] of found) expect(truth.get(key), key).toBe(value)
  }
  expect(seen).toBeGreaterThan(50)
})

class SmallDisk extends MemoryStore {
  isFull = false

  override async write(operations: readonly Operation[]): Promise<void> {
    if (this.isFull) throw Object.assign(new Error('No space left on device'), { code: 'ENOSPC' })
    await super.write(operations)
  }
}

const sender = testAccount(6)

test('a chain on a full disk takes nothing, loses nothing, and goes on once there is room', async () => {
  const store = new SmallDisk()
  const ledger = new Ledger({
    chainId,
    genesisHash: 'test',
    store,
    clock: Date.now,
    report: (error) => {
      throw error
    },
  })
  await ledger.begin(new Map([[sender.address, 10n ** 15n]]))
  expect(await ledger.submit(signed(sender, { nonce: 1n }))).toMatchObject({ ok: true })
  store.isFull = true
  await expect(ledger.produceBlock()).rejects.toMatchObject({ code: 'ENOSPC' })
  await expect(ledger.submit(signed(sender, { nonce: 2n }))).rejects.toMatchObject({ code: 'ENOSPC' })
  expect([ledger.height, ledger.pool.size, ledger.state.nonce(sender.address)]).toEqual([0, 1, 0n])
  store.isFull = false
  expect(await ledger.submit(signed(sender, { nonce: 2n }))).toMatchObject({ ok: true })
  expect((await ledger.produceBlock()).transactionIds).toHaveLength(2)
  expect([ledger.height, ledger.pool.size, ledger.state.nonce(sender.address)]).toEqual([1, 0, 2n])
})
