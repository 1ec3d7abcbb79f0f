import { createHash } from 'node:crypto'
import type { Clause } from './readClauses'

/**
 * Some clauses that a test holds, by a seed: the same seed picks the same ones until the table changes. Whoever takes the
 * behaviour of one away sees its test turn red, or has found a test that looks away.
 */
export function pickClauses(clauses: readonly Clause[], count: number, seed: string): readonly Clause[] {
  const place = ({ id }: Clause): string => createHash('sha256').update(`${seed} ${id}`).digest('hex')
  return clauses
    .filter(({ proof }) => proof?.kind === 'test')
    .toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
    .slice(0, count)
}
