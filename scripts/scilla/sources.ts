/** The files that the command line works on, and the libraries beside them. */
import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { BaseError } from '@tyto/primitives'
import { parseLibrary, type ImportedLibrary, type LibrarySource } from '@tyto/scilla'
import { parseJson } from './jsonText'

const ending = /\.(scilla|scillib|scilexp)$/

/** A longer source, in bytes, is not looked at: no contract on the chain is nearly as long. */
export const longestSource = 1_000_000
/** The same of init data, states and messages, in bytes. */
const longestJson = 200_000_000

/** A file that is there and is no text that can be taken: a folder, a device, too long, other bytes than UTF-8. */
export class UnreadableFile extends BaseError<'Unreadable'> {
  constructor(file: string, why: string) {
    super('Unreadable', `${file} ${why}.`)
  }
}

/**
 * Files as they are, directories with all sources below them, sorted. A link to a directory is not followed, so that none leads
 * in a circle. Throws where there is no such file.
 */
export function findSources(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    if (!existsSync(name)) throw new Error(`There is no file ${name}.`)
    if (!statSync(name).isDirectory()) return [name]
    return readdirSync(name, { recursive: true, withFileTypes: true })
      .filter((entry) => ending.test(entry.name) && !entry.isDirectory())
      .map((entry) => path.relative(name, path.join(entry.parentPath, entry.name)))
      .filter((file) => !file.includes('node_modules'))
      .sort()
      .map((file) => path.join(name, file))
  })
}

/** The text of a source. Throws UnreadableFile. */
export function readSource(file: string): string {
  return readText(file, longestSource)
}

/** The text of init data, a state or a message. Throws UnreadableFile. */
export function readData(file: string): string {
  return readText(file, longestJson)
}

export function readJson(file: string): unknown {
  return parseJson(readData(file), file)
}

function readText(file: string, longest: number): string {
  let bytes: Uint8Array
  try {
    const stat = statSync(file)
    // A device or a pipe may never end.
    if (!stat.isFile()) throw new UnreadableFile(file, 'is no file')
    if (stat.size > longest) throw new UnreadableFile(file, `is longer than ${longest} bytes`)
    bytes = readFileSync(file)
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile(
      file,
      `cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new UnreadableFile(file, 'is no text in UTF-8')
  }
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

/** Also a link that leads nowhere: it is said what is wrong with it, not that there is none. */
function isThere(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false }) !== undefined
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
      .find((one) => isThere(one) && path.resolve(one) !== path.resolve(file))
    if (library === undefined) return []
    const module = parseLibrary(readSource(library), library)
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
  for (const { arguments: parts } of list as readonly ExternalLibrary[])
    // It becomes the name of a file: a path would lead out of the folders.
    if (!/^0x[\da-f]{40}$/i.test(parts[1]))
      throw new SyntaxError(`_extlibs: ${JSON.stringify(parts[1]).slice(0, 60)} is no address.`)
  return new Map(
    (list as readonly ExternalLibrary[]).map(({ arguments: [name, address] }) => [name, address]),
  )
}
