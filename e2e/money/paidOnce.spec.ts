/** Nothing is paid twice: reloads, two tabs, a wallet that says no to what it sent. */
import { balanceOf } from '../steps/network/chainAnswers'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findAllBarriers } from '../steps/page/barriers'
import { addFunds, openOwnWallet, signFunds } from '../steps/wallets/ownWallet'
import { expect, test } from '../steps/network/testSite'
import { review, status } from '../steps/transaction/transactionSteps'

const seven = 7_000_000_000_000n

test('[BX-27] reloaded while the wallet waits: form and review say that the same was asked for, and it goes once', async ({
  page,
  site,
  devnet,
}) => {
  const { heading, sheet } = approvalWindow(page)
  const { wallet } = await openOwnWallet(page, devnet)
  await addFunds(page, '7')
  await signFunds(page)
  await expect(heading).toHaveText('Call a contract?')
  await page.reload()
  await addFunds(page, '7')
  const amber = review(page).getByRole('button', { name: 'Add funds', exact: true })
  const note = review(page).locator('[data-equal]')
  await expect(note).toContainText('You have asked for the same already, and it may still go.')
  await expect(note).toContainText('7 ZIL')
  await expect(note).toContainText('Still checking')
  await expect(amber).toBeDisabled()
  expect(await findAllBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  // The form that comes back knows it too, and leads to the first.
  const form = page.getByRole('main').locator('[data-equal]')
  await expect(form).toContainText('You have asked for the same already')
  await form.getByRole('button', { name: 'Look at it' }).click()
  await expect(status(page, 'Still checking')).toBeVisible()
  await page.keyboard.press('Escape')
  // It is still in the wallet, and goes when it is approved there; then nothing keeps the next one from being signed.
  await page.goto('/local-wallet.html')
  const approve = page.getByRole('button', { name: 'Approve', exact: true })
  await approve.click()
  await expect(approve).toBeHidden()
  await expect.poll(() => balanceOf(site, wallet)).toBe(seven)
  await expect(sheet).toHaveCount(0)
})

test('[BX-27] a second one that is meant is sent beside the first, once the person says so @desktop', async ({
  page,
  site,
  devnet,
}) => {
  const { approve, heading } = approvalWindow(page)
  const { wallet } = await openOwnWallet(page, devnet)
  await addFunds(page, '7')
  await signFunds(page)
  await expect(heading).toHaveText('Call a contract?')
  await page.reload()
  await addFunds(page, '7')
  const amber = review(page).getByRole('button', { name: 'Add funds', exact: true })
  await expect(amber).toBeDisabled()
  await review(page).getByRole('button', { name: 'A second one is meant' }).click()
  await amber.click()
  // The wallet asks for both: the dialog says which one this is.
  const before = status(page, 'Waiting for your signature').locator('[data-before]')
  await expect(before).toContainText('This one is number 2')
  await expect(before.getByRole('listitem')).toContainText('7 ZIL')
  await approve()
  await approve()
  await expect.poll(() => balanceOf(site, wallet)).toBe(2n * seven)
})

test('[BX-27] two tabs ask for the same: the second knows of the first @desktop', async ({
  page,
  devnet,
}) => {
  const { heading } = approvalWindow(page)
  await openOwnWallet(page, devnet)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await addFunds(other, '7')
  const amber = review(other).getByRole('button', { name: 'Add funds', exact: true })
  await expect(amber).toBeEnabled()
  await addFunds(page, '7')
  await signFunds(page)
  await expect(heading).toHaveText('Call a contract?')
  await expect(amber).toBeDisabled()
  await expect(review(other).locator('[data-equal]')).toContainText('Waiting for your signature')
})
