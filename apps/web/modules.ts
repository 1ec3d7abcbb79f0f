import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** The modules of the app, by their path in `src`. */
export type Modules = ReadonlyMap<string, string>

/** Reads all modules of a folder but their tests. */
export function readModules(folder: string): Modules {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  )
  return new Map(
    paths
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
      .map((path) => [path, readFileSync(`${folder}/${path}`, 'utf8')]),
  )
}

/** Types bring no code. The name is in the first group, or in the second one where a part is fetched when it is needed. */
const anyImport = /^(?:import|export) (?!type )(?:[^'"]*? from )?'([^'\n]+)'|\bimport\('([^'\n]+)'\)/gm

/** The modules, and styles, that a module of the app imports. `lazy`: those too that it fetches when they are needed. */
export function importsOf(
  modules: Modules,
  file: string,
  { lazy }: { readonly lazy: boolean },
): readonly string[] {
  return [...(modules.get(file) ?? '').matchAll(anyImport)].flatMap(([, atOnce, later]) => {
    const specifier = atOnce ?? (lazy ? later : undefined)
    const target = specifier === undefined ? null : moduleAt(modules, file, specifier)
    return target === null ? [] : [target]
  })
}

/** Some modules of the app and all that they import; where `tables` are given, what they fetch too, but for what those name. */
export function modulesBelow(
  modules: Modules,
  entries: readonly string[],
  tables?: ReadonlySet<string>,
): ReadonlySet<string> {
  const below = new Set(entries)
  for (const file of below)
    for (const target of importsOf(modules, file, { lazy: tables !== undefined && !tables.has(file) }))
      below.add(target)
  return below
}

/** The module, or the style, that a module means by a relative path; null for what is none of the app. */
export function moduleAt(modules: Modules, file: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null
  const path = posix.join(posix.dirname(file), specifier)
  if (path.endsWith('.css')) return path
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => modules.has(candidate)) ?? null
}
