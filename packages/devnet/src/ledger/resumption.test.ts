import { expect, test } from 'vitest'
import { put } from '../store/keyValueStore'
import { MemoryStore } from '../store/memoryStore'
import { nextSequence, readWaiting } from './resumption'
import { TransactionPool } from './transactionPool'
import { pendingKey } from './transactionRecords'

test('[BX-29] no transaction gets the number of one that still waits in the store', async () => {
  const store = new MemoryStore()
  expect(await nextSequence(store)).toBe(0)
  await store.write([put(pendingKey(3), ''), put(pendingKey(41), '')])
  expect(await nextSequence(store)).toBe(42)
})

test.each(['pending/', 'pending/x', 'pending/-1', 'pending/fffffffffffffff'])(
  'a waiting transaction without a number is damage: %s',
  async (key) => {
    const store = new MemoryStore()
    await store.write([put(key, '')])
    await expect(nextSequence(store)).rejects.toThrow(/has no number/)
    await expect(readWaiting(store, new TransactionPool())).rejects.toThrow(/has no number/)
  },
)
