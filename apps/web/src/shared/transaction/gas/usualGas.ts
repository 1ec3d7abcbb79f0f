import { usualGasTable, type ActionName } from './usualGasTable'
import type { UsualGas } from '../action/action'

/** The gas limit for the deploy of a DID wallet: the chain holds so much until the wallet is made. */
export const didWalletGasLimit = 50_000n

/** The usual gas of an action; null for one that nobody measured, as of an earlier release. */
export function usualGas(action: string): UsualGas | null {
  return Object.hasOwn(usualGasTable, action) ? usualGasTable[action as ActionName] : null
}
