import { qaPerZil } from '@tyto/primitives'

/** What a name takes at most, as the protocol says it, in Qa: one alone, and each of many. */
const alone = 300n * qaPerZil
const ofMany = 400n * qaPerZil

interface MintCost {
  /** How many names are minted. */
  readonly count: bigint
  /** What they cost on the chain, premiums too, in Qa. */
  readonly cost: bigint
  /** What the wallet holds, in Qa. */
  readonly balance: bigint
}

/**
 * The ZIL that goes along with a mint that is paid in ZIL, in Qa, the donation left out: what the wallet lacks of 300 ZIL, or
 * of 400 ZIL for each of many names where it holds less than 400; never below zero, and never less than the chain's price asks.
 */
export function requiredZil({ count, cost, balance }: MintCost): bigint {
  const rule = count === 1n ? alone : balance < ofMany ? ofMany * count : 0n
  const needed = rule > cost ? rule : cost
  return needed > balance ? needed - balance : 0n
}

interface Payment {
  /** The currency's id: `zil`, `tyron`. */
  readonly currency: string
  /** Of one name, in the currency's smallest unit. */
  readonly price: bigint
  /** Of all names together, in Qa. */
  readonly premium: bigint
  readonly count: bigint
  readonly balance: bigint
}

/** The ZIL that goes along with a mint in any currency, in Qa: paid in another coin, ZIL is needed for premiums alone. */
export function requiredZilFor({ currency, price, premium, count, balance }: Payment): bigint {
  if (currency === 'zil') return requiredZil({ count, cost: price * count + premium, balance })
  return premium > balance ? premium - balance : 0n
}
