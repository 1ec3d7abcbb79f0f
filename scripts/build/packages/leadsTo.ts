/** Finds the file that says a name which a package exports: its list of exports leads to all that it has. */

/** The file that an import means; undefined for what is installed beside the package. */
type FileOf = (specifier: string, importer: string) => string | undefined

const namedImport = /^((?:import|export)(?: type)?) \{([^}]*)\} from ['"]([^'".][^'"]*)['"];?$/gm
const listed = /^export (?:type )?\{([^}]*)\} from ['"]([^'"]+)['"];?$/gm

/**
 * Imports of names from a package, as imports from the files that say them: a declaration that names one type then reaches what this
 * type needs, and nothing else. `read` gives the text of a declaration.
 */
export function splitImports(
  text: string,
  file: string,
  { fileOf, read }: { readonly fileOf: FileOf; readonly read: (file: string) => string },
): string {
  return text.replaceAll(namedImport, (whole: string, keyword: string, names: string, specifier: string) => {
    const list = fileOf(specifier, file)
    if (list === undefined) return whole
    const lines = elementsOf(names).map(({ isType, name, as }) => {
      const said = saidIn(name, list, { fileOf, read })
      if (said === undefined) return undefined
      const type = isType ? 'type ' : ''
      const element = `${type}${said.name}${said.name === as ? '' : ` as ${as}`}`
      return `${keyword} { ${element} } from '${absolute}${said.file}';`
    })
    return lines.includes(undefined) ? whole : lines.join('\n')
  })
}

/** Marks a path that begins at the folder of all declarations. */
export const absolute = '/'

interface Said {
  readonly file: string
  /** The name in that file. */
  readonly name: string
}

/** Follows a name through lists of exports to the file that has it; undefined where a list does not name it. */
function saidIn(
  name: string,
  file: string,
  tree: { readonly fileOf: FileOf; readonly read: (file: string) => string },
): Said | undefined {
  for (const [, names = '', specifier = ''] of tree.read(file).matchAll(listed)) {
    const element = elementsOf(names).find(({ as }) => as === name)
    const target = element && tree.fileOf(specifier, file)
    if (element === undefined || target === undefined) continue
    return saidIn(element.name, target, tree) ?? { file: target, name: element.name }
  }
  return undefined
}

/** `A, type B as C`, one by one. */
function elementsOf(names: string) {
  return names
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, type, name = '', as = name] = /^(type )?(\S+)(?: as (\S+))?$/.exec(part) ?? []
      return { isType: type !== undefined, name, as }
    })
}
