/** The files that the command line works on, and the libraries beside them. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseLibrary, type ImportedLibrary, type LibrarySource } from '@tyto/scilla'
import { parseJson } from './jsonText'

const ending = /\.(scilla|scillib|scilexp)$/

/** Files as they are, directories with all sources below them, sorted. Throws where there is no such file. */
export function findSources(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    if (!existsSync(name)) throw new Error(`There is no file ${name}.`)
    if (!statSync(name).isDirectory()) return [name]
    return readdirSync(name, { recursive: true, encoding: 'utf8' })
      .filter((entry) => ending.test(entry) && !entry.includes('node_modules'))
      .sort()
      .map((entry) => path.join(name, entry))
  })
}

export function readText(file: string): string {
  return readFileSync(file, 'utf8')
}

export function readJson(file: string): unknown {
  return parseJson(readText(file), file)
}

/**
 * The libraries that a module imports, and theirs, from the given directories and that of its file. `init` is the module's
 * init data, whose `_extlibs` may say at which address a library stands: then its file is named after that, and beside it
 * (ADDRESS.json) is its own init data.
 */
export function findLibraries(
  imports: readonly ImportedLibrary[],
  file: string,
  folders: readonly string[],
  init?: unknown,
): ReadonlyMap<string, LibrarySource> {
  const found = new Map<string, LibrarySource>()
  const importers: Importer[] = [{ imports, file, addresses: addressesIn(init) }]
  // Grows while it is gone through: a chain of libraries may be of any length.
  for (const importer of importers) importers.push(...collect(importer, folders, found))
  return found
}

interface Importer {
  readonly imports: readonly ImportedLibrary[]
  readonly file: string
  readonly addresses: ReadonlyMap<string, string>
}

/** Finds what one file imports; answers the files found. */
function collect(
  { imports, file, addresses }: Importer,
  folders: readonly string[],
  found: Map<string, LibrarySource>,
): readonly Importer[] {
  return imports.flatMap(({ name }): readonly Importer[] => {
    if (found.has(name.name)) return []
    const qualifier = addresses.get(name.name) ?? name.name
    const library = [...folders, path.dirname(file)]
      .map((folder) => path.join(folder, `${qualifier}.scillib`))
      .find((one) => existsSync(one) && path.resolve(one) !== path.resolve(file))
    if (library === undefined) return []
    const module = parseLibrary(readText(library), library)
    found.set(name.name, { module, qualifier })
    const init = library.replace(/scillib$/, 'json')
    const own = existsSync(init) ? addressesIn(readJson(init)) : new Map<string, string>()
    return [{ imports: module.imports, file: library, addresses: own.size > 0 ? own : addresses }]
  })
}

interface ExternalLibrary {
  readonly arguments: readonly [name: string, address: string]
}

/** `_extlibs` of init data: addresses by the names of the libraries. Throws SyntaxError. */
function addressesIn(init: unknown): ReadonlyMap<string, string> {
  if (!Array.isArray(init)) return new Map()
  const entry = init.find((param: { vname?: unknown } | null) => param?.vname === '_extlibs') as
    | { readonly value: unknown }
    | undefined
  const list: unknown = entry?.value ?? []
  const isPair = (one: Partial<ExternalLibrary> | null) =>
    one?.arguments?.length === 2 && one.arguments.every((part) => typeof part === 'string')
  if (!Array.isArray(list) || !list.every(isPair)) throw new SyntaxError('_extlibs is no list of pairs.')
  return new Map(
    (list as readonly ExternalLibrary[]).map(({ arguments: [name, address] }) => [name, address]),
  )
}
