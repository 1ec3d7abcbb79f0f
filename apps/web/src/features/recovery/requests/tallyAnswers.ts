import type { Resolution } from '@tyto/chain'
import { domainId, formatName, type Name, type RecoveryAnswer } from '@tyto/identity'
import type { Hex } from '@tyto/primitives'
import { checkPairs, type Pair, type PairCode, type Recovery } from '../checkSignatures'

/** The state of one guardian. */
export interface GuardianTally {
  /** The hash of the guardian's domain. */
  readonly guardian: Hex
  /** The answer that counts, or else the last one; null if there is none. */
  readonly answer: RecoveryAnswer | null
  /** The problem of the answer; null if it counts or there is none. */
  readonly problem: PairCode | null
}

export interface Tally {
  /** The guardians in the order that the chain has. */
  readonly guardians: readonly GuardianTally[]
  /** Answers from people who are not guardians, or not any more. */
  readonly strangers: readonly RecoveryAnswer[]
  /** The signatures that count. */
  readonly signed: readonly Pair[]
}

/**
 * Counts answers as the wallet's contract will: one signature for each guardian, each with a different key. A wrong
 * answer never hides a right one of the same guardian. Rejects with `RpcError` if no node answers.
 */
export async function tallyAnswers(answers: readonly RecoveryAnswer[], asked: Recovery): Promise<Tally> {
  // Each answer is checked alone first, then the chosen ones together.
  const recovery = { ...asked, resolve: onceEach(asked.resolve) }
  const present = new Set(recovery.guardians)
  const byGuardian = new Map<Hex, RecoveryAnswer[]>()
  const strangers: RecoveryAnswer[] = []
  for (const answer of answers) {
    const id = domainId(answer.guardian)
    if (!present.has(id)) strangers.push(answer)
    else byGuardian.set(id, [...(byGuardian.get(id) ?? []), answer])
  }
  const chosen = await Promise.all(
    [...byGuardian].map(async ([id, all]) => [id, await bestOf(all, recovery)] as const),
  )
  const together = await checkPairs(
    chosen.map(([, answer]) => answer),
    recovery,
  )
  const answerOf = new Map(chosen.map(([id, answer], index) => [id, { answer, worth: together[index] }]))
  const guardians = recovery.guardians.map((guardian): GuardianTally => {
    const { answer = null, worth } = answerOf.get(guardian) ?? {}
    return { guardian, answer, problem: worth?.kind === 'refused' ? worth.code : null }
  })
  const signed = together.flatMap((worth) =>
    worth.kind === 'signed' ? [{ guardian: worth.guardian.domain, signature: worth.signature }] : [],
  )
  return { guardians, strangers, signed }
}

/** Asks the chain about each name only once. */
function onceEach(resolve: Recovery['resolve']): Recovery['resolve'] {
  const answers = new Map<string, Promise<Resolution>>()
  return (name: Name) => {
    const text = formatName(name)
    const answer = answers.get(text) ?? resolve(name)
    answers.set(text, answer)
    return answer
  }
}

/** Chooses the right answer of one guardian, or else the last one. `all` is not empty. */
async function bestOf(all: readonly RecoveryAnswer[], recovery: Recovery): Promise<RecoveryAnswer> {
  const worths = await Promise.all(all.map((answer) => checkPairs([answer], recovery)))
  const right = all.find((_, index) => worths[index]?.[0]?.kind === 'signed')
  return right ?? (all.at(-1) as RecoveryAnswer)
}
