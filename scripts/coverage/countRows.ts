/** Which rows of the specification a run of the tests proved. */
import type { TestResult } from '../test/reports'

/**
 * `proved`: every test that names the row passed, and one of them looks at the product. Otherwise the worst that became of
 * those tests; `open` where nothing looks at the product.
 */
export type RowState = 'proved' | 'failed' | 'skipped' | 'flaky' | 'open'

export interface RowCount {
  readonly id: string
  readonly state: RowState
  /** Every test that names the row. */
  readonly tests: readonly TestResult[]
}

export interface Coverage {
  /** In the order of the specification. */
  readonly rows: readonly RowCount[]
  /** Titles that name what is no row, or too much. */
  readonly problems: readonly string[]
}

const maxRowsPerTest = 4
const bracket = /\[([A-Z]{2,3}-\d{2})\]/g
const worstFirst = ['failed', 'skipped', 'flaky'] as const

/** Unit tests look at parts; the product is what runs in a browser, for contracts on a chain, for the local network a whole one. */
const proofs = ['e2e/', 'packages/contracts/test/', 'packages/devnet/test/']

function isProof({ file }: TestResult): boolean {
  return proofs.some((folder) => file.startsWith(folder))
}

function idsOf({ title }: TestResult): readonly string[] {
  return [...new Set([...title.matchAll(bracket)].map((match) => match[1] ?? ''))]
}

export function countRows(ids: readonly string[], results: readonly TestResult[]): Coverage {
  const naming = new Map<string, TestResult[]>(ids.map((id) => [id, []]))
  const problems = new Set<string>()
  for (const test of results) {
    const named = idsOf(test)
    if (named.length > maxRowsPerTest)
      problems.add(`names more than ${maxRowsPerTest} rows: ${test.file}: ${test.title}`)
    for (const id of named) {
      const tests = naming.get(id)
      if (tests === undefined) problems.add(`no row ${id}: ${test.file}: ${test.title}`)
      else tests.push(test)
    }
  }
  const rows = [...naming].map(([id, tests]) => ({ id, state: stateOf(tests), tests }))
  return { rows, problems: [...problems] }
}

function stateOf(tests: readonly TestResult[]): RowState {
  const worst = worstFirst.find((outcome) => tests.some((test) => test.outcome === outcome))
  return worst ?? (tests.some(isProof) ? 'proved' : 'open')
}
