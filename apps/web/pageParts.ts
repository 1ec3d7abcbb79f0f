/**
 * The parts of each page, so that the script of the head can fetch all of them in one wave: its module, its gate, the
 * rail beside it, and the texts that they show.
 */
import { pageRowsOf } from './pageRows'
import type { Modules } from './modules'
import { textsBelow } from './partTexts'

interface PageParts {
  /** Modules, by their path in `src`. */
  readonly modules: readonly string[]
  /** Areas of text. */
  readonly texts: readonly string[]
}

const rail = 'app/shell/rail/IdentityRail.tsx'
const gates = 'app/gates/allGates.ts'

/**
 * The parts of every page.
 * @param modules all modules of the app, by their path in `src`
 * @param paths the path of each route
 */
export function pagePartsOf(
  modules: Modules,
  paths: Readonly<Record<string, string>>,
): Readonly<Record<string, PageParts>> {
  const rows = pageRowsOf(modules)
  return Object.fromEntries(
    Object.entries(paths).map(([route, path]) => {
      const row = rows.get(path)
      if (row === undefined) throw new Error(`The table of pages has no row for ${path}.`)
      const { page, isPart, gate } = row
      return [
        route,
        {
          modules: [
            ...(isPart ? [page] : []),
            ...(gate === undefined ? [] : [gates]),
            ...(path.startsWith('/:name') ? [rail] : []),
          ],
          texts: textsBelow(modules, gate === undefined ? [page] : [page, gate]),
        },
      ]
    }),
  )
}
