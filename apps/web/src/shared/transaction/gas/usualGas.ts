import type { RuleSetName } from '@tyto/chain'
import type { GasByRules, UsualGas } from '../action/action'
import { usualGasTable, type ActionName } from './usualGasTable'

/** The gas limit for the deploy of a DID wallet: the chain holds so much until the wallet is made. */
export const didWalletGasLimit = 50_000n

/** Reads the gas of an action under each set of rules. */
const saidOf: Readonly<Record<RuleSetName, (gas: GasByRules) => UsualGas>> = {
  'zilliqa-1': (gas) => gas,
  'zilliqa-2': ({ zilliqa2 }) => zilliqa2,
}

/** The usual gas of an action by the rules of a network; null for one that nobody measured, as of an earlier release. */
export function usualGas(action: string, rules: RuleSetName): UsualGas | null {
  return Object.hasOwn(usualGasTable, action) ? saidOf[rules](usualGasTable[action as ActionName]) : null
}

/** The usual gas of an action that is known to be measured. */
export function measuredGas(action: ActionName, rules: RuleSetName): UsualGas['measured'] {
  return saidOf[rules](usualGasTable[action]).measured
}

/** The limit for the deploy of a DID wallet by these rules: the bytes of its code bind it where they are paid for. */
export function didWalletLimit(rules: RuleSetName): bigint {
  const [, most] = measuredGas('deployDidWallet', rules)
  return most > didWalletGasLimit ? most : didWalletGasLimit
}
