import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  idOf,
  isOpen,
  isSettled,
  nextProgress,
  type TransactionEvent,
  type TransactionProgress,
} from './transactionMachine'

const [first, second] = ['a'.repeat(64), 'b'.repeat(64)]
const id = fc.constantFrom(first, second)

const receipt = fc.record({
  id,
  success: fc.boolean(),
  block: fc.constant(7n),
  gasUsed: fc.constant(50n),
  gasPrice: fc.constant(2_000_000_000n),
  exceptions: fc.constant([]),
})

const event: fc.Arbitrary<TransactionEvent> = fc.oneof(
  fc.constantFrom<TransactionEvent>(
    { kind: 'unclear' },
    { kind: 'stopWaiting' },
    { kind: 'pageGone' },
    { kind: 'pollsOver' },
    { kind: 'rejected', reason: 'byUser', code: null, isSure: true },
    { kind: 'rejected', reason: 'byWallet', code: 'WalletLocked', isSure: false },
  ),
  id.map((value): TransactionEvent => ({ kind: 'submitted', id: value })),
  id.map((value): TransactionEvent => ({ kind: 'refused', id: value, nodeStatus: 21 })),
  receipt.map((value): TransactionEvent => ({ kind: 'receipt', receipt: value })),
)

/** The wallet was asked; after that, events may come in any order. */
const asked: TransactionProgress = { status: 'awaiting' }
const events = fc.array(event, { maxLength: 25 })

interface Step {
  readonly before: TransactionProgress
  readonly event: TransactionEvent
  readonly after: TransactionProgress
}

function run(list: readonly TransactionEvent[]): readonly Step[] {
  let before = asked
  return list.map((item) => {
    const step = { before, event: item, after: nextProgress(before, item) }
    before = step.after
    return step
  })
}

/** Checks every step of every order of events. */
function always(check: (step: Step, earlier: readonly Step[]) => void): void {
  fc.assert(
    fc.property(events, (list) => {
      const steps = run(list)
      steps.forEach((step, index) => check(step, steps.slice(0, index)))
    }),
    { numRuns: 2_000 },
  )
}

describe('[BX-01] in whatever order wallet, chain and person speak', () => {
  it('[TX-02] it is confirmed only by the receipt of its own id, and failed only by that or a refusal', () => {
    always(({ before, event: last, after }) => {
      if (after === before || !('id' in after) || !isSettled(after)) return
      if (after.status === 'confirmed') {
        expect(last.kind === 'receipt' && last.receipt.success && last.receipt.id === idOf(before)).toBe(true)
      } else if (last.kind === 'receipt') {
        expect(!last.receipt.success && last.receipt.id === idOf(before)).toBe(true)
      } else {
        expect(last.kind === 'refused' && last.id === idOf(before)).toBe(true)
      }
    })
  })

  it('[TX-03] it is rejected only by the wallet, and never once it has an id', () => {
    always(({ before, event: last, after }, earlier) => {
      if (after.status !== 'rejected' || before === after) return
      expect(last.kind).toBe('rejected')
      for (const step of earlier) expect(idOf(step.after)).toBeNull()
    })
  })

  it('an id once known is kept, and is never another one', () => {
    always(({ before, after }) => {
      const known = idOf(before)
      if (known !== null) expect(idOf(after)).toBe(known)
    })
  })

  it('what is open ends only by an answer', () => {
    always(({ before, event: last, after }) => {
      if (!isOpen(before) || isOpen(after)) return
      expect(['rejected', 'receipt', 'refused']).toContain(last.kind)
    })
  })

  it('the wallet is asked once: nothing is awaited again', () => {
    always(({ before, after }) => {
      if (after.status === 'awaiting') expect(after).toBe(before)
    })
  })

  it('time, doubt and silence fail nothing', () => {
    always(({ before, event: last, after }) => {
      if (!['unclear', 'stopWaiting', 'pageGone', 'pollsOver'].includes(last.kind)) return
      expect(after === before || after.status === 'unknown').toBe(true)
    })
  })

  it('a receipt has the last word, over a refusal of the node or of the wallet too', () => {
    fc.assert(
      fc.property(events, receipt, (list, last) => {
        const state = run(list).at(-1)?.after ?? asked
        fc.pre(idOf(state) === last.id || state.status === 'rejected')
        fc.pre(!('receipt' in state) || state.receipt === null)
        const found = nextProgress(state, { kind: 'submitted', id: last.id })
        expect(nextProgress(found, { kind: 'receipt', receipt: last }).status).toBe(
          last.success ? 'confirmed' : 'failed',
        )
      }),
    )
  })
})

describe('the usual ways', () => {
  const states = (...list: TransactionEvent[]) => run(list).map(({ after }) => after.status)
  const success = { id: first, success: true, block: 1n, gasUsed: 50n, gasPrice: 1n, exceptions: [] }

  it('[TX-01] awaiting, submitted, confirmed', () => {
    expect(asked.status).toBe('awaiting')
    expect(states({ kind: 'submitted', id: first }, { kind: 'receipt', receipt: success })).toEqual([
      'submitted',
      'confirmed',
    ])
  })

  it('[TX-04] left waiting, then found after all', () => {
    expect(
      states(
        { kind: 'stopWaiting' },
        { kind: 'submitted', id: first },
        { kind: 'pollsOver' },
        { kind: 'receipt', receipt: success },
      ),
    ).toEqual(['unknown', 'submitted', 'unknown', 'confirmed'])
  })
})
