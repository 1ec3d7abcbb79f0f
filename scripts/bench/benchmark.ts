/** A figure to reach: at least or at most so much of a unit. */
export type Goal =
  | { readonly atLeast: number; readonly unit: string }
  | { readonly atMost: number; readonly unit: string }

/** One measurement. Benchmarks inform; they are never tests. */
export interface Benchmark {
  /** Short and stable, it is also the argument that picks it: `npm run bench -- token-transfer`. */
  readonly name: string
  readonly goal: Goal
  /** The figure in the unit of the goal. Throws where it cannot be measured. */
  run(): Promise<number>
}

/** Figures at several sizes of one thing, to see how they grow. No goal: a person reads it. */
export interface GrowthTable {
  /** Also the argument that picks it. */
  readonly name: string
  /** The thing that the sizes count. */
  readonly size: string
  readonly sizes: readonly number[]
  /** Figures by name, the same names for every size. */
  measure(size: number): Promise<readonly (readonly [name: string, figure: number])[]>
}

/** One thing measured in several circumstances, each a column. */
export interface FigureTable {
  /** Also the argument that picks it. */
  readonly name: string
  /** The head of the table: what was measured. */
  readonly title: string
  readonly columns: readonly string[]
  /** Parts that can be asked for alone: `send` of `pages-owner` by `npm run bench -- pages-owner-send`. */
  readonly parts?: readonly string[]
  /** Says each row of the wanted parts as soon as it is measured. */
  measure(say: (row: FigureRow) => void, wanted: readonly string[]): Promise<void>
}

export interface FigureRow {
  /** The thing that the figures count, with their unit. */
  readonly name: string
  /** One for each column; undefined where there is none. */
  readonly figures: readonly (number | undefined)[]
  /** The goal of each column; none where a person judges. */
  readonly goals?: readonly (Goal | undefined)[]
}

/** Whether a figure reaches its goal. */
export function reaches(figure: number, goal: Goal): boolean {
  return 'atLeast' in goal ? figure >= goal.atLeast : figure <= goal.atMost
}

/**
 * How often a piece of work is done per second of processor time, so that other programs on the machine do not count;
 * what the engine does beside it (collecting garbage, compiling) does. `work` does `perRound` pieces; it runs for `seconds`
 * after a warm-up of one.
 */
export function ratePerCpuSecond(work: () => void, perRound: number, seconds: number): number {
  runFor(work, 1)
  const before = process.cpuUsage()
  const rounds = runFor(work, seconds)
  const { user, system } = process.cpuUsage(before)
  return (rounds * perRound * 1_000_000) / (user + system)
}

function runFor(work: () => void, seconds: number): number {
  const end = performance.now() + seconds * 1000
  let rounds = 0
  do {
    work()
    rounds += 1
  } while (performance.now() < end)
  return rounds
}
