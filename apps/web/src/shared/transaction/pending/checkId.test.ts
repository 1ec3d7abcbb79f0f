/** Which node is believed about an id that the wallet named, when one says it and another one the contrary. */
import { intentOf, markOf, RpcError, type Client } from '@tyto/chain'
import {
  addressOfPublicKey,
  bytesToHex,
  publicKeyOf,
  transactionId,
  type Address,
  type TransactionCore,
} from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { checkId } from './checkId'
import type { OutcomeOptions } from './outcomeOptions'
import { exampleTransaction } from './testing/exampleTransaction'

const key = publicKeyOf(new Uint8Array(32).fill(7))
const sender = addressOfPublicKey(key)
const to: Address = `0x${'33'.repeat(20)}`
const core: TransactionCore = {
  version: (222 << 16) + 1,
  nonce: 5n,
  toAddr: to,
  senderPubKey: bytesToHex(key),
  amount: 7n,
  gasPrice: 2_000_000_000n,
  gasLimit: 50n,
  code: undefined,
  data: undefined,
}
const id = transactionId(core)
const intent = intentOf({ kind: 'payment', to, amount: 7n }, { sender, nonce: 4n, block: 100n, time: 9 })
const foreseen = [{ address: to, field: null, keys: [], before: markOf('5'), after: markOf('12') }]

/** A node that says of the transaction that it was a success, a failure, or nothing; `held`: the ZIL of whoever is paid. */
function nodeOf(said: boolean | 'nothing', held = '12') {
  const asked: string[] = []
  const request = async (method: string, [first]: readonly unknown[]): Promise<unknown> => {
    asked.push(method)
    if (method === 'GetBalance') return { balance: first === to.slice(2) ? held : '0', nonce: 5 }
    if (method !== 'GetTransaction') return {}
    if (said === 'nothing') throw new RpcError('RpcNodeError', 'no', { details: 'Txn Hash not Present' })
    return {
      ID: id,
      version: String(core.version),
      nonce: '5',
      toAddr: to.slice(2),
      senderPubKey: core.senderPubKey,
      amount: '7',
      gasPrice: String(core.gasPrice),
      gasLimit: '50',
      data: null,
      receipt: { success: said, epoch_num: '101', cumulative_gas: '50' },
    }
  }
  return { asked, request }
}

function check(
  node: ReturnType<typeof nodeOf>,
  others: readonly ReturnType<typeof nodeOf>[],
  change: Partial<Parameters<typeof exampleTransaction>[0]> = {},
) {
  const client = { ...node, witnesses: () => others } as unknown as Client
  const options = {
    chainOf: () => ({ client }),
    clock: { now: () => 0, sleep: () => Promise.resolve() },
    store: { list: () => [] },
  } as unknown as OutcomeOptions
  return checkId(options, exampleTransaction({ intent, ...change }), id, null)
}

describe('[BX-27] a word about a transaction that the wallet named', () => {
  it('of success is believed at once where what it changes is seen', async () => {
    const other = nodeOf(false)
    expect(await check(nodeOf(true), [other], { foreseen })).toMatchObject({ kind: 'done' })
    expect(other.asked).toEqual([])
  })

  it('of success is asked of every node where nothing was foreseen', async () => {
    const other = nodeOf(false)
    expect(await check(nodeOf(true), [other])).toEqual({ kind: 'doubt', id })
    expect(other.asked).not.toEqual([])
    expect(await check(nodeOf(true), [nodeOf('nothing')])).toMatchObject({ kind: 'done' })
  })

  it('of success is asked of every node where what it changes is not seen', async () => {
    const other = nodeOf(true, '5')
    expect(await check(nodeOf(true, '5'), [other], { foreseen })).toMatchObject({ kind: 'unseen' })
    expect(other.asked).not.toEqual([])
  })

  it('of failure is asked of every node, and the chain itself', async () => {
    expect(await check(nodeOf(false), [nodeOf(true)])).toEqual({ kind: 'doubt', id })
    expect(await check(nodeOf(false), [], { foreseen })).toEqual({ kind: 'doubt', id })
    expect(await check(nodeOf(false, '5'), [nodeOf(false)], { foreseen })).toMatchObject({ kind: 'failed' })
  })

  it('that nobody says leaves it as the wallet said', async () => {
    expect(await check(nodeOf('nothing'), [nodeOf(true)])).toEqual({ kind: 'sent', id })
  })
})
