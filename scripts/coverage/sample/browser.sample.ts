/** One test for each end that Playwright knows; countRows.test.ts runs them. */
import { expect, test } from '@playwright/test'

test('[AA-01] passes', () => undefined)

test('[AA-02] passes, and another fails', () => undefined)
test('[AA-02] fails', () => expect(1).toBe(2))

test('[AA-03] passes, and another is skipped', () => undefined)
test.skip('[AA-03] is skipped', () => undefined)

test('[AA-04] passes at the second try', () => expect(test.info().retry).toBe(1))

test('[AA-05] takes too long', async () => {
  test.setTimeout(1)
  await new Promise(() => undefined)
})

test('[AA-06] fails as it should', () => {
  test.fail()
  expect(1).toBe(2)
})

test.describe('[AA-07] what cannot begin', () => {
  test.beforeAll(() => {
    throw new Error('no beginning')
  })
  test('is not run', () => undefined)
  test('nor this', () => undefined)
})

test.describe('[AA-08] named by the group', () => {
  test('passes', () => undefined)
})

test('[AA-09] passes here, and fails as a unit', () => undefined)
test('[AA-10] passes here, and is skipped as a unit', () => undefined)
test('[AA-11] passes here, and cannot begin as a unit', () => undefined)
test('[AA-12] passes here, and is still to do as a unit', () => undefined)
