import { describe, expect, test } from 'vitest'
import { askedBefore } from './askedBefore'
import { exampleId, exampleReceipt, exampleTransaction } from './testing/exampleTransaction'
import type { TransactionProgress } from './transactionMachine'

const { sender, to } = exampleTransaction().intent
const strayed = { status: 'strayed', id: exampleId, to: sender, amount: 7n } as const
const refusal = { status: 'rejected', reason: 'byUser', code: null } as const

describe('[BX-27] what a review knows of a transaction of before', () => {
  // Whether money may have gone, whether a nonce is taken, and whether the wallet is still silent.
  test.each<[string, TransactionProgress, mayHaveGone: boolean, hasMoved: boolean, isUnanswered: boolean]>([
    ['the wallet was asked', { status: 'awaiting' }, true, false, true],
    ['an equal one was found meanwhile', { status: 'awaiting', equal: exampleId }, true, true, false],
    ['it is on its way', { status: 'submitted', id: exampleId }, true, true, false],
    [
      'it stands in a block',
      { status: 'confirmed', id: exampleId, receipt: exampleReceipt },
      false,
      true,
      false,
    ],
    ['the chain undid it', { status: 'failed', id: exampleId, receipt: exampleReceipt }, false, true, false],
    [
      'a node dropped it',
      { status: 'failed', id: exampleId, receipt: null, nodeStatus: 10 },
      false,
      false,
      false,
    ],
    ['the wallet says no', { ...refusal, isSure: false }, true, false, false],
    [
      'the wallet says no, and an equal one was found',
      { ...refusal, isSure: false, equal: exampleId },
      true,
      false,
      false,
    ],
    ['the chain says no too', { ...refusal, isSure: true }, false, false, false],
    ['the account sent something else', { ...strayed, sender }, true, true, false],
    ['another account sent it', { ...strayed, sender: to ?? sender }, true, false, false],
    ['nobody knows, without an id', { status: 'unknown', id: null, cause: 'pageGone' }, true, false, true],
    ['nobody knows, with an id', { status: 'unknown', id: exampleId, cause: 'pollsOver' }, true, true, false],
    [
      'nobody knows, and an equal one was found',
      { status: 'unknown', id: null, cause: 'stopped', equal: exampleId },
      true,
      true,
      false,
    ],
  ])('%s', (_, state, mayHaveGone, hasMoved, isUnanswered) => {
    expect(askedBefore(exampleTransaction({ state }))).toMatchObject({ mayHaveGone, hasMoved, isUnanswered })
  })

  test('names what it is of, and its series', () => {
    const { key, action, input, network, intent } = exampleTransaction()
    expect(askedBefore(exampleTransaction({ state: { status: 'submitted', id: exampleId } }))).toMatchObject({
      key,
      action,
      input,
      network,
      intent,
      id: exampleId,
      series: null,
    })
    expect(askedBefore(exampleTransaction({ series: { id: 'series-1', item: 'a' } })).series).toBe('series-1')
  })
})
