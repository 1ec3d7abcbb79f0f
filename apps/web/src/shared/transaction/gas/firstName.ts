import type { RuleSetName, WalletGasPrice } from '@tyto/chain'
import { qaPerLi, qaPerZil } from '@tyto/primitives'
import { measuredGas } from './usualGas'
import type { ActionName } from './usualGasTable'

/** The steps until a person has a first name of their own. */
export const firstNameSteps = [
  'deployDidWallet',
  'didCreate',
  'buyNftUsername',
] as const satisfies readonly ActionName[]

/**
 * The cost of a first name in all, in Qa: the wallet, the document and the name with their usual gas. Rounded outwards to
 * whole ZIL, so that what is paid lies between the two.
 */
export function firstNameCost(
  namePrice: bigint,
  { price, rules }: { readonly price: WalletGasPrice; readonly rules: RuleSetName },
): readonly [least: bigint, most: bigint] {
  const gas = firstNameSteps.map((step) => measuredGas(step, rules))
  const least = gas.reduce((sum, [units]) => sum + units, 0n) * price.leastLi * qaPerLi + namePrice
  const most = gas.reduce((sum, [, units]) => sum + units, 0n) * price.mostLi * qaPerLi + namePrice
  return [least - (least % qaPerZil), ((most + qaPerZil - 1n) / qaPerZil) * qaPerZil]
}
