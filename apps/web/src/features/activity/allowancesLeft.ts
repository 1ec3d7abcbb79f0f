import type { Address } from '@tyto/primitives'
import { isBoundless } from '../../shared/values/boundless'
import type { Happening } from '../../shared/values/happenings'
import type { Unit } from '../../shared/values/units'

/**
 * Works out how much is left of allowances that are used, from those that were given before, oldest first. Where that is
 * not known, or without a bound, nothing is said of the rest.
 */
export class AllowancesLeft {
  #left = new Map<Unit, Map<string, bigint>>()

  /** Of a transaction that cannot be read nobody knows what it allowed. */
  forget(): void {
    this.#left = new Map()
  }

  /** Takes the happenings of the next transaction, in their order. */
  tell(happenings: readonly Happening[]): readonly Happening[] {
    const told = happenings.map((each) => this.#tellOne(each))
    // The part of a transaction that was cut may have changed any of them.
    if (happenings.some(({ text }) => text === 'more')) this.forget()
    return told
  }

  #tellOne(happening: Happening): Happening {
    const { allowance, from, to } = happening
    if (allowance === undefined || from === undefined || to === undefined) return happening
    const { coin } = allowance
    if ('now' in allowance) {
      this.#of(coin).set(keyOf(from, to), allowance.now)
      return happening
    }
    const before = this.#of(coin).get(keyOf(from, to))
    if (before === undefined || before < allowance.taken || isBoundless(before, null)) return happening
    const left = before - allowance.taken
    this.#of(coin).set(keyOf(from, to), left)
    if (left === 0n) return { ...happening, text: 'allowanceUsedUp' }
    return { ...happening, text: 'allowanceLeft', amount: { units: left, coin } }
  }

  #of(coin: Unit): Map<string, bigint> {
    const known = this.#left.get(coin) ?? new Map<string, bigint>()
    this.#left.set(coin, known)
    return known
  }
}

function keyOf(owner: Address, spender: Address): string {
  return `${owner} ${spender}`
}
