import { describe, expect, it } from 'vitest'
import { askedBefore } from './askedBefore'
import { exampleId, exampleReceipt, exampleTransaction } from './testing/exampleTransaction'
import type { TransactionProgress } from './transactionMachine'

const equal = 'ef'.repeat(32)
const { sender, to } = exampleTransaction().intent
const refused = { status: 'rejected', reason: 'byUser', code: null } as const
const strayed = { status: 'strayed', id: exampleId, to, amount: 7n } as const

interface Facts {
  readonly id?: string
  readonly mayHaveGone?: true
  readonly hasMoved?: true
  readonly isUnanswered?: true
}

describe('[BX-27] what a review knows of a transaction that was asked for before', () => {
  it.each<[string, TransactionProgress, Facts]>([
    ['waits in the wallet', { status: 'awaiting' }, { mayHaveGone: true, isUnanswered: true }],
    [
      'waits, and an equal one was found',
      { status: 'awaiting', equal },
      { mayHaveGone: true, hasMoved: true },
    ],
    [
      'is on its way',
      { status: 'submitted', id: exampleId },
      { id: exampleId, mayHaveGone: true, hasMoved: true },
    ],
    [
      'was left by its page',
      { status: 'unknown', id: null, cause: 'pageGone' },
      { mayHaveGone: true, isUnanswered: true },
    ],
    [
      'was left by its page, and an equal one was found',
      { status: 'unknown', id: null, cause: 'pageGone', equal },
      { mayHaveGone: true, hasMoved: true },
    ],
    [
      'is in no block after all polls',
      { status: 'unknown', id: exampleId, cause: 'pollsOver' },
      { id: exampleId, mayHaveGone: true, hasMoved: true },
    ],
    [
      'is done',
      { status: 'confirmed', id: exampleId, receipt: exampleReceipt },
      { id: exampleId, hasMoved: true },
    ],
    [
      'was undone by the chain',
      { status: 'failed', id: exampleId, receipt: { ...exampleReceipt, success: false } },
      { id: exampleId, hasMoved: true },
    ],
    [
      'was dropped by the node',
      { status: 'failed', id: exampleId, receipt: null, nodeStatus: 23 },
      { id: exampleId },
    ],
    ['was refused', { ...refused, isSure: true }, {}],
    ['was refused, as the wallet alone says', { ...refused, isSure: false }, { mayHaveGone: true }],
    [
      'was refused, as the wallet alone says, and an equal one was found',
      { ...refused, isSure: false, equal },
      { mayHaveGone: true },
    ],
    [
      'went as another one of the account',
      { ...strayed, sender },
      { id: exampleId, mayHaveGone: true, hasMoved: true },
    ],
    ['went from another account', { ...strayed, sender: to }, { id: exampleId, mayHaveGone: true }],
  ])('it %s', (_, state, facts) => {
    const { id = null, mayHaveGone = false, hasMoved = false, isUnanswered = false } = facts
    expect(askedBefore(exampleTransaction({ state }))).toMatchObject({
      id,
      mayHaveGone,
      hasMoved,
      isUnanswered,
    })
  })

  it('belongs to its series, or to none', () => {
    expect(askedBefore(exampleTransaction()).series).toBeNull()
    const series = { id: 'list-1', item: 'row-3' } as never
    expect(askedBefore(exampleTransaction({ series })).series).toBe('list-1')
  })
})
