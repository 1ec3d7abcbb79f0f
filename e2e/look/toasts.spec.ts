import { canonicalHost, expect, test } from '../steps/network/testSite'
import { tradeAt } from '../steps/exchange/tradeSteps'
import { newDefi } from '../steps/money/defiWallets'
import { refusing } from '../steps/network/faultyNode'
import { searchField, settle, toast } from '../steps/page/pageParts'
import { arriveAs } from '../steps/wallets/sessionSteps'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('[UI-03] a message goes after 2 to 7.7 seconds, waits while it is pointed at, and is found again at the foot of the page @desktop', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/alice.ssi/didx/doc')
  const key = page.getByRole('button', { name: /^Copy the .* key$/ }).first()
  const message = toast(page, 'Key copied to clipboard!')
  await expect(key).toBeVisible()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))

  await key.click()
  await expect(message).toBeVisible()
  await page.clock.runFor(1_990)
  await settle(page)
  await expect(message).toBeVisible()
  await page.clock.runFor(10)
  await expect(message).toBeHidden()

  await key.click()
  await message.hover()
  await page.clock.runFor(8_500)
  await settle(page)
  await expect(message).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(message).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(message).toBeVisible()
  await page.mouse.move(5, 5)
  await settle(page)
  await page.clock.runFor(2_000)
  await expect(message).toBeHidden()
  await page.clock.resume()

  await page.getByRole('contentinfo').getByRole('button', { name: 'Messages' }).click()
  const log = page.getByRole('dialog', { name: 'Messages' })
  await expect(log.getByText('Key copied to clipboard!')).toHaveCount(2)
})

test("[UI-03] each message is shown for its time: 2 to 7.7 seconds, on a wallet's pages at most 6, of a trade 2.222, of motions 3 @desktop", async ({
  page,
  site,
  tolerance,
}) => {
  tolerance.failedRequests = true
  await page.clock.install()
  /** The time between a message and the look at it, and how far ahead the clock is stopped, in ms. */
  const [looking, ahead] = [1_500, 300]
  const expectTime = async (words: string, stated: number): Promise<void> => {
    const message = toast(page, words)
    await expect(message).toBeVisible()
    // On a busy machine that moment may be over before it is asked for.
    await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead)).toPass()
    await page.clock.runFor(stated - looking - ahead)
    await settle(page)
    await expect(message, words).toBeVisible()
    await page.clock.runFor(looking + ahead)
    await settle(page)
    await expect(message, words).toBeHidden()
    await page.clock.resume()
  }
  const host = `For your security, make sure you're at ${canonicalHost}`
  await page.goto('/alice.ssi/didx/doc')
  await page.getByRole('button', { name: 'Copy the DID' }).click()
  await expectTime('DID copied to clipboard', 2_000)
  await page.goto('/alice.eth')
  await expectTime('Resolution failed - Ask for support on Telegram.', 7_700)
  await page.goto('/')
  await searchField(page).fill('alice.eth')
  await searchField(page).press('Enter')
  await expectTime('Resolver failed.', 5_000)
  const { domain } = await newDefi(site)
  await page.goto(`/defi@${domain}.ssi/defix/swap?from=zil&to=xsgd`)
  await page.getByRole('textbox', { name: 'swap FROM' }).fill('10')
  await tradeAt(page, 'ZilSwap').click()
  await expectTime('Connect with ZilPay', 2_222)
  site.node.behave(refusing('out of order', ({ params }) => params[1] === 'motions'))
  await page.goto('/xpoints')
  await expectTime('Error: xPoints DApp: Not able to fetch motions', 3_000)
  site.node.behave()
  await arriveAs(page, { account: 0 })
  await page.goto('/alice.ssi/didx/wallet/balances')
  await expectTime(host, 6_000)
})
