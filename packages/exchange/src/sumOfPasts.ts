import type { Dated, Past } from './history'

/**
 * The sum of several pasts at each block of any of them. It begins where all of them are known: before, a part would be missing,
 * and a sum without it would be another one.
 */
export function sumOfPasts(pasts: readonly Past<bigint>[]): Past<bigint> {
  const isComplete = pasts.every((past) => past.isComplete)
  const unknown = pasts.filter((past) => !past.isComplete).map(({ values }) => values[0]?.block)
  if (unknown.includes(undefined)) return { values: [], isComplete: false }
  const begins = unknown.reduce<bigint>(
    (latest, block) => (block !== undefined && block > latest ? block : latest),
    0n,
  )
  const times = new Map(
    pasts.flatMap(({ values }) => values.map(({ block, time }) => [block, time] as const)),
  )
  const values = [...times]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .filter(([block]) => block >= begins)
    .map(([block, time]): Dated<bigint> => ({
      block,
      time,
      value: pasts.reduce((sum, past) => sum + valueAt(past, block), 0n),
    }))
  return { values, isComplete }
}

/** The value after a block; nothing before the first value of a whole past. */
function valueAt({ values }: Past<bigint>, block: bigint): bigint {
  return values.findLast((each) => each.block <= block)?.value ?? 0n
}
