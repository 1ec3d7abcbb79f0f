import { exchangeIds, type Offers } from '@tyto/exchange'
import { isAvailable, isBlocked } from '../quotes/compare'

/** What still stands between a form and a trade. */
export type Lack = 'refused' | 'amount' | 'quotes' | 'nothing' | 'coins' | 'blocked'

interface SwapState {
  readonly amount: bigint
  /** Null while there is no amount, or no market. */
  readonly offers: Offers | null
  /** May nobody, or not this person, trade this pair here? */
  readonly isRefused: boolean
  /** Is there too little of what is given, or of the gas? */
  readonly isShort: boolean
  /** Are the quotes too old to trade by? */
  readonly isStale: boolean
}

/** The first thing that is missing; null where the best offer can be taken. */
export function lackOf({ amount, offers, isRefused, isShort, isStale }: SwapState): Lack | null {
  if (isRefused) return 'refused'
  if (amount === 0n) return 'amount'
  if (offers === null || isStale) return 'quotes'
  if (!isAvailable(offers)) return 'nothing'
  if (isShort) return 'coins'
  const isOpen = exchangeIds.some((exchange) => {
    const offer = offers[exchange]
    return offer.ok && !isBlocked(offer.value)
  })
  return isOpen ? null : 'blocked'
}
