import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDevnet, testAccount, type Devnet } from '@tyto/devnet'
import { sign } from '../../../packages/devnet/src/testing/startTestNetwork'
import type { Benchmark, GrowthTable } from '../benchmark'
import { processorTime } from './processorTime'

const sizes = [1_000, 100_000]
const sender = testAccount(6)
/** Blocks that are measured, after some that are not. */
const measured = 400

const open = (folder: string): Promise<Devnet> =>
  createDevnet({ storage: { folder }, world: 'empty', blockTime: 'manual', clock: Date.now })

/** Sends a transfer and makes its block. */
async function pay(devnet: Devnet, nonce: number): Promise<void> {
  const params = [sign(sender, { nonce: BigInt(nonce) })]
  await devnet.handleRpc({ jsonrpc: '2.0', id: 1, method: 'CreateTransaction', params })
  const { transactionIds } = await devnet.mineBlock()
  if (transactionIds.length !== 1) throw new Error('A transfer stands in no block')
}

const folders = new Map<number, Promise<string>>()

/** A folder whose chain has so many blocks with a transfer each; it is made once, and deleted with the process. */
function historyOf(blocks: number): Promise<string> {
  const known = folders.get(blocks)
  if (known !== undefined) return known
  const made = makeHistory(blocks)
  folders.set(blocks, made)
  return made
}

async function makeHistory(blocks: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tyto-history-'))
  const devnet = await open(folder)
  for (let nonce = 1; nonce <= blocks; nonce++) await pay(devnet, nonce)
  await devnet.close()
  return folder
}

/** Deletes what the benchmarks of this file have made. */
export async function deleteHistories(): Promise<void> {
  for (const folder of folders.values()) await rm(await folder, { recursive: true, force: true })
  folders.clear()
}

/** Ms of one core. */
async function startOf(folder: string): Promise<number> {
  const start = processorTime()
  const devnet = await open(folder)
  const time = processorTime() - start
  await devnet.close()
  return time
}

export const historyStart: Benchmark = {
  name: 'local-network-start-of-100000',
  goal: { atMost: 3_000, unit: 'ms of one core, 100,000 transactions' },
  run: async () => startOf(await historyOf(100_000)),
}

/** The cost of a block and the time of a start, on a short history and on a long one. */
export const growthOfHistory: GrowthTable = {
  name: 'growth-of-history',
  size: 'blocks before',
  sizes,
  async measure(size) {
    const folder = await historyOf(size)
    const start = await startOf(folder)
    const devnet = await open(folder)
    const answer = (await devnet.handleRpc({
      jsonrpc: '2.0',
      id: 1,
      method: 'GetBalance',
      params: [sender.address.slice(2)],
    })) as { readonly result: { readonly nonce: number } }
    let { nonce } = answer.result
    for (let i = 0; i < measured / 4; i++) await pay(devnet, ++nonce)
    const paid = processorTime()
    for (let i = 0; i < measured; i++) await pay(devnet, ++nonce)
    const perBlock = (processorTime() - paid) / measured
    const idle = processorTime()
    for (let i = 0; i < measured; i++) await devnet.mineBlock()
    const perEmpty = (processorTime() - idle) / measured
    await devnet.close()
    return [
      ['block of a transfer, ms (signing it included)', perBlock],
      ['empty block, ms', perEmpty],
      ['start, ms', start],
    ]
  },
}
