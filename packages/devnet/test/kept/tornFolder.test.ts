import { cp, mkdtemp, open, readdir, readFile, rename, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDevnet } from '../../src/network/createDevnet'
import { planEmptyWorld } from '../../src/genesis/worldPlan'
import { testAccount } from '../../src/genesis/testAccounts'
import { openLedger } from '../../src/network/openLedger'
import { rescueChain } from '../../src/network/rescue'
import { startDevnetProcess } from '../../src/testing/startDevnetProcess'
import { sign, signed, startTestNetwork } from '../../src/testing/startTestNetwork'

const sender = testAccount(6)
const options = { world: 'empty', blockTime: 'manual', clock: Date.now } as const
const damaged = [-1, 'The data of the node are damaged: it takes nothing any more']
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'devnet-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A chain of some hundred transfers in several tables, and what it answers for each. */
async function prepare(into: string): Promise<{ at: string; answers: ReadonlyMap<string, unknown> }> {
  const answers = new Map<string, unknown>()
  let at = ''
  let nonce = 1n
  for (let round = 0; round < 3; round++) {
    const network = await startTestNetwork({ storage: { folder: into } })
    at = join(into, network.devnet.network.genesisHash)
    const transfers = Array.from({ length: 120 }, () => sign(sender, { nonce: nonce++ }))
    const sent = await Promise.all(transfers.map((each) => network.call('CreateTransaction', each)))
    await network.devnet.mineBlock()
    for (const { result } of sent) {
      const { TranID: id } = result as { TranID: string }
      answers.set(id, await network.result('GetTransaction', id))
    }
    await network.stop()
  }
  // Opened once more, what stood in the log becomes a table.
  await (await startTestNetwork({ storage: { folder: into } })).stop()
  return { at, answers }
}

async function tablesOf(at: string): Promise<readonly string[]> {
  return (await readdir(at)).filter((name) => name.endsWith('.ldb')).sort()
}

async function overwriteMiddle(path: string): Promise<void> {
  const file = await open(path, 'r+')
  const { size } = await file.stat()
  await file.write(Buffer.alloc(size >> 1, 'x'), 0, size >> 1, size >> 2)
  await file.close()
}

const tears: readonly (readonly [string, (file: string, size: number) => Promise<void>])[] = [
  ['is empty', (file) => truncate(file, 0)],
  ['ends after half', (file, size) => truncate(file, size >> 1)],
  ['lacks its last byte', (file, size) => truncate(file, size - 1)],
  ['lacks its end', (file, size) => truncate(file, size - 4_000)],
  ['is gone', (file) => rm(file)],
]

describe('a folder with a torn table', () => {
  let whole: string
  beforeAll(async () => {
    whole = await mkdtemp(join(tmpdir(), 'devnet-'))
    await prepare(whole)
  })
  afterAll(() => rm(whole, { recursive: true, force: true }))

  const openCopy = (): Promise<unknown> =>
    createDevnet({ ...options, storage: { folder } }).then(
      (devnet) => devnet.close(),
      (error: unknown) => error,
    )

  test.each(tears)('is called damaged where it %s, and is left as it is', async (_how, tear) => {
    const [chain = ''] = await readdir(whole)
    const tables = await tablesOf(join(whole, chain))
    expect(tables.length).toBeGreaterThan(1)
    for (const name of tables) {
      await cp(whole, folder, { recursive: true })
      const file = join(folder, chain, name)
      await tear(file, (await stat(file)).size)
      const torn = await readFile(file).catch(() => undefined)
      const failure = await openCopy()
      expect(failure, name).toMatchObject({ code: 'StoreCorrupt' })
      expect(String(failure)).toContain('npm start -- --reset')
      expect(await readFile(file).catch(() => undefined)).toEqual(torn)
      // With the file as it was, everything is there.
      await cp(join(whole, chain, name), file)
      expect(await openCopy()).toBeUndefined()
      await rm(folder, { recursive: true })
    }
  })
})

test('a damaged chain is made again from all that can be read, and the damaged data stay beside it', async () => {
  const { at, answers } = await prepare(folder)
  const ids = [...answers.keys()]
  const whole = await mkdtemp(join(tmpdir(), 'devnet-'))
  await cp(folder, whole, { recursive: true })
  const rescued: number[] = []
  try {
    for (const name of await tablesOf(at)) {
      const file = join(at, name)
      if (rescued.length === 0) await overwriteMiddle(file)
      else await truncate(file, (await stat(file)).size >> 1)
      const torn = await readFile(file)
      const { transactions, damaged, of } = await rescueChain({ folder })
      const network = await startTestNetwork({ storage: { folder } })
      for (const [place, id] of ids.entries()) {
        const asked = { jsonrpc: '2.0', id: 1, method: 'GetTransaction', params: [id] }
        const { result } = (await network.devnet.handleRpc(asked)) as { result?: unknown }
        // A remade record is as it was, from the first one on without a gap.
        expect(result).toEqual(place < transactions ? answers.get(id) : undefined)
      }
      expect(of).toBe(3)
      expect((await network.confirm(sender, {})).success).toBe(true)
      await network.stop()
      expect(await readFile(join(damaged, name))).toEqual(torn)
      rescued.push(transactions)
      await rm(folder, { recursive: true })
      await cp(whole, folder, { recursive: true })
    }
  } finally {
    await rm(whole, { recursive: true })
  }
  // Where a late table is torn, what stands before it is all there.
  expect(Math.max(...rescued)).toBeGreaterThanOrEqual(ids.length / 3)
})

test('a chain that another process holds is not made again', async () => {
  const victim = await startDevnetProcess(folder, 'manual')
  try {
    const before = await readdir(folder)
    await expect(rescueChain({ folder })).rejects.toMatchObject({ code: 'FolderInUse' })
    expect(await readdir(folder)).toEqual(before)
  } finally {
    await victim.kill()
  }
})

test('a node whose tables are overwritten while it runs says so, tells nothing untrue, and acknowledges nothing', async () => {
  const { at, answers } = await prepare(folder)
  const network = await startTestNetwork({ storage: { folder } })
  for (const name of await tablesOf(at)) {
    await overwriteMiddle(join(at, name))
  }
  let refused = 0
  for (const [id, before] of answers) {
    const { result, error } = await network.call('GetTransaction', id)
    if (error === undefined) expect(result).toEqual(before)
    else expect([error.code, error.message]).toEqual(damaged)
    refused += error === undefined ? 0 : 1
  }
  expect(refused).toBeGreaterThan(100)
  const nonce = BigInt(answers.size) + 1n
  expect(await network.failure('CreateTransaction', sign(sender, { nonce }))).toEqual(damaged)
  await expect(network.devnet.mineBlock()).rejects.toMatchObject({ code: 'StoreCorrupt' })
  await network.stop()
})

describe('a folder of another network', () => {
  const openAs = async (chainId: number, lines: string[] = []) => {
    const { ledger } = await openLedger({
      chainId,
      storage: { folder },
      plan: planEmptyWorld(),
      clock: Date.now,
      report: (error) => {
        throw error
      },
      log: (line) => lines.push(line),
      sharesState: false,
    })
    return ledger
  }

  test('stays where the network id changes: a new chain begins beside it, which is said, and the old one goes on', async () => {
    const first = await openAs(222)
    const transfer = signed(sender, { nonce: 1n })
    expect(await first.submit(transfer)).toMatchObject({ ok: true })
    await first.close()

    const lines: string[] = []
    const other = await openAs(223, lines)
    const short = first.genesisHash.slice(0, 8)
    expect(lines).toEqual([
      expect.stringMatching(`Beside it, as they were: ${short}\\. .* --chain ${short}$`),
    ])
    expect(await other.submit(transfer)).toEqual({ ok: false, code: 'WrongChain' })
    expect([other.height, other.pool.size]).toEqual([0, 0])
    await other.close()

    const again = await openAs(222)
    expect((await again.produceBlock()).transactionIds).toHaveLength(1)
    await again.close()
  })

  test('is refused under the name of this one, and left as it is', async () => {
    const first = await openAs(222)
    await first.submit(signed(sender, { nonce: 1n }))
    await first.close()
    const other = await openAs(223)
    await other.close()
    await rm(join(folder, other.genesisHash), { recursive: true })
    await rename(join(folder, first.genesisHash), join(folder, other.genesisHash))
    await expect(openAs(223)).rejects.toMatchObject({
      code: 'OtherNetwork',
      message: expect.stringContaining('belong to another network') as string,
    })
    await rename(join(folder, other.genesisHash), join(folder, first.genesisHash))
    const again = await openAs(222)
    expect(again.pool.size).toBe(1)
    await again.close()
  })
})
