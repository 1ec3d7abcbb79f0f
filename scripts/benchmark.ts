/** A figure to reach: at least or at most so much of a unit. */
export type Goal =
  { readonly atLeast: number; readonly unit: string } | { readonly atMost: number; readonly unit: string }

/** One measurement. Benchmarks inform; they are never tests. */
export interface Benchmark {
  /** Short and stable, it is also the argument that picks it: `npm run bench -- token-transfer`. */
  readonly name: string
  readonly goal: Goal
  /** The figure in the unit of the goal. Throws where it cannot be measured. */
  run(): Promise<number>
}

/** Whether a figure reaches its goal. */
export function reaches(figure: number, goal: Goal): boolean {
  return 'atLeast' in goal ? figure >= goal.atLeast : figure <= goal.atMost
}

/** Calls `work` (which does `perRound` units of work) for about `seconds`; the best round's rate per second. */
export function bestRate(work: () => void, perRound: number, seconds: number): number {
  const end = performance.now() + seconds * 1000
  let best = Infinity
  while (performance.now() < end) {
    const start = performance.now()
    work()
    best = Math.min(best, performance.now() - start)
  }
  return (perRound / best) * 1000
}
