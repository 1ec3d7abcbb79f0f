import type { TransactionRequest } from '@tyto/chain'
import { ownValue, type Address } from '@tyto/primitives'
import { donationParameter } from './donation'
import { zilGained, type SeenOutcome } from '../action/seenOutcome'

/** A donation that a simulation saw arrive. */
export interface Donated {
  readonly fund: Address
  /** In Qa. */
  readonly zil: bigint
  /** All else that was seen: the intended part, without the donation. */
  readonly rest: SeenOutcome
}

/** Finds what a call gives to the protocol, where the simulation saw it arrive; null where it gives nothing. */
export function donatedIn(request: TransactionRequest, seen: SeenOutcome): Donated | null {
  const zil = request.kind === 'call' ? donationOf(request.call.params) : 0n
  if (zil === 0n) return null
  const fund = fundIn(seen, zil)
  if (fund === null) return null
  return { fund, zil, rest: { ...seen, result: { ...seen.result, balances: withoutGift(seen, fund, zil) } } }
}

function donationOf(params: SeenOutcome['params']): bigint {
  const value = params.find(({ vname }) => vname === donationParameter)?.value
  const [amount] = (ownValue(value, 'arguments') as readonly unknown[] | undefined) ?? []
  return typeof amount === 'string' && /^\d+$/.test(amount) ? BigInt(amount) : 0n
}

/** Who counts the gift as xPoints, or else the only one who got just as much; null where that is not plain. */
function fundIn(seen: SeenOutcome, zil: bigint): Address | null {
  const { balances, changes } = seen.result
  const gaining = balances
    .filter(
      ({ token, address }) => token.address === null && address !== seen.to && !seen.own.includes(address),
    )
    .filter(({ address }) => zilGained(seen, address) >= zil)
  const counts = gaining.find(({ address }) =>
    changes.some(({ contract, field }) => contract === address && field === 'xpoints'),
  )
  if (counts !== undefined) return counts.address
  const same = gaining.filter(({ address }) => zilGained(seen, address) === zil)
  return same.length === 1 ? same[0]!.address : null
}

/** The balances as if nothing had been given: the account pays what went along, the wallet what it could spare. */
function withoutGift(seen: SeenOutcome, fund: Address, zil: bigint): SeenOutcome['result']['balances'] {
  const lost = -zilGained(seen, seen.sender)
  const fromAccount = lost >= zil ? zil : lost > 0n ? lost : 0n
  const backOf = (address: Address): bigint =>
    (address === fund ? -zil : 0n) +
    (address === seen.sender ? fromAccount : 0n) +
    (address === seen.to ? zil - fromAccount : 0n)
  return seen.result.balances
    .map((change) =>
      change.token.address === null ? { ...change, after: change.after + backOf(change.address) } : change,
    )
    .filter(({ before, after }) => before !== after)
}
