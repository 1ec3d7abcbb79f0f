import { expect, it } from 'vitest'
import config from '../../playwright.config'
import type { TestResult } from './reports'
import { verdictOf } from './verdict'

function result(title: string, outcome: TestResult['outcome']): TestResult {
  return { file: 'e2e/money/send.spec.ts', title, outcome }
}

const checks = { passed: 16, failed: 0 }
const good = result('a payment', 'passed')

it.each<{ what: string; results: TestResult[]; codes: number[]; failed: number; named: string[] }>([
  { what: 'all passed', results: [good], codes: [0, 0, 0], failed: 0, named: [] },
  {
    what: 'one passed at its second try alone, and its runner is content',
    results: [good, result('a list', 'flaky')],
    codes: [0, 0, 0],
    failed: 1,
    named: ['FAILED, passed at another try e2e/money/send.spec.ts: a list'],
  },
  {
    what: 'one failed',
    results: [good, result('a list', 'failed')],
    codes: [0, 1, 0],
    failed: 1,
    named: ['FAILED e2e/money/send.spec.ts: a list'],
  },
  {
    what: 'one failed, one passed at another try',
    results: [result('a list', 'failed'), result('a link', 'flaky')],
    codes: [0, 1, 1],
    failed: 2,
    named: [
      'FAILED, passed at another try e2e/money/send.spec.ts: a link',
      'FAILED e2e/money/send.spec.ts: a list',
    ],
  },
  {
    what: 'a runner ended badly, and no test says so',
    results: [good],
    codes: [0, 0, 1],
    failed: 1,
    named: [],
  },
])('$what', ({ results, codes, failed, named }) => {
  expect(verdictOf({ results, checks, codes })).toMatchObject({ failed, named })
})

it('counts checks, and what is skipped', () => {
  const results = [good, good, result('a list', 'skipped')]
  expect(verdictOf({ results, checks: { passed: 14, failed: 2 }, codes: [0] })).toEqual({
    named: [],
    passed: 16,
    failed: 2,
    skipped: 1,
  })
})

it('the browser tests alone fail at a second try too', () => {
  expect(config.failOnFlakyTests).toBe(true)
})
