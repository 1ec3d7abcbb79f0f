/** A form that is left by Back, or by a link, is found again as it was; one that was sent is empty. */
import type { Page } from '@playwright/test'
import { searchField } from '../steps/page/pageParts'
import { expect, test } from '../steps/network/testSite'
import { addFunds, openOwnWallet, signFunds } from '../steps/wallets/ownWallet'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { newOwner, openSettings, turn } from '../steps/ownership/settingsSteps'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { confirmed, simulated } from '../steps/transaction/transactionSteps'

/** Goes home. Its address stands there before the page that is left is gone, which would then be the same one after Back. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Tyto, homepage' }).click()
  await expect(page).toHaveURL('/')
  await expect(searchField(page)).toBeVisible()
}

test('what was typed is there after Back and Forward and after a link, until it was sent @desktop', async ({
  page,
  devnet,
}) => {
  await openOwnWallet(page, devnet)
  const amount = page.getByLabel('Amount', { exact: false })
  await expect(amount).toHaveValue('')
  await amount.fill('3.25')
  await leave(page)
  await page.goBack()
  await expect(amount).toHaveValue('3.25')
  // As good as it was: it is saved, and its button is open.
  await expect(page.getByRole('main').getByRole('button', { name: 'TRANSFER' })).toBeEnabled()
  await amount.fill('2')
  await page.goForward()
  await expect(searchField(page)).toBeVisible()
  await page.goBack()
  await expect(amount).toHaveValue('2')

  await addFunds(page, '1')
  const said = await simulated(page)
  await signFunds(page)
  await approvalWindow(page).approve()
  await confirmed(page, said)
  await leave(page)
  await page.goBack()
  await expect(amount).toHaveValue('')
})

test('a form that a press has opened is open again after Back, with what was typed into it @desktop', async ({
  page,
  devnet,
}) => {
  await openSettings(page, await newOwner(devnet, 'again'))
  const card = await turn(page, 'DEADLINE')
  const field = card.getByRole('textbox')
  await field.fill('77')
  await leave(page)
  await page.goBack()
  await expect(field).toHaveValue('77')
  // Turned back it is closed, and stays so.
  await card.getByRole('button', { name: 'Back from DEADLINE' }).click()
  await leave(page)
  await page.goBack()
  await expect(card.locator('button[aria-expanded=false]')).toBeVisible()
})

test('a form in a dialog is open again after Back, also where a link had led to its page @desktop', async ({
  page,
  devnet,
}) => {
  const { index } = await newOwner(devnet, 'raised')
  await arriveAs(page, { account: index })
  await page.goto('/')
  // Within the app: the entry of the page has a key of its own.
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.locator('a[href="/xpoints"]').first().click()
  await expect(page).toHaveURL('/xpoints')
  await page.getByRole('button', { name: 'RAISE YOUR VOICE' }).click()
  const dialog = page.getByRole('dialog', { name: 'New motions' })
  await dialog.getByLabel('Your motion').fill('Let Back find what was begun')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goForward()
  await expect(dialog.getByLabel('Your motion')).toHaveValue('Let Back find what was begun')
  // Closed it stays closed.
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.goBack()
  await page.goForward()
  await expect(page.getByRole('button', { name: 'RAISE YOUR VOICE' })).toBeVisible()
  await expect(dialog).toBeHidden()
})
