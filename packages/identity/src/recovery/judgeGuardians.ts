import type { Address } from '@tyto/primitives'
import { guardianDoubts, type Candidate, type GuardianDoubt } from './guardianDoubts'
import { guardianHealth } from './recoveryWatch'

/** One guardian among the others. */
export interface JudgedGuardian {
  /** The doubt that weighs the most; null for none. */
  readonly doubt: GuardianDoubt['kind'] | null
  /** Does a signature of theirs count in a recovery? A key that another one signs with already counts once. */
  readonly counts: boolean
}

/** The judgement of some guardians together. */
export interface GuardiansTogether {
  readonly each: readonly JudgedGuardian[]
  /** How many people can refuse: guardians whose signatures count, each controlling account once. */
  readonly people: number
}

const closed: ReadonlySet<GuardianDoubt['kind']> = new Set(['locked', 'deactivated'])

/**
 * Judges guardians as people and keys, not as names: two names in one hand are one person, and one key counts once on chain.
 * `own`: the identity that they guard.
 */
export function judgeGuardians(own: Candidate, guardians: readonly Candidate[]): GuardiansTogether {
  const keys = new Set<string>()
  const people = new Set<Address>()
  const each = guardians.map((guardian): JudgedGuardian => {
    const doubts = guardianDoubts(guardian, own, guardians).map(({ kind }) => kind)
    const key = guardian.wallet?.verificationMethods.get('socialrecovery')
    const isAble = guardianHealth(guardian.wallet) === 'ready' && !doubts.some((kind) => closed.has(kind))
    const counts = isAble && key !== undefined && !keys.has(key)
    if (counts) {
      keys.add(key)
      if (guardian.wallet?.controller) people.add(guardian.wallet.controller)
    }
    return { doubt: doubts[0] ?? null, counts }
  })
  return { each, people: people.size }
}
