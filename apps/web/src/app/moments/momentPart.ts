import type { NetworkId } from '@tyto/chain'
import type { Moment } from './momentOf'

/** What the part for one kind of moment gets. */
export interface MomentPart<Kind extends Moment['kind']> {
  readonly moment: Extract<Moment, { readonly kind: Kind }>
  /** The network of the transaction; the app may show another one by now. */
  readonly network: NetworkId
  readonly onClose: () => void
}
