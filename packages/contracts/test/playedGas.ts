import { zilliqa1Gas, type GasRules } from '@tyto/primitives'

/** The rules of gas in the worlds of this file's tests; measurements play other rules too. */
export const played: { gas: GasRules } = { gas: zilliqa1Gas }

/** The gas that a transaction may use: the limit of the app where that is enough, and that of a block elsewhere. */
export function limitOf(stated: bigint): bigint {
  return played.gas.isBySize ? played.gas.block : stated
}
