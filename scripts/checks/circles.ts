/** Files and folders that stand side by side and import each other, directly or on a way round; types count too. */
import type { Import } from './imports'

/** The imports between what stands in one folder, by who imports and what is imported. */
type Edges = Map<string, Map<string, Import>>

/** One line for each import that is part of a circle, as `file:line circles: why`. */
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
    const from = found.file.split('/')
    const to = (found.target ?? '').split('/')
    const shared = from.findIndex((part, depth) => part !== to[depth])
    // The layers rule what stands in different roots; a file that imports itself makes no circle.
    if (shared <= 0 || shared >= to.length) continue
    const parent = from.slice(0, shared).join('/')
    const edges = parents.get(parent) ?? new Map<string, Map<string, Import>>()
    const targets = edges.get(from[shared]!) ?? new Map<string, Import>()
    if (!targets.has(to[shared]!)) targets.set(to[shared]!, found)
    parents.set(parent, edges.set(from[shared]!, targets))
  }
  return parents
}

function reaches(edges: Edges, from: string, to: string): boolean {
  const seen = new Set([from])
  const waiting = [from]
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    if (entry === to) return true
    for (const next of edges.get(entry)?.keys() ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      waiting.push(next)
    }
  }
  return false
}
