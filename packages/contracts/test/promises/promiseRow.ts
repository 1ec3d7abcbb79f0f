import type { Act, ActKind } from './acts'
import type { Place, Stage } from './stage'

/** One sentence that an act is told with, and what must be so on the chain for it to be true. */
export interface PromiseRow {
  /** Its texts, as docs/promises.tsv names them. */
  readonly keys: readonly string[]
  /** It is said once this act went through. */
  readonly of: ActKind
  /** Said of these wallets alone; of all where it is left out. */
  readonly at?: readonly Place[]
  /** Acts after which it is no longer meant, of the same wallet: skipped while it is watched. */
  readonly until?: readonly ActKind[]
  /** The fault right after the act; null where all is as said. */
  readonly now?: (stage: Stage, act: Act, before: Stage) => string | null
  /** The fault after the same act was refused: it must have changed nothing. */
  readonly refused?: (stage: Stage, act: Act, before: Stage) => string | null
  /** The fault after others did more. `after`: the chain right after the act. */
  readonly later?: (stage: Stage, act: Act, after: Stage) => string | null
}
