/** A soulbound token from the buttons alone: mira and kyc of the seeded world, each in a browser of their own. */
import type { Page } from '@playwright/test'
import { anotherBrowser } from '../steps/ownership/ceremonySteps'
import { expect, test } from '../steps/network/testSite'
import { ana, group, turned } from '../steps/own/soulboundSteps'
import { card } from '../steps/page/pageParts'
import { countPresses, pressedAtMost } from '../steps/page/pressCounter'
import { approvalWindow, setLocalWallet } from '../steps/transaction/approvalWindow'
import { review, simulated, status } from '../steps/transaction/transactionSteps'
import { arriveAs, connected } from '../steps/wallets/sessionSteps'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Opens a page as the owner of an account, whose storage wallet is the one beside it. */
async function openAs(page: Page, account: number, path: string): Promise<void> {
  await setLocalWallet(page, { ...connected, account, storageWallet: account })
  await arriveAs(page, { account })
  await countPresses(page)
  await page.goto(path)
}

async function sign(page: Page, label: string): Promise<void> {
  await simulated(page)
  await review(page).getByRole('button', { name: label, exact: true }).click()
  await approvalWindow(page).approve()
}

test('[SB-02] [SB-03] [SB-04] two seeded people make a soulbound token in at most 16 presses for both', async ({
  page,
  browser,
  baseURL,
  pageProblems,
}) => {
  // Who she is, for kyc alone.
  await openAs(page, 9, '/sbt@mira.ssi/sbt/public')
  const form = await turned(page, 'TRAVEL RULE')
  await form.getByLabel('Issuer', { exact: true }).fill('kyc.ssi')
  await form.getByLabel('Telegram user').fill(ana.telegramUser)
  await form.getByLabel('Full name').fill(ana.fullName)
  await form.getByLabel('Country').selectOption(ana.country)
  await form.getByLabel('ID number').fill(ana.idNumber)
  // A right answer saves itself when it is left; somebody whom she never wrote to from here is looked at once.
  await form.getByLabel('ID number').press('Tab')
  const tick = form.getByRole('checkbox', { name: /^First time: / })
  const send = form.getByRole('button', { name: 'SEND TRAVEL RULE' })
  await expect(async () => {
    if (await tick.isVisible()) await tick.check({ timeout: 1_000 })
    await expect(send).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await send.click()
  await sign(page, 'SEND TRAVEL RULE')
  await expect(status(page, 'Confirmed')).toBeVisible()
  await status(page, 'Confirmed').getByRole('button', { name: 'Done' }).click()

  // The issuer reads it with its own storage wallet, and signs.
  const desk = await anotherBrowser(browser, baseURL!, pageProblems)
  await openAs(desk, 5, '/sbt@kyc.ssi/sbt/wallet')
  const waiting = group(desk, 'sbt@mira.ssi')
  await waiting.getByRole('button', { name: 'Connect ArConnect' }).click()
  await approvalWindow(desk).approve()
  await waiting.getByRole('button', { name: 'READ sbt@mira.ssi' }).click()
  await expect(desk.getByRole('region', { name: 'Travel rule of sbt@mira.ssi' })).toContainText(ana.fullName)
  await waiting.getByRole('checkbox').check()
  await waiting.getByRole('button', { name: 'SIGN', exact: true }).click()
  const download = desk.waitForEvent('download')
  await waiting.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await (await download).createReadStream()).toArray()
  const link = Buffer.concat(file as Buffer[])
    .toString()
    .trim()

  // She opens the link, and mints.
  await page.goto(link)
  const mint = page.getByRole('main').getByRole('region', { name: 'MINT SBT', exact: true })
  await expect(mint).toContainText('sbt@kyc.ssi has signed your travel rule.')
  await mint.getByRole('button', { name: 'MINT SBT', exact: true }).click()
  await sign(page, 'MINT SBT')
  await expect(status(page, 'Confirmed')).toContainText('The token of kyc.ssi is yours.')
  await expect(card(page, 'Tokens of sbt@mira.ssi')).toContainText('Minted')

  await pressedAtMost([page, desk], 16, 'A soulbound token, both')
  await desk.context().close()
})
