import { canonicalJson } from '../transaction/canonicalJson'
import { questionKey, type StatedFact } from './statement'

/** How a fact of a statement stands now. */
export interface ComparedFact {
  readonly before: StatedFact
  readonly now: StatedFact
  readonly kind: /** Known then and now, and the same. */
    | 'same'
    /** Known then and now, and another. */
    | 'differs'
    /** Known now, and not then. */
    | 'learnt'
    /** Not known now. */
    | 'unread'
}

/** Holds what a statement says against what was read now. A fact that was not read now is unread. */
export function compareFacts(
  then: readonly StatedFact[],
  now: readonly StatedFact[],
): readonly ComparedFact[] {
  const read = new Map(now.map((fact) => [questionKey(fact), fact]))
  return then.map((fact): ComparedFact => {
    const other = read.get(questionKey(fact))
    if (other === undefined || !('value' in other))
      return { before: fact, now: other ?? fact, kind: 'unread' }
    if (!('value' in fact)) return { before: fact, now: other, kind: 'learnt' }
    const isSame = canonicalJson(fact.value) === canonicalJson(other.value)
    return { before: fact, now: other, kind: isSame ? 'same' : 'differs' }
  })
}
