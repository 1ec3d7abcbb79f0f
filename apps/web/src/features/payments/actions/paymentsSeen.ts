import { formatUnits, type Address } from '@tyto/primitives'
import { zilGained, type SeenOutcome } from '../../../shared/transaction/action/seenOutcome'
import type { Summary } from '../../../shared/transaction/action/summary'

interface Arrival {
  readonly to: Address
  readonly token: Address | null
  readonly symbol: string
  readonly decimals: number
  readonly amount: bigint
}

/** The coins that arrive at somebody else than the payer, as the simulation saw it. */
function arrivalsIn(seen: SeenOutcome, payer: Address | null): readonly Arrival[] {
  return seen.result.balances.flatMap(({ address, token, before, after }) => {
    const amount = token.address === null ? zilGained(seen, address) : after - before
    if (address === payer || amount <= 0n) return []
    return [{ to: address, token: token.address, symbol: token.symbol, decimals: token.decimals, amount }]
  })
}

/** "12 XSGD go to bruno.ssi": what arrives, and at whom or at how many. Nothing where nothing arrives. */
export function tellPayments(seen: SeenOutcome, payer: Address | null): Summary {
  const arrivals = arrivalsIn(seen, payer)
  const recipients = [...new Set(arrivals.map(({ to }) => to))]
  const amounts = totalsOf(arrivals)
  const [to] = recipients
  if (to === undefined) return []
  return recipients.length === 1
    ? [{ text: 'paid', values: { amounts, to } }]
    : [{ text: 'paidMany', values: { amounts, count: recipients.length.toString() } }]
}

/** Each coin once, in the order in which they are seen: `12.5 XSGD`. */
function totalsOf(arrivals: readonly Arrival[]): readonly string[] {
  const totals = new Map<Address | null, Arrival>()
  for (const each of arrivals)
    totals.set(each.token, { ...each, amount: each.amount + (totals.get(each.token)?.amount ?? 0n) })
  return [...totals.values()].map(
    ({ amount, decimals, symbol }) => `${formatUnits(amount, decimals)} ${symbol}`,
  )
}
