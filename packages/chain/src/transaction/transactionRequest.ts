import type { ContractCall, ContractDeploy } from '@tyto/abi'
import type { Address } from '@tyto/primitives'

/** The call, payment or deploy of a transaction. Amounts in Qa. */
export type TransactionContent = (
  | { readonly kind: 'call'; readonly call: ContractCall }
  | { readonly kind: 'deploy'; readonly deploy: ContractDeploy; readonly code: string }
  | { readonly kind: 'payment'; readonly to: Address; readonly amount: bigint }
) & {
  /** Contracts that it will meet, where somebody knows: their code can be fetched with the first one's. Nothing depends on it. */
  readonly meets?: readonly Address[]
  /** ZIL that the called wallet keeps, in Qa, and of which it pays a donation first: only the rest of that goes along. */
  readonly spare?: bigint
}

/** A transaction as a wallet is asked to sign and send it; nonce and version are the wallet's business. */
export type TransactionRequest = TransactionContent & {
  readonly gasLimit: bigint
  /** Per unit of gas, in Li: the wallets take their price in Li, never in Qa. */
  readonly gasPriceLi: bigint
}
