/** Buying a name takes a log-in on its way: neither the purchase nor the review is lost by it. */
import type { Locator, Page } from '@playwright/test'
import { toBech32, type Address } from '@tyto/primitives'
import type { Devnet } from '@tyto/devnet'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { searchField } from '../steps/page/pageParts'
import {
  accountButton,
  arriveAs,
  connect,
  drawer,
  openDrawer,
  section,
  tryLogIn,
} from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'
import { noDonation, review, status } from '../steps/transaction/transactionSteps'
import { deployDidWallet, freshDomain, issueName, keysOf, newAccount } from '../steps/wallets/walletSetup'

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
  await expect(purchase(page)).toContainText('Do you have a DID wallet already?')
}

async function logInTo(page: Page, wallet: Address): Promise<void> {
  await tryLogIn(page, toBech32(wallet))
  await expect(drawer(page)).toBeHidden()
}

/** Both steps of the purchase save themselves; asks for the review. */
async function fillPurchase(page: Page): Promise<void> {
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

  // Somebody who has logged off since takes up the refused step again.
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

test('[BX-07] a name that looks like a known one is minted only after a second step that says why @desktop', async ({
  page,
  devnet,
}) => {
  const wallet = await arriveAsOwner(page, devnet)
  const other = await newAccount(devnet)
  const domain = freshDomain('alba')
  await issueName(devnet, domain, await deployDidWallet(devnet, other.account, keysOf(domain)))
  await page.goto(`/${domain}.ssi`)
  await expect(page.getByRole('article', { name: 'Name card' })).toBeVisible()
  await page.getByRole('banner').getByRole('link').first().click()
  // The first letter is another one: U+0430, not U+0061.
  const cyrillic = domain.replace('a', '\u0430')
  await beginPurchase(page, cyrillic)
  await purchase(page).getByRole('button', { name: 'Log in' }).click()
  await logInTo(page, wallet)
  const dialog = purchase(page)
  const mint = dialog.getByRole('button', { name: 'Mint the name' })
  await expect(dialog.getByText('Look twice before you mint this name')).toBeVisible()
  await expect(dialog).toContainText('People will take')
  await expect(dialog).toContainText('They are two names')
  await expect(mint).toHaveCount(0)
  await dialog.getByRole('button', { name: /all the same$/ }).click()
  await mint.click()
  await expect(review(page)).toBeVisible()
})
