import { didWallet } from '@tyto/contracts'
import { arriveAs } from './sessionSteps'
import { newDefi } from './defiWallets'
import { expect, test } from './testSite'
import { callAs } from './walletSetup'
import { giveToken } from './paymentSteps'

test('scratch', async ({ page, site }, info) => {
  const { domain, index, defi, account } = await newDefi(site)
  await callAs(site.devnet, account, didWallet(defi).AddFunds({}, { amount: 5_000n * 10n ** 12n }))
  await giveToken(site, 'gzil', defi, 123_456_789_012_345_678n)
  await arriveAs(page, { account: index })
  await page.goto(`/defi@${domain}.ssi/defix`)
  await page.getByRole('link', { name: 'SWAP' }).click()
  await page.getByRole('textbox', { name: 'swap FROM' }).fill('1000')
  await page.waitForTimeout(1500)
  const shot = (n: string) =>
    page.screenshot({ path: `/tmp/shots/form/${info.project.name}-${n}.png`, fullPage: true })
  await shot('quotes')
  await page.emulateMedia({ colorScheme: 'dark' })
  await shot('quotes-night')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: /Swap to TYRON/ }).click()
  await page.waitForTimeout(300)
  await page.screenshot({ path: `/tmp/shots/form/${info.project.name}-picker.png` })
  await page.keyboard.type('xs')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'swap FROM' }).fill('20000')
  await shot('xsgd-large')
  await page.getByText('What stays on the way').click()
  await shot('fees')
  await page
    .getByRole('button', { name: /^TRADE at ZilSwap/ })
    .click({ timeout: 3000 })
    .catch(() => undefined)
  await shot('confirm')
  site.node.forgetTrips()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'swap FROM' })).toBeVisible()
  await page.waitForTimeout(2500)
  console.log(
    'TRIPS',
    site.node.trips.map(
      (t) =>
        t.calls.length +
        ':' +
        [...new Set(t.calls.map((c) => c.method + (c.method.includes('Sub') ? '/' + c.params[1] : '')))].join(
          ',',
        ),
    ),
  )
  await page.goto('/tyrondex.ssi')
  await page.waitForTimeout(2000)
  await shot('tyrondex')
  await page.getByRole('textbox', { name: 'swap FROM' }).fill('12345678901234567890')
  await page.evaluate(() => document.querySelector('output')?.scrollIntoView())
  await shot('tyrondex-huge')
})
