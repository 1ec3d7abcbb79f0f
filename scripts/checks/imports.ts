/** The imports of the files of the tree, read as text: enough for code that the formatter has laid out. */
import { readdir, readFile } from 'node:fs/promises'
import { posix } from 'node:path'

export interface Import {
  readonly file: string
  readonly line: number
  readonly specifier: string
  /** The file that a relative import leads to; null for a package, or where there is no such file. */
  readonly target: string | null
}

/** Texts by path, from the root of the tree, with `/` between folders. */
export type SourceTree = ReadonlyMap<string, string>

const sourceRoots = ['packages', 'apps', 'scripts', 'e2e']
const notSources: ReadonlySet<string> = new Set(['node_modules', 'dist', 'bindings'])

/** Reads every TypeScript file of the tree; the generated bindings are left out. */
export async function readSources(): Promise<SourceTree> {
  const sources = new Map<string, string>()
  const visit = async (folder: string): Promise<void> => {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory() && !notSources.has(entry.name)) await visit(path)
      else if (/\.tsx?$/.test(entry.name)) sources.set(path, await readFile(path, 'utf8'))
    }
  }
  for (const root of sourceRoots) await visit(root)
  return sources
}

/** `import ... from 'x'`, `export ... from 'x'`, `import 'x'`, `import('x')`. */
const importPattern =
  /^(?:(?:import|export)\b[^'"\n]*|\}) from '([^'\n]+)'|^import '([^'\n]+)'|\bimport\(\s*'([^'\n]+)'/gm

export function readImports(sources: SourceTree): readonly Import[] {
  return [...sources].flatMap(([file, text]) =>
    [...text.matchAll(importPattern)].map((match) => {
      const specifier = match[1] ?? match[2] ?? match[3] ?? ''
      const line = text.slice(0, match.index).split('\n').length
      return { file, line, specifier, target: targetOf(sources, file, specifier) }
    }),
  )
}

function targetOf(sources: SourceTree, file: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null
  const path = posix.join(posix.dirname(file), specifier)
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`]
  return candidates.find((candidate) => sources.has(candidate)) ?? path
}

/** Tests import what they like. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$|^packages\/[^/]+\/test\/|^e2e\//.test(file)
}
