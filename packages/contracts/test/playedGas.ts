import { zilliqa1Gas, type GasRules } from '@tyto/primitives'

/** What the worlds of this file's tests ask and charge for gas; measurements play other rules too. */
export const played: { gas: GasRules } = { gas: zilliqa1Gas }

/** What a transaction may use: what the app asks for where that is enough, and what a block has elsewhere. */
export function limitOf(stated: bigint): bigint {
  return played.gas.isBySize ? played.gas.block : stated
}
