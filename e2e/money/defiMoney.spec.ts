/** The controller of a DeFi wallet uses its money: the same forms as for a DID wallet, on pages of its own. */
import type { Page } from '@playwright/test'
import { defiWallet, didWallet } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import { qaPerZil, type Address } from '@tyto/primitives'
import { findAllBarriers, overflowOf } from '../steps/page/barriers'
import { balanceOf } from '../steps/network/chainAnswers'
import { newDefi } from '../steps/money/defiWallets'
import { refusing } from '../steps/network/faultyNode'
import { card, saveWho } from '../steps/page/pageParts'
import {
  amountField,
  giveToken,
  newPayer,
  recipientField,
  tickRecipient,
  tokensOf,
  transferButton,
  type Payer,
} from '../steps/money/paymentSteps'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'
import { review, reviewsCall, sentences, signAndConfirm } from '../steps/transaction/transactionSteps'
import { callAs } from '../steps/wallets/walletSetup'
import { tryAgain } from '../steps/network/tryAgain'

const main = (page: Page) => page.getByRole('main')

function arrive(page: Page, { index, wallet, domain }: Payer): Promise<void> {
  const login = { network: 'local', address: wallet, name: `${domain}.ssi` } as const
  return arriveAs(page, { account: index, login })
}

test('[BT-01] from its home the controller of a DeFi wallet pays one coin, several at once, and withdraws', async ({
  page,
  site,
}) => {
  const owner = await newDefi(site)
  const friend = await newPayer(site)
  await callAs(site.devnet, owner.account, didWallet(owner.defi).AddFunds({}, { amount: 50n * qaPerZil }))
  await giveToken(site, 'xsgd', owner.defi, 40_000_000n)
  await arrive(page, owner)
  await page.goto(`/defi@${owner.domain}.ssi/defix`)
  await card(page, 'Balances').getByRole('link', { name: 'BATCH TRANSFER' }).click()
  await expect(page).toHaveURL(`/defi@${owner.domain}.ssi/didx/wallet/balances/send`)
  expect(await findAllBarriers(page, 'main')).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)

  await recipientField(page).fill(friend.domain)
  await tickRecipient(page)
  await amountField(page, 'ZIL').fill('2,5')
  await transferButton(page).click()
  await expect(sentences(review(page))).toContainText(`2.5 ZIL go to ${friend.domain}.ssi.`)
  await reviewsCall(page, 'SendFunds')
  await signAndConfirm(page, 'TRANSFER', `2.5 ZIL are with ${friend.domain}.ssi.`)
  expect(await balanceOf(site, friend.wallet)).toBe(1025n * (qaPerZil / 10n))
  expect(await balanceOf(site, owner.defi)).toBe(475n * (qaPerZil / 10n))

  // Several coins in one call: a DeFi wallet has batches whatever its version.
  await recipientField(page).fill(friend.domain)
  await amountField(page, 'ZIL').fill('1')
  await main(page).getByRole('button', { name: 'Add a coin' }).click()
  await main(page).getByLabel('Coin', { exact: true }).last().selectOption({ label: 'XSGD' })
  await amountField(page, 'XSGD').fill('12.000001')
  await transferButton(page).click()
  await reviewsCall(page, 'ZRC2_BatchTransfer')
  await signAndConfirm(page, 'TRANSFER')
  expect(await tokensOf(site, 'xsgd', friend.wallet)).toBe(12_000_001n)

  // And back to its own account.
  await main(page).getByRole('button', { name: 'Withdraw', exact: true }).click()
  await main(page).getByLabel('Coin', { exact: true }).selectOption({ label: 'XSGD' })
  await amountField(page, 'XSGD').fill('1')
  await transferButton(page).click()
  await reviewsCall(page, 'Transfer')
  await signAndConfirm(page, 'TRANSFER')
  expect(await tokensOf(site, 'xsgd', owner.account.address)).toBe(1_000_000n)
  await main(page).getByRole('link', { name: 'Balances' }).click()
  await expect(page).toHaveURL(`/defi@${owner.domain}.ssi/didx/wallet/balances`)
})

test('[BX-19] an allowance of a DeFi wallet is given, made smaller and revoked by UpdateAllowance @desktop', async ({
  page,
  site,
}) => {
  const owner = await newDefi(site)
  await arrive(page, owner)
  await page.goto(`/defi@${owner.domain}.ssi/defix`)
  await card(page, 'Balances').getByRole('link', { name: 'Allowances' }).click()
  await expect(page).toHaveURL(`/defi@${owner.domain}.ssi/didx/wallet/balances/allowances`)
  await expect(page.getByText('You gave no allowance')).toBeVisible()
  expect(await findAllBarriers(page, 'main')).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  const face = page.getByRole('region', { name: 'INCREASE', exact: true })
  await face.getByRole('button', { name: /^INCREASE/ }).click()
  await face.getByLabel('Spender address').fill('bruno')
  await saveWho(face, 'Spender address')
  await face.getByLabel('Coin').selectOption({ label: 'XSGD · Singapore dollar' })
  await face.getByLabel('Amount').fill('8')
  await face.getByLabel('Amount').press('Enter')
  await face.getByRole('button', { name: 'Increase allowance' }).click()
  await expect(sentences(review(page))).toContainText(
    `bruno.ssi may take up to 8 XSGD from defi@${owner.domain}.ssi at any time until you revoke it.`,
  )
  await reviewsCall(page, 'UpdateAllowance')
  await signAndConfirm(page, 'Increase allowance')
  const line = page
    .getByRole('region', { name: `From the wallet of defi@${owner.domain}.ssi` })
    .getByRole('listitem')
  await expect(line).toContainText('8 XSGD')
  await line.getByRole('button', { name: 'Decrease', exact: true }).click()
  await signAndConfirm(page, 'Decrease allowance')
  await expect(line).toContainText('4 XSGD')
  await line.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(sentences(review(page))).toContainText('bruno.ssi may take no XSGD')
  await signAndConfirm(page, 'Revoke allowance')
  await expect(page.getByText('You gave no allowance')).toBeVisible()
})

test('the money of a DeFi wallet is moved by the controller of the domain that it belongs to, by nobody else @desktop', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const owner = await newDefi(site)
  const heir = await newPayer(site)
  const pages = ['send', 'allowances'].map((part) => `/defi@${owner.domain}.ssi/defix/${part}`)
  const shut = main(page).getByRole('heading', { name: `Only ${owner.domain}'s DID Controller` })
  await arrive(page, heir)
  for (const path of pages) {
    await page.goto(path)
    await expect(shut).toBeVisible()
    expect(await findAllBarriers(page, 'main')).toEqual([])
  }
  const open = main(page).getByRole('heading', { level: 1, name: 'Allowances' })
  await handOver(heir.domain, owner.defi)
  await page.reload()
  await expect(open).toBeVisible()

  // A node that does not say whose it is lets nobody in, and nobody out for good.
  site.node.behave(refusing('no', ({ params }) => params[1] === 'nft_domain'))
  await page.reload()
  await expect(main(page).getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  await expect(open).toHaveCount(0)
  await tryAgain(main(page).getByRole('button', { name: 'Try again' }).first(), site.node)
  await expect(open).toBeVisible()

  async function handOver(domain: string, wallet: Address): Promise<void> {
    const { UpdateDomain, AcceptPendingDomain } = defiWallet(wallet)
    await callAs(devnet, owner.account, UpdateDomain({ domain: domainId(domain), tyron: null }))
    await callAs(devnet, heir.account, AcceptPendingDomain({}))
  }
})
