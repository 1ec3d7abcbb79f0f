import type { ContractCall } from '@tyto/abi'
import { didWallet } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'

/**
 * A wallet calls what it sends ZIL to. It needs 1 Qa for that and keeps it, since the claim takes none; where the wallet
 * has none (its balance, in Qa), it comes along.
 */
export function claimCall(wallet: Address, contract: Address, balance: bigint): ContractCall {
  const beneficiary = { constructor: 'Recipient', arguments: [contract] } as const
  const order = { tag: 'Claim', beneficiary, amount: 1n, tyron: null }
  return didWallet(wallet).SendFunds(order, { amount: balance === 0n ? 1n : 0n })
}
