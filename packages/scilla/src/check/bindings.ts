import type { ScillaType } from '@tyto/abi'

/** The type of a variable; `null` if its definition failed, so that its uses are not blamed again. */
export type BoundType = ScillaType | null

/** Variables and their types: one map, and a trail by which inner scopes are left. */
export class Bindings {
  readonly #types = new Map<string, BoundType>()
  readonly #trail: { readonly name: string; readonly before: BoundType | undefined }[] = []

  get(name: string): BoundType | undefined {
    return this.#types.get(name)
  }

  bind(name: string, type: BoundType): void {
    this.#trail.push({ name, before: this.#types.get(name) })
    this.#types.set(name, type)
  }

  /** A scope begins here; `restore` with the result leaves it. */
  mark(): number {
    return this.#trail.length
  }

  restore(mark: number): void {
    while (this.#trail.length > mark) {
      const last = this.#trail.pop()
      if (last === undefined) return
      if (last.before === undefined) this.#types.delete(last.name)
      else this.#types.set(last.name, last.before)
    }
  }
}
