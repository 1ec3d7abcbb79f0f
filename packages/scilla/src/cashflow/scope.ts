import type { AdtConstructor } from '@tyto/abi'
import type { Cells, Cell } from './cells'

/** The meanings of names at a place of the program. */
export class Scope {
  readonly cells: Cells
  readonly constructors: ReadonlyMap<string, AdtConstructor>
  readonly #outer: Scope | undefined
  readonly #variables = new Map<string, Cell>()

  constructor(cells: Cells, constructors: ReadonlyMap<string, AdtConstructor>, outer?: Scope) {
    this.cells = cells
    this.constructors = constructors
    this.#outer = outer
  }

  inner(): Scope {
    return new Scope(this.cells, this.constructors, this)
  }

  bind(name: string, cell: Cell): Cell {
    this.#variables.set(name, cell)
    return cell
  }

  /** A name that nothing binds is of another module. */
  find(name: string): Cell | undefined {
    return this.#variables.get(name) ?? this.#outer?.find(name)
  }
}
