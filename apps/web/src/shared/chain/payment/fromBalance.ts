export interface Along {
  /** The amount that goes along with the call: as much as the wallet lacks. */
  readonly amount: bigint
  /** The amount that the wallet has beyond its need: a donation is taken from it first. */
  readonly spare: bigint
}

/** The amounts of a call that a wallet pays in ZIL from its balance. All in Qa. */
export function fromBalance(needed: bigint, balance: bigint): Along {
  return needed > balance ? { amount: needed - balance, spare: 0n } : { amount: 0n, spare: balance - needed }
}

/** Of a call that is paid in another coin: a donation goes along whole. */
export const nothingAlong: Along = { amount: 0n, spare: 0n }
