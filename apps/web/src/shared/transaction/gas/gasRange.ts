import type { RuleSetName, WalletGasPrice } from '@tyto/chain'
import { qaPerLi } from '@tyto/primitives'
import { usualGas } from './usualGas'

/** Digits that count in a figure: exact enough to be found again in the review, short enough to be read. */
const measuredDigits = 3
const roughDigits = 2

/** In Qa; where the two are equal, the figure is a rough one. */
type Range = readonly [least: bigint, most: bigint]

interface GasCase {
  readonly isOurs: boolean
  readonly price: WalletGasPrice
  /** Those of the network. */
  readonly rules: RuleSetName
  /** Is it paid in a token? Left out for what is paid in ZIL, or for nothing. */
  readonly isInToken?: boolean
}

/**
 * The cost of an action's usual gas at a wallet's price, in Qa; null for an action that is not known. `isOurs`: the
 * network's wallets are made of our code, so that the measured gas holds. For other code it is a rough guess, where the
 * specification states nothing.
 */
export function gasRange(action: string, { isOurs, price, rules, isInToken = false }: GasCase): Range | null {
  const gas = usualGas(action, rules)
  if (gas === null) return null
  const measured = (isInToken ? gas.inToken : undefined) ?? gas.measured
  return isOurs ? measuredRange(measured, price) : roughRange(gas.stated ?? measured, price)
}

/** Rounded outwards, so that what is paid lies between the two. */
function measuredRange([least, most]: Range, { leastLi, mostLi }: WalletGasPrice): Range {
  const highest = most * mostLi * qaPerLi
  const unit = unitOf(highest, measuredDigits)
  return [roundDown(least * leastLi * qaPerLi, measuredDigits), ((highest + unit - 1n) / unit) * unit]
}

/** A rough figure stays one: a wallet that asks at most a tenth more than the least changes nothing of it. */
function roughRange([least, most]: Range, { build, leastLi, mostLi }: WalletGasPrice): Range {
  const isNearly = build === 'unknown' || mostLi * 10n <= leastLi * 11n
  return [roughCost(least, leastLi), roughCost(most, isNearly ? leastLi : mostLi)]
}

/** The cost of some units of gas at a price in Li, in Qa: a figure for people, with two digits that count. */
export function roughCost(gas: bigint, priceLi: bigint): bigint {
  const qa = gas * priceLi * qaPerLi
  return roundDown(qa + unitOf(qa, roughDigits) / 2n, roughDigits)
}

function roundDown(qa: bigint, digits: number): bigint {
  return qa - (qa % unitOf(qa, digits))
}

/** The worth of one of the last digit that counts. */
function unitOf(qa: bigint, digits: number): bigint {
  return 10n ** BigInt(Math.max(0, qa.toString().length - digits))
}
