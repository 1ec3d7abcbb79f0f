/** Buying a name takes a log-in on its way: neither the purchase nor the review is lost by it. */
import type { Locator, Page } from '@playwright/test'
import { toBech32, type Address } from '@tyto/primitives'
import type { Devnet } from '@tyto/devnet'
import { approvalWindow } from './approvalWindow'
import { searchField } from './pageParts'
import { accountButton, arriveAs, connect, drawer, openDrawer, section, tryLogIn } from './sessionSteps'
import { expect, test } from './testSite'
import { noDonation, review, status } from './transactionSteps'
import { deployDidWallet, freshDomain, keysOf, newAccount } from './walletSetup'

test.setTimeout(90_000)

/** Somebody whose browser wallet is connected and who is not logged in to the wallet contract that they have. */
async function arriveAsOwner(page: Page, devnet: Devnet): Promise<Address> {
  const { account, index } = await newAccount(devnet)
  const wallet = await deployDidWallet(devnet, account, keysOf(`buyer ${index}`))
  await arriveAs(page, { account: index })
  return wallet
}

function purchase(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Buy a name' })
}

/** On home: types a free name, and begins to buy it. */
async function beginPurchase(page: Page, domain: string): Promise<void> {
  await searchField(page).fill(domain)
  await page.getByRole('button', { name: `Mint ${domain}.ssi` }).click()
  await expect(purchase(page)).toContainText('To continue, log in.')
}

async function logInTo(page: Page, wallet: Address): Promise<void> {
  await tryLogIn(page, toBech32(wallet))
  await expect(drawer(page)).toBeHidden()
}

/** The name is prefilled, so it is saved; so is a choice. Then asks for the review. */
async function fillPurchase(page: Page): Promise<void> {
  await expect(purchase(page).getByRole('button', { name: 'SAVED Name' })).toBeVisible()
  await purchase(page).getByText('This SSI', { exact: true }).click()
  await purchase(page).getByRole('button', { name: 'Mint the name' }).click()
}

test('[SS-10] who logs in from a purchase goes on with it; another page puts it away', async ({
  page,
  devnet,
}) => {
  const wallet = await arriveAsOwner(page, devnet)
  await page.goto('/alice.ssi')
  await page.getByRole('banner').getByRole('link').first().click()
  await beginPurchase(page, freshDomain('wren'))
  await purchase(page).getByRole('button', { name: 'Log in' }).click()
  await logInTo(page, wallet)
  await expect(page).toHaveURL('/')
  await fillPurchase(page)
  await expect(review(page)).toContainText(toBech32(wallet).slice(0, 8))
  await review(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(purchase(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/alice.ssi')
  await expect(purchase(page)).toBeHidden()
})

test('[SS-10] who logs in from a review goes on with it @desktop', async ({ page, devnet }) => {
  const { reject } = approvalWindow(page)
  const wallet = await arriveAsOwner(page, devnet)
  await page.goto('/')
  await beginPurchase(page, freshDomain('heron'))
  await purchase(page).getByRole('button', { name: 'Log in' }).click()
  await logInTo(page, wallet)
  await fillPurchase(page)
  await noDonation(page)
  const amber = review(page).getByRole('button', { name: 'Mint the name' })
  await amber.click()
  await reject()
  await status(page, 'Rejected').getByRole('button', { name: 'Close' }).last().click()

  // What was refused is taken up again by somebody who has logged off since.
  await openDrawer(page)
  await drawer(page).getByRole('button', { name: 'Log off' }).click()
  await expect(drawer(page)).toBeHidden()
  await connect(page)
  await openDrawer(page)
  await section(page, 'Recent transactions')
    .getByRole('button', { name: /: open$/ })
    .click()
  await status(page, 'Rejected').getByRole('button', { name: 'Back to the review' }).click()
  await expect(review(page)).toContainText('To continue, log in.')
  await review(page).getByRole('button', { name: 'Log in' }).click()
  await logInTo(page, wallet)
  await expect(amber).toBeVisible()
  await expect(accountButton(page)).toBeAttached()
})
