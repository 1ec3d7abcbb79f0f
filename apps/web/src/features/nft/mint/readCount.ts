import { err, ok, type Result } from '@tyto/primitives'

/** Why a number of names is not accepted; the texts are `count.<code>` in the area `mint`. */
export type CountFault = 'noNumber' | 'noInteger' | 'tooFew' | 'tooMany'

/** As many fit into one transaction, whatever they are called. */
export const mostNames = 40

/** A longer text is no name; it is cut, and then refused as what it is. */
const longestName = 300

/** How many names somebody wants to mint at once. */
export function readCount(typed: string): Result<number, CountFault> {
  if (!/^[+-]?\d+(?:[.,]\d+)?$/.test(typed)) return err('noNumber')
  if (/[.,]/.test(typed)) return err('noInteger')
  const count = BigInt(typed)
  if (count < 2n) return err('tooFew')
  return count > BigInt(mostNames) ? err('tooMany') : ok(parseInt(count.toString(), 10))
}

/** What people write above a column of names. */
const heading = /^(?:names?|domains?|usernames?|nombres?|dominios?|nama|имена|имя|домены?|名称|名字|域名)$/iu

/**
 * The names of a pasted list or a CSV file: one in a line, or with commas, semicolons or tabs between them, in quotes or not,
 * with a heading or none.
 */
export function readNames(text: string): readonly string[] {
  const names = text
    .replace(/^\uFEFF/, '')
    .split(/[\r\n,;\t]+/)
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim()
        .slice(0, longestName),
    )
    .filter((cell) => cell !== '')
  return names[0] !== undefined && heading.test(names[0]) ? names.slice(1) : names
}
