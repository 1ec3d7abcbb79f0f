/** How a transaction is found whose id nobody knows: by a node of this file's own, which counts what is asked of it. */
import {
  addressOfPublicKey,
  bytesToHex,
  publicKeyOf,
  transactionId,
  zeroAddress,
  type Address,
  type TransactionCore,
} from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { RpcError } from '../client/RpcError'
import type { SentTransaction } from '../reads/sentTransaction'
import { hasContent, intentOf, isIntended, type Intent } from './intent'
import { lookAtTransaction } from './lookAtTransaction'
import { lookForIntent } from './lookForIntent'
import { readNonce } from './readNonce'
import { settleIntent } from './settleIntent'
import { readTransactionOutcome, mostPolls, pollPause, waitForTransaction } from './waitForTransaction'

const key = bytesToHex(publicKeyOf(new Uint8Array(32).fill(7)))
const sender = addressOfPublicKey(publicKeyOf(new Uint8Array(32).fill(7)))
const to: Address = `0x${'33'.repeat(20)}`
const at = { sender, nonce: 4n, block: 100n, time: 9 }
const payment = intentOf({ kind: 'payment', to, amount: 7n }, at)

function coreOf(change: Partial<TransactionCore> = {}): TransactionCore {
  return {
    version: (222 << 16) + 1,
    nonce: 5n,
    toAddr: to,
    senderPubKey: key,
    amount: 7n,
    gasPrice: 2_000_000_000n,
    gasLimit: 50n,
    code: undefined,
    data: undefined,
    ...change,
  }
}

/** As a node shows it in a block. */
function bodyOf(core: TransactionCore, success = true) {
  return {
    ID: transactionId(core),
    version: String(core.version),
    nonce: String(core.nonce),
    toAddr: core.toAddr.slice(2),
    senderPubKey: core.senderPubKey,
    amount: String(core.amount),
    gasPrice: String(core.gasPrice),
    gasLimit: String(core.gasLimit),
    data: core.data ?? null,
    receipt: { success, epoch_num: '101', cumulative_gas: '50' },
  }
}

const refusal = (details: string) => new RpcError('RpcNodeError', 'no', { details })

interface Told {
  readonly nonce?: bigint
  readonly newest?: bigint
  readonly blocks?: Readonly<Record<string, readonly object[]>>
  /** The nonce by other endpoints; null: they do not answer. */
  readonly witnesses?: readonly (bigint | null)[]
  readonly transaction?: object | null
  readonly status?: object
}

function nodeOf({
  nonce = 4n,
  newest = 130n,
  blocks = {},
  witnesses = [],
  transaction = null,
  status = {},
}: Told) {
  const asked: string[] = []
  const request = async (method: string, [first]: readonly unknown[]): Promise<unknown> => {
    asked.push(`${method} ${String(first)}`)
    if (method === 'GetBalance') return { balance: '1', nonce: Number(nonce) }
    if (method === 'GetLatestTxBlock')
      return { header: { BlockNum: String(newest), Timestamp: '1000000', NumTxns: 0 } }
    if (method === 'GetTxnBodiesForTxBlock') {
      const found = blocks[String(first)]
      if (found === undefined) throw refusal('TxBlock has no transactions')
      return found
    }
    if (method === 'GetTransaction') {
      if (transaction === null) throw refusal('Txn Hash not Present')
      return transaction
    }
    return status
  }
  const each = witnesses.map((told) => ({
    request: async (): Promise<unknown> => {
      if (told === null) throw new RpcError('RpcTransport', 'gone')
      return { balance: '1', nonce: Number(told) }
    },
  }))
  return { asked, client: { request, witnesses: () => each } as never }
}

const blocksRead = (asked: readonly string[]) =>
  asked.filter((call) => call.startsWith('GetTxnBodies')).map((call) => Number(call.split(' ')[1]))

describe('an intent', () => {
  const call = { to, transition: 'Send', amount: 3n, params: [{ vname: 'a', type: 'Uint32', value: '1' }] }
  const sentOf = (data: string | undefined, change: Partial<SentTransaction> = {}): SentTransaction => ({
    id: 'ab'.repeat(32),
    sender,
    nonce: 5n,
    to,
    amount: 3n,
    gasLimit: 50n,
    data,
    ...change,
  })
  const intent = intentOf({ kind: 'call', call } as never, at)
  const data = JSON.stringify({ _tag: 'Send', params: call.params })

  it('is a call, a deploy or a payment, with what was asked for and when', () => {
    expect(intent).toMatchObject({ ...at, kind: 'call', to, transition: 'Send', amount: 3n })
    expect(payment).toMatchObject({ kind: 'payment', to, transition: null, amount: 7n })
    // sha256 of nothing.
    expect(payment.digest).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(payment.likeness).toBe(payment.digest)
    const deploy = intentOf({ kind: 'deploy', deploy: { init: [], amount: 2n }, code: 'x' } as never, at)
    expect(deploy).toMatchObject({ kind: 'deploy', to: zeroAddress, transition: null, amount: 2n })
    // sha256 of the two characters of an empty list.
    expect(deploy.digest).toBe('4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945')
    expect(deploy.likeness).toBe(deploy.digest)
  })

  it('knows its transaction by sender, nonce and content, however the keys are ordered', () => {
    expect(isIntended(intent, sentOf(data))).toBe(true)
    expect(
      isIntended(
        intent,
        sentOf('{ "params": [{ "value": "1", "type": "Uint32", "vname": "a" }], "_tag": "Send" }'),
      ),
    ).toBe(true)
    for (const other of [
      sentOf(data, { sender: to }),
      sentOf(data, { nonce: 4n }),
      sentOf(data, { to: sender }),
      sentOf(data, { amount: 4n }),
      sentOf(data.replace('"1"', '"2"')),
      sentOf(data.replace('Send', 'Sent')),
      sentOf('{'),
      sentOf(undefined),
    ])
      expect(isIntended(intent, other), JSON.stringify(other.data)).toBe(false)
    expect(hasContent(intent, sentOf(data, { sender: to, nonce: 1n }))).toBe(true)
    // Two entries of a list are not one.
    const listed = (value: readonly unknown[]): string =>
      intentOf(
        { kind: 'call', call: { ...call, params: [{ vname: 'a', type: 'List Uint32', value }] } } as never,
        at,
      ).digest
    expect(listed([1, 23])).not.toBe(listed([12, 3]))
    expect(listed([null])).not.toBe(listed([{}]))
  })

  it.each([
    [['a', 'min_b'], ['a', 'min_c'], true],
    [['a', 'max_b'], ['a'], true],
    [['a', 'deadline'], ['a', 'deadline_block'], true],
    [['a', 'deadlines'], ['a'], false],
    [['a', 'amin_b'], ['a'], false],
    [['a', 'b'], ['a'], false],
    [['a', 'tyron', 'min_b'], ['a', 'tyron', 'max_c'], true],
    [['a', 'tyron'], ['a'], false],
    // Where nothing but bounds is asked for, they are what is asked for.
    [['min_b', 'tyron'], ['min_c', 'tyron'], false],
    [['min_b'], ['min_b'], true],
  ])('asks for the same with %j as with %j: %s', (one, other, isAlike) => {
    const [first, second] = [one, other].map((names) =>
      intentOf(
        {
          kind: 'call',
          call: { ...call, params: names.map((vname) => ({ vname, type: 'Uint128', value: '1' })) },
        } as never,
        at,
      ),
    ) as [Intent, Intent]
    expect(first.likeness === second.likeness).toBe(isAlike)
    if (one.join() !== other.join()) expect(first.digest).not.toBe(second.digest)
  })
})

describe('a search', () => {
  const own = bodyOf(coreOf())
  const other = bodyOf(coreOf({ amount: 8n }))
  const id = transactionId(coreOf())

  it('reads no block while the nonce stands, and goes on a few blocks before the newest', async () => {
    const { asked, client } = nodeOf({ nonce: 4n, newest: 130n })
    const found = await settleIntent(client, payment)
    expect(found).toEqual({
      search: { kind: 'nothing sent' },
      progress: { nonce: 4n, block: 110n },
      facts: [
        { kind: 'nonce', nonce: 4n },
        { kind: 'read', nonce: 4n },
      ],
    })
    expect(blocksRead(asked)).toEqual([])
    const early = await settleIntent(nodeOf({ newest: 105n }).client, payment)
    expect(early.progress.block).toBe(100n)
    const later = await settleIntent(nodeOf({ nonce: 6n }).client, payment, {
      from: { nonce: 6n, block: 7n },
    })
    expect(later.search).toEqual({ kind: 'others sent' })
  })

  it('reads each block since, once, and finds it', async () => {
    const { asked, client } = nodeOf({ nonce: 5n, newest: 160n, blocks: { 101: [own] } })
    const found = await settleIntent(client, payment)
    expect(found.search).toEqual({ kind: 'found', id })
    expect(found.progress).toEqual({ nonce: 5n, block: 160n })
    // The first batch has it.
    expect(blocksRead(asked)).toEqual(Array.from({ length: 50 }, (_, index) => 101 + index))
    const last = nodeOf({ nonce: 5n, newest: 160n, blocks: { 160: [own] } })
    expect((await settleIntent(last.client, payment)).search).toEqual({ kind: 'found', id })
    expect(blocksRead(last.asked)).toEqual(Array.from({ length: 60 }, (_, index) => 101 + index))
    const next = nodeOf({ nonce: 5n, newest: 101n, blocks: { 101: [own] } })
    expect((await settleIntent(next.client, payment)).search).toEqual({ kind: 'found', id })
  })

  it('tells all that was sent where the whole is asked for, and passes over those that are known to be others', async () => {
    const blocks = { 101: [own, other] }
    const whole = await settleIntent(nodeOf({ nonce: 5n, blocks }).client, payment, { isWhole: true })
    expect(whole.search).toEqual({ kind: 'others sent' })
    expect(whole.facts.map(({ kind }) => kind)).toEqual(['nonce', 'body', 'body', 'read'])
    const known = await settleIntent(nodeOf({ nonce: 5n, blocks }).client, payment, { others: new Set([id]) })
    expect(known).toMatchObject({
      search: { kind: 'others sent' },
      progress: { nonce: 5n, block: 130n },
    })
  })

  it('goes on searching while a transaction of that nonce was not seen, a thousand blocks at a time', async () => {
    const { asked, client } = nodeOf({ nonce: 6n, newest: 5_000n, blocks: { 102: [other] } })
    const found = await settleIntent(client, payment)
    expect(found).toMatchObject({ search: { kind: 'searching' }, progress: { nonce: 5n, block: 1_100n } })
    expect(found.facts.at(-1)).toEqual({ kind: 'read', nonce: 5n })
    expect(blocksRead(asked)).toHaveLength(1_000)
    expect(Math.max(...blocksRead(asked))).toBe(1_100)
  })

  it('ends after twenty thousand blocks, or where all is read', async () => {
    const far = nodeOf({ nonce: 6n, newest: 50_000n })
    const facts = await lookForIntent(far.client, payment)
    expect(blocksRead(far.asked)).toHaveLength(20_000)
    expect(facts[0]).toEqual({ kind: 'nonce', nonce: 6n })
    const near = nodeOf({ nonce: 5n, newest: 110n, blocks: { 104: [own] } })
    expect(await lookForIntent(near.client, payment)).toMatchObject([
      { kind: 'nonce', nonce: 5n },
      { kind: 'nonce', nonce: 5n },
      { kind: 'body', sent: { id, nonce: 5n } },
      { kind: 'read', nonce: 5n },
    ])
    expect(blocksRead(near.asked)).toHaveLength(10)
  })

  it.each([
    [4n, [], 4n],
    [4n, [6n, 5n], 6n],
    [4n, [3n, null], 4n],
    [4n, [null, 9n], 9n],
  ])('takes the highest nonce: %s, and %s of others', async (nonce, witnesses, highest) => {
    expect(await readNonce(nodeOf({ nonce, witnesses }).client, sender)).toBe(highest)
  })
})

describe('a look at an id', () => {
  const id = transactionId(coreOf())
  const dropped = { ID: id, status: 20, modificationState: 2, success: false }

  it('tells the receipt, what the node took out of its pool, or nothing', async () => {
    expect(
      await lookAtTransaction(nodeOf({ transaction: bodyOf(coreOf()), status: dropped }).client, id),
    ).toMatchObject([
      { kind: 'body', sent: { id } },
      { kind: 'receipt', receipt: { id, success: true } },
    ])
    expect(await lookAtTransaction(nodeOf({ status: dropped }).client, id)).toEqual([
      { kind: 'dropped', id, status: 20 },
    ])
    expect(await lookAtTransaction(nodeOf({}).client, id)).toEqual([])
  })

  it('is confirmed, failed or refused; another one than was asked for says nothing', async () => {
    const check = (told: Told, intent?: Intent) =>
      readTransactionOutcome(nodeOf(told).client, id, intent ? { intent } : {})
    expect(await check({ transaction: bodyOf(coreOf()) })).toMatchObject({ kind: 'confirmed' })
    expect(await check({ transaction: bodyOf(coreOf(), false) }, payment)).toMatchObject({ kind: 'failed' })
    expect(await check({ transaction: bodyOf(coreOf()) }, { ...payment, amount: 8n })).toBeNull()
    expect(await check({ status: dropped })).toEqual({ kind: 'refused', status: 20 })
    expect(await check({})).toBeNull()
  })

  it('comes after 1, 1, 2, 2, 3, 3, 8, 8 and then 20 seconds, and once a minute after 33 polls', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 32].map(pollPause)).toEqual(
      [1, 1, 2, 2, 3, 3, 8, 8, 20, 20].map((seconds) => seconds * 1_000),
    )
    expect([mostPolls, pollPause(33), pollPause(500)]).toEqual([33, 60_000, 60_000])
  })

  it('waits, tells how it goes, and ends with the outcome, its signal, or a fault of our own', async () => {
    const sleeps: number[] = []
    const clock = { now: () => 0, sleep: async (ms: number) => void sleeps.push(ms) }
    const told: unknown[] = []
    let polls = 0
    const client = {
      request: async (method: string): Promise<unknown> => {
        if (method !== 'GetTransaction') return {}
        polls++
        if (polls === 2) throw new RpcError('RpcTransport', 'gone')
        if (polls < 4) throw refusal('Txn Hash not Present')
        return bodyOf(coreOf())
      },
    } as never
    const options = { clock, pollsBefore: 31, onProgress: (each: unknown) => void told.push(each) }
    expect(await waitForTransaction(client, id, options)).toMatchObject({ kind: 'confirmed' })
    expect(sleeps).toEqual([20_000, 20_000, 20_000, 60_000])
    expect(told).toMatchObject([
      { polls: 32, isUnknown: false, error: null },
      { polls: 32, isUnknown: false, error: { code: 'RpcTransport' } },
      { polls: 33, isUnknown: true, error: null },
    ])
    const ended = new AbortController()
    ended.abort()
    expect(await waitForTransaction(client, id, { clock, signal: ended.signal })).toBeNull()
    // Nobody has to listen.
    polls = 0
    expect(await waitForTransaction(client, id, { clock })).toMatchObject({ kind: 'confirmed' })
    const leaving = new AbortController()
    const left = {
      request: async (): Promise<never> => {
        leaving.abort()
        throw new RpcError('RpcTransport', 'gone')
      },
    } as never
    const before = told.length
    const { onProgress } = options
    expect(await waitForTransaction(left, id, { clock, signal: leaving.signal, onProgress })).toBeNull()
    expect(told).toHaveLength(before)
    const broken = { request: () => Promise.reject(new TypeError('ours')) } as never
    await expect(waitForTransaction(broken, id, { clock })).rejects.toThrow('ours')
  })
})
