/** A trade out of the account of the browser wallet: whose amount it is, and how much there is beside the gas. */
import { balanceOf } from '../steps/network/chainAnswers'
import { expect, test, type TestSite } from '../steps/network/testSite'
import { newDefi } from '../steps/money/defiWallets'
import type { Payer } from '../steps/money/paymentSteps'
import { typedText, unitsOf } from '../steps/money/amountOracle'
import { arriveAs, drawer, openDrawer, openLocalWallet } from '../steps/wallets/sessionSteps'
import { givenField as amount, panel, tradeAt } from '../steps/exchange/tradeSteps'
import type { Page } from '@playwright/test'

/** The controller of a DeFi wallet at its form, who pays with ZilPay. */
async function openForm(page: Page, site: TestSite): Promise<Payer> {
  const owner = await newDefi(site)
  await arriveAs(page, { account: owner.index })
  await page.goto(`/defi@${owner.domain}.ssi/defix/swap`)
  await page.getByRole('group', { name: 'Funds from' }).getByRole('button', { name: 'ZilPay' }).click()
  return owner
}

test('[SW-08] [BX-03] what one account typed and chose is not there for another @desktop', async ({
  page,
  site,
}) => {
  await openForm(page, site)
  await amount(page).fill('5')
  await tradeAt(page, 'DragonDEX').click()
  await expect(panel(page)).toBeVisible()
  await openDrawer(page)
  const { frame, close } = await openLocalWallet(page)
  await frame.getByRole('radio', { name: /\(account 1\)/ }).check()
  await close()
  await drawer(page).getByRole('button', { name: 'Close' }).click()
  await expect(amount(page)).toHaveValue('')
  await expect(panel(page)).toHaveCount(0)
  await page.reload()
  await expect(tradeAt(page, 'DragonDEX')).toBeVisible()
  await expect(amount(page)).toHaveValue('')
})

test('[SW-01] more ZIL than an account has: one press takes what the gas leaves @desktop', async ({
  page,
  site,
}) => {
  const owner = await openForm(page, site)
  const own = await balanceOf(site, owner.account.address)
  await amount(page).fill(typedText(own + 10n ** 12n, 12))
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Use [\d.,]+ ZIL$/ })
    .last()
    .click()
  await expect(amount(page)).not.toHaveValue(typedText(own + 10n ** 12n, 12))
  const taken = unitsOf(await amount(page).inputValue(), 12)
  // The best offer has a limit of 17,000 units or more, at 2,000 Li each or at what this wallet takes.
  expect(own - taken).toBeGreaterThanOrEqual(34n * 10n ** 12n)
  await expect(page.getByText(/also sets [\d.]+ ZIL aside for gas/)).toHaveCount(0)
})
