import { isAddress, type Address } from '@tyto/primitives'
import type { SeenOutcome } from '../../../../shared/transaction/action/seenOutcome'
import type { Summary } from '../../../../shared/transaction/action/summary'

/** One offer that a simulation saw begin or end. The programme keeps them; the call may go to it through a wallet. */
function offersSeen({ result }: SeenOutcome) {
  return result.changes.flatMap(({ contract, field, keys: [from], before, after }) => {
    if (field !== 'deleg_swap_request' || !isAddress(from)) return []
    return [{ programme: contract, from, before: addressIn(before), after: addressIn(after) }]
  })
}

function addressIn(value: SeenValue): Address | null {
  const json = jsonOf(value)
  return isAddress(json) ? json : null
}

/** An amount, or all amounts of an entry that is new as a whole. */
function amountIn(json: unknown): bigint {
  if (typeof json === 'string') return /^\d{1,39}$/.test(json) ? BigInt(json) : 0n
  if (typeof json !== 'object' || json === null) return 0n
  return Object.values(json).reduce((sum: bigint, value) => sum + amountIn(value), 0n)
}

type SeenValue = SeenOutcome['result']['changes'][number]['before']

function jsonOf(value: SeenValue): unknown {
  return value !== null && 'json' in value ? value.json : null
}

/** All stakes of one are offered to another one. */
export function tellRequest(seen: SeenOutcome): Summary {
  return offersSeen(seen).flatMap(({ from, after }) =>
    after === null
      ? []
      : [
          { text: 'swapAsked', values: { wallet: from, to: after } },
          { text: 'swapGives', values: { wallet: from, to: after } },
        ],
  )
}

/** An offer ends without a handover. */
export function tellEnd(seen: SeenOutcome): Summary {
  return offersSeen(seen).flatMap(({ from, before, after }) =>
    before === null || after !== null ? [] : [{ text: 'swapEnds', values: { wallet: from, to: before } }],
  )
}

/** How much passes from one to another. */
export function tellHandover(seen: SeenOutcome): Summary {
  const [offer] = offersSeen(seen).filter(({ after }) => after === null)
  if (offer === undefined || offer.before === null) return []
  const { from, before: to, programme } = offer
  const gained = (name: string): bigint =>
    seen.result.changes
      .filter(({ contract, field, keys }) => contract === programme && field === name && keys[0] === to)
      .reduce((sum, { before, after }) => sum + amountIn(jsonOf(after)) - amountIn(jsonOf(before)), 0n)
  const amounts = [
    { text: 'swapTaken', zil: gained('deposit_amt_deleg') },
    { text: 'swapWaiting', zil: gained('withdrawal_pending') },
  ] as const
  return amounts.flatMap(({ text, zil }) =>
    zil > 0n ? [{ text, values: { from, to, zil: zil.toString() } }] : [],
  )
}
