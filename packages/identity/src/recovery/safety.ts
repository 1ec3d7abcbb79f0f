import type { DidStatus } from '../wallets/didRecord'
import { recoveryStatus } from './recoveryStatus'

/** The facts of an identity by which its safety is judged. */
export interface SafetyFacts {
  readonly status: DidStatus | null
  /** Has it a document with keys that count? After a recovery the old ones do not. */
  readonly hasKeys: boolean
  /** Has it a link or an address in its document? */
  readonly hasLink: boolean
  readonly guardians: number
  /** Guardians of whom the chain says that they cannot sign. */
  readonly unable: number
  /** Guardians whose signature was seen in a drill. */
  readonly drilled: number
  /** Is a recovery kit with these guardians kept? */
  readonly hasKit: boolean
}

/** The steps to a guarded identity, in their order. */
export const safetySteps = ['keys', 'link', 'guardians', 'drill', 'kit'] as const
export type SafetyStep = (typeof safetySteps)[number]

/**
 * How safe an identity is, as the owl sits: `awake`: nothing is left to do; `oneEye`: guardians can recover it, and
 * something is left; `drowsy`: nobody could recover it today; `asleep`: locked; `closed`: deactivated for good;
 * `unknown`: the chain did not say.
 */
export type SafetyPosture = 'awake' | 'oneEye' | 'drowsy' | 'asleep' | 'closed' | 'unknown'

/** The steps that are done. */
export function stepsDone(facts: SafetyFacts): ReadonlySet<SafetyStep> {
  const { isEnabled, threshold } = recoveryStatus(facts.guardians)
  const isDone: Readonly<Record<SafetyStep, boolean>> = {
    keys: facts.hasKeys,
    link: facts.hasLink,
    guardians: isEnabled,
    drill: isEnabled && facts.drilled >= threshold,
    kit: isEnabled && facts.hasKit,
  }
  return new Set(safetySteps.filter((step) => isDone[step]))
}

/** The posture for these facts; null: what the chain says is not known now. */
export function safetyPosture(facts: SafetyFacts | null): SafetyPosture {
  if (facts === null) return 'unknown'
  if (facts.status === 'Deactivated') return 'closed'
  if (facts.status === 'Locked') return 'asleep'
  const { isEnabled, threshold } = recoveryStatus(facts.guardians)
  if (!isEnabled || facts.guardians - facts.unable < threshold) return 'drowsy'
  const done = stepsDone(facts)
  // A link tells people who somebody is; nobody is safer for it.
  const isGuarded = safetySteps.every((step) => step === 'link' || done.has(step))
  return isGuarded && facts.unable === 0 ? 'awake' : 'oneEye'
}
