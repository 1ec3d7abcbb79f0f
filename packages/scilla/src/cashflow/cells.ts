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

/** What `exists` gives: one of its uses knows what those behind it in the text say of it, and nothing of those before, as in the reference. */
class ExistsCell extends Cell {
  readonly #given: Tag
  /** What each use said so far, in the order of the text. */
  readonly #said: Tag[] = []
  /** For each use what it and those behind it had said when this pass began. */
  #behind: readonly Tag[] = []
  #at = 0

  constructor(given: Tag) {
    super(given)
    this.#given = given
  }

  /** A pass comes to where it is bound. */
  begin(): void {
    const behind: Tag[] = []
    let all = this.#given
    for (let at = this.#said.length - 1; at >= 0; at--) behind[at] = all = join(all, this.#said[at]!)
    this.#behind = behind
    this.#at = 0
    this.tag = all
  }

  /** Adds what the next use says; answers all that is known there, and whether that use has said more than before. */
  hear(tag: Tag): { readonly all: Tag; readonly isMore: boolean } {
    const at = this.#at++
    const before = this.#said[at] ?? noInfo
    const said = join(before, tag)
    this.#said[at] = said
    this.tag = this.#behind[at + 1] ?? this.#given
    return { all: join(this.tag, said), isMore: said !== before }
  }
}

/** All places of a contract. They keep their tags from one pass to the next. */
export class Cells {
  /** Whether a pass has learned anything. */
  changed = false
  readonly #byNode = new Map<object, Cell>()
  readonly #byExists = new Map<object, ExistsCell>()
  readonly #byField = new Map<string, Cell>()
  readonly #byConstructor = new Map<AdtConstructor, readonly Cell[]>()

  /** The variable that is bound at a node of the syntax tree. */
  at(binder: object): Cell {
    return entryOf(this.#byNode, binder, () => new Cell())
  }

  /** The variable that `exists` binds at a node; `given` is what that says of it. */
  exists(binder: object, given: Tag): Cell {
    const cell = entryOf(this.#byExists, binder, () => new ExistsCell(given))
    cell.begin()
    return cell
  }

  field(name: string): Cell {
    return entryOf(this.#byField, name, () => new Cell())
  }

  arguments(constructor: AdtConstructor): readonly Cell[] {
    return entryOf(this.#byConstructor, constructor, () => constructor.argTypes.map(() => new Cell()))
  }

  /** Adds what was learned about a place; answers all that is known. */
  learn(cell: Cell, tag: Tag): Tag {
    if (cell instanceof ExistsCell) {
      const { all, isMore } = cell.hear(tag)
      if (isMore) this.changed = true
      return all
    }
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
