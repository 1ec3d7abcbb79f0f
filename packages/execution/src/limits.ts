/** Constants of the chain that bind every transaction. Gas in gas units, prices in Qa per unit, sizes in bytes. */

/** A payment between plain accounts costs this and no more (constants of the chain, NORMAL_TRAN_GAS). */
export const paymentGas = 50n

/** Charged for every deploy, before the code is looked at (CONTRACT_CREATE_GAS). */
export const deployGas = 50n

/** Charged for every call of a contract, a message to a contract included (CONTRACT_INVOKE_GAS). */
export const invokeGas = 10n

/** The least gas price that a node takes: 2,000 Li = 2,000,000,000 Qa (GetMinimumGasPrice). */
export const minimumGasPrice = 2_000_000_000n

/** The largest contract source, in UTF-8 bytes (release notes of v8.0.0, MAX_CODE_SIZE_IN_BYTES). */
export const maximumCodeSize = 76_800

/** Most messages that contracts may send in one transaction (Scilla documentation, "Chain Calls"; release notes of v8.0.0, MAX_CONTRACT_EDGES). */
export const maximumMessages = 20
