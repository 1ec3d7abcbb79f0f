import type { Location } from '../syntax/ast'
import type { Findings } from './findings'

/** Far more than the types of any contract that a person writes: of one type, and of all together. */
const LARGEST_TYPE = 20_000
const MOST_NODES = 2_000_000

/**
 * Bounds the work on types: a few lines of Scilla can name a type of astronomical size, by instantiating a type
 * function with itself again and again.
 */
export class TypeBudget {
  private left = MOST_NODES

  constructor(private readonly findings: Findings) {}

  /** To be called for each node of one type; fails at `loc` when there are too many. */
  counter(loc: Location): () => void {
    let size = 0
    return () => {
      this.left--
      if (++size > LARGEST_TYPE || this.left < 0) {
        this.findings.fail(loc, 'TooDeep', 'The types of this program are too large.')
      }
    }
  }
}
