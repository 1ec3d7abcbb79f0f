/** The types of a package for others: what `tsc` says of it, with imports that Node's rules can follow. */
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { inFolder } from '../../command/inFolder'
import { run } from '../../command/run'
import { absolute, splitImports } from './leadsTo'
import type { Workspace } from './packageJson'

/**
 * Writes the declarations of a package, and of ours that it is made of, below `out`, as `<package>/src/<file>.d.ts`: only those that
 * its entries reach. Throws where the types do not compile.
 */
export async function writeDeclarations(bundled: readonly Workspace[], out: string): Promise<void> {
  await inFolder(async (emitted) => {
    await emitDeclarations(bundled, emitted)
    const [own] = bundled
    if (own === undefined) return
    const waiting = Object.values(own.json.exports).map((source) => typesOf(own, source))
    const done = new Set<string>()
    // Grows while it is gone through: each file names the next ones.
    for (const file of waiting) {
      if (done.has(file)) continue
      done.add(file)
      const text = await readFile(join(emitted, file), 'utf8')
      const { rewritten, imports } = followImports(text, file, { bundled, emitted })
      waiting.push(...imports)
      await mkdir(dirname(join(out, file)), { recursive: true })
      await writeFile(join(out, file), rewritten)
    }
  })
}

/** Where the types of a source stand: `scilla/src/index.d.ts`. */
export function typesOf({ folder }: Workspace, source: string): string {
  return relative('packages', join(folder, source)).replaceAll('\\', '/').replace(/\.ts$/, '.d.ts')
}

async function emitDeclarations(bundled: readonly Workspace[], out: string): Promise<void> {
  const [own] = bundled
  const sources =
    own === undefined ? [] : Object.values(own.json.exports).map((source) => join(own.folder, source))
  // Names of the platform that packages declare for themselves are imported by nobody.
  const platform = bundled.map(({ folder }) => join(folder, 'src/platform.d.ts')).filter(existsSync)
  // Reached through node_modules, ours would count as somebody else's, and nothing would be written for them.
  const paths = bundled.flatMap(({ folder, json }) =>
    Object.entries(json.exports).map(([as, source]) => [
      `${json.name}${as.slice(1)}`,
      [resolve(folder, source)],
    ]),
  )
  const config = join(out, 'tsconfig.json')
  const compilerOptions = {
    // What runs in browsers too is written with their words.
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    paths: Object.fromEntries(paths) as object,
    typeRoots: [resolve('node_modules/@types')],
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    allowImportingTsExtensions: false,
    rootDir: resolve('packages'),
    outDir: out,
  }
  const files = [...sources, ...platform].map((file) => resolve(file))
  await writeFile(config, JSON.stringify({ extends: resolve('tsconfig.base.json'), compilerOptions, files }))
  const { code, output } = await run('tsc', ['-p', config], { quiet: true })
  if (code !== 0) throw new Error(`The types of ${own?.json.name} do not compile.\n${output}`)
}

interface Tree {
  readonly bundled: readonly Workspace[]
  /** The folder of what the compiler wrote. */
  readonly emitted: string
}

/** A declaration with its imports spelled out to the file, and the files that it imports. */
function followImports(
  text: string,
  file: string,
  tree: Tree,
): { readonly rewritten: string; readonly imports: readonly string[] } {
  const imports: string[] = []
  const split = splitImports(text, file, {
    fileOf: (specifier, importer) => fileOf(specifier, importer, tree),
    read: (one) => readFileSync(join(tree.emitted, one), 'utf8'),
  })
  const rewritten = split.replaceAll(
    /(\bfrom |\bimport\()(['"])([^'"]+)\2/g,
    (whole: string, before: string, quote: string, specifier: string) => {
      const target = fileOf(specifier, file, tree)
      if (target === undefined) return whole
      imports.push(target)
      const path = relative(dirname(file), target)
        .replaceAll('\\', '/')
        .replace(/\.d\.ts$/, '.js')
      return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`
    },
  )
  return { rewritten, imports }
}

/** The declaration that an import means; undefined for what is installed beside the package. */
function fileOf(specifier: string, importer: string, { bundled, emitted }: Tree): string | undefined {
  if (specifier.startsWith(absolute)) return specifier.slice(absolute.length)
  if (specifier.startsWith('.')) {
    const path = join(dirname(importer), specifier.replace(/\.(ts|js)$/, '')).replaceAll('\\', '/')
    return [`${path}.d.ts`, `${path}/index.d.ts`].find((one) => existsSync(join(emitted, one)))
  }
  const owner = bundled.find(({ json }) => specifier === json.name || specifier.startsWith(`${json.name}/`))
  const source = owner?.json.exports[`.${specifier.slice(owner.json.name.length)}`]
  return owner === undefined || source === undefined ? undefined : typesOf(owner, source)
}
