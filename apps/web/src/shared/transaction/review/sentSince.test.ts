import type { Address } from '@tyto/primitives'
import { expect, it } from 'vitest'
import { askedBefore } from '../pending/askedBefore'
import { exampleId, exampleReceipt, exampleTransaction } from '../pending/testing/exampleTransaction'
import { account, createFakeChain } from '../runner/testing/fakeChain'
import { isUnansweredOf, sentSince, unknownSince } from './sentSince'
import type { StoredTransaction } from '../pending/storedTransaction'

const { intent, network } = exampleTransaction()
const other: Address = `0x${'0f'.repeat(20)}`
const since = { sender: intent.sender, nonce: 4n, block: 0n, time: 1_000, network, series: 'payroll' }

/** The account's nonce was 4, and is 6 now: two have gone. So many of them nobody here knows of. */
const unknown = (...transactions: readonly StoredTransaction[]) =>
  unknownSince({ since, nonce: 6n, transactions: transactions.map(askedBefore) })
const failed = (receipt: typeof exampleReceipt | null): StoredTransaction['state'] =>
  ({ status: 'failed', id: exampleId, receipt, nodeStatus: receipt === null ? 23 : null }) as never

it.each<[string, Partial<StoredTransaction>, bigint]>([
  ['confirmed', { state: { status: 'confirmed', id: exampleId, receipt: exampleReceipt } as never }, 1n],
  ['on its way, by its id', { state: { status: 'submitted', id: exampleId } }, 1n],
  ['failed in a block', { state: failed({ ...exampleReceipt, success: false }) }, 1n],
  ['failed before any block', { state: failed(null) }, 2n],
  ['waiting in the wallet', { state: { status: 'awaiting' } }, 2n],
  ['in doubt without an id', { state: { status: 'unknown', id: null, cause: 'pageGone' } as never }, 2n],
  [
    'in doubt, and an equal one was found',
    { state: { status: 'unknown', id: null, cause: 'pageGone', equal: exampleId } as never },
    1n,
  ],
  [
    'of another account',
    { intent: { ...intent, sender: other }, state: { status: 'submitted', id: exampleId } },
    2n,
  ],
  ['on another network', { network: 'testnet', state: { status: 'submitted', id: exampleId } }, 2n],
  ['of before', { intent: { ...intent, nonce: 3n }, state: { status: 'submitted', id: exampleId } }, 2n],
  [
    'of before, while the clock was a year ahead',
    { intent: { ...intent, nonce: 3n, time: 9e12 }, state: { status: 'submitted', id: exampleId } },
    2n,
  ],
  [
    'of the series itself, asked for while a node was behind',
    {
      intent: { ...intent, nonce: 3n },
      series: { id: 'payroll', item: '1' },
      state: { status: 'submitted', id: exampleId },
    },
    1n,
  ],
  [
    'asked for after the clock had gone back',
    { intent: { ...intent, nonce: 5n, time: 1 }, state: { status: 'submitted', id: exampleId } },
    1n,
  ],
  [
    'another one of this account',
    { state: { status: 'strayed', id: exampleId, sender: intent.sender, to: other, amount: 1n } as never },
    1n,
  ],
  [
    'another one of another account',
    { state: { status: 'strayed', id: exampleId, sender: other, to: other, amount: 1n } as never },
    2n,
  ],
])('[BX-27] what took a nonce of the account and is known here: %s', (_, change, count) => {
  expect(unknown(exampleTransaction(change))).toBe(count)
})

it('[BX-27] what nobody here knows of is found in the blocks since, and what is known is left out', async () => {
  const chain = createFakeChain()
  const known = chain.send({ kind: 'payment', to: other, amount: 1n })
  chain.mineBlock()
  const strange = chain.send({ kind: 'payment', to: other, amount: 2n })
  chain.mineBlock()
  const from = { sender: account, network, nonce: 0n, block: 10n, time: 1_000 }
  const mine = { ...exampleTransaction().intent, sender: account, nonce: 0n }
  const confirmed = { status: 'confirmed', id: known, receipt: { ...exampleReceipt, id: known } } as const
  const transactions = [askedBefore(exampleTransaction({ intent: mine, state: confirmed }))]
  const ask = (nonce: bigint, list = transactions) =>
    sentSince({ client: chain.client, since: from, nonce, transactions: list })
  expect(await ask(2n)).toMatchObject({ nonce: 2n, count: 1n, sent: [{ id: strange, amount: 2n }] })
  expect((await ask(2n, []))?.sent.map(({ id }) => id)).toEqual([known, strange])
  expect(await ask(1n)).toBeNull()
  expect(await ask(0n)).toBeNull()
  // A node that is gone tells none of them, and their number is known all the same.
  chain.isReachable = false
  expect(await ask(2n)).toEqual({ nonce: 2n, count: 1n, sent: [] })
})

it.each<[string, Partial<StoredTransaction>, boolean]>([
  ['in the wallet', {}, true],
  ['of another account', { intent: { ...intent, sender: other } }, false],
  ['on another network', { network: 'testnet' }, false],
  ['answered', { state: { status: 'submitted', id: exampleId } }, false],
  ['refused', { state: { status: 'rejected', reason: 'byUser', code: null, isSure: true } }, false],
])('[BX-27] what the wallet has not answered may be what went: %s', (_, change, isUnanswered) => {
  expect(isUnansweredOf(askedBefore(exampleTransaction(change)), since)).toBe(isUnanswered)
})
