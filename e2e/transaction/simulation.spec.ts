/** People see what a transaction will do before they sign it; one that the chain would undo is not signed at all. */
import type { Locator, Page } from '@playwright/test'
import type { Devnet } from '@tyto/devnet'
import type { Address } from '@tyto/primitives'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findAllBarriers } from '../steps/page/barriers'
import { expect, test } from '../steps/network/testSite'
import { refusing, slow } from '../steps/network/faultyNode'
import { fact } from '../steps/page/pageParts'
import { accountButton, arriveAs } from '../steps/wallets/sessionSteps'
import { readSimulation } from '../steps/transaction/sameAsSimulated'
import {
  noDonation,
  openDetails,
  review,
  sentences,
  signAndConfirm,
} from '../steps/transaction/transactionSteps'
import { deployDidWallet, freshDomain, issueName, keysOf, newAccount } from '../steps/wallets/walletSetup'

/** A DID wallet of this test's own, logged in, with the purchase of a free name ready to be reviewed. */
export async function readyToMint(page: Page, devnet: Devnet): Promise<{ wallet: Address; domain: string }> {
  const { account, index } = await newAccount(devnet)
  const own = freshDomain('seer')
  const wallet = await deployDidWallet(devnet, account, keysOf(own))
  await issueName(devnet, own, wallet)
  await arriveAs(page, { account: index, login: { network: 'local', address: wallet, name: `${own}.ssi` } })
  await page.goto(`/${own}.ssi/didx/wallet/nft/dns`)
  await expect(accountButton(page)).toBeVisible()
  const domain = freshDomain('seen')
  const main = page.getByRole('main')
  await main.getByLabel('Name', { exact: true }).fill(domain)
  await main.getByText('This SSI', { exact: true }).click()
  return { wallet, domain }
}

function mint(page: Page) {
  return page.getByRole('main').getByRole('button', { name: 'Mint the name' }).click()
}

/** How many times its own height the content of a sheet has to be scrolled to be seen whole. */
function scrollsOf(sheet: Locator): Promise<number> {
  return sheet.evaluate((dialog) => {
    const parts = [...dialog.querySelectorAll('div')]
    const body = parts.find((part) => getComputedStyle(part).overflowY === 'auto')
    return body === undefined ? Infinity : body.scrollHeight / body.clientHeight - 1
  })
}

function signButton(page: Page) {
  return review(page).getByRole('button', { name: 'Mint the name' })
}

test('[BX-03] [BX-10] [BX-02] what leaves, what arrives and what changes stands on the sheet, and is what the network does', async ({
  page,
  devnet,
}) => {
  const { domain } = await readyToMint(page, devnet)
  await mint(page)
  const sheet = review(page)
  const { steps, block } = await readSimulation(sheet)
  await expect(sheet.getByText(`Simulated at block ${Number(block).toLocaleString('en')}`)).toBeVisible()
  const part = (label: string) =>
    sheet.locator('section', { has: page.getByText(label, { exact: true }) }).last()
  await expect(part('Leaves')).toContainText('−1,200 ZIL')
  await expect(part('Leaves')).toContainText('ZIL (gas)')
  await expect(part('Arrives')).toContainText('InitDid')
  await expect(part('Arrives')).toContainText('+1,200 ZIL')
  // The button stands in view, and what is above it is seen with one scroll at most.
  await expect(signButton(page)).toBeInViewport({ ratio: 1 })
  expect(await scrollsOf(sheet)).toBeLessThanOrEqual(1)
  // The sentences come first; the rest is one fold away.
  await expect(sentences(sheet)).toHaveText(
    `${domain}.ssi becomes yours. You pay 1,200 ZIL and about 1.09 to 1.14 ZIL gas.`,
  )
  await expect(sheet.getByText(`dns[${domain}]`, { exact: true })).toBeHidden()
  await openDetails(page)
  await expect(sheet.getByText(`dns[${domain}]`, { exact: true })).toBeVisible()
  await expect(sheet.getByText(/^BoughtNftUsername/)).toBeVisible()
  await expect(fact(sheet, 'Gas, expected')).toContainText(`(${steps[0]?.gasUsed} gas)`)
  // Less gas than usual would do; it is a choice.
  await expect(fact(sheet, 'Gas limit')).toContainText('10,000')
  const less = sheet.getByRole('button', { name: /^Use \d{3}$/ })
  const limit = (await less.innerText()).replace('Use ', '')
  await less.click()
  await expect(fact(sheet, 'Gas limit')).toContainText(`${limit} at`)
  await noDonation(page)
  expect(await findAllBarriers(page)).toEqual([])
  await signAndConfirm(page, 'Mint the name')
})

test('[BX-03] [TX-05] the chain moved on: it is named, and what it would now refuse cannot be signed @desktop', async ({
  page,
  devnet,
}) => {
  const { wallet, domain } = await readyToMint(page, devnet)
  await mint(page)
  const sheet = review(page)
  await readSimulation(sheet)
  await noDonation(page)
  // Somebody else is faster.
  await issueName(devnet, domain, wallet)
  await signButton(page).click()
  await expect(sheet.getByText('The chain has moved on')).toBeVisible()
  await expect(approvalWindow(page).sheet).toBeHidden()
  await expect(sheet.getByRole('heading', { name: 'The contract refuses this call' })).toBeVisible()
  await expect(sheet.getByText('InvalidValue (1)', { exact: true })).toBeVisible()
  await expect(sheet.getByText('Somebody else bought this name first.')).toBeVisible()
  await expect(sheet.getByText('Look up another name.')).toBeVisible()
  await expect(fact(sheet, 'Raised in')).toContainText('NameRegistry › Register')
  await expect(fact(sheet, 'Gas lost if sent')).toContainText('ZIL')
  await sheet.getByText('In the words of the chain').click()
  await expect(sheet.getByText(/^Line \d+/).locator('..')).toContainText('throw e')
  await expect(signButton(page)).toBeDisabled()
  await expect(sheet.getByText('Signing is off until the cause is gone.')).toBeVisible()
  expect(await findAllBarriers(page)).toEqual([])
})

test('[BX-03] what cannot be simulated says why, and is signed all the same @desktop', async ({
  page,
  site,
}) => {
  await readyToMint(page, site.devnet)
  site.node.behave(refusing('Not now', ({ method }) => method === 'GetSmartContractCode', -1))
  await mint(page)
  const sheet = review(page)
  await expect(sheet.getByRole('heading', { name: 'Not simulated' })).toBeVisible()
  await expect(sheet.getByText('The node gave state that cannot be read.')).toBeVisible()
  await expect(sentences(sheet)).toHaveText(
    /^What will happen could not be worked out beforehand\. You sign “Mint the name” for \S+\.ssi\. 1,200 ZIL go along to \S+\.$/,
  )
  await noDonation(page)
  await expect(signButton(page)).toBeEnabled()
  site.node.behave()
  await sheet.getByRole('button', { name: 'Look again' }).click()
  await readSimulation(sheet)
  await signAndConfirm(page, 'Mint the name')
})

test('[BX-03] [TX-05] a node that takes six seconds is heard all the same @desktop', async ({
  page,
  site,
}) => {
  await readyToMint(page, site.devnet)
  const lateAnswer = slow(6_000)
  site.node.behave((body, ask) =>
    body.includes('"GetSmartContractCode"') ? lateAnswer(body, ask) : ask(body),
  )
  await mint(page)
  await signAndConfirm(page, 'Mint the name')
})
