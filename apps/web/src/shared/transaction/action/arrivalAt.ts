import type { Address } from '@tyto/primitives'
import { zilGained, type SeenOutcome } from './seenOutcome'
import type { Summary } from './summary'

/** How much ZIL somebody gets; nothing where it is none. */
export function arrivalAt(seen: SeenOutcome, to: Address): Summary {
  const zil = zilGained(seen, to)
  return zil > 0n ? [{ text: 'arrives', values: { to, zil: zil.toString() } }] : []
}
