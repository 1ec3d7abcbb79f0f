import type { TestResult } from './reports'

/** The ends of the parts of `npm test`. */
export interface Endings {
  readonly results: readonly TestResult[]
  /** As the checks count themselves. */
  readonly checks: { readonly passed: number; readonly failed: number }
  /** The exit codes of the runners. */
  readonly codes: readonly number[]
}

export interface Verdict {
  /** One line for each test that did not pass at its first try. */
  readonly named: readonly string[]
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** A test that passes only at another try has failed: a person has no second try either. */
export function verdictOf({ results, checks, codes }: Endings): Verdict {
  const of = (outcome: TestResult['outcome']) => results.filter((test) => test.outcome === outcome)
  const named = [
    ...of('flaky').map(({ file, title }) => `FAILED, passed at another try ${file}: ${title}`),
    ...of('failed').map(({ file, title }) => `FAILED ${file}: ${title}`),
  ]
  // A runner that ended badly without a failed test (a crash) is a failure too.
  const crashed = named.length === 0 && codes.some((code) => code !== 0) ? 1 : 0
  return {
    named,
    passed: of('passed').length + checks.passed,
    failed: named.length + checks.failed + crashed,
    skipped: of('skipped').length,
  }
}
