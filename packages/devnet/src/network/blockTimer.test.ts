import { afterEach, expect, test } from 'vitest'
import type { BlockNotice } from './devnet'
import { startTestNetwork, type TestNetwork } from '../testing/startTestNetwork'
import { testAccount } from '../genesis/testAccounts'

let network: TestNetwork
afterEach(() => network.stop())

/** Only what never comes meets it, in ms. */
const patience = 60_000

/** Collects the blocks until there are so many of them, or the time is over. */
function collect(count: number, milliseconds: number): Promise<readonly BlockNotice[]> {
  return new Promise((resolve) => {
    const blocks: BlockNotice[] = []
    const end = (): void => {
      stop()
      clearTimeout(timer)
      resolve(blocks)
    }
    const stop = network.devnet.subscribe((block) => {
      if (blocks.push(block) === count) end()
    })
    const timer = setTimeout(end, milliseconds)
  })
}

test('a timer makes blocks, empty ones too, one number after the other', async () => {
  network = await startTestNetwork({ blockTime: 30 })
  const id = await network.send(testAccount(6), {})
  const blocks = await collect(4, patience)
  expect(blocks).toHaveLength(4)
  blocks.slice(1).forEach(({ number, timestamp }, i) => {
    expect(number).toBe(blocks[i]!.number + 1n)
    expect(timestamp).toBeGreaterThan(blocks[i]!.timestamp)
  })
  expect(await network.result('GetTransaction', id)).toMatchObject({ ID: id })
})

test('on demand a block follows a transaction, and no block comes without one', async () => {
  network = await startTestNetwork({ blockTime: 'on demand' })
  const height = await network.result('GetNumTxBlocks')
  expect(await collect(1, 150)).toEqual([])
  const blocks: BlockNotice[] = []
  network.devnet.subscribe((block) => blocks.push(block))
  const sent = await Promise.all([network.send(testAccount(6), {}), network.send(testAccount(7), {})])
  // In one block or in two.
  await expect.poll(() => blocks.flatMap(({ transactionIds }) => transactionIds).sort()).toEqual(sent.sort())
  expect(await network.result('GetNumTxBlocks')).toBe(String(Number(height) + blocks.length))
})

test('on demand a transaction that is not next yet makes no block, the missing one does', async () => {
  network = await startTestNetwork({ blockTime: 'on demand' })
  const nonce = await network.nonce(testAccount(6))
  const nothing = collect(1, 150)
  const later = await network.send(testAccount(6), { nonce: nonce + 1n })
  expect(await nothing).toEqual([])
  const arriving = collect(1, patience)
  const missing = await network.send(testAccount(6), { nonce })
  expect((await arriving).map(({ transactionIds }) => transactionIds)).toEqual([[missing, later]])
})

test('a listener that throws stops nothing, and one that left hears nothing', async () => {
  const lines: string[] = []
  network = await startTestNetwork({ log: (line) => lines.push(line) })
  const heard: bigint[] = []
  const leave = network.devnet.subscribe(() => {
    throw new Error('listener')
  })
  const quiet = network.devnet.subscribe(() => heard.push(0n))
  quiet()
  network.devnet.subscribe(({ number }) => heard.push(number))
  const { number } = await network.devnet.mineBlock()
  expect(heard).toEqual([number])
  expect(lines).toEqual([expect.stringContaining('listener')])
  leave()
})

test('blocks asked for at once come one after the other', async () => {
  network = await startTestNetwork()
  const blocks = await Promise.all(Array.from({ length: 5 }, () => network.devnet.mineBlock()))
  expect(new Set(blocks.map(({ number }) => number)).size).toBe(5)
})

test('a closed network makes no blocks, and a timer that cannot run is refused', async () => {
  network = await startTestNetwork({ blockTime: 20 })
  await network.devnet.close()
  await expect(network.devnet.mineBlock()).rejects.toMatchObject({ code: 'DevnetClosed' })
  for (const blockTime of [0, -1, Number.NaN]) {
    await expect(startTestNetwork({ blockTime })).rejects.toMatchObject({ code: 'InvalidBlockTime' })
  }
})
