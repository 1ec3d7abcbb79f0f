import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contractAddress } from '@tyto/primitives'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  callOf,
  deployOf,
  sign,
  startTestNetwork,
  type TestNetwork,
} from '../../src/testing/startTestNetwork'
import { prepareLoop, send, startDevnetProcess } from '../../src/testing/startDevnetProcess'
import { noteBookCode, noteBookDeploy } from '../../src/testing/noteBookContract'
import { testAccount } from '../../src/genesis/testAccounts'

const sender = testAccount(6)
let folder: string
const victims: { kill(): Promise<void> }[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'devnet-'))
})
afterEach(async () => {
  for (const victim of victims.splice(0)) await victim.kill()
  await rm(folder, { recursive: true, force: true })
})

/** A network in a process of its own, which ends with the test. */
async function start(blockTime: string): ReturnType<typeof startDevnetProcess> {
  const started = await startDevnetProcess(folder, blockTime)
  victims.push(started)
  return started
}

const open = (world: 'empty' | 'seeded' = 'empty'): Promise<TestNetwork> =>
  startTestNetwork({ storage: { folder }, world })

async function everything(network: TestNetwork): Promise<unknown> {
  const { accounts, names, faucet } = network.devnet.network
  const addresses = [...accounts, ...names].map(({ address }) => address)
  return {
    balances: await Promise.all([...addresses, faucet].map((address) => network.call('GetBalance', address))),
    states: await Promise.all(names.map(({ address }) => network.call('GetSmartContractState', address))),
    inits: await Promise.all(names.map(({ address }) => network.call('GetSmartContractInit', address))),
    latest: await network.result('GetLatestTxBlock'),
    info: await network.result('GetBlockchainInfo'),
    recent: await network.result('GetRecentTransactions'),
  }
}

describe('a network that is closed and opened again', () => {
  test('is what it was: accounts, contracts, blocks, transactions', async () => {
    const first = await open('seeded')
    const { id } = await first.confirm(sender, { amount: 77n })
    for (let i = 0; i < 600; i++) await first.devnet.mineBlock()
    const before = await everything(first)
    const blocks = await Promise.all(
      ['0', '3', '255', '256', '257', '400'].map((n) => first.call('GetTxBlock', n)),
    )
    const transaction = await first.result('GetTransaction', id)
    await first.stop()

    const second = await open('seeded')
    expect(await everything(second)).toEqual(before)
    expect(
      await Promise.all(['0', '3', '255', '256', '257', '400'].map((n) => second.call('GetTxBlock', n))),
    ).toEqual(blocks)
    expect(await second.result('GetTransaction', id)).toEqual(transaction)
    expect((await second.confirm(sender, {})).success).toBe(true)
    await second.stop()
  })

  test('knows libraries and the contracts that import them', async () => {
    const first = await open()
    const version = { vname: '_scilla_version', type: 'Uint32', value: '0' }
    const nextAddress = async () => contractAddress(sender.address, (await first.nonce(sender)) - 1n)
    const library = await nextAddress()
    const isLibrary = {
      vname: '_library',
      type: 'Bool',
      value: { constructor: 'True', argtypes: [], arguments: [] },
    }
    const source = 'scilla_version 0\nlibrary Steps\ntype Step = | Step of Uint32\nlet one = Uint32 1'
    const init = [version, isLibrary]
    expect((await first.confirm(sender, deployOf(source, { init, amount: 0n }))).success).toBe(true)
    const counter = await nextAddress()
    const extlibs = {
      vname: '_extlibs',
      type: 'List (Pair String ByStr20)',
      value: [{ constructor: 'Pair', argtypes: ['String', 'ByStr20'], arguments: ['Steps', library] }],
    }
    const code = `scilla_version 0
      import Steps
      contract Counter()
      field step : Step = Step one
      field count : Uint32 = one
      transition Count()
        old <- count;
        new = builtin add old one;
        count := new
      end`
    const made = await first.confirm(sender, deployOf(code, { init: [version, extlibs], amount: 0n }))
    expect(made.success).toBe(true)
    const before = await everything(first)
    const described = await first.result('tyto_getContract', counter)
    expect(described).toMatchObject({ fields: [{ type: `${library}.Step` }, { type: 'Uint32' }] })
    await first.stop()

    const second = await open()
    expect(await everything(second)).toEqual(before)
    expect(await second.result('tyto_getContract', counter)).toEqual(described)
    expect(await second.result('tyto_getContract', library)).toBeNull()
    const count = callOf({ to: counter, transition: 'Count', amount: 0n, params: [] })
    expect((await second.confirm(sender, count)).success).toBe(true)
    const fields = await second.result<{ count: string }>('GetSmartContractState', counter.slice(2))
    expect(fields.count).toBe('2')
    await second.stop()
  })

  test('keeps every entry of nested maps through any order of writes', async () => {
    const network = await open()
    const address = contractAddress(sender.address, (await network.nonce(sender)) - 1n)
    await network.confirm(sender, deployOf(noteBookCode, noteBookDeploy(sender.address)))
    const call = (transition: string, ...params: readonly [string, string, string][]) =>
      callOf({
        to: address,
        transition,
        amount: 0n,
        params: params.map(([vname, type, value]) => ({ vname, type, value })),
      })
    // A fixed sequence of random calls; keys are few, so that they meet again, and nasty.
    let state = 42
    const random = (below: number): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((state / 2_147_483_648) * below)
    }
    const names = ['', 'a', '__proto__', '"],["', '/']
    for (let round = 0; round < 4; round++) {
      for (let i = 0; i < 15; i++) {
        const a: [string, string, string] = ['a', 'String', names[random(names.length)]!]
        const b: [string, string, string] = ['b', 'Uint32', String(random(3))]
        const calls = [
          () => call('Put', a, b, ['text', 'String', `text ${i}`]),
          () => call('Put', a, b, ['text', 'String', '']),
          () => call('Remove', a, b),
          () => call('Remove', a, b),
          () => call('RemoveAll', a),
          () => call('Replace', a),
          () => call('Mark', a, ['b', 'Int32', String(random(3) - 1)]),
          ...(random(5) === 0 ? [() => call('Clear')] : []),
        ]
        await network.send(sender, {
          nonce: (await network.nonce(sender)) + BigInt(i),
          ...calls[random(calls.length)]!(),
        })
      }
      await network.devnet.mineBlock()
      const live = await network.result('GetSmartContractState', address)
      expect(JSON.stringify(live)).toContain('latest')
      const stored = await reread(network)
      expect(await stored.result('GetSmartContractState', address)).toEqual(live)
      Object.assign(network, stored)
    }
    await network.stop()
  })

  async function reread(network: TestNetwork): Promise<TestNetwork> {
    await network.stop()
    return open()
  }

  test('goes on with what was waiting, in the same order', async () => {
    const first = await open()
    const nonce = await first.nonce(sender)
    const late = await first.send(sender, { nonce: nonce + 1n })
    const early = await first.send(sender, { nonce })
    const other = await first.send(testAccount(7), {})
    await first.stop()

    const second = await open()
    expect(await second.result('GetPendingTxn', late)).toMatchObject({ pending: true })
    expect((await second.devnet.mineBlock()).transactionIds).toEqual([early, late, other])
    await second.stop()
    const third = await open()
    expect(await third.result('GetPendingTxn', late)).toMatchObject({ confirmed: true })
    expect((await third.devnet.mineBlock()).transactionIds).toEqual([])
    await third.stop()
  })

  test('remembers what it dropped', async () => {
    const first = await open()
    const poor = testAccount('poor')
    await first.confirm(sender, { toAddr: poor.address, amount: 300_000_000_000n })
    await first.send(poor, { nonce: 1n, amount: 150_000_000_000n })
    const dropped = await first.send(poor, { nonce: 2n, amount: 150_000_000_000n })
    await first.devnet.mineBlock()
    await first.stop()
    const second = await open()
    expect(await second.result('GetTransactionStatus', dropped)).toMatchObject({ status: 21 })
    await second.stop()
  })
})

describe('a network that is killed', () => {
  test('between CreateTransaction and the block: the transactions land after the restart', async () => {
    const victim = await start('manual')
    const ids = await send(victim.url, [
      sign(sender, { nonce: 1n, amount: 5n }),
      sign(sender, { nonce: 2n, amount: 6n }),
    ])
    await victim.kill()

    const network = await open()
    for (const id of ids)
      expect(await network.result('GetPendingTxn', id)).toMatchObject({ code: 1, pending: true })
    expect((await network.devnet.mineBlock()).transactionIds).toEqual(ids)
    const { balance } = await network.result<{ balance: string }>('GetBalance', sender.address)
    expect(BigInt(balance)).toBe(10n ** 18n - 11n - 2n * 50n * 2_000_000_000n)
    await network.stop()
  })

  test('again and again while blocks are made: nothing that was answered is lost, nothing happens twice', async () => {
    const sent: string[] = []
    let nonce = 1n
    for (const wait of [3, 17, 41]) {
      const victim = await start('15')
      for (let batch = 0; batch < 3; batch++) {
        const transactions = Array.from({ length: 5 }, () => sign(sender, { nonce: nonce++, amount: 1n }))
        sent.push(...(await send(victim.url, transactions)))
      }
      await new Promise((resolve) => setTimeout(resolve, wait))
      await victim.kill()
    }
    const network = await open()
    await network.devnet.mineBlock()
    const places = await Promise.all(
      sent.map((id) => network.result<{ receipt: { epoch_num: string } }>('GetTransaction', id)),
    )
    expect(places).toHaveLength(45)
    // Each stands in exactly the block that its receipt names, and in no other.
    const seen: string[] = []
    for (let number = 0; number < Number(await network.result('GetNumTxBlocks')); number++) {
      const answer = await network.call('GetTransactionsForTxBlock', String(number))
      for (const id of (answer.result as string[][] | undefined)?.[0] ?? [])
        if (sent.includes(id)) seen.push(id)
    }
    expect(seen).toEqual(sent)
    expect(await network.result('GetBalance', sender.address)).toEqual({
      balance: (10n ** 18n - 45n - 45n * 50n * 2_000_000_000n).toString(),
      nonce: 45,
    })
    await network.stop()
  })
})

describe('a network that ends while it executes a transaction', () => {
  const other = testAccount(7)

  /** Kills it while it executes, for the so-manyth time. */
  async function killAt(victim: { kill(): Promise<void> }, id: string, time: number): Promise<void> {
    const [world = ''] = await readdir(folder)
    await expect
      .poll(() => readFile(join(folder, world, 'EXECUTING'), 'utf8'), { interval: 5 })
      .toContain(`${id} ${time}`)
    await victim.kill()
  }

  /** Kills it at the first one of two transactions, and answers both ids. */
  async function killOnce(): Promise<readonly [suspect: string, payment: string]> {
    const victim = await start('50')
    const call = await prepareLoop(victim.url, sender)
    // In one batch: once the first one runs, nothing is answered until it is done.
    const [suspect = '', payment = ''] = await send(victim.url, [call, sign(other, { nonce: 1n })])
    await killAt(victim, suspect, 1)
    return [suspect, payment]
  }

  test('tries it once more, says so, and no later end is counted to it', async () => {
    const [suspect, payment] = await killOnce()
    const lines: string[] = []
    const network = await startTestNetwork({ storage: { folder }, log: (line) => lines.push(line) })
    expect(lines).toContainEqual(expect.stringMatching(`${suspect}, which is tried once more`))
    expect((await network.devnet.mineBlock()).transactionIds).toEqual([suspect, payment])
    const done = { status: 3, success: false }
    expect(await network.result('GetTransactionStatus', suspect)).toMatchObject(done)
    const [world = ''] = await readdir(folder)
    expect(await readFile(join(folder, world, 'EXECUTING'), 'utf8')).not.toContain(suspect)
    await network.stop()
  }, 180_000)

  test('drops it after the second end, says so, and goes on with the others', async () => {
    const [deadly, payment] = await killOnce()
    const victim = await start('50')
    await killAt(victim, deadly, 2)

    const lines: string[] = []
    const network = await startTestNetwork({ storage: { folder }, log: (line) => lines.push(line) })
    expect(lines).toContainEqual(expect.stringMatching(`${deadly}, which is dropped`))
    const dropped = { status: 254, modificationState: 2, success: false }
    expect(await network.result('GetTransactionStatus', deadly)).toMatchObject(dropped)
    expect((await network.devnet.mineBlock()).transactionIds).toEqual([payment])
    // Its nonce is free: the sender goes on.
    expect((await network.confirm(sender, {})).success).toBe(true)
    await network.stop()
    const again = await open()
    expect(await again.result('GetTransactionStatus', deadly)).toMatchObject(dropped)
    await again.stop()
  }, 180_000)
})
