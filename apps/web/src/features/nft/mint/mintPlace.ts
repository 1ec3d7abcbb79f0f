import type { Prices } from '@tyto/chain'
import type { DidRecord, Name } from '@tyto/identity'

/** Whose wallet mints, and in which collection. */
export interface MintPlace {
  readonly name: Name
  readonly record: DidRecord
  /** `.gzil`, `.zlp` or `lexicassi` */
  readonly collection: string
}

/** What a form of names is given besides. */
export interface MintFormProps extends MintPlace {
  /** What a name costs in each currency. */
  readonly prices: Prices
}
