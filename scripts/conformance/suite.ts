/** A checkout of the reference suite: where its files are, and how they are read. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export class Suite {
  /** `folder` is the checkout or its directory `tests`. */
  constructor(folder: string) {
    const inside = path.join(folder, 'tests')
    this.root = existsSync(inside) ? inside : folder
  }

  readonly root: string

  path(...parts: readonly string[]): string {
    return path.join(this.root, ...parts)
  }

  has(...parts: readonly string[]): boolean {
    return existsSync(this.path(...parts))
  }

  text(...parts: readonly string[]): string {
    return readFileSync(this.path(...parts), 'utf8')
  }

  json(...parts: readonly string[]): unknown {
    return JSON.parse(this.text(...parts))
  }

  /** The names in a directory, sorted; none if it is missing. */
  list(...parts: readonly string[]): readonly string[] {
    return this.has(...parts) ? readdirSync(this.path(...parts)).sort() : []
  }
}
