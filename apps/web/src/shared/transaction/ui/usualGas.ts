/** Units of gas, from and to. */
type Gas = readonly [least: bigint, most: bigint]

interface UsualGas {
  /** Of the protocol's contracts, as the specification states it in ZIL at 2,000 Li. */
  readonly stated: Gas
  /** Of our contracts, as measured, where that differs. */
  readonly measured?: Gas
}

/** The gas limit for the deploy of a DID wallet: the chain holds so much until the wallet is made. */
export const didWalletGasLimit = 50_000n

/** One figure for both ends. */
function about(units: bigint): Gas {
  return [units, units]
}

const guardianChange: UsualGas = { stated: [500n, 1_000n], measured: about(200n) }

const table: Readonly<Record<string, UsualGas>> = {
  addFunds: { stated: about(500n), measured: about(90n) },
  addGuardians: guardianChange,
  buyNftUsername: { stated: about(500n) },
  configureSocialRecovery: { stated: [500n, 1_000n] },
  deployDidWallet: { stated: about(500n), measured: about(5_500n) },
  didCreate: { stated: about(3_500n) },
  didSocialRecovery: { stated: about(750n), measured: about(700n) },
  lock: { stated: [500n, 1_000n], measured: about(250n) },
  removeGuardians: guardianChange,
}

/** The usual gas of an action by its name, in units; null if it was never measured. */
export function usualGas(action: string, { isOurs }: { readonly isOurs: boolean }): Gas | null {
  const gas = Object.hasOwn(table, action) ? table[action] : undefined
  return gas ? ((isOurs ? gas.measured : undefined) ?? gas.stated) : null
}
