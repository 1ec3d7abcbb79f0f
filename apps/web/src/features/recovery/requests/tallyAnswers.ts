import type { Resolution } from '@tyto/chain'
import { domainId, formatName, type Name, type RecoveryAnswer } from '@tyto/identity'
import type { Hex } from '@tyto/primitives'
import { checkPairs, type Pair, type PairCode, type Recovery } from '../checkSignatures'

/** What has come from one guardian. */
export interface GuardianTally {
  /** The hash of the guardian's domain. */
  readonly guardian: Hex
  /** The answer that counts, else the last that came; null where none did. */
  readonly answer: RecoveryAnswer | null
  /** Null while the answer counts or none came. */
  readonly problem: PairCode | null
}

export interface Tally {
  /** In the order of the chain. */
  readonly guardians: readonly GuardianTally[]
  /** Answers by who is no guardian, or none any more. */
  readonly strangers: readonly RecoveryAnswer[]
  /** What counts. */
  readonly signed: readonly Pair[]
}

/**
 * Counts what came as the wallet's contract will: one signature for each guardian, each by a key of its own. A wrong
 * answer never hides a right one by the same guardian. Rejects with `RpcError` where no node answers.
 */
export async function tallyAnswers(answers: readonly RecoveryAnswer[], asked: Recovery): Promise<Tally> {
  // Each answer is looked at alone, and the chosen ones together.
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

/** Asks the chain about each name once. */
function onceEach(resolve: Recovery['resolve']): Recovery['resolve'] {
  const answers = new Map<string, Promise<Resolution>>()
  return (name: Name) => {
    const text = formatName(name)
    const answer = answers.get(text) ?? resolve(name)
    answers.set(text, answer)
    return answer
  }
}

/** Of the answers of one guardian the one that is right; else the last. `all` has one at least. */
async function bestOf(all: readonly RecoveryAnswer[], recovery: Recovery): Promise<RecoveryAnswer> {
  const worths = await Promise.all(all.map((answer) => checkPairs([answer], recovery)))
  const right = all.find((_, index) => worths[index]?.[0]?.kind === 'signed')
  return right ?? (all.at(-1) as RecoveryAnswer)
}
