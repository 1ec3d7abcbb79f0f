import { describe, expect, it } from 'vitest'
import type { Address } from '@tyto/primitives'
import { noteOutcome } from './checkId'
import type { OutcomeOptions } from './outcomeOptions'
import { exampleId, exampleReceipt, exampleTransaction } from './testing/exampleTransaction'

const { sender, to } = exampleTransaction().intent
const token: Address = `0x${'dd'.repeat(20)}`
const zil = { token: null, symbol: 'ZIL', decimals: 12, amount: 7n }
const right = { token, symbol: 'XSGD', decimals: 6, amount: 50n, owner: sender, spender: to }
const told = { own: [sender], sums: [zil], allowed: [right] }

/** Notes an outcome of a transaction of which this was told, and answers what the store was given. */
function noted(outcome: Parameters<typeof noteOutcome>[2]) {
  const given: unknown[] = []
  const store = {
    change: (key: string, change: unknown) => given.push([key, change]),
    apply: (key: string, event: unknown) => given.push([key, event]),
  } as unknown as OutcomeOptions['store']
  const transaction = exampleTransaction({ told })
  const event = noteOutcome({ store }, transaction, outcome)
  return { event, given, key: transaction.key }
}

const paying = (amount: bigint) => [{ from: sender, to, token: null, amount }]
const ending = (amount: bigint) => [{ token, owner: sender, spender: to, amount }]
const event = { kind: 'receipt', receipt: exampleReceipt }

describe('what is kept of a transaction that ended', () => {
  it('is its end alone where the block says what the review said', () => {
    const receipt = { ...exampleReceipt, moves: paying(7n), allowances: ending(50n) }
    const { given, key, event: noticed } = noted({ kind: 'done', receipt })
    expect(given).toEqual([[key, event]])
    expect(noticed).toEqual(event)
  })

  it('is what left in truth, and what may be taken in truth, where the block says something else', () => {
    const receipt = { ...exampleReceipt, moves: paying(9n), allowances: ending(60n) }
    const { given, key } = noted({ kind: 'done', receipt })
    expect(given).toEqual([
      [key, { paid: [{ ...zil, amount: 9n }] }],
      [key, { allowed: [{ ...right, amount: 60n }] }],
      [key, event],
    ])
  })

  it('is that nothing left, where the block names no coin', () => {
    const { given, key } = noted({ kind: 'done', receipt: exampleReceipt })
    expect(given).toEqual([
      [key, { paid: [{ ...zil, amount: 0n }] }],
      [key, event],
    ])
  })

  it('is no sum of one that was undone', () => {
    const receipt = { ...exampleReceipt, success: false, moves: paying(9n), allowances: ending(60n) }
    const { given, key } = noted({ kind: 'failed', receipt })
    expect(given).toEqual([[key, { kind: 'receipt', receipt: { ...exampleReceipt, success: false } }]])
  })

  it.each([
    [
      { kind: 'dropped', id: exampleId, status: 23 },
      { kind: 'refused', id: exampleId, nodeStatus: 23 },
    ],
    [
      { kind: 'doubt', id: exampleId },
      { kind: 'doubt', id: exampleId },
    ],
    [
      { kind: 'unseen', receipt: exampleReceipt },
      { kind: 'unseen', id: exampleId },
    ],
    [
      { kind: 'misnamed', id: exampleId },
      { kind: 'misnamed', id: exampleId },
    ],
  ] as const)('%o is kept as %o', (outcome, expected) => {
    expect(noted(outcome)).toMatchObject({ event: expected, given: [[expect.anything(), expected]] })
  })

  it.each([{ kind: 'open' }, { kind: 'searching' }, { kind: 'sent', id: exampleId }] as const)(
    '%o is nothing new',
    (outcome) => {
      expect(noted(outcome)).toMatchObject({ event: null, given: [] })
    },
  )
})
