import type { Coin } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import type { HeldCoins } from '../../../shared/chain/coins/coinBalances'
import { othersThan } from './chosenCoins'

/** The coins of the protocol that somebody holds, beside those that are shown. */
export function othersHeld(
  held: HeldCoins,
  holders: readonly Address[],
  chosen: readonly string[],
): readonly Coin[] {
  return othersThan(chosen).filter(({ id }) =>
    holders.some((holder) => {
      const amount = held.of(holder, id)
      return amount.kind === 'amount' && amount.units > 0n
    }),
  )
}
