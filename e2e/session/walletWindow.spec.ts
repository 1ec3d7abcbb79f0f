/** The page describes the wallet's window as that wallet shows it for this very call. */
import {
  amountField,
  newPayer,
  openSend,
  recipientField,
  tickRecipient,
  transferButton,
} from '../steps/money/paymentSteps'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { expect, test } from '../steps/network/testSite'
import { review, simulated, status } from '../steps/transaction/transactionSteps'
import { arriveWithExtension } from '../steps/wallets/walletExtension'

const asTransfer = 'ZilPay draws a call named Transfer as a token transfer of its own'
const asContract = 'It shows the ZIL that goes along and this contract, not what the call does'
const forms = 'Two forms of one address.'

for (const { call, coin, note, hasForms } of [
  { call: 'Transfer, of a token', coin: 'xsgd', note: asTransfer, hasForms: false },
  { call: 'SendFunds, of ZIL', coin: 'zil', note: asContract, hasForms: true },
] as const) {
  test(`[BX-01] [BX-27] ${call}: the dialog says what the window of ZilPay shows of it`, async ({
    page,
    site,
  }) => {
    const payer = await newPayer(site, { xsgd: 5_000_000n })
    const { index, wallet, domain } = payer
    const login = { network: 'local', address: wallet, name: `${domain}.ssi` } as const
    await arriveWithExtension(page, { account: index, node: site.node, login })
    await page.goto(`/${domain}.ssi/didx/wallet/balances/send?coin=${coin}`)
    await recipientField(page).fill('bruno.ssi')
    await amountField(page, coin.toUpperCase()).fill('1')
    await tickRecipient(page)
    await transferButton(page).click()
    await simulated(page)
    await review(page).getByRole('button', { name: 'TRANSFER', exact: true }).click()
    const waiting = status(page, 'Waiting for your signature')
    await expect(waiting).toContainText('The wallet is open in another window.')
    await expect(waiting).toContainText(note)
    await expect(waiting).not.toContainText(note === asTransfer ? asContract : asTransfer)
    await expect(waiting.getByText(forms, { exact: false })).toHaveCount(hasForms ? 1 : 0)
    await expect(waiting).toContainText('The fee that it shows is the most; what is not used is not paid:')
  })
}

test('[BX-01] the local wallet shows everything that it signs, and the page says so @desktop', async ({
  page,
  site,
}) => {
  const payer = await newPayer(site)
  await openSend(page, payer)
  await recipientField(page).fill('bruno.ssi')
  await amountField(page, 'ZIL').fill('1')
  await tickRecipient(page)
  await transferButton(page).click()
  await simulated(page)
  await review(page).getByRole('button', { name: 'TRANSFER', exact: true }).click()
  await expect(status(page, 'Waiting for your signature')).toContainText(
    'It shows the call, all of its values and this amount',
  )
  await expect(approvalWindow(page).frame.getByText('SendFunds', { exact: true })).toBeVisible()
})
