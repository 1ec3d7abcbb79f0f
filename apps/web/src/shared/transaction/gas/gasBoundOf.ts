import type { WalletGasPrice } from '@tyto/chain'
import { qaPerLi } from '@tyto/primitives'

/** The most, in Qa, that a gas limit in units can cost with this wallet. The chain holds so much until it has run. */
export function gasBoundOf(gasLimit: bigint, { mostLi }: WalletGasPrice): bigint {
  return gasLimit * mostLi * qaPerLi
}
