import { plainCount } from '@tyto/identity'
import { err, ok, type Result } from '@tyto/primitives'

export type BlocksCode = 'NotANumber' | 'Zero' | 'TooMany'

/** The longest deadline that the form takes, in blocks: with one block a second, more than eleven days. */
export const mostBlocks = 1_000_000n

/** Reads a number of blocks as it is typed: whole, at least one. */
export function readBlocks(typed: string): Result<bigint, BlocksCode> {
  const digits = plainCount(typed)
  if (!/^\d{1,40}$/.test(digits)) return err('NotANumber')
  const blocks = BigInt(digits)
  if (blocks === 0n) return err('Zero')
  return blocks > mostBlocks ? err('TooMany') : ok(blocks)
}
