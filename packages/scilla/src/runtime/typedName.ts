import type { ScillaType } from '@tyto/abi'

/** A declared name and its type. Types that the contract itself declares stand without an address here. */
export interface TypedName {
  readonly name: string
  readonly type: ScillaType
}
