import { contractAddress, type Address } from '@tyto/primitives'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  deepestJson,
  largestAnswer,
  largestData,
  largestPool,
  mostOfOneSender,
  mostParts,
} from '../../src/bounds/bounds'
import { isBoundedJson } from '../../src/bounds/jsonBounds'
import { TransactionPool } from '../../src/ledger/transactionPool'
import { noteBookCode, noteBookDeploy } from '../../src/testing/noteBookContract'
import {
  callOf,
  deployOf,
  sign,
  startTestNetwork,
  type TestNetwork,
} from '../../src/testing/startTestNetwork'
import { testAccount } from '../../src/genesis/testAccounts'

const account = testAccount(6)
const failures: string[] = []
let network: TestNetwork
let book: Address

function put(text: string, b = '1') {
  const params = [
    { vname: 'a', type: 'String', value: 'a' },
    { vname: 'b', type: 'Uint32', value: b },
    { vname: 'text', type: 'String', value: text },
  ]
  return callOf({ to: book, transition: 'Put', amount: 0n, params })
}

beforeEach(async () => {
  failures.length = 0
  network = await startTestNetwork({ log: (line) => failures.push(line) })
  book = contractAddress(account.address, (await network.nonce(account)) - 1n)
  await network.confirm(account, deployOf(noteBookCode, noteBookDeploy(account.address)))
})
afterEach(() => network.stop())

interface Answer {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string }
}

const batch = (count: number, method: string, params: readonly unknown[]): Promise<readonly Answer[]> =>
  network.devnet.handleRpc(
    Array.from({ length: count }, (_, id) => ({ jsonrpc: '2.0', id, method, params })),
  ) as Promise<readonly Answer[]>

describe('the answers to a batch', () => {
  test('end at their bound: what comes after it is refused, and was not carried out', async () => {
    const id = (await network.confirm(account, { ...put('x'.repeat(500_000)), gasLimit: 1_000_000n })).id
    const answers = await batch(400, 'GetTransaction', [id])
    const given = answers.filter(({ result }) => result !== undefined)
    const size = JSON.stringify(given).length
    expect(given.length).toBeGreaterThan(10)
    // The answer that reaches the bound is whole; none follows it.
    expect(size).toBeGreaterThan(largestAnswer)
    expect(size).toBeLessThan(largestAnswer + 2_000_000)
    const refused = answers.slice(given.length)
    expect(refused).toHaveLength(400 - given.length)
    for (const { error } of refused) {
      expect(error).toMatchObject({
        code: -32008,
        message: 'The answers before this one are too big: it was not carried out',
      })
    }
    // A transaction behind them is not sent in silence.
    const nonce = await network.nonce(account)
    const read = { jsonrpc: '2.0', id: 1, method: 'GetTransaction', params: [id] }
    const send = { ...read, method: 'CreateTransaction', params: [sign(account, { nonce })] }
    const last = (await network.devnet.handleRpc([...Array<object>(60).fill(read), send])) as Answer[]
    expect(last.at(-1)?.error?.code).toBe(-32008)
    expect(await network.result('GetPendingTxns')).toEqual({ Txns: [] })
  })

  test('state of a large contract is read a thousand times, as far as the bound', async () => {
    await network.confirm(account, { ...put('x'.repeat(500_000)), gasLimit: 1_000_000n })
    const answers = await batch(1_000, 'GetSmartContractState', [book])
    const given = answers.filter(({ result }) => result !== undefined)
    expect(JSON.stringify(given).length).toBeLessThan(largestAnswer + 2_000_000)
    expect(given.length).toBeGreaterThan(1)
    expect(answers.at(-1)?.error?.code).toBe(-32008)
  })

  test('a state that is larger than one answer may be is not made whole', async () => {
    for (let i = 0; i < 36; i++) {
      const receipt = await network.confirm(account, {
        ...put('y'.repeat(480_000), String(i)),
        gasLimit: 1_000_000n,
      })
      expect(receipt.success).toBe(true)
    }
    expect(await network.failure('GetSmartContractState', book)).toEqual([-32008, 'Response is too big'])
    expect(await network.failure('GetSmartContractSubState', book, 'notes', [])).toEqual([
      -32008,
      'Response is too big',
    ])
    const part = await network.result('GetSmartContractSubState', book, 'notes', ['a', '7'])
    expect(JSON.stringify(part)).toHaveLength(480_000 + JSON.stringify({ notes: { a: { '7': '' } } }).length)
  })
})

describe('JSON', () => {
  test('is bounded in depth and in the number of its values; what stands in strings does not count', () => {
    const deep = (count: number) => '['.repeat(count) + ']'.repeat(count)
    expect(isBoundedJson(deep(deepestJson))).toBe(true)
    expect(isBoundedJson(deep(deepestJson + 1))).toBe(false)
    expect(isBoundedJson('{"a":'.repeat(deepestJson + 1))).toBe(false)
    expect(isBoundedJson(`[${'1,'.repeat(mostParts - 2)}1]`)).toBe(true)
    expect(isBoundedJson(`[${'1,'.repeat(mostParts)}1]`)).toBe(false)
    expect(isBoundedJson('[]'.repeat(mostParts + 1))).toBe(false)
    expect(isBoundedJson(JSON.stringify(['['.repeat(1_000), `"\\${','.repeat(300_000)}`]))).toBe(true)
    // A quote that is escaped ends no string; a text of many millions is no trouble.
    expect(isBoundedJson(JSON.stringify('"['.repeat(5_000_000)))).toBe(true)
    expect(isBoundedJson('"never ends')).toBe(true)
  })

  test('beyond that is no request, and no data', async () => {
    const many = `[${'[],'.repeat(mostParts)}[]]`
    expect(await network.devnet.handleRpc(many)).toMatchObject({ id: null, error: { code: -32600 } })
    const data = JSON.stringify({ _tag: 'Put', params: [{ vname: 'a', type: 'X', value: 0 }] })
    const nonce = await network.nonce(account)
    const refused = sign(account, { nonce, toAddr: book, data: data.replace('0', many) })
    expect(await network.failure('CreateTransaction', refused)).toEqual([
      -8,
      'Data is neither init parameters nor a message with _tag and params',
    ])
  })
})

describe('transactions that wait', () => {
  const waiting = async (): Promise<number> =>
    (await network.result<{ Txns: unknown[] }>('GetPendingTxns')).Txns.length

  test('one has so much data and no more', async () => {
    const nonce = (await network.nonce(account)) + 5n
    const call = (length: number) => sign(account, { nonce, gasLimit: 50_000n, ...put('z'.repeat(length)) })
    const rest = JSON.stringify(put('').data).length
    expect(await network.failure('CreateTransaction', call(largestData))).toEqual([
      -26,
      'Data size is too large',
    ])
    // A text of many characters in few units counts as bytes.
    expect(
      await network.failure(
        'CreateTransaction',
        sign(account, { nonce, ...put('é'.repeat(largestData / 2)) }),
      ),
    ).toEqual([-26, 'Data size is too large'])
    await network.result('CreateTransaction', call(largestData - rest))
    expect(await waiting()).toBe(1)
  })

  test('one sender has a share of their size', async () => {
    const nonce = (await network.nonce(account)) + 6n
    const size = 900_000
    let taken = await waiting()
    const codes: number[] = []
    for (let i = 0n; i < 8n; i++) {
      const transaction = sign(account, { nonce: nonce + i, ...put('z'.repeat(size)) })
      const { error } = await network.call('CreateTransaction', transaction)
      if (error) codes.push(error.code)
      else taken++
    }
    expect(taken).toBeLessThanOrEqual(Math.ceil(mostOfOneSender.size / size))
    expect(new Set(codes)).toEqual(new Set([-20]))
    expect(await waiting()).toBe(taken)
    // Somebody else is not kept out by that.
    await network.send(testAccount(7), { nonce: (await network.nonce(testAccount(7))) + 3n })
    expect(await waiting()).toBe(taken + 1)
    expect(failures).toEqual([])
  })

  test('all together have a bound too, and what has left makes room', () => {
    const pool = new TransactionPool()
    const data = 'x'.repeat(1_000_000)
    const entry = (index: number) => ({
      id: String(index),
      transaction: { ...transaction, data },
      request: { ...transaction, kind: 'payment' as const, sender: senderOf(index), to: book, nonce: 1n },
      sequence: index,
      arrivedAt: 0,
      stored: true,
    })
    const transaction = {
      version: 1,
      nonce: 1n,
      toAddr: book,
      senderPubKey: '0x' as const,
      amount: 0n,
      gasPrice: 0n,
      gasLimit: 0n,
      signature: '0x' as const,
    }
    const senderOf = (index: number): Address => `0x${index.toString(16).padStart(40, '0')}`
    const most = largestPool.size / data.length
    for (let i = 0; i < most; i++) {
      expect(pool.isFullFor(senderOf(i), entry(i).transaction)).toBe(false)
      pool.add(entry(i))
    }
    expect(pool.isFullFor(senderOf(most), entry(most).transaction)).toBe(true)
    expect(pool.isFullFor(senderOf(most), { ...transaction, data: '' })).toBe(false)
    pool.remove(entry(0))
    // Gone once, however often it is said.
    pool.remove(entry(0))
    expect(pool.isFullFor(senderOf(most), entry(most).transaction)).toBe(false)
    pool.add(entry(most))
    expect(pool.isFullFor(senderOf(0), entry(0).transaction)).toBe(true)
  })
})
