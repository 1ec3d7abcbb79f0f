const msPerWeek = 7 * 24 * 60 * 60 * 1_000
/** After so many weeks each file had its turn. */
const weeks = 13

/** Which week it is, counted from 1970; it changes on a Thursday. */
export function weekOf(ms: number): number {
  return Math.floor(ms / msPerWeek)
}

/** The files whose turn it is in a week: each of them comes once in thirteen. */
export function inTurn(files: readonly string[], week: number): readonly string[] {
  return files.toSorted().filter((_, at) => at % weeks === week % weeks)
}
