/** ADD FUNDS: from the browser wallet, or from another wallet of the person, to a DID wallet or a staking wallet. */
import type { Page } from '@playwright/test'
import { loadCode, zilWallet } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import { toBech32, type Address } from '@tyto/primitives'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findAllBarriers, overflowOf } from '../steps/page/barriers'
import { balanceOf } from '../steps/network/chainAnswers'
import { card, fact } from '../steps/page/pageParts'
import { newPayer, type Payer } from '../steps/money/paymentSteps'
import { arriveAs, short } from '../steps/wallets/sessionSteps'
import { expect, test, type TestSite } from '../steps/network/testSite'
import {
  amounts,
  openDetails,
  review,
  reviewsCall,
  signAndConfirm,
  status,
} from '../steps/transaction/transactionSteps'
import {
  deployContract,
  deployDidWallet,
  freshDomain,
  issueName,
  keysOf,
  newAccount,
  saveSubdomain,
} from '../steps/wallets/walletSetup'

const qa = 10n ** 12n
const funds = (page: Page) => card(page, 'ADD FUNDS')
const originator = (page: Page) => funds(page).getByLabel('Originator')
const amount = (page: Page) => funds(page).getByLabel('Amount', { exact: true })
const transfer = (page: Page) => funds(page).getByRole('button', { name: 'TRANSFER', exact: true })

async function save(page: Page, typed: string): Promise<void> {
  await amount(page).fill(typed)
  await funds(page)
    .getByRole('button', { name: /^(?:CONTINUE|SAVED) Amount/ })
    .click()
}

/** A second name and wallet of the same account. */
async function secondWallet(
  { devnet }: TestSite,
  { account }: Payer,
): Promise<{ domain: string; wallet: Address }> {
  const domain = freshDomain('second')
  const wallet = await deployDidWallet(devnet, account, keysOf(domain))
  await issueName(devnet, domain, wallet)
  return { domain, wallet }
}

/** The device has seen these names: only then can it know that they are the person's own. */
async function knows(page: Page, ...domains: readonly string[]): Promise<void> {
  await page.addInitScript(
    (names) => localStorage.setItem('tyto.names', names),
    JSON.stringify(domains.map((domain) => `${domain}.ssi`)),
  )
}

test('[DP-01] [NU-01] from the browser wallet: amount, CONTINUE, TRANSFER, and exactly that much is there', async ({
  page,
  site,
}) => {
  const payer = await newPayer(site)
  await arriveAs(page, { account: payer.index })
  await page.goto(`/${payer.domain}.ssi/didx/receive`)
  await expect(originator(page)).toHaveValue('account')
  // The dropdown: name, address and balance of the wallet that pays.
  await expect(fact(funds(page), 'Balance')).toBeHidden()
  await funds(page).getByText('Wallet info').click()
  await expect(fact(funds(page), 'Name')).toHaveText('Local wallet')
  await expect(fact(funds(page), 'Address')).toHaveText(short(toBech32(payer.account.address)))
  const held = await balanceOf(site, payer.account.address)
  expect(amounts(await fact(funds(page), 'Balance').innerText())).toEqual([held])
  await expect(transfer(page)).toHaveCount(0)
  for (const [typed, words] of [
    ['', 'Some data is missing.'],
    ['ten', 'The input is not a number.'],
    ['1e3', 'The input is not a number.'],
    ['0', 'The amount cannot be zero.'],
    [`0.${'1'.repeat(30)}`, 'ZIL has 12 decimals at most.'],
    ['9'.repeat(41), 'No contract can count so much.'],
  ] as const) {
    await save(page, typed)
    await expect(funds(page).getByRole('alert'), typed).toHaveText(words)
    await expect(transfer(page), typed).toHaveCount(0)
  }
  // More than there is: said at once, and the review offers a way to more.
  await save(page, '20000')
  await expect(funds(page).getByRole('alert')).toHaveText('Insufficient balance.')
  // Commas become dots.
  await save(page, '2,000000000001')
  await expect(funds(page).getByRole('button', { name: /^SAVED/ })).toBeVisible()
  await expect(funds(page).getByRole('alert')).toHaveCount(0)
  await expect(funds(page).getByText(/^Gas: 0\.1\d* to 0\.\d+ ZIL$/)).toBeVisible()
  expect(await findAllBarriers(page, 'main')).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  const before = await balanceOf(site, payer.wallet)
  // Rejected, then reloaded: nothing went.
  await transfer(page).click()
  await review(page).getByRole('button', { name: 'Add funds', exact: true }).click()
  await approvalWindow(page).reject()
  await expect(status(page, 'Rejected')).toBeVisible()
  expect(await balanceOf(site, payer.wallet)).toBe(before)
  await page.reload()
  await save(page, '2.000000000001')
  await transfer(page).click()
  await reviewsCall(page, 'AddFunds')
  await expect(fact(review(page), 'ZIL attached')).toHaveText('2.000000000001 ZIL')
  await signAndConfirm(page, 'Add funds')
  expect(await balanceOf(site, payer.wallet)).toBe(before + 2n * qa + 1n)
})

test('[DP-01] from another xWallet: SendFunds with AddFunds, out of what that wallet has @desktop', async ({
  page,
  site,
}) => {
  const payer = await newPayer(site)
  const second = await secondWallet(site, payer)
  await knows(page, payer.domain, second.domain)
  await arriveAs(page, { account: payer.index })
  await page.goto(`/${second.domain}.ssi/didx/receive`)
  // The wallet itself is no originator.
  await expect(originator(page).getByRole('option')).toHaveText(['Local wallet', `${payer.domain}.ssi`])
  await originator(page).selectOption({ label: `${payer.domain}.ssi` })
  await funds(page).getByText('Wallet info').click()
  await expect(fact(funds(page), 'Name')).toHaveText(`${payer.domain}.ssi`)
  await expect(fact(funds(page), 'Address')).toHaveText(short(toBech32(payer.wallet)))
  await expect(fact(funds(page), 'Balance')).toHaveText('100 ZIL')
  await save(page, '100.000000000001')
  await expect(funds(page).getByRole('alert')).toHaveText('Insufficient balance.')
  await expect(transfer(page)).toHaveCount(0)
  // The browser wallet has as much; back at the other wallet, what is saved is checked again.
  await originator(page).selectOption('account')
  await save(page, '100.000000000001')
  await expect(transfer(page)).toBeEnabled()
  await originator(page).selectOption({ label: `${payer.domain}.ssi` })
  await expect(funds(page).getByRole('alert')).toHaveText('Insufficient balance.')
  await expect(transfer(page)).toHaveCount(0)

  await save(page, '30.5')
  await transfer(page).click()
  await reviewsCall(page, 'SendFunds')
  await openDetails(page)
  await expect(review(page).getByRole('row', { name: /^tag/ })).toContainText('AddFunds')
  await expect(fact(review(page), 'ZIL attached')).toHaveText('0 ZIL')
  await signAndConfirm(page, 'Add funds')
  expect(await balanceOf(site, second.wallet)).toBe(30n * qa + qa / 2n)
  expect(await balanceOf(site, payer.wallet)).toBe(69n * qa + qa / 2n)
  await expect(fact(funds(page), 'Balance')).toHaveText('69.5 ZIL')
})

test('[DP-01] a ZIL staking wallet gets its funds on its own page, from its identity or from anybody @desktop', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const payer = await newPayer(site)
  const { init } = devnet.network
  const deploy = zilWallet.deploy({ init_nft: domainId(payer.domain), init, init_community: init })
  const staking = await deployContract(devnet, await loadCode('ZilWallet'), deploy.init)
  await saveSubdomain(devnet, payer.account, { wallet: payer.wallet, subdomain: 'zil', address: staking })
  await knows(page, payer.domain)
  await arriveAs(page, { account: payer.index })
  await page.goto(`/zil@${payer.domain}.ssi/zil/funds`)
  await originator(page).selectOption({ label: `${payer.domain}.ssi` })
  await save(page, '12')
  await transfer(page).click()
  await signAndConfirm(page, 'Add funds')
  expect(await balanceOf(site, staking)).toBe(12n * qa)

  // Another account of the browser wallet: the deposit is open to everybody.
  const { index } = await newAccount(devnet)
  await page.evaluate((account) => {
    const state = JSON.parse(localStorage.getItem('tyto.localWallet.state') ?? '{}') as object
    localStorage.setItem('tyto.localWallet.state', JSON.stringify({ ...state, account }))
  }, index)
  await page.reload()
  await expect(originator(page).getByRole('option')).toHaveText(['Local wallet'])
  await save(page, '3')
  await transfer(page).click()
  await signAndConfirm(page, 'Add funds')
  expect(await balanceOf(site, staking)).toBe(15n * qa)
})

test('[DP-01] without a wallet the page says where to send; with one on another network, TRANSFER becomes the way there @desktop', async ({
  page,
  site,
}) => {
  const payer = await newPayer(site)
  // Nobody is connected yet.
  await page.goto(`/${payer.domain}.ssi/didx/receive`)
  await expect(page.getByRole('heading', { name: 'Where to send' })).toBeVisible()
  await expect(funds(page)).toHaveCount(0)

  await arriveAs(page, { account: payer.index, wallet: { network: 'testnet' } })
  await page.reload()
  await save(page, '2')
  await expect(transfer(page)).toHaveCount(0)
  await expect(
    funds(page).getByText('The wallet is on testnet, but Tyto shows the local network. Change one of them.'),
  ).toBeVisible()
  // The wallet moves over, and the same place transfers.
  await expect(funds(page).getByRole('button', { name: 'Open the local wallet' })).toBeVisible()
  await page.evaluate(() => {
    const state = JSON.parse(localStorage.getItem('tyto.localWallet.state') ?? '{}') as object
    localStorage.setItem('tyto.localWallet.state', JSON.stringify({ ...state, network: 'private' }))
  })
  await page.reload()
  await save(page, '2')
  await expect(transfer(page)).toBeEnabled()
})
