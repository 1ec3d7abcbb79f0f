/** The faucet of the local network. */
import { testAccount } from '@tyto/devnet'
import { toBech32 } from '@tyto/primitives'
import { expect, test } from '../steps/network/testSite'
import { card, fact } from '../steps/page/pageParts'
import { nextNonce } from '../steps/network/signedTransactions'
import { freshDomain } from '../steps/wallets/walletSetup'

test.describe('the faucet', () => {
  test('pays 10,000 ZIL and shows the new balance, by keyboard alone', async ({ page, devnet }) => {
    const { address } = testAccount(freshDomain('thirsty'))
    await page.goto('/-/faucet')
    await page.getByLabel('Address').focus()
    await page.keyboard.insertText(toBech32(address))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const payment = card(page, 'Payment')
    await expect(payment).toContainText('The money has arrived.')
    await expect(fact(payment, 'New balance')).toHaveText('10,000 ZIL')
    // Once more: the balance is what it is then.
    await page.getByRole('button', { name: 'Get 10,000 ZIL' }).click()
    await expect(fact(payment, 'New balance')).toHaveText('20,000 ZIL')
    await fact(payment, 'Transaction').getByRole('link').click()
    await expect(fact(page, 'Status')).toHaveText('Success')
    await expect(fact(page, 'Amount')).toHaveText('10,000 ZIL')
    await expect(fact(page, 'From')).toContainText('Faucet')
    expect(await nextNonce(devnet, address)).toBe(1n)
  })

  test('refuses what is no address, and says when it cannot be reached @desktop', async ({
    page,
    ownSite,
    tolerance,
  }) => {
    tolerance.failedRequests = true
    await page.goto(`${ownSite.url}/-/faucet`)
    const field = page.getByLabel('Address')
    const get = page.getByRole('button', { name: 'Get 10,000 ZIL' })
    for (const typed of ['', 'zil1xyz', 'x'.repeat(10_000)]) {
      await field.fill(typed)
      await get.click()
      await expect(page.getByRole('alert')).toHaveText('Wrong address.')
    }
    await field.fill(toBech32(testAccount('nobody').address))
    await ownSite.stop()
    await get.click()
    await expect(page.getByRole('alert')).toHaveText('This site does not answer. Try again in a moment.')
    await ownSite.start()
    await get.click()
    await expect(card(page, 'Payment')).toContainText('The money has arrived.')
  })
})
