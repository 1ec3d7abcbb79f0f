import { didWallet } from '@tyto/contracts'
import { changesIn, eventOf, keysOf, type SeenOutcome } from '../../../shared/transaction/action/seenOutcome'
import type { Summary, SummarySentence } from '../../../shared/transaction/action/summary'

/** Who becomes a guardian of the called wallet and who is none any more, and how many of them are needed then. */
export function tellGuardians(seen: SeenOutcome): Summary {
  const changes = changesIn(seen, seen.to, 'social_guardians')
  const added = keysOf(changes, 'added')
  const removed = keysOf(changes, 'removed')
  if (added.length + removed.length === 0) return []
  const needed = neededOf(seen)
  const leave: Summary =
    removed.length === 0
      ? []
      : [{ text: 'guardiansLeave', values: { guardians: removed, count: removed.length.toString() } }]
  if (added.length === 0) return [...leave, ...sentencesOf(needed)]
  const values = { guardians: added, count: added.length.toString() }
  // All guardians there are become it now: one sentence says it all.
  if (needed !== null && needed.total === BigInt(added.length))
    return [...leave, { text: 'guardiansBecome', values: { ...values, ...needed.values } }]
  return [...leave, { text: 'guardiansJoin', values }, ...sentencesOf(removed.length > 0 ? null : needed)]
}

interface Needed {
  /** All guardians there are then. */
  readonly total: bigint
  /** The most that are not enough, and the least that are. */
  readonly values: { readonly fewer: string; readonly threshold: string }
}

/** As the contract itself says it; null for a wallet whose version does not. */
function neededOf(seen: SeenOutcome): Needed | null {
  const { guardians: total, threshold } = eventOf(seen, didWallet.events.GuardiansChanged) ?? {}
  if (!total || !threshold) return null
  return { total, values: { fewer: (threshold - 1n).toString(), threshold: threshold.toString() } }
}

function sentencesOf(needed: Needed | null): readonly SummarySentence[] {
  if (needed === null) return []
  const { total, values } = needed
  return [{ text: 'guardiansNeeded', values: { count: total.toString(), ...values } }]
}
