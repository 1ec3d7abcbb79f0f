/** The files that the command line works on, and the libraries beside them. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseLibrary, type ImportedLibrary, type LibrarySource } from '@tyto/scilla'

const ENDING = /\.(scilla|scillib|scilexp)$/

/** Files as they are, directories with all sources below them, sorted. Throws where there is no such file. */
export function findSources(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    if (!existsSync(name)) throw new Error(`There is no file ${name}.`)
    if (!statSync(name).isDirectory()) return [name]
    return readdirSync(name, { recursive: true, encoding: 'utf8' })
      .filter((entry) => ENDING.test(entry) && !entry.includes('node_modules'))
      .sort()
      .map((entry) => path.join(name, entry))
  })
}

export const readText = (file: string): string => readFileSync(file, 'utf8')

export const readJson = (file: string): unknown => JSON.parse(readText(file))

/** The libraries that a module imports, and theirs, from the directory of its file and the given ones. */
export function findLibraries(
  imports: readonly ImportedLibrary[],
  file: string,
  folders: readonly string[],
  found = new Map<string, LibrarySource>(),
): ReadonlyMap<string, LibrarySource> {
  for (const { name } of imports) {
    if (found.has(name.name)) continue
    const library = [path.dirname(file), ...folders]
      .map((folder) => path.join(folder, `${name.name}.scillib`))
      .find((one) => existsSync(one) && path.resolve(one) !== path.resolve(file))
    if (library === undefined) continue
    const module = parseLibrary(readText(library), library)
    found.set(name.name, { module })
    findLibraries(module.imports, library, folders, found)
  }
  return found
}
