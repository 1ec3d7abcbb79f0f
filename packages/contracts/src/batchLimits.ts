/** The part of a transaction's limits that one payment of a batch takes. */
interface PaymentCost {
  /** Messages between contracts. */
  readonly messages: number
  /** Units of gas, at most, as measured with our contracts; a test of the contracts measures them again. */
  readonly gas: bigint
}

/**
 * The limits of BatchTransfer and ZRC2_BatchTransfer of our wallets in one transaction. The cost of a batch is that of the
 * call, of the donation where there is one, and of each payment: `zil` or `token`, to a plain `account` or to a `contract`.
 */
export const batchLimits = {
  /** Most messages between contracts in one transaction, as the chain allows. */
  messages: 20,
  /** Most coins of ZRC2_BatchTransfer. */
  coins: 5,
  call: { messages: 0, gas: 145n },
  donation: { messages: 1, gas: 75n },
  zil: { account: { messages: 0, gas: 70n }, contract: { messages: 1, gas: 165n } },
  token: { account: { messages: 2, gas: 385n }, contract: { messages: 3, gas: 500n } },
} as const satisfies {
  readonly messages: number
  readonly coins: number
  readonly call: PaymentCost
  readonly donation: PaymentCost
  readonly zil: Readonly<Record<'account' | 'contract', PaymentCost>>
  readonly token: Readonly<Record<'account' | 'contract', PaymentCost>>
}
