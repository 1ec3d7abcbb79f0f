import type { Executor } from './executor'

/** Blocks that are made again take all that they took, however long that lasts here. */
export function withoutTimeBudget(executor: Executor): Executor {
  return {
    execute: async (...args) => {
      const ran = await executor.execute(...args)
      return ran && { ...ran, worked: 0 }
    },
    kept: (draft) => executor.kept(draft),
    stateChanged: () => executor.stateChanged(),
    close: () => executor.close(),
  }
}
