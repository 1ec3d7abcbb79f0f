/** The first hour with trouble at each of its steps: what was reached and typed stays, and the next press goes on. */
import type { Page } from '@playwright/test'
import { approvalWindow, setLocalWallet } from '../steps/transaction/approvalWindow'
import { recordOf } from '../steps/network/chainAnswers'
import { parrot } from '../steps/network/faultyNode'
import { card, nameCard, searchField, toast } from '../steps/page/pageParts'
import { guardiansOf } from '../steps/ownership/recoverySetup'
import { expect, test } from '../steps/network/testSite'
import {
  confirmed,
  hideTransactions,
  pill,
  review,
  simulated,
  status,
} from '../steps/transaction/transactionSteps'
import { freshDomain, newAccount } from '../steps/wallets/walletSetup'
import { tryAgain } from '../steps/network/tryAgain'

/** Says no in the wallet, and comes back to the review. */
async function refuse(page: Page, label: string): Promise<void> {
  await review(page).getByRole('button', { name: label, exact: true }).click()
  await approvalWindow(page).reject()
  await status(page, 'Rejected').getByRole('button', { name: 'Back to the review' }).click()
  await expect(review(page).getByRole('button', { name: label, exact: true })).toBeEnabled()
}

test('[BX-11] [UI-04] refused, offline, reloaded: each step of the first hour goes on where it was @desktop', async ({
  page,
  devnet,
  site,
  tolerance,
}) => {
  tolerance.failedRequests = true
  const { approve, reject } = approvalWindow(page)
  const guardians = await guardiansOf(devnet)
  const { index } = await newAccount(devnet)
  await setLocalWallet(page, { account: index, storageWallet: 0 })
  const domain = freshDomain('troubled')
  const buying = page.getByRole('dialog', { name: 'Buy a name' })

  // Both wallets refuse once: the step stays, with the name that is wanted.
  await page.goto('/')
  await searchField(page).fill(domain)
  await page.getByRole('button', { name: `Mint ${domain}.ssi` }).click()
  const connectWallet = buying.getByRole('button', { name: 'Connect the local wallet' })
  await connectWallet.click()
  await reject()
  await expect(toast(page, 'You refused the connection in the wallet.')).toBeVisible()
  await expect(buying).toContainText(`${domain}.ssi`)
  await connectWallet.click()
  await approve()
  const connectStorage = buying.getByRole('button', { name: 'Connect ArConnect' })
  await connectStorage.click()
  await reject()
  await expect(toast(page, 'ArConnect rejected')).toBeVisible()
  await connectStorage.click()
  await approve()
  await expect(connectStorage).toHaveCount(0)

  // The wallet: refused, then signed and reloaded before any block. The name is still wanted.
  await buying.getByRole('button', { name: 'Create DID wallet' }).click()
  await simulated(page)
  await refuse(page, 'Create DID wallet')
  await review(page).getByRole('button', { name: 'Create DID wallet', exact: true }).click()
  hideTransactions(site)
  await approve()
  // Long work shows that it goes on: the time, and the blocks since.
  const way = status(page, 'On its way')
  await expect(way).toContainText(/\d+:\d\d/)
  await devnet.mineBlock()
  await expect(way).toContainText(/[1-9]\d* blocks?/)
  await page.reload()
  await pill(page, /Create DID wallet/).click()
  site.node.behave()
  const done = status(page, 'Confirmed')
  await expect(done.getByText('Your DID wallet is on the chain.')).toBeVisible({ timeout: 30_000 })
  await done.getByRole('button', { name: `Mint ${domain}.ssi` }).click()

  // The name: no node, then no.
  const mint = buying.getByRole('button', { name: 'Mint the name' })
  await expect(mint).toBeEnabled()
  site.node.behave(parrot('broken'))
  await mint.click()
  const alert = review(page).getByRole('alert')
  await expect(alert).toBeVisible({ timeout: 30_000 })
  await tryAgain(alert.getByRole('button', { name: 'Try again' }), site.node)
  const sign = review(page).getByRole('button', { name: 'Mint the name', exact: true })
  await expect(sign).toBeEnabled()
  await refuse(page, 'Mint the name')
  await sign.click()
  await approve()
  await expect(done.getByText('The name is yours.')).toBeVisible({ timeout: 30_000 })

  // The keys: the moment is lost by a reload, and the overview has its step.
  await page.reload()
  await page.goto(`/${domain}.ssi`)
  await expect(nameCard(page)).toContainText('You control this')
  await card(page, 'Safety').getByRole('link', { name: 'Make the keys' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Create DID', exact: true }).click()
  await refuse(page, 'Create DID')
  // Asked again, it makes new keys.
  const keys = await simulated(page)
  await review(page).getByRole('button', { name: 'Create DID', exact: true }).click()
  await approve()
  await confirmed(page, keys, 'It has its keys.')

  // The guardians: what was typed outlives a refusal.
  await page.goto(`/${domain}.ssi/didx/wallet/doc/social`)
  const form = page.getByRole('main')
  const field = (at: number) => form.getByLabel(`Guardian domain ${at}`, { exact: true })
  for (const [at, guardian] of guardians.slice(0, 3).entries()) await field(at + 1).fill(guardian.domain)
  await field(3).press('Enter')
  await form.getByRole('button', { name: 'Add guardians', exact: true }).click()
  await simulated(page)
  await refuse(page, 'Add guardians')
  await review(page).getByRole('button', { name: 'Cancel' }).click()
  for (const [at, guardian] of guardians.slice(0, 3).entries()) {
    await expect(field(at + 1)).toHaveValue(new RegExp(`^${guardian.domain}`))
  }
  await form.getByRole('button', { name: 'Add guardians', exact: true }).click()
  const guarded = await simulated(page)
  await review(page).getByRole('button', { name: 'Add guardians', exact: true }).click()
  await approve()
  await confirmed(page, guarded, '3 of its 3 guardians together can bring it back to you.')
  expect((await recordOf(site, `${domain}.ssi`)).guardians).toHaveLength(3)
})
