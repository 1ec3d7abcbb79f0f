import type { Address } from '@tyto/primitives'
import { expect, it } from 'vitest'
import { askedBefore } from '../pending/askedBefore'
import { exampleId, exampleReceipt, exampleTransaction } from '../pending/testing/exampleTransaction'
import { unknownSince } from './sentSince'
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
