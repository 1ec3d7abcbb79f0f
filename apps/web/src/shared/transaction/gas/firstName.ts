import type { NetworkId, WalletGasPrice } from '@tyto/chain'
import { qaPerLi, type Address } from '@tyto/primitives'
import type { StoredTransaction } from '../pending/storedTransaction'
import { usualGasTable, type ActionName } from './usualGasTable'

/** What a person does until they have a first name of their own. */
const steps = ['deployDidWallet', 'didCreate', 'buyNftUsername'] as const satisfies readonly ActionName[]
const [makesWallet, , buysName] = steps

const qaPerZil = 1_000_000_000_000n

/**
 * What a first name costs in all, in Qa: the wallet, the document and the name with their usual gas. Rounded outwards to
 * whole ZIL, so that what is paid lies between the two.
 */
export function firstNameCost(
  namePrice: bigint,
  price: WalletGasPrice,
): readonly [least: bigint, most: bigint] {
  const gas = steps.map((step) => usualGasTable[step].measured)
  const least = gas.reduce((sum, [units]) => sum + units, 0n) * price.leastLi * qaPerLi + namePrice
  const most = gas.reduce((sum, [, units]) => sum + units, 0n) * price.mostLi * qaPerLi + namePrice
  return [least - (least % qaPerZil), ((most + qaPerZil - 1n) / qaPerZil) * qaPerZil]
}

interface Step {
  readonly action: string
  readonly network: NetworkId
  /** Who signs. */
  readonly account: Address | null
  /** The transaction itself, once there is one. */
  readonly key: string | null
}

/** Is it a step to this account's first name? A name that was bought on this device before is none any more. */
export function isForFirstName(
  { action, network, account, key }: Step,
  transactions: readonly StoredTransaction[],
): boolean {
  if (!steps.some((step) => step === action)) return false
  const done = transactions.filter(
    (each) =>
      each.network === network &&
      each.intent.sender === account &&
      each.state.status === 'confirmed' &&
      each.key !== key,
  )
  const hasName = done.some((each) => each.action === buysName)
  const hasBegun = action === makesWallet || done.some((each) => each.action === makesWallet)
  return hasBegun && !hasName
}
