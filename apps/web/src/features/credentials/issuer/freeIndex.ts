import { fewestEntries, isRevoked, type PublishedList } from '@tyto/credentials'
import { ActionError } from '../../../shared/errors/ActionError'

interface Places {
  /** Those of credentials that this browser knows of. */
  readonly taken: ReadonlySet<number>
  /** The list as it is published; null where that is not known. */
  readonly published: PublishedList | null
}

/**
 * A place that no known credential has, and that nobody was taken back at, picked by a number of chance: places in order would tell how
 * many there are, and be those of another browser too. Throws `ListFull`.
 */
export function freeIndex({ taken, published }: Places, chance: number): number {
  const free = Array.from({ length: fewestEntries }, (_, index) => index).filter(
    (index) => !taken.has(index) && (published === null || isRevoked(published, index) === false),
  )
  const index = free[chance % free.length]
  if (index === undefined) throw new ActionError('ListFull')
  return index
}
