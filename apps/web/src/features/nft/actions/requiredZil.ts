import { qaPerZil, zilId } from '@tyto/primitives'
import { fromBalance, type Along } from '../../../shared/chain/payment/fromBalance'

/** The most that a name takes, as the protocol says it, in Qa: one alone, and each of many. */
const alone = 300n * qaPerZil
const ofMany = 400n * qaPerZil

interface MintCost {
  /** How many names are minted. */
  readonly count: bigint
  /** Their cost on the chain, premiums too, in Qa. */
  readonly cost: bigint
  /** The wallet's balance, in Qa. */
  readonly balance: bigint
}

/**
 * The ZIL that is needed for a mint that is paid in ZIL, in Qa, the donation left out: 300 ZIL, or 400 ZIL for each of many
 * names where the wallet holds less than 400; never less than the chain's price asks.
 */
function requiredZil({ count, cost, balance }: MintCost): bigint {
  const rule = count === 1n ? alone : balance < ofMany ? ofMany * count : 0n
  return rule > cost ? rule : cost
}

interface Payment {
  /** The currency's id: `zil`, `tyron`; empty for pictures, whose price is the premium. */
  readonly currency: string
  /** Of one name, in the currency's smallest unit. */
  readonly price: bigint
  /** Of all names together, in Qa. */
  readonly premium: bigint
  readonly count: bigint
  readonly balance: bigint
}

/** The ZIL that goes along with a mint in any currency: paid in another coin, ZIL is needed for premiums alone. */
export function requiredZilFor({ currency, price, premium, count, balance }: Payment): Along {
  if (currency === zilId)
    return fromBalance(requiredZil({ count, cost: price * count + premium, balance }), balance)
  const along = fromBalance(premium, balance)
  return currency === '' ? along : { ...along, spare: 0n }
}
