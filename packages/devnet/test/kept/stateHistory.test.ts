import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contractAddress, type Address } from '@tyto/primitives'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { callOf, deployOf, startTestNetwork, type TestNetwork } from '../../src/testing/startTestNetwork'
import { noteBookCode, noteBookDeploy } from '../../src/testing/noteBookContract'
import { testAccount } from '../../src/genesis/testAccounts'

interface History {
  readonly block: string
  readonly timestamp: string
  readonly state: Readonly<Record<string, unknown>>
  readonly changes: readonly {
    readonly block: string
    readonly timestamp: string
    readonly field: string
    readonly keys: readonly string[]
    readonly before: { readonly value: unknown } | null
  }[]
  readonly isComplete: boolean
}

const sender = testAccount(6)
let folder: string
let network: TestNetwork
let address: Address

const historyOf = (fields: readonly string[]): Promise<History> =>
  network.result('tyto_getFieldHistory', address, fields)

function call(transition: string, params: Readonly<Record<string, readonly [type: string, value: string]>>) {
  const list = Object.entries(params).map(([vname, [type, value]]) => ({ vname, type, value }))
  return callOf({ to: address, transition, amount: 0n, params: list })
}

const put = (a: string, b: string, text: string) =>
  call('Put', { a: ['String', a], b: ['Uint32', b], text: ['String', text] })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'devnet-'))
  network = await startTestNetwork({ storage: { folder } })
  address = contractAddress(sender.address, (await network.nonce(sender)) - 1n)
  await network.confirm(sender, deployOf(noteBookCode, noteBookDeploy(sender.address)))
})
afterEach(async () => {
  await network.stop()
  await rm(folder, { recursive: true, force: true })
})

describe('tyto_getFieldHistory', () => {
  test('tells what each change replaced, newest first, back to the deploy', async () => {
    const first = await network.confirm(sender, put('x', '1', 'one'))
    await network.confirm(sender, call('Pay', {}))
    const second = await network.confirm(sender, put('x', '1', 'two'))
    const third = await network.confirm(sender, call('RemoveAll', { a: ['String', 'x'] }))
    const history = await historyOf(['notes', 'title', 'nothing'])
    expect(history.state).toEqual({ notes: {}, title: 'first' })
    expect(history.isComplete).toBe(true)
    expect(history.changes.slice(0, 3)).toMatchObject([
      { block: third.epoch_num, field: 'notes', keys: ['x', '1'], before: { value: 'two' } },
      { block: second.epoch_num, field: 'notes', keys: ['x', '1'], before: { value: 'one' } },
      { block: first.epoch_num, field: 'notes', keys: ['x', '1'], before: null },
    ])
    const atDeploy = history.changes.slice(3)
    expect(new Set(atDeploy.map(({ field, before }) => `${field} ${JSON.stringify(before)}`))).toEqual(
      new Set(['notes null', 'title null']),
    )
    const { header } = await network.result<{ header: { Timestamp: string } }>('GetTxBlock', third.epoch_num)
    expect(history.changes[0]?.timestamp).toBe(header.Timestamp)
  })

  test('is the same after a restart', async () => {
    await network.confirm(sender, put('x', '1', 'one'))
    await network.confirm(sender, put('x', '1', 'two'))
    const before = await historyOf(['notes', 'latest'])
    expect(before.changes.length).toBeGreaterThan(2)
    await network.stop()
    network = await startTestNetwork({ storage: { folder } })
    expect(await historyOf(['notes', 'latest'])).toEqual(before)
  })

  test('ends where a value is too long to be kept, and says so', async () => {
    await network.confirm(sender, put('long', '1', 'x'.repeat(5_000)))
    expect((await historyOf(['notes'])).isComplete).toBe(true)
    const end = await network.confirm(sender, put('long', '1', 'short'))
    await network.confirm(sender, put('long', '1', 'shorter'))
    const { changes, isComplete } = await historyOf(['notes'])
    expect(isComplete).toBe(false)
    // The long value is not known, so neither is any state before this change.
    expect(changes).toHaveLength(1)
    expect(Number(changes[0]?.block)).toBeGreaterThan(Number(end.epoch_num))
    expect((await historyOf(['title'])).isComplete).toBe(true)
  })

  test('tells the ZIL of an account, back to when it held nothing where it tells that', async () => {
    const friend = testAccount('friend of the history')
    const first = await network.confirm(sender, { toAddr: friend.address, amount: 7n })
    const second = await network.confirm(sender, { toAddr: friend.address, amount: 5n })
    expect(await network.result('tyto_getValueHistory', friend.address, '_balance', [])).toMatchObject({
      value: { value: '12' },
      changes: [
        { block: second.epoch_num, before: { value: '7' } },
        { block: first.epoch_num, before: { value: '0' } },
      ],
      isComplete: true,
    })
    // Its amount of the first block is no change that is kept.
    const payer = await network.result<{ readonly changes: readonly unknown[] }>(
      'tyto_getValueHistory',
      sender.address,
      '_balance',
      [],
    )
    expect(payer).toMatchObject({ isComplete: false })
    expect(payer.changes.length).toBeGreaterThanOrEqual(3)
  })

  test('is null where no contract stands, and refuses what makes no sense', async () => {
    expect(await network.result('tyto_getFieldHistory', testAccount(0).address, ['did'])).toBeNull()
    expect((await network.failure('tyto_getFieldHistory', 'zz', ['did']))[0]).toBe(-8)
    expect((await network.failure('tyto_getFieldHistory', address, 'did'))[0]).toBe(-32602)
    expect((await network.failure('tyto_getFieldHistory', address, ['notes'], 'zz'))[0]).toBe(-8)
    const many = Array.from({ length: 21 }, (_, index) => `f${index}`)
    expect((await network.failure('tyto_getFieldHistory', address, many))[0]).toBe(-8)
    expect((await historyOf(['__proto__', 'constructor'])).state).toEqual({})
  })
})

describe('tyto_getValueHistory', () => {
  const valueHistory = (field: string, keys: readonly string[] = []): Promise<unknown> =>
    network.result('tyto_getValueHistory', address, field, keys)

  test('tells what one place of the state was, and nothing of its neighbours', async () => {
    const first = await network.confirm(sender, put('v', '1', 'one'))
    await network.confirm(sender, put('v', '2', 'beside'))
    const second = await network.confirm(sender, put('v', '1', 'two'))
    expect(await valueHistory('notes', ['v', '1'])).toMatchObject({
      value: { value: 'two' },
      changes: [
        { block: second.epoch_num, before: { value: 'one' } },
        { block: first.epoch_num, before: null },
      ],
    })
    expect(await valueHistory('notes', ['v', '3'])).toMatchObject({ value: null, changes: [] })
    expect(await valueHistory('__proto__', ['constructor'])).toMatchObject({ value: null, changes: [] })
  })

  test('tells the ZIL of a contract as `_balance`, back to the deploy', async () => {
    const paid = await network.confirm(sender, call('Pay', {}))
    const history = (await valueHistory('_balance')) as {
      readonly value: { readonly value: string }
      readonly changes: readonly { readonly block: string; readonly before: { readonly value: string } }[]
      readonly isComplete: boolean
    }
    const { balance } = await network.result<{ balance: string }>('GetBalance', address)
    expect(history.value.value).toBe(balance)
    expect(history.isComplete).toBe(true)
    for (const { before } of history.changes) expect(before.value).toMatch(/^\d+$/)
    expect(Number(history.changes[0]?.block ?? 0)).toBeLessThanOrEqual(Number(paid.epoch_num))
  })

  test('is null where no contract stands, and refuses what makes no sense', async () => {
    expect(
      await network.result('tyto_getValueHistory', testAccount('nobody').address, '_balance', []),
    ).toBeNull()
    expect(await network.result('tyto_getValueHistory', testAccount(0).address, 'notes', [])).toBeNull()
    expect((await network.failure('tyto_getValueHistory', 'zz', '_balance', []))[0]).toBe(-8)
    expect((await network.failure('tyto_getValueHistory', address, 5, []))[0]).toBe(-32602)
    const many = Array.from({ length: 9 }, () => 'k')
    expect((await network.failure('tyto_getValueHistory', address, 'notes', many))[0]).toBe(-8)
  })
})
