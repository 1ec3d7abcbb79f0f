import type { ScillaType } from '@tyto/abi'
import type { Location } from '../syntax/ast'
import type { Findings } from './findings'

/** Far more than the types of any contract that a person writes: nodes of one type and of all together, and levels. */
const LARGEST_TYPE = 20_000
const MOST_NODES = 2_000_000
const DEEPEST_TYPE = 500

/**
 * Bounds the work on types, and the depth to which one must go into them: a few lines of Scilla can name a type of
 * astronomical size, by instantiating a type function with itself again and again.
 */
export class TypeBudget {
  private left = MOST_NODES

  constructor(private readonly findings: Findings) {}

  /** To be called for each node of one type; fails at `loc` when there are too many. */
  counter(loc: Location): () => void {
    let size = 0
    return () => {
      this.left--
      if (++size > LARGEST_TYPE || this.left < 0) this.fail(loc)
    }
  }

  /** Fails at `loc` if the type is too large or too deep. */
  check(type: ScillaType, loc: Location): void {
    const count = this.counter(loc)
    visitNodes(type, 1, (depth) => {
      count()
      if (depth > DEEPEST_TYPE) this.fail(loc)
    })
  }

  private fail(loc: Location): never {
    return this.findings.fail(loc, 'TooDeep', 'The types of this program are too large.')
  }
}

/** Goes through a type from above; `visit` is told the level of each node. */
function visitNodes(type: ScillaType, depth: number, visit: (depth: number) => void): void {
  visit(depth)
  switch (type.kind) {
    case 'map':
      visitNodes(type.key, depth + 1, visit)
      visitNodes(type.value, depth + 1, visit)
      return
    case 'adt':
      for (const arg of type.args) visitNodes(arg, depth + 1, visit)
      return
    case 'function':
      visitNodes(type.from, depth + 1, visit)
      visitNodes(type.to, depth + 1, visit)
      return
    case 'address':
      for (const field of type.fields) visitNodes(field.type, depth + 1, visit)
      return
    case 'forall':
      visitNodes(type.body, depth + 1, visit)
      return
    default:
  }
}
