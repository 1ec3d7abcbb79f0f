/** Reads and writes the package.json of a package: in the repository, where it is TypeScript, and in what others install. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

type Names = Readonly<Record<string, string>>

export interface SourcePackage {
  readonly name: string
  readonly version: string
  readonly description?: string
  readonly keywords?: readonly string[]
  readonly license: string
  readonly sideEffects?: boolean
  /** Sources by the names under which they are imported. */
  readonly exports: Names
  readonly dependencies?: Names
  /** Whoever has it is packed for others; `bin` are its commands, by their sources. */
  readonly publishConfig?: { readonly access: 'public'; readonly bin?: Names }
}

/** One of our packages, and the folder where it stands. */
export interface Workspace {
  readonly folder: string
  readonly json: SourcePackage
}

/** All our packages, by their names. */
export function readWorkspaces(): ReadonlyMap<string, Workspace> {
  const folders = readdirSync('packages').map((name) => join('packages', name))
  const found = folders
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, json: readJson(join(folder, 'package.json')) as SourcePackage }))
  return new Map(found.map((one) => [one.json.name, one]))
}

/** Those that others install: their package.json has a `publishConfig`. */
export function publishedPackages(workspaces = readWorkspaces()): readonly Workspace[] {
  return [...workspaces.values()].filter(({ json }) => json.publishConfig !== undefined)
}

/** A package of ours and all of ours that it is made of: they go into its bundle. */
export function bundledPackages(
  name: string,
  workspaces: ReadonlyMap<string, Workspace>,
): readonly Workspace[] {
  const found = new Map<string, Workspace>()
  const visit = (one: string): void => {
    const workspace = workspaces.get(one)
    if (workspace === undefined || found.has(one)) return
    found.set(one, workspace)
    for (const next of Object.keys(workspace.json.dependencies ?? {})) visit(next)
  }
  visit(name)
  return [...found.values()]
}

/** The packages that are installed beside the bundle, with exact versions. */
export function outerDependencies(bundled: readonly Workspace[]): Names {
  const ours = new Set(bundled.map(({ json }) => json.name))
  const all = bundled.flatMap(({ json }) => Object.entries(json.dependencies ?? {}))
  return Object.fromEntries(all.filter(([name]) => !ours.has(name)).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The files of a package that its bundle begins with: what they are called in `dist`, and their sources. */
export function entriesOf({ json }: Workspace): ReadonlyMap<string, string> {
  const modules = Object.entries(json.exports).map(([as, source]) => [moduleName(as), source] as const)
  // A command may stand elsewhere, and take of our other packages what it likes: nobody imports it.
  const commands = Object.entries(json.publishConfig?.bin ?? {}).map(
    ([name, source]) => [`bin/${name}`, source] as const,
  )
  return new Map([...modules, ...commands])
}

/** `.` is `index`, `./node` is `node`. */
function moduleName(as: string): string {
  return as === '.' ? 'index' : as.replace('./', '')
}

/** The package.json of what others install. `typesOf` says where the types of a source are. */
export function packedJson(
  workspace: Workspace,
  dependencies: Names,
  typesOf: (source: string) => string,
): object {
  const { json } = workspace
  const { node } = (readJson('package.json') as { readonly engines: { readonly node: string } }).engines
  const entries = Object.entries(json.exports).map(([as, source]) => [
    as,
    { types: `./${typesOf(source)}`, default: `./dist/${moduleName(as)}.js` },
  ])
  const commands = Object.keys(json.publishConfig?.bin ?? {}).map((name) => [name, `dist/bin/${name}.js`])
  return {
    name: json.name,
    version: json.version,
    description: json.description,
    keywords: json.keywords,
    license: json.license,
    type: 'module',
    engines: { node },
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
    ...(commands.length === 0 ? {} : { bin: Object.fromEntries(commands) }),
    files: ['dist'],
    sideEffects: json.sideEffects ?? true,
    dependencies,
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
