import type { ScillaType } from '@tyto/abi'
import type { Identifier, Location } from '../syntax/ast'

/** The type of a variable; `null` if its definition failed, so that its uses are not blamed again. */
export type BoundType = ScillaType | null

/** A name of a source where it is bound or used, for editors. */
export interface NameUse {
  readonly name: string
  readonly loc: Location
  readonly type: ScillaType
  /** Where this source binds it; undefined for names of the language and of other files. */
  readonly bound: Location | undefined
}

export type NoteUse = (use: NameUse) => void

interface Bound {
  readonly type: BoundType
  readonly place: Location | undefined
}

/** Variables and their types: one map, and a trail by which inner scopes are left. */
export class Bindings {
  readonly #bound = new Map<string, Bound>()
  readonly #trail: { readonly name: string; readonly before: Bound | undefined }[] = []
  readonly #note: NoteUse | undefined

  /** `note` is told of every name with a type that has a place in the source. */
  constructor(note?: NoteUse) {
    this.#note = note
  }

  /** The type of a name where it stands in the source. */
  use({ name, loc }: Omit<Identifier, 'kind'>): BoundType | undefined {
    const bound = this.#bound.get(name)
    if (bound?.type) this.#note?.({ name, loc, type: bound.type, bound: bound.place })
    return bound?.type
  }

  /** `place` is where the source names it. */
  bind(name: string, type: BoundType, place?: Location): void {
    this.#trail.push({ name, before: this.#bound.get(name) })
    this.#bound.set(name, { type, place })
    if (place !== undefined) this.note({ name, loc: place }, type, place)
  }

  /** Tells of a name that is no variable, such as a field, where it is declared or used. */
  note({ name, loc }: Omit<Identifier, 'kind'>, type: BoundType, bound: Location | undefined): void {
    if (type !== null) this.#note?.({ name, loc, type, bound })
  }

  /** A scope begins here; `restore` with the result leaves it. */
  mark(): number {
    return this.#trail.length
  }

  restore(mark: number): void {
    while (this.#trail.length > mark) {
      const last = this.#trail.pop()
      if (last === undefined) return
      if (last.before === undefined) this.#bound.delete(last.name)
      else this.#bound.set(last.name, last.before)
    }
  }
}
