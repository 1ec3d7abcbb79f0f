import { contractAddress, transactionFromRpc, type TransactionCore } from '@tyto/primitives'
import { loadAllParts } from '@tyto/scilla'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { executionBounds } from '../bounds/bounds'
import { chainId } from '../network/createDevnet'
import type { ExecutionBounds } from '../network/devnet'
import { testAccount, type TestAccount } from '../genesis/testAccounts'
import { planEmptyWorld, planWorld } from '../genesis/worldPlan'
import type { Ledger } from '../ledger/ledger'
import { rejection } from '../ledger/transactionRecords'
import { openLedger } from '../network/openLedger'
import { greedyCode, greedyDeploy } from '../testing/greedyContract'
import { slowCode, slowDeploy, slowGas } from '../testing/slowContract'
import { callOf, deployOf, sign } from '../testing/startTestNetwork'
import { OwnProcess } from './ownProcess'

const sender = testAccount(6)
const other = testAccount(7)
const contract = contractAddress(sender.address, 0n)
const loop = { ...callOf({ to: contract, transition: 'Loop', amount: 0n, params: [] }), gasLimit: slowGas }
let ledger: Ledger
let executor: OwnProcess
let lines: string[]

async function begin(bounds: Partial<ExecutionBounds> = {}, plan = planEmptyWorld()): Promise<void> {
  await loadAllParts()
  lines = []
  const log = (line: string): void => void lines.push(line)
  const report = (error: unknown): void => log(String(error))
  const opening = {
    chainId,
    storage: 'memory',
    plan,
    clock: Date.now,
    report,
    log,
    sharesState: true,
  } as const
  ledger = (await openLedger(opening)).ledger
  executor = new OwnProcess({ ...executionBounds, ...bounds, ledger, report, log })
  ledger.executor = executor
}
afterEach(() => ledger.close())

/** Sends one and answers its id. */
async function submit(
  account: TestAccount,
  core: Partial<TransactionCore> & { nonce: bigint },
): Promise<string> {
  const transaction = transactionFromRpc(sign(account, core))
  if (!transaction.ok) throw new Error(transaction.code)
  const taken = await ledger.submit(transaction.value)
  if (!taken.ok) throw new Error(taken.code)
  return taken.value.id
}

const blockIds = async (): Promise<readonly string[]> => (await ledger.produceBlock()).transactionIds

function hoard(times: number): Partial<TransactionCore> {
  const params = [{ vname: 'times', type: 'Uint32', value: String(times) }]
  return { ...callOf({ to: contract, transition: 'Hoard', amount: 0n, params }), gasLimit: 9_000_000n }
}

describe('a transaction in a process of its own', () => {
  beforeEach(async () => {
    await begin()
    await submit(sender, { nonce: 1n, ...deployOf(greedyCode, greedyDeploy) })
    await ledger.produceBlock()
  })

  test('changes the state here as it does there, and the next block builds on that', async () => {
    const write = (nonce: bigint, times: number) => {
      const params = [{ vname: 'times', type: 'Uint32', value: String(times) }]
      const core = callOf({ to: contract, transition: 'Write', amount: 0n, params })
      return submit(sender, { nonce, ...core, gasLimit: 1_000_000n })
    }
    const written = await write(2n, 3)
    const again = await write(3n, 2)
    const paid = await submit(other, { nonce: 1n })
    expect(await blockIds()).toEqual([written, again, paid])
    await write(4n, 1)
    await ledger.produceBlock()
    const next = ledger.state.field(contract, 'next', [])
    expect(next).toMatchObject({ value: 6n })
    expect(ledger.state.field(contract, 'entries', ['5'])).toMatchObject({ value: 5n })
    expect(ledger.state.field(contract, 'entries', ['6'])).toBeUndefined()
  })

  test('that changes more than its bound fails with the reason, pays, and changes nothing', async () => {
    const params = [{ vname: 'times', type: 'Uint32', value: '10000' }]
    const core = callOf({ to: contract, transition: 'Write', amount: 0n, params })
    const before = ledger.state.balance(sender.address)
    const id = await submit(sender, { nonce: 2n, ...core, gasLimit: 1_000_000n })
    await ledger.produceBlock()
    const { receipt } = ledger.transaction(id)!
    expect(receipt).toMatchObject({
      success: false,
      exceptions: [{ line: 0, message: 'The transaction changes more than this network takes of one.' }],
    })
    const paid = before - ledger.state.balance(sender.address)
    expect(paid).toBe(BigInt(receipt.cumulative_gas) * 2_000_000_000n)
    expect(ledger.state.field(contract, 'next', [])).toMatchObject({ value: 0n })
  })

  test('of a block that was not stored leaves nothing behind', async () => {
    const id = await submit(sender, { nonce: 2n, amount: 5n })
    // A write behind the execution fails once.
    const { timeline } = ledger
    const recordOf = timeline.recordOf.bind(timeline)
    timeline.recordOf = () => {
      throw new Error('No space left on device')
    }
    await expect(ledger.produceBlock()).rejects.toThrow('No space left')
    timeline.recordOf = recordOf
    const before = ledger.state.balance(testAccount(9).address)
    expect(await blockIds()).toEqual([id])
    expect(ledger.state.balance(testAccount(9).address)).toBe(before + 5n)
    expect(ledger.transaction(id)?.receipt.success).toBe(true)
  })
})

// Windows cannot stop a process for a while.
describe.skipIf(process.platform === 'win32')('a process that executes', () => {
  beforeEach(async () => {
    await begin()
    await submit(sender, { nonce: 1n, ...deployOf(slowCode, slowDeploy) })
    await ledger.produceBlock()
  })

  test('that stands still holds up the block, and nothing else', async () => {
    const pid = (await executor.pid())!
    const id = await submit(sender, { nonce: 2n, ...loop })
    process.kill(pid, 'SIGSTOP')
    let isDone = false
    const block = ledger.produceBlock().finally(() => (isDone = true))
    // Here everything goes on: reads, and transactions that are taken.
    const later = await submit(other, { nonce: 1n })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(ledger.pool.get(id)).toBeDefined()
    expect(isDone).toBe(false)
    process.kill(pid, 'SIGCONT')
    expect((await block).transactionIds).toEqual([id, later])
    expect(ledger.transaction(id)?.receipt).toMatchObject({ success: false, errors: { 0: [4] } })
  })

  test('that is killed between two blocks is followed by another one, and nothing is lost', async () => {
    process.kill((await executor.pid())!, 'SIGKILL')
    const first = await submit(sender, { nonce: 2n })
    const ids = [...(await blockIds()), ...(await blockIds())]
    expect(ids).toEqual([first])
    expect(lines).not.toContainEqual(expect.stringContaining('dropped'))
  })

  test('that is killed while it executes is followed by another one, which executes it', async () => {
    const early = await submit(other, { nonce: 1n })
    const id = await submit(sender, { nonce: 2n, ...loop })
    const late = await submit(other, { nonce: 2n })
    await killDuring(id)
    expect(ledger.transaction(early)).toBeDefined()
    expect(ledger.pool.get(id)).toBeDefined()
    expect(lines).toContainEqual(expect.stringMatching(`${id}.*SIGKILL.*once more`))
    expect(ledger.isSuspect(id)).toBe(true)
    expect(await blockIds()).toEqual([id, late])
    expect(ledger.isSuspect(id)).toBe(false)
    expect(ledger.transaction(id)?.receipt).toMatchObject({ success: false, errors: { 0: [4] } })
  })

  test('outlives a stop of the whole group: whoever stops a service means the network', async () => {
    const pid = (await executor.pid())!
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(pid, signal)
    const id = await submit(sender, { nonce: 2n, ...loop })
    expect(await blockIds()).toEqual([id])
    expect(await executor.pid()).toBe(pid)
  })

  test('what the node takes over from it is never marked: the end of the node is no verdict', async () => {
    const marked: (string | undefined)[] = []
    const { executes } = ledger
    Object.assign(ledger, { executes: (id: string | undefined) => (marked.push(id), executes(id)) })
    const id = await submit(sender, { nonce: 2n, ...loop })
    expect(await blockIds()).toEqual([id])
    expect(marked.filter((each) => each !== undefined)).toEqual([])
  })

  test('that is killed at the same transaction twice: it is dropped, and says so; its nonce is free', async () => {
    const id = await submit(sender, { nonce: 2n, ...loop })
    const late = await submit(other, { nonce: 1n })
    await killDuring(id)
    await killDuring(id)
    expect(ledger.rejected.get(id)).toMatchObject({ status: rejection.nodeDied })
    expect(ledger.pool.get(id)).toBeUndefined()
    expect(lines).toContainEqual(expect.stringMatching(`${id}.*dropped`))
    const next = await submit(sender, { nonce: 2n })
    expect(await blockIds()).toEqual([late, next])
  })

  /** Makes a block, and kills the process once it was asked to execute this one. */
  async function killDuring(id: string): Promise<void> {
    const pid = (await executor.pid())!
    process.kill(pid, 'SIGSTOP')
    const block = ledger.produceBlock()
    await new Promise((resolve) => setTimeout(resolve, 50))
    process.kill(pid, 'SIGCONT')
    await expect.poll(() => executor.running, { interval: 1 }).toBe(id)
    process.kill(pid, 'SIGKILL')
    await block
  }
})

test('a transaction that breaks the bound of memory ends its process alone, and is dropped with the reason', async () => {
  await begin({ memory: 40 })
  await submit(sender, { nonce: 1n, ...deployOf(greedyCode, greedyDeploy) })
  await ledger.produceBlock()
  const deadly = await submit(sender, { nonce: 2n, ...hoard(5_000_000) })
  const payment = await submit(other, { nonce: 1n })
  const ids = [...(await blockIds()), ...(await blockIds()), ...(await blockIds())]
  expect(ids).toEqual([payment])
  expect(ledger.rejected.get(deadly)).toMatchObject({ status: rejection.nodeDied })
  expect(lines).toContainEqual(expect.stringMatching(`${deadly}.*memory.*dropped`))
})

test('a transaction that answers nothing ends its process after a while, and is dropped with the reason', async () => {
  await begin({ patience: 300 })
  await submit(sender, { nonce: 1n, ...deployOf(slowCode, slowDeploy) })
  await ledger.produceBlock()
  const endless = await submit(sender, { nonce: 2n, ...loop })
  const payment = await submit(other, { nonce: 1n })
  const ids = [...(await blockIds()), ...(await blockIds()), ...(await blockIds())]
  expect(ids).toEqual([payment])
  expect(ledger.rejected.get(endless)).toMatchObject({ status: rejection.nodeDied })
  expect(lines).toContainEqual(expect.stringMatching(`${endless}.*no answer for 300 ms.*dropped`))
})

test('a process that finds no memory to start with holds up blocks alone, and says why', async () => {
  await begin({ memory: 12 }, planWorld(chainId))
  // In the seeded world it has sent one.
  const id = await submit(other, { nonce: 2n })
  const height = ledger.height
  await expect(ledger.produceBlock()).rejects.toMatchObject({
    code: 'ExecutorNotStarted',
    details: 'no memory beyond 12 MB',
  })
  expect([ledger.height, ledger.pool.get(id)?.id]).toEqual([height, id])
  expect(ledger.state.balance(other.address)).toBe(10n ** 18n)
})
