import { partsOf, type ScillaType } from '@tyto/abi'
import type { Location } from '../syntax/ast'
import type { Findings } from './findings'

/** Far more than the types of any contract that a person writes: nodes of one type and of all together, and levels. */
const largestType = 20_000
const mostNodes = 2_000_000
const deepestType = 500

/**
 * Bounds the work on types, and how deep they go: a few lines of Scilla can name a type of astronomical size, by
 * instantiating a type function with itself again and again. Apart from `typeSize`, which measures a type of any size.
 */
export class TypeBudget {
  #left = mostNodes

  readonly #findings: Findings

  constructor(findings: Findings) {
    this.#findings = findings
  }

  /** Fails at `loc` if the type is too large or too deep. */
  check(type: ScillaType, loc: Location): void {
    let size = 0
    visitNodes(type, 1, (depth) => {
      this.#left--
      if (++size > largestType || this.#left < 0 || depth > deepestType)
        this.#findings.fail(loc, 'TooDeep', 'The types of this program are too large.')
    })
  }
}

/** Goes through a type from above; `visit` is told the level of each node. */
function visitNodes(type: ScillaType, depth: number, visit: (depth: number) => void): void {
  visit(depth)
  for (const part of partsOf(type)) visitNodes(part, depth + 1, visit)
}
