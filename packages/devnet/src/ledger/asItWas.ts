import type { Executor } from './executor'

/**
 * Makes blocks again: each transaction takes the gas that it took then, whatever the same work costs today, and the time that
 * it takes here. `gasUsedOf` answers undefined where nobody knows.
 */
export function asItWas(executor: Executor, gasUsedOf: (id: string) => bigint | undefined): Executor {
  return {
    execute: async (turn, place, draft) => {
      const ran = await executor.execute({ ...turn, gasUsed: gasUsedOf(turn.id) }, place, draft)
      return ran && { ...ran, worked: 0 }
    },
    kept: (draft) => executor.kept(draft),
    stateChanged: () => executor.stateChanged(),
    close: () => executor.close(),
  }
}
