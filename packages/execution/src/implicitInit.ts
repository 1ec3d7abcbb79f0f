import type { ScillaParam } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import type { TransactionWorld } from './transactionWorld'

/** The chain itself adds the address and the block. */
export function withImplicit(
  init: readonly ScillaParam[],
  address: Address,
  world: TransactionWorld,
): readonly ScillaParam[] {
  return [
    ...init,
    { vname: '_creation_block', type: 'BNum', value: world.block.number.toString() },
    { vname: '_this_address', type: 'ByStr20', value: address },
  ]
}
