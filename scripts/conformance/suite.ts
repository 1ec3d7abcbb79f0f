/** A checkout of the reference suite: where its files are, and how they are read. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseLibrary, type ImportedLibrary, type LibrarySource } from '@tyto/scilla'

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

  /**
   * The libraries that a module imports, and theirs, looked for in `folders`. `init` is the module's init data, whose
   * `_extlibs` says at which address a library stands; each library has its own beside it.
   */
  libraries(
    imports: readonly ImportedLibrary[],
    init: unknown,
    folders: readonly string[],
  ): ReadonlyMap<string, LibrarySource> {
    const found = new Map<string, LibrarySource>()
    this.collect(imports, externalLibraries(init), folders, found)
    return found
  }

  private collect(
    imports: readonly ImportedLibrary[],
    addresses: ReadonlyMap<string, string>,
    folders: readonly string[],
    found: Map<string, LibrarySource>,
  ): void {
    for (const { name } of imports) {
      if (found.has(name.name)) continue
      const qualifier = addresses.get(name.name) ?? name.name
      const folder = folders.find((one) => this.has(one, `${qualifier}.scillib`))
      if (folder === undefined) continue
      const file = `${folder}/${qualifier}.scillib`
      const module = parseLibrary(this.text(file), file)
      found.set(name.name, { module, qualifier })
      const init = `${folder}/${qualifier}.json`
      const own = this.has(init) ? externalLibraries(this.json(init)) : new Map<string, string>()
      this.collect(module.imports, own.size > 0 ? own : addresses, folders, found)
    }
  }
}

/** `_extlibs` of init data: addresses by the names of the libraries. */
function externalLibraries(init: unknown): ReadonlyMap<string, string> {
  if (!Array.isArray(init)) return new Map()
  const entry = init.find((param: { vname?: unknown }) => param.vname === '_extlibs') as
    { readonly value: readonly { readonly arguments: readonly [string, string] }[] } | undefined
  return new Map(entry?.value.map(({ arguments: [name, address] }) => [name, address]))
}
