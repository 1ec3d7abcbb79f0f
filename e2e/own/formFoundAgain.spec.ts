/** A form that is left by Back, or by a link, is found again as it was; one that was sent is empty. */
import { expect, test } from '../steps/network/testSite'
import { addFunds, openOwnWallet, signFunds } from '../steps/wallets/ownWallet'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { confirmed, simulated } from '../steps/transaction/transactionSteps'

test.setTimeout(90_000)

test('what was typed is there after Back and Forward and after a link, until it was sent @desktop', async ({
  page,
  devnet,
}) => {
  await openOwnWallet(page, devnet)
  const amount = page.getByLabel('Amount', { exact: false })
  await expect(amount).toHaveValue('')
  await amount.fill('3.25')
  await page.getByRole('link', { name: 'Tyto, homepage' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(amount).toHaveValue('3.25')
  // As good as it was: it is saved, and its button is open.
  await expect(page.getByRole('main').getByRole('button', { name: 'TRANSFER' })).toBeEnabled()
  await amount.fill('2')
  await page.goForward()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(amount).toHaveValue('2')

  await addFunds(page, '1')
  const said = await simulated(page)
  await signFunds(page)
  await approvalWindow(page).approve()
  await confirmed(page, said)
  await page.getByRole('link', { name: 'Tyto, homepage' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(amount).toHaveValue('')
})
