import type { SeenOutcome } from '../../../shared/transaction/action/seenOutcome'
import type { Summary } from '../../../shared/transaction/action/summary'
import { movedIn, saidZil } from './tellTrade'

/** "80 TYRON and 250 S$I go into the pool": for shares of the wallet, which are told, or for shares of its domain. */
export function tellAddition(seen: SeenOutcome): Summary {
  const { given, got, zil } = movedIn(seen)
  if (given.length === 0) return []
  const ssi = domainOf(seen)
  return ssi !== null
    ? [{ text: 'poolGrowsForDomain', values: { given, ssi, ...saidZil(zil) } }]
    : got.length === 0
      ? []
      : [{ text: 'poolGrows', values: { given, amounts: got, ...saidZil(zil) } }]
}

/** "You give 10 TYRONS$I and get 3.2 TYRON and 10 S$I"; shares of exchanges that are no token are not told. */
export function tellRemoval(seen: SeenOutcome): Summary {
  const { given, got } = movedIn(seen)
  if (got.length === 0) return []
  return given.length > 0
    ? [{ text: 'trades', values: { given, amounts: got } }]
    : [{ text: 'poolShrinks', values: { amounts: got } }]
}

/** Tells the shares that join the community, or come back from it. */
export function tellMembership(seen: SeenOutcome): Summary {
  const { given, got } = movedIn(seen)
  const ssi = domainOf(seen)
  if (ssi === null) return []
  if (given.length > 0) return [{ text: 'communityJoined', values: { given, ssi } }]
  return got.length > 0 ? [{ text: 'communityLeft', values: { amounts: got, ssi } }] : []
}

/** The hash of the domain whose shares change at the exchange that was called by the wallet; null for none. */
function domainOf({ to, result }: SeenOutcome): string | null {
  const change = result.changes.find(({ contract, field }) => contract !== to && field === 'shares')
  return change?.keys[0] ?? null
}
