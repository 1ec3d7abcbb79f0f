import { err, ok, type Result } from '@tyto/primitives'

/** Why a number of names is not accepted; the texts are `count.<code>` in the area `mint`. */
export type CountFault = 'noNumber' | 'noInteger' | 'tooFew' | 'tooMany'

/** As many fit into one transaction, whatever they are called. */
export const mostNames = 40

/** How many names somebody wants to mint at once. */
export function readCount(typed: string): Result<number, CountFault> {
  if (!/^[+-]?\d+(?:[.,]\d+)?$/.test(typed)) return err('noNumber')
  if (/[.,]/.test(typed)) return err('noInteger')
  const count = BigInt(typed)
  if (count < 2n) return err('tooFew')
  return count > BigInt(mostNames) ? err('tooMany') : ok(parseInt(count.toString(), 10))
}

/** The lines of a pasted list, without what surrounds a name in a table. */
export function readLines(text: string): readonly string[] {
  return text
    .split(/[\r\n,;\t]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
