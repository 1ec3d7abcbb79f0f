import { bodyOf, cellOf, type ColumnKind, type ReadTable } from '../../../shared/ui/list/readTable'
import { plainCount } from '@tyto/identity'
import { err, ok, type Result } from '@tyto/primitives'

/** Why a number of names is not accepted; the texts are `count.<code>` in the area `mint`. */
export type CountFault = 'noNumber' | 'noInteger' | 'tooFew' | 'tooMany'

/** As many fit into one transaction, whatever they are called. */
export const mostNames = 40

/** How many names somebody wants to mint at once. */
export function readCount(text: string): Result<number, CountFault> {
  const typed = plainCount(text)
  if (!/^[+-]?\d+(?:[.,]\d+)?$/.test(typed)) return err('noNumber')
  if (/[.,]/.test(typed)) return err('noInteger')
  const count = BigInt(typed)
  if (count < 2n) return err('tooFew')
  return count > BigInt(mostNames) ? err('tooMany') : ok(parseInt(count.toString(), 10))
}

/** One name in a line, or all of them in one. */
export const nameColumns: readonly ColumnKind<'name'>[] = [
  {
    name: 'name',
    heading: /^(?:names?|domains?|usernames?|nombres?|dominios?|nama|имена|имя|домены?|名称|名字|域名)$/iu,
    fits: (cell) => (/[,;\t]/.test(cell) ? 'no' : 'maybe'),
  },
]

/** The names of a list whose column is known. */
export function namesOf(table: ReadTable<'name'>): readonly string[] {
  return bodyOf(table).flatMap((line) => {
    const name = cellOf(line, table.columns, 'name')
    return name === '' ? [] : [name]
  })
}

/** Several names in one line, as people write them: with commas, semicolons, tabs or line breaks between. */
export function linesOfNames(text: string): string {
  return /[\r\n]/.test(text.trim()) ? text : text.replace(/[,;\t]+/g, '\n')
}
