import type { AdtConstructor } from '@tyto/abi'
import { join, noInfo, type Tag } from '../tags/tag'

/** A place whose tag is found out bit by bit: a variable, a field, an argument of a constructor. */
export class Cell {
  tag: Tag
  /** Whether its uses say nothing of it. */
  readonly isFixed: boolean

  constructor(tag: Tag = noInfo, { isFixed = false } = {}) {
    this.tag = tag
    this.isFixed = isFixed
  }
}

/** All places of a contract. They keep their tags from one pass to the next. */
export class Cells {
  /** Whether a pass has learned anything. */
  changed = false
  readonly #byNode = new Map<object, Cell>()
  readonly #byField = new Map<string, Cell>()
  readonly #byConstructor = new Map<AdtConstructor, readonly Cell[]>()

  /** The variable that is bound at a node of the syntax tree. */
  at(binder: object): Cell {
    return entryOf(this.#byNode, binder, () => new Cell())
  }

  field(name: string): Cell {
    return entryOf(this.#byField, name, () => new Cell())
  }

  arguments(constructor: AdtConstructor): readonly Cell[] {
    return entryOf(this.#byConstructor, constructor, () => constructor.argTypes.map(() => new Cell()))
  }

  /** Adds what was learned about a place; answers all that is known. */
  learn(cell: Cell, tag: Tag): Tag {
    const joined = join(cell.tag, tag)
    if (joined !== cell.tag && !cell.isFixed) {
      cell.tag = joined
      this.changed = true
    }
    return joined
  }

  /** Both stand for the same thing. */
  unite(a: Cell, b: Cell): void {
    this.learn(b, this.learn(a, b.tag))
  }
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key)
  if (value === undefined) map.set(key, (value = make()))
  return value
}
