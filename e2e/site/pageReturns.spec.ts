/** A page that stood still, kept aside by the browser or frozen in the background, and goes on. */
import { zrc2Token } from '@tyto/contracts'
import type { Page } from '@playwright/test'
import { newPayer, tokenOf } from '../steps/money/paymentSteps'
import { expect, test } from '../steps/network/testSite'
import { card, withSettings } from '../steps/page/pageParts'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { callAs } from '../steps/wallets/walletSetup'

/** As browsers tell it. Playwright has them keep no page aside, so that the way back itself cannot be gone here. */
const returns: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the browser kept aside': (page) =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
  'was frozen in the background': (page) => page.evaluate(() => document.dispatchEvent(new Event('resume'))),
}

for (const [kind, comeBack] of Object.entries(returns)) {
  test(`[BX-30] a page that ${kind} shows what the chain and other tabs did meanwhile @desktop`, async ({
    page,
    site,
  }) => {
    const payer = await newPayer(site)
    const xsgd = zrc2Token(await tokenOf(site, 'xsgd'))
    await arriveAs(page, { account: payer.index })
    await withSettings(page, { theme: 'paper' })
    await page.goto(`/${payer.domain}.ssi/didx/wallet/balances/allowances`)
    const given = card(page, 'Allowances that you gave')
    await expect(given.getByText(/^You gave no allowance/)).toBeVisible()
    await callAs(site.devnet, payer.account, xsgd.IncreaseAllowance({ spender: payer.wallet, amount: 5n }))
    // No page is told of what it writes itself, as one that stands still is told of nothing.
    await page.evaluate(() => {
      const settings = JSON.parse(localStorage.getItem('tyto.settings') ?? '{}') as object
      localStorage.setItem('tyto.settings', JSON.stringify({ ...settings, theme: 'night' }))
    })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper')
    await comeBack(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
    await expect(given.getByText(/may take XSGD up to this limit/)).toBeVisible()
  })
}
