export interface Along {
  /** What goes along with the call: what the wallet lacks. */
  readonly amount: bigint
  /** What the wallet has beyond what is needed: a donation is taken from it first. */
  readonly spare: bigint
}

/** What goes along with a call that a wallet pays in ZIL from its balance. All in Qa. */
export function fromBalance(needed: bigint, balance: bigint): Along {
  return needed > balance ? { amount: needed - balance, spare: 0n } : { amount: 0n, spare: balance - needed }
}

/** Of a call that is paid in another coin: a donation goes along whole. */
export const nothingAlong: Along = { amount: 0n, spare: 0n }
