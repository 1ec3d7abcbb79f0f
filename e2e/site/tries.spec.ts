/** Trying things with the people of the seeded world: who one can be, and a walk that leads through all of it. */
import type { Page } from '@playwright/test'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { testAccount } from '@tyto/devnet'
import { checksumPhrase, decodeRecoveryRequest, recoveryRequestDigest } from '@tyto/identity'
import { recordOf } from '../steps/network/chainAnswers'
import { expect, test } from '../steps/network/testSite'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { review, simulated, status } from '../steps/transaction/transactionSteps'
import { findBarriers, overflowOf } from '../steps/page/barriers'
import { execute, hearWord, scanLink, tally } from '../steps/ownership/ceremonySteps'
import { accountName } from '../steps/wallets/sessionSteps'

const strip = (page: Page) => page.getByRole('complementary', { name: 'Recover a name' })

test('[SR-05] [BX-05] heron.ssi is recovered by the seeded people, one after the other in one window, as Try it leads', async ({
  page,
  site,
}) => {
  const { approve } = approvalWindow(page)
  await page.goto('/-/try')
  await expect(page.getByRole('heading', { level: 1, name: 'Try it' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Start as / })).toHaveCount(6)
  await expect(page.getByRole('main')).not.toContainText('heron.ssi was locked when this network began')
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)

  // Who loses nothing by it: dora asks, and becomes the account that the request is for.
  await page.getByRole('button', { name: /^Start as dora\.ssi.*Recover a name$/ }).click()
  await approve()
  await expect(page).toHaveURL('/heron.ssi/didx/recovery/now')
  await expect(page.getByRole('button', { name: accountName(3) })).toBeAttached()
  await expect(strip(page)).toContainText('1 of 5, as dora.ssi')
  await execute(page).getByRole('button', { name: 'MAKE THE REQUEST' }).click()
  const link = await scanLink(page)
  const request = decodeRecoveryRequest(link.split('#request=')[1] ?? '')
  if (!request.ok) throw new Error(request.code)
  expect(request.value.newController).toBe(testAccount(3).address)
  const words = checksumPhrase(recoveryRequestDigest(request.value), wordlist)

  for (const [at, guardian] of ['alice', 'bruno', 'carol'].entries()) {
    await strip(page)
      .getByRole('button', { name: `Next: ${guardian}.ssi` })
      .click()
    await expect(page).toHaveURL(/\/heron\.ssi\/didx\/recovery\/sign#request=/)
    const account = accountName(at)
    await expect(page.getByRole('banner').getByRole('button', { name: account })).toBeAttached()
    // Whether one is logged in to the only name by itself is settled once the page is opened anew.
    await page.reload()
    await expect(page.getByRole('banner').getByRole('button', { name: account })).toBeAttached()
    // Who is logged in stands in the field already.
    const own = page.getByLabel('Your own name, a guardian')
    const isLoggedIn = (await page.getByRole('button', { name: `Account: ${guardian}.ssi` }).count()) > 0
    if (!isLoggedIn) await own.fill(`${guardian}.ssi`)
    await expect(own).toHaveValue(`${guardian}.ssi`)
    await page.getByRole('button', { name: /^(CONTINUE|SAVED) Your own name/ }).click()
    // Each account has a storage wallet of its own; the site is let in by the first, and that holds for all of them here.
    if (at === 0) {
      await page.getByRole('main').getByRole('button', { name: 'Connect ArConnect' }).click()
      await approve()
    }
    await hearWord(page, words)
    await page.getByRole('button', { name: 'MAKE SIGNATURE' }).click()
    await page.getByRole('link', { name: 'Add it to the request of this browser' }).click()
    await tally(page, at + 1)
  }

  await strip(page).getByRole('button', { name: 'Next: dora.ssi' }).click()
  await execute(page).getByRole('button', { name: 'EXECUTE SOCIAL RECOVERY' }).click()
  await simulated(page)
  await review(page).getByRole('button', { name: 'Execute social recovery', exact: true }).click()
  await approve()
  await expect(status(page, 'Confirmed')).toBeVisible()
  expect((await recordOf(site, 'heron.ssi')).controller).toBe(testAccount(3).address)
  await status(page, 'Confirmed').getByRole('button', { name: 'Done' }).click()

  // The end of the walk.
  await strip(page).getByRole('link', { name: 'Steps' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: /^Go on as/ })).toHaveCount(1)
  await page.getByRole('button', { name: 'It is done' }).click()
  await expect(page.getByRole('main')).toContainText('1 of 6 done')
  await page.getByRole('button', { name: 'Start anew' }).click()
  await expect(page.getByRole('main')).not.toContainText('1 of 6 done')
  // Whoever begins anew is told that the name is locked no longer, and not by whom: it may have been they.
  await expect(page.getByRole('main')).toContainText('heron.ssi was locked when this network began')
})

test('one becomes anybody of the seeded people, and leaves a walk; elsewhere there is nothing to try @desktop', async ({
  page,
}) => {
  const { approve } = approvalWindow(page)
  await page.goto('/-/try')
  await page.getByRole('button', { name: 'Become bruno.ssi' }).click()
  await approve()
  await expect(page.getByRole('main')).toContainText('You now')
  await page.getByRole('button', { name: 'Become carol.ssi' }).click()
  await expect(page.getByRole('button', { name: 'Become bruno.ssi' })).toBeVisible()
  await page.getByRole('button', { name: /^Start as alice\.ssi.*Pay six people$/ }).click()
  await expect(page).toHaveURL('/alice.ssi/didx/wallet/balances/send')
  const walk = page.getByRole('complementary', { name: 'Pay six people' })
  await walk.getByRole('link', { name: 'Steps' }).click()
  await expect(page.getByRole('main')).toContainText('bruno.ssi, 1')
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('main')).not.toContainText('bruno.ssi, 1')
  await page.goto('/alice.ssi')
  await expect(walk).toHaveCount(0)
})
