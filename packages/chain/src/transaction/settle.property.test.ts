import { sha256, bytesToHex, utf8ToBytes, type Address } from '@tyto/primitives'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SentTransaction } from '../reads/sentTransaction'
import { intentOf } from './intent'
import { settle, type Fact } from './settle'

const sender: Address = `0x${'11'.repeat(20)}`
const other: Address = `0x${'22'.repeat(20)}`
const to: Address = `0x${'33'.repeat(20)}`

/** A payment of 7 of an account that had sent four. */
const intent = intentOf({ kind: 'payment', to, amount: 7n }, { sender, nonce: 4n, block: 10n, time: 0 })

/** Bodies are told apart by what was signed, so their ids are made of it here too. */
function bodyOf(by: Address, nonce: bigint, amount: bigint): SentTransaction {
  const id = bytesToHex(sha256(utf8ToBytes(`${by} ${nonce} ${amount}`))).slice(2)
  return { id, sender: by, nonce, to, amount, data: undefined, gasLimit: 50n }
}

const mine = bodyOf(sender, 5n, 7n)
const earlier = bodyOf(sender, 3n, 7n)
const unlike = bodyOf(sender, 5n, 8n)
const foreign = bodyOf(other, 9n, 7n)
const stranger = bodyOf(other, 9n, 8n)
const bodies = [mine, earlier, unlike, foreign, stranger]

const receiptOf = ({ id }: SentTransaction, success: boolean) =>
  ({ id, success, block: 12n, gasUsed: 50n, gasPrice: 1n, exceptions: [] }) as const
const fact = {
  nonce: (nonce: bigint): Fact => ({ kind: 'nonce', nonce }),
  read: (nonce: bigint): Fact => ({ kind: 'read', nonce }),
  body: (sent: SentTransaction): Fact => ({ kind: 'body', sent }),
  receipt: (sent: SentTransaction, success: boolean): Fact => ({
    kind: 'receipt',
    receipt: receiptOf(sent, success),
  }),
  effects: ({ id }: SentTransaction, areSeen: boolean): Fact => ({ kind: 'effects', id, areSeen }),
  named: ({ id }: SentTransaction): Fact => ({ kind: 'wallet', answer: { id } }),
  says: (answer: 'no' | 'unclear'): Fact => ({ kind: 'wallet', answer }),
  dropped: ({ id }: SentTransaction): Fact => ({ kind: 'dropped', id, status: 23 }),
  blocks: (count: bigint): Fact => ({ kind: 'blocks', count }),
  other: ({ id }: SentTransaction): Fact => ({ kind: 'other', id }),
  isThis: ({ id }: SentTransaction): Fact => ({ kind: 'this', id }),
}

const anyBody = fc.constantFrom(...bodies)
const anyFact: fc.Arbitrary<Fact> = fc.oneof(
  fc.constantFrom(3n, 4n, 5n, 6n).map(fact.nonce),
  fc.constantFrom(4n, 5n, 6n).map(fact.read),
  anyBody.map(fact.body),
  fc.tuple(anyBody, fc.boolean()).map((given) => fact.receipt(...given)),
  fc.tuple(anyBody, fc.boolean()).map((given) => fact.effects(...given)),
  anyBody.map(fact.named),
  fc.constantFrom('no' as const, 'unclear' as const).map(fact.says),
  anyBody.map(fact.dropped),
  fc.constantFrom(0n, 1n, 2n, 5n).map(fact.blocks),
  fc.constantFrom(earlier, unlike, foreign).map(fact.other),
)
const someFacts = fc.array(anyFact, { maxLength: 14 })

function always(check: (facts: readonly Fact[]) => void): void {
  fc.assert(fc.property(someFacts, check), { numRuns: 5_000 })
}

describe('[BX-27] in whatever order the facts come', () => {
  it('the outcome is the same, and a fact told twice changes nothing', () => {
    fc.assert(
      fc.property(someFacts, fc.infiniteStream(fc.nat()), (facts, numbers) => {
        const order = facts.map((each) => ({ each, at: Number(numbers.next().value) }))
        const shuffled = order.toSorted((a, b) => a.at - b.at).map(({ each }) => each)
        const said = settle(intent, facts)
        const again = settle(intent, [...shuffled, ...facts])
        expect({ ...again, receipt: null }).toEqual({ ...said, receipt: null })
      }),
      { numRuns: 5_000 },
    )
  })

  it('it is done or failed only by a receipt of a body that is what was asked for', () => {
    always((facts) => {
      const outcome = settle(intent, facts)
      if (outcome.kind !== 'done' && outcome.kind !== 'failed' && outcome.kind !== 'unseen') return
      expect(outcome.receipt.id).toBe(mine.id)
      expect(facts).toContainEqual(fact.body(mine))
      expect(facts).toContainEqual(fact.receipt(mine, outcome.kind !== 'failed'))
    })
  })

  it('a failure is believed only where nobody says the contrary and no effect is seen', () => {
    always((facts) => {
      if (settle(intent, facts).kind !== 'failed') return
      expect(facts).not.toContainEqual(fact.receipt(mine, true))
      expect(facts).not.toContainEqual(fact.effects(mine, true))
    })
  })

  it('nothing was sent only where the wallet says so, two blocks came, and all that moved the nonce is another', () => {
    always((facts) => {
      if (settle(intent, facts).kind !== 'nothingSent') return
      expect(facts).toContainEqual(fact.says('no'))
      expect(facts.some((each) => each.kind === 'blocks' && each.count >= 2n)).toBe(true)
      expect(facts).not.toContainEqual(fact.body(mine))
      const told = facts.flatMap((each) => (each.kind === 'nonce' ? each.nonce : []))
      const read = facts.flatMap((each) => (each.kind === 'read' ? each.nonce : []))
      for (const nonce of told) expect(nonce <= 4n || read.some((upTo) => upTo >= nonce)).toBe(true)
    })
  })

  it('it is dropped only while the nonce stands and two blocks came', () => {
    always((facts) => {
      if (settle(intent, facts).kind !== 'dropped') return
      expect(facts.some((each) => each.kind === 'nonce' && each.nonce > 4n)).toBe(false)
      expect(facts.some((each) => each.kind === 'blocks' && each.count >= 2n)).toBe(true)
    })
  })

  it('while the wallet has not answered, or says no, an equal one is a question', () => {
    always((facts) => {
      const silent = facts.filter(({ kind }) => kind !== 'wallet')
      expect(['open', 'searching', 'question']).toContain(settle(intent, silent).kind)
      const said = [...silent, fact.says('no')]
      expect(['open', 'searching', 'question', 'nothingSent']).toContain(settle(intent, said).kind)
    })
  })
})

describe('[BX-27] what each case is called', () => {
  it.each<[string, readonly Fact[]]>([
    ['open', []],
    ['open', [fact.nonce(4n)]],
    ['open', [fact.nonce(5n), fact.read(5n), fact.body(unlike)]],
    ['searching', [fact.nonce(5n)]],
    ['searching', [fact.nonce(5n), fact.says('no'), fact.blocks(9n)]],
    ['question', [fact.nonce(5n), fact.body(mine), fact.receipt(mine, true)]],
    ['done', [fact.body(mine), fact.receipt(mine, true), fact.isThis(mine)]],
    ['done', [fact.says('unclear'), fact.body(mine), fact.receipt(mine, true)]],
    ['open', [fact.body(mine), fact.receipt(mine, true), fact.other(mine), fact.read(5n)]],
    ['sent', [fact.named(mine)]],
    // A node says so of an id; nobody has shown what was signed.
    ['sent', [fact.named(mine), fact.receipt(mine, true)]],
    ['sent', [fact.named(mine), fact.dropped(mine)]],
    ['sent', [fact.named(mine), fact.dropped(mine), fact.blocks(2n), fact.nonce(5n)]],
    ['dropped', [fact.named(mine), fact.dropped(mine), fact.blocks(2n), fact.nonce(4n)]],
    ['failed', [fact.named(mine), fact.body(mine), fact.receipt(mine, false)]],
    ['doubt', [fact.named(mine), fact.body(mine), fact.receipt(mine, false), fact.receipt(mine, true)]],
    ['doubt', [fact.named(mine), fact.body(mine), fact.receipt(mine, false), fact.effects(mine, true)]],
    ['unseen', [fact.named(mine), fact.body(mine), fact.receipt(mine, true), fact.effects(mine, false)]],
    ['misnamed', [fact.named(earlier), fact.body(earlier)]],
    ['misnamed', [fact.named(stranger), fact.body(stranger)]],
    ['misnamed', [fact.named(unlike), fact.body(unlike), fact.other(unlike)]],
    ['otherContent', [fact.named(unlike), fact.body(unlike)]],
    ['otherAccount', [fact.named(foreign), fact.body(foreign)]],
    ['nothingSent', [fact.says('no'), fact.blocks(2n), fact.nonce(4n)]],
    ['open', [fact.says('no'), fact.blocks(1n), fact.nonce(4n)]],
    // Another device may have sent it: the wallet here says that it did not.
    ['question', [fact.says('no'), fact.blocks(2n), fact.body(mine)]],
    ['sent', [fact.says('no'), fact.blocks(2n), fact.body(mine), fact.isThis(mine)]],
    [
      'nothingSent',
      [fact.says('no'), fact.blocks(2n), fact.nonce(5n), fact.read(5n), fact.body(mine), fact.other(mine)],
    ],
  ])('%s (case %#)', (kind, facts) => {
    expect(settle(intent, facts).kind).toBe(kind)
  })

  it('of two equal ones the earlier counts, and of two numbers of a node the higher, in either order', () => {
    const again = bodyOf(sender, 6n, 7n)
    const drop = (status: number): Fact => ({ kind: 'dropped', id: mine.id, status })
    const [equal, statuses] = [
      [again, mine],
      [drop(20), drop(23)],
    ] as const
    for (const turned of [false, true]) {
      const bodies = (turned ? equal.toReversed() : equal).map(fact.body)
      expect(settle(intent, bodies)).toEqual({ kind: 'question', id: mine.id })
      const dropped = turned ? statuses.toReversed() : statuses
      expect(settle(intent, [fact.named(mine), fact.blocks(2n), ...dropped])).toEqual({
        kind: 'dropped',
        id: mine.id,
        status: 23,
      })
    }
  })

  it('one of before the intent is not of another content, and one of another account may have any nonce', () => {
    const justBefore = bodyOf(sender, 4n, 7n)
    expect(settle(intent, [fact.named(justBefore), fact.body(justBefore)])).toEqual({
      kind: 'misnamed',
      id: justBefore.id,
    })
    const elsewhere = bodyOf(other, 3n, 7n)
    expect(settle(intent, [fact.named(elsewhere), fact.body(elsewhere)])).toEqual({
      kind: 'otherAccount',
      sent: elsewhere,
    })
  })
})
