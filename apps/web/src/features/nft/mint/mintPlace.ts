import type { Prices } from '@tyto/chain'
import type { DidRecord, Name } from '@tyto/identity'

/** Whose wallet mints, and in which collection. */
export interface MintPlace {
  readonly name: Name
  readonly record: DidRecord
  /** `.gzil`, `.zlp` or `lexicassi` */
  readonly collection: string
}

/** The further properties of a form of names. */
export interface MintFormProps extends MintPlace {
  /** The price of a name in each currency. */
  readonly prices: Prices
}
