import { xPointDecimals } from '@tyto/chain'
import { formatUnits } from '@tyto/primitives'
import { changesIn, type SeenOutcome } from '../../../shared/transaction/action/seenOutcome'
import type { Summary } from '../../../shared/transaction/action/summary'

/** Tells how many xPoints the called board counts for a motion now, and how many are left to the signer. */
export function tellVoice(seen: SeenOutcome): Summary {
  const [ranked] = changesIn(seen, seen.to, 'ranking')
  if (ranked === undefined) return []
  const before = unitsOf(ranked.before) ?? 0n
  const after = unitsOf(ranked.after) ?? 0n
  const text = ranked.kind === 'added' ? 'motionRaised' : 'motionBacked'
  const said = { text, values: { amounts: [pointsOf(after - before)] } } as const
  const [spent] = seen.result.changes.filter(
    ({ field, keys }) => field === 'xpoints' && keys[0] === seen.sender,
  )
  const [left] = spent
    ? changesIn(seen, spent.contract, 'xpoints').filter(({ keys }) => keys[0] === seen.sender)
    : []
  const rest = unitsOf(left?.after)
  return rest === null ? [said] : [said, { text: 'pointsLeft', values: { amounts: [pointsOf(rest)] } }]
}

function unitsOf(value: unknown): bigint | null {
  return typeof value === 'string' && /^\d{1,39}$/.test(value) ? BigInt(value) : null
}

function pointsOf(units: bigint): string {
  return `${formatUnits(units, xPointDecimals)} xPoints`
}
