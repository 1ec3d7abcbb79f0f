/** A name may be pointed elsewhere while somebody looks at a form or a review: nothing is signed for where it led before. */
import type { Page } from '@playwright/test'
import { didWallet } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import { saveStep, saveWho } from '../steps/page/pageParts'
import {
  amountField,
  newPayer,
  openSend,
  recipientField,
  tickRecipient,
  transferButton,
  type Payer,
} from '../steps/money/paymentSteps'
import { turn } from '../steps/ownership/settingsSteps'
import { expect, test, type TestSite } from '../steps/network/testSite'
import { review, status } from '../steps/transaction/transactionSteps'
import { callAs, saveSubdomain } from '../steps/wallets/walletSetup'

const moved = 'This name leads somewhere else by now.'

/** pay@name.ssi of somebody, which leads to their account. */
async function payName(site: TestSite, { account, wallet, domain }: Payer): Promise<string> {
  await saveSubdomain(site.devnet, account, { wallet, subdomain: 'pay', address: account.address })
  return `pay@${domain}.ssi`
}

/** It leads to somebody else from now on. */
function move(site: TestSite, owner: Payer, other: Payer): Promise<void> {
  return saveSubdomain(site.devnet, owner.account, {
    wallet: owner.wallet,
    subdomain: 'pay',
    address: other.account.address,
  })
}

/** The press on the amber button signs nothing, and says why. */
async function refused(page: Page, label: string, said: string): Promise<void> {
  const amber = review(page).getByRole('button', { name: label, exact: true })
  await expect(amber).toBeEnabled()
  await amber.click()
  await expect(review(page)).toContainText(said)
  await expect(amber).toBeDisabled()
  await expect(status(page, 'Waiting for your signature')).toHaveCount(0)
}

test('[BX-27] [BT-01] the name of a recipient moves while the review stands open: the account pays nobody', async ({
  page,
  site,
}) => {
  const [me, friend, other] = [await newPayer(site), await newPayer(site), await newPayer(site)]
  const name = await payName(site, friend)
  await openSend(page, me)
  await page.getByRole('main').getByText('ZilPay', { exact: true }).first().click()
  await recipientField(page).fill(name)
  await tickRecipient(page)
  await amountField(page, 'ZIL').fill('2')
  await transferButton(page).click()
  await expect(review(page)).toContainText(name)
  await expect(review(page).getByRole('button', { name: 'TRANSFER', exact: true })).toBeEnabled()
  await move(site, friend, other)
  await refused(page, 'TRANSFER', moved)
})

test('[BX-27] [ST-01] the name of a new controller moves before the review and while it stands open @desktop', async ({
  page,
  site,
}) => {
  const [me, friend, other] = [await newPayer(site), await newPayer(site), await newPayer(site)]
  await openSend(page, me)
  await page.goto(`/${me.domain}.ssi/didx/wallet`)
  const card = await turn(page, 'CONTROLLER')
  const open = card.getByRole('button', { name: /^UPDATE/ })
  await card.getByLabel('New DID controller address').fill(`${friend.domain}.ssi`)
  await saveWho(card, 'New DID controller address')
  await open.click()
  await expect(review(page).getByRole('button', { name: /^UPDATE/ })).toBeEnabled()
  await callAs(
    site.devnet,
    friend.account,
    didWallet(friend.wallet).TransferNftUsername({
      username: domainId(friend.domain),
      id: 'zil',
      addr: other.wallet,
      dID: other.wallet,
      tyron: null,
    }),
  )
  await refused(
    page,
    await review(page)
      .getByRole('button', { name: /^UPDATE/ })
      .innerText(),
    moved,
  )
  await page.keyboard.press('Escape')
  // The form has kept where the name led: its review is refused at once.
  await open.click()
  await expect(review(page)).toContainText(moved)
})

test('[BX-27] [AL-01] the name of a spender moves while the form stands open @desktop', async ({
  page,
  site,
}) => {
  const [me, friend, other] = [await newPayer(site), await newPayer(site), await newPayer(site)]
  const name = await payName(site, friend)
  await openSend(page, me)
  await page.goto(`/${me.domain}.ssi/didx/wallet/balances/allowances`)
  const face = page.getByRole('region', { name: 'INCREASE', exact: true })
  await face.getByRole('button', { name: /^INCREASE/ }).click()
  await face.getByLabel('Spender address', { exact: true }).fill(name)
  await saveWho(face, 'Spender address')
  await face.getByLabel('Amount', { exact: true }).fill('5')
  await saveStep(face, 'Amount')
  await move(site, friend, other)
  await face.locator('button[data-action]').click()
  await expect(review(page)).toContainText(moved)
})

test('[BX-27] the name of the wallet that pays moves while the review stands open @desktop', async ({
  page,
  site,
}) => {
  const [me, friend] = [await newPayer(site), await newPayer(site)]
  const other = await newPayer(site)
  await saveSubdomain(site.devnet, me.account, { wallet: me.wallet, subdomain: 'till', address: me.wallet })
  await openSend(page, me)
  await page.goto(`/till@${me.domain}.ssi/didx/wallet/balances/send`)
  await recipientField(page).fill(`${friend.domain}.ssi`)
  await tickRecipient(page)
  await amountField(page, 'ZIL').fill('2')
  await transferButton(page).click()
  await expect(review(page).getByRole('button', { name: 'TRANSFER', exact: true })).toBeEnabled()
  await saveSubdomain(site.devnet, me.account, {
    wallet: me.wallet,
    subdomain: 'till',
    address: other.wallet,
  })
  await refused(page, 'TRANSFER', 'This name leads to another wallet by now, so nothing is signed.')
})
