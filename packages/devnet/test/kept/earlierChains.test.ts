/** Chains that earlier software began: today's goes on with them, whatever it would seed itself. */
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { latestRules } from '@tyto/execution'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chainId, createDevnet } from '../../src/network/createDevnet'
import { testAccount } from '../../src/genesis/testAccounts'
import { accountBalance, planEmptyWorld } from '../../src/genesis/worldPlan'
import { openLedger } from '../../src/network/openLedger'
import { rescueChain } from '../../src/network/rescue'
import { put } from '../../src/store/keyValueStore'
import { openLevelStore } from '../../src/store/levelStore'
import recorded from '../../src/testing/earlier/8750f031.json' with { type: 'json' }
import { unpackRecording } from '../../src/testing/recordedFolder'
import { replayChain } from '../../src/testing/replayChain'
import { callOf, startTestNetwork, type TestNetwork } from '../../src/testing/startTestNetwork'

let folder: string
let lines: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'devnet-'))
  lines = []
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const log = (line: string): void => void lines.push(line)
const short = (name: string): string => name.slice(0, 8)

describe('a data folder of 26 November 2026', () => {
  let whole: string
  beforeAll(async () => {
    whole = await mkdtemp(join(tmpdir(), 'devnet-'))
    await unpackRecording('8750f031', whole)
  })
  afterAll(() => rm(whole, { recursive: true }))
  beforeEach(() => cp(whole, folder, { recursive: true, preserveTimestamps: true }))

  /** As `npm start` opens it. */
  const open = (options = {}): Promise<TestNetwork> =>
    startTestNetwork({ storage: { folder }, world: undefined, version: '9.9.9', log, ...options })

  async function isWhole(network: TestNetwork): Promise<void> {
    expect(await network.result('GetBalance', recorded.person)).toEqual(recorded.balance)
    expect(await network.result('GetSmartContractState', recorded.book)).toEqual(recorded.state)
    const { receipt } = await network.result<{ receipt: object }>('GetTransaction', recorded.ids.note)
    expect(receipt).toEqual(recorded.noteReceipt)
    const { body } = await network.result<{ body: object }>('GetTxBlock', String(recorded.height))
    expect(body).toMatchObject({ BlockHash: recorded.hash })
  }

  test('[BX-35] goes on: accounts, names, contracts, transactions, what waits and what was dropped', async () => {
    const network = await open()
    const { genesisHash, begunBy, version, names, init } = network.devnet.network
    expect([genesisHash, begunBy, version, init]).toEqual([
      recorded.genesisHash,
      null,
      '9.9.9',
      recorded.init,
    ])
    expect(names).toEqual(recorded.names)
    await isWhole(network)
    expect(await network.result('GetTransactionStatus', recorded.ids.dropped)).toMatchObject({ status: 21 })
    expect(await network.result('GetPendingTxn', recorded.ids.ahead)).toMatchObject({ pending: true })

    expect(await network.devnet.mineBlock()).toMatchObject({ transactionIds: [recorded.ids.waiting] })
    const params = [
      { vname: 'a', type: 'String', value: 'new' },
      { vname: 'b', type: 'Uint32', value: '8' },
      { vname: 'text', type: 'String', value: 'written later' },
    ]
    const to = recorded.book as `0x${string}`
    const note = callOf({ to, transition: 'Put', amount: 0n, params })
    expect((await network.confirm(testAccount(6), note)).success).toBe(true)
    expect((await network.devnet.faucet(testAccount(14).address)).id).toHaveLength(64)
    await network.devnet.mineBlock()
    const state = await network.result<{ notes: object }>('GetSmartContractState', recorded.book)
    expect(state.notes).toEqual({ ...recorded.state.notes, new: { 8: 'written later' } })
    await network.stop()
    // From its beginning to its end: old blocks by the rules of then, new ones by those of now.
    expect((await replayChain(folder)).differences).toEqual([])
  })

  test('says which version began it, which one runs it, which chains are beside it, and the way to a new one', async () => {
    await (await open()).stop()
    const name = short(recorded.genesisHash)
    expect(lines).toEqual([
      expect.stringContaining(`by rules ${latestRules}`),
      expect.stringMatching(/^The local network goes on at block 41, \d transactions wait\.$/),
      `The chain ${name} was begun on 2026-11-26 by an earlier version; version 9.9.9 runs it.`,
      ...(lines.length === 5 ? [expect.stringContaining('npm start -- --new')] : []),
      expect.stringMatching(
        `Beside it, as they were: ${short(recorded.empty)}\\. .* --chain ${short(recorded.empty)}$`,
      ),
    ])
  })

  test('has another chain, of another world: it is found by either', async () => {
    for (const choice of [{ world: 'empty' as const }, { chain: short(recorded.empty) }]) {
      const network = await open(choice)
      expect(network.devnet.network).toMatchObject({ genesisHash: recorded.empty, names: [] })
      expect(await network.result('GetBalance', testAccount(11).address)).toMatchObject({ nonce: 0 })
      await network.stop()
    }
    // It was used last now.
    const network = await open()
    expect(network.devnet.network.genesisHash).toBe(recorded.empty)
    await network.stop()
    const seeded = await open({ world: 'seeded' })
    await isWhole(seeded)
    await seeded.stop()
  })

  test('gets a new chain beside it where that is asked for, and is as it was', async () => {
    const fresh = await open({ begins: true })
    const { genesisHash, begunBy } = fresh.devnet.network
    expect([recorded.genesisHash, recorded.empty]).not.toContain(genesisHash)
    expect(begunBy).toBe('9.9.9')
    await fresh.stop()
    const again = await open()
    expect(again.devnet.network.genesisHash).toBe(genesisHash)
    await again.stop()
    const old = await open({ chain: recorded.genesisHash })
    await isWhole(old)
    await old.stop()
  })

  test('is made again where it is damaged, as it was', async () => {
    const { blocks, of } = await rescueChain({ folder, chain: short(recorded.genesisHash) })
    expect([blocks, of]).toEqual([recorded.height, recorded.height])
    const network = await open({ chain: short(recorded.genesisHash) })
    await isWhole(network)
    expect(network.devnet.network.names).toEqual(recorded.names)
    await network.stop()
  })

  test.each(['ffffffff', short(recorded.genesisHash).slice(0, 1)])(
    'refuses %s, and names its chains',
    async (chain) => {
      await expect(open({ chain })).rejects.toMatchObject({
        code: 'NoSuchChain',
        metaMessages: [expect.stringContaining(short(recorded.empty))],
      })
    },
  )
})

describe('a chain whose seeds are not those of the software', () => {
  const openWith = (more: bigint) => {
    const plan = planEmptyWorld()
    const balances = new Map([...plan.balances, [testAccount(6).address, accountBalance + more]])
    const storage = { folder }
    const report = (error: unknown): void => {
      throw error
    }
    const opening = { chainId, storage, plan: { ...plan, balances }, clock: Date.now, report, log }
    return openLedger({ ...opening, version: String(more), sharesState: false })
  }

  test('goes on as it began, and says what began it', async () => {
    const first = await openWith(7n)
    await first.ledger.close()
    const later = await openWith(8n)
    expect(later.genesis).toEqual(first.genesis)
    expect(later.genesis.version).toBe('7')
    expect(later.ledger.state.balance(testAccount(6).address)).toBe(accountBalance + 7n)
    expect(await readdir(folder)).toEqual([first.genesis.hash])
    expect(lines).toContainEqual(expect.stringMatching(/by version 7; version 8 runs it/))
    expect(lines).toContainEqual(expect.stringContaining('npm start -- --new'))
    await later.ledger.close()
  })

  test.each([
    ['a beginning', 'meta/genesis', '{"form":3}'],
    ['rules', 'meta/rules', `0 1,5 ${latestRules + 1}`],
    ['records', 'meta/form', '2'],
  ])('with %s of a newer version is left as it is, and said', async (_what, key, record) => {
    const { ledger, genesis } = await openWith(7n)
    await ledger.close()
    const at = join(folder, genesis.hash)
    const store = await openLevelStore(at)
    await store.write([put(key, record)])
    await store.close()
    const failure = { code: 'NewerVersion', metaMessages: [expect.stringContaining('Update Tyto')] }
    await expect(openWith(7n)).rejects.toMatchObject(failure)
    expect((await stat(at)).isDirectory()).toBe(true)
    const kept = await openLevelStore(at)
    expect(kept.get(key)).toBe(record)
    await kept.close()
  })

  test('is not begun anew by two networks that hold it one after the other', async () => {
    const options = { storage: { folder }, blockTime: 'manual', clock: Date.now, world: 'empty' } as const
    const first = await createDevnet(options)
    await first.mineBlock()
    await first.close()
    const again = await createDevnet({ ...options, world: undefined })
    expect(again.network).toMatchObject({
      genesisHash: first.network.genesisHash,
      begunAt: first.network.begunAt,
    })
    await again.close()
  })
})
