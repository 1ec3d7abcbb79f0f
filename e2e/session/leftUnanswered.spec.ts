/** A wallet that was asked and did not answer: what the next load of the tab takes as its answer, and for how long. */
import type { Page } from '@playwright/test'
import { setLocalWallet } from '../steps/transaction/approvalWindow'
import { accountButton, connectButton, connected } from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'

/** The tab has asked the local wallet so many ms ago. */
async function wasAsked(page: Page, age: number): Promise<void> {
  await page.addInitScript((ago) => {
    const asked = { wallet: 'local', at: Date.now() - ago }
    sessionStorage.setItem('tyto.askedWallet', JSON.stringify(asked))
  }, age)
}

const keptSession = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('tyto.session'))

test('[SS-01] approved between two loads of the tab, the page is connected @desktop', async ({ page }) => {
  await setLocalWallet(page, connected)
  await wasAsked(page, 60_000)
  await page.goto('/')
  await expect(accountButton(page)).toBeVisible()
  expect(await keptSession(page)).toContain('"wallet":"local"')
})

for (const [what, wallet, age] of [
  ['a locked wallet has approved nothing', { locked: true }, 60_000],
  ['after an hour nobody waits for it', connected, 3_600_001],
] as const)
  test(`[SS-01] ${what} @desktop`, async ({ page }) => {
    await setLocalWallet(page, wallet)
    await wasAsked(page, age)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await expect(connectButton(page)).toBeEnabled()
    await expect(accountButton(page)).toHaveCount(0)
    expect(await keptSession(page)).toBeNull()
  })
