/** Folders that stand side by side and import each other, directly or on a way round. */
import type { Import } from './imports'

/** The imports between the folders of one folder, by who imports and what is imported. */
type Edges = Map<string, Map<string, Import>>

/** One line for each import that is part of a circle of folders, as `file:line circles: why`. */
export function findCircles(imports: readonly Import[]): readonly string[] {
  return [...edgesByParent(imports)].flatMap(([parent, edges]) =>
    [...edges].flatMap(([from, targets]) =>
      [...targets].flatMap(([to, { file, line }]) =>
        reaches(edges, to, from)
          ? [`${file}:${line} circles: ${parent}/${from} and ${parent}/${to} import each other`]
          : [],
      ),
    ),
  )
}

function edgesByParent(imports: readonly Import[]): ReadonlyMap<string, Edges> {
  const parents = new Map<string, Edges>()
  for (const found of imports) {
    const from = foldersOf(found.file)
    const to = foldersOf(found.target ?? '')
    const shared = from.findIndex((folder, depth) => folder !== to[depth])
    // Only folders side by side: a folder and what stands inside it are one.
    if (shared < 0 || shared >= to.length || shared === 0) continue
    const parent = from.slice(0, shared).join('/')
    const edges = parents.get(parent) ?? new Map<string, Map<string, Import>>()
    const targets = edges.get(from[shared]!) ?? new Map<string, Import>()
    if (!targets.has(to[shared]!)) targets.set(to[shared]!, found)
    parents.set(parent, edges.set(from[shared]!, targets))
  }
  return parents
}

function foldersOf(file: string): readonly string[] {
  return file.split('/').slice(0, -1)
}

function reaches(edges: Edges, from: string, to: string): boolean {
  const seen = new Set([from])
  const waiting = [from]
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (folder === to) return true
    for (const next of edges.get(folder)?.keys() ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      waiting.push(next)
    }
  }
  return false
}
