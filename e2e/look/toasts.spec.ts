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
  await page.addInitScript(noteMessages)
  /** Before its end a message is looked at, and after it: between what began it, its drawing and its timer some time passes, in ms. */
  const [before, after] = [700, 1_000]
  const expectTime = async (words: string, stated: number, cause: () => Promise<unknown>): Promise<void> => {
    const message = toast(page, words)
    let left = 0
    // On a busy machine most of the time may be over before the clock stands: then it is caused once more.
    await expect(async () => {
      await page.clock.resume()
      await cause()
      await expect(message).toBeVisible()
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 300)
      left = stated - (await page.evaluate((text) => Date.now() - window.messages![text]!, words))
      expect(left).toBeGreaterThan(before)
    }).toPass()
    await page.clock.runFor(left - before)
    await settle(page)
    await expect(message, words).toBeVisible()
    await page.clock.runFor(before + after)
    await settle(page)
    await expect(message, words).toBeHidden()
    await page.clock.resume()
  }
  const host = `For your security, make sure you're at ${canonicalHost}`
  await expectTime('DID copied to clipboard', 2_000, async () => {
    await page.goto('/alice.ssi/didx/doc')
    await page.getByRole('button', { name: 'Copy the DID' }).click()
  })
  await expectTime('Resolution failed - Ask for support on Telegram.', 7_700, () => page.goto('/alice.eth'))
  await expectTime('Resolver failed.', 5_000, async () => {
    await page.goto('/')
    await searchField(page).fill('alice.eth')
    await searchField(page).press('Enter')
  })
  const { domain } = await newDefi(site)
  await expectTime('Connect with ZilPay', 2_222, async () => {
    await page.goto(`/defi@${domain}.ssi/defix/swap?from=zil&to=xsgd`)
    await page.getByRole('textbox', { name: 'swap FROM' }).fill('10')
    await tradeAt(page, 'ZilSwap').click()
  })
  site.node.behave(refusing('out of order', ({ params }) => params[1] === 'motions'))
  await expectTime('Error: xPoints DApp: Not able to fetch motions', 3_000, () => page.goto('/xpoints'))
  site.node.behave()
  await arriveAs(page, { account: 0 })
  await expectTime(host, 6_000, () => page.goto('/alice.ssi/didx/wallet/balances'))
})

declare global {
  interface Window {
    /** When each message was drawn first, by its words, in ms. */
    messages?: Record<string, number>
  }
}

/** Runs in the page, and notes by its clock when each message comes. */
function noteMessages(): void {
  const messages: Record<string, number> = (window.messages = {})
  new MutationObserver(() => {
    for (const element of document.querySelectorAll('[aria-label=Notifications] *'))
      messages[element.textContent] ??= Date.now()
  }).observe(document, { childList: true, subtree: true })
}
