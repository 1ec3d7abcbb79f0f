/** How many stops it takes from the top of a page to the first field of its form: eight at most. */
import { recordOf } from '../steps/network/chainAnswers'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'

const most = 8

for (const [path, label] of [
  ['/-/faucet', 'Address'],
  ['/bruno.ssi/didx/pay', 'Amount'],
  ['/alice.ssi/didx/wallet/doc/social', 'How many guardians'],
  ['/alice.ssi/didx/wallet/nft/dns', 'Names'],
  ['/alice.ssi/didx/wallet/balances/send', 'To'],
  ['/tyrondex.ssi/defix/swap', 'swap FROM'],
  ['/alice.ssi/didx/wallet/nft/dns/subdomain', 'Subdomain'],
] as const) {
  test(`[UI-04] ${path} begins with a link into its form @desktop`, async ({ page, site }) => {
    const { address } = await recordOf(site, 'alice.ssi')
    await arriveAs(page, { account: 0, login: { network: 'local', address, name: 'alice.ssi' } })
    await page.goto(path)
    const main = page.getByRole('main')
    const first = main.getByRole('textbox').or(main.getByRole('combobox')).first()
    await expect(first).toBeEnabled()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to the form' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    let stops = 1
    const isInField = () =>
      page.evaluate(() => document.activeElement?.matches('main :is(input, select, textarea)') === true)
    while (!(await isInField()) && stops <= most) {
      await page.keyboard.press('Tab')
      stops++
    }
    console.log(`${path}: ${stops} stops to the first field, ${label}`)
    expect(stops).toBeLessThanOrEqual(most)
  })
}
