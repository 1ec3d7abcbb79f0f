/** Reads the table of pages: which module is the page of a path, and which its gate. Nobody lists it a second time. */
import type { Modules } from './modules'

interface PageRow {
  /** The module of the page, by its path in `src`. */
  readonly page: string
  /** Home comes with the app; any other page is a part of its own. */
  readonly isPart: boolean
  readonly gate: string | undefined
}

const table = 'app/pageTable.ts'

/** A row of the table, up to the next one: `'/:name/didx': page(didWallet, () => ...),`. */
const rows = /^ {2}'(\/[^']*)': ([\s\S]*?),\n(?= {2}'|\n|\})/gm

/** The rows of the table of pages, by path. Empty where there is no table. */
export function pageRowsOf(modules: Modules): ReadonlyMap<string, PageRow> {
  const code = modules.get(table) ?? ''
  const gateFiles = gateFilesOf(modules.get('app/gates/gates.ts') ?? '')
  return new Map(
    [...code.matchAll(rows)].map(([, path = '', row = '']) => {
      const made = withDefinitions(code, row)
      const [, page] = /import\('\.\/pages\/([\w/]+)'\)/.exec(made) ?? []
      const [, home] = /async \(\) => (\w+)/.exec(row) ?? []
      if (page === undefined && home === undefined) throw new Error(`The row of ${path} has no page.`)
      // `page(gate, ...)`, or `recoveryBehind(gate)`.
      const gate = [...made.matchAll(/\b(?:page|\w+Behind)\((\w+)/g)]
        .map(([, name = '']) => gateFiles.get(name))
        .find((file) => file !== undefined)
      return [path, { page: `app/pages/${page ?? home}.tsx`, isPart: page !== undefined, gate }]
    }),
  )
}

/** A row with the definitions of what it names: one page may stand in several rows. */
function withDefinitions(code: string, row: string): string {
  let made = row
  for (const [name] of row.matchAll(/\b\w+(?:Page|Behind)\b/g)) {
    const definition = new RegExp(`^(?:const|function) ${name}\\b[\\s\\S]*?\\n(?=\\n|const )`, 'm').exec(
      code,
    )?.[0]
    if (definition !== undefined) made += `\n${withDefinitions(code.replace(definition, ''), definition)}`
  }
  return made
}

/** Which module holds each gate: `export const didHome = gate(({ DidHomeGate }) => DidHomeGate)`. */
function gateFilesOf(code: string): ReadonlyMap<string, string> {
  const made = /^export (?:const|function) (\w+)(?:(?!\nexport )[\s\S])*?\bgate\(\(\{ (\w+)/gm
  return new Map(
    [...code.matchAll(made)].map(([, name = '', component = '']) => [name, `app/gates/${component}.tsx`]),
  )
}
