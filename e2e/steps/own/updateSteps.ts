/** The page that changes a document, as tests of it use it. */
import type { Locator, Page } from '@playwright/test'
import { testAccount, type Devnet } from '@tyto/devnet'
import { didWallet, type DidWalletDocument } from '@tyto/contracts'
import { domainId, recoveryMessage } from '@tyto/identity'
import { bytesToHex, signSchnorr, type Address } from '@tyto/primitives'
import { expect } from '../network/testSite'
import { card } from '../page/pageParts'
import { arriveAs } from '../wallets/sessionSteps'
import { sendCall } from '../network/signedTransactions'
import { noDonation, signAndConfirm } from '../transaction/transactionSteps'
import {
  deployDidWallet,
  deployStandIn,
  freshAccount,
  freshDomain,
  issueName,
  keysOf,
  newAccount,
  type StandInOptions,
} from '../wallets/walletSetup'

interface Controller {
  readonly domain: string
  readonly account: ReturnType<typeof testAccount>
}

/** An account with money, chosen in a wallet that the site is connected to. */
export async function becomeController(page: Page, devnet: Devnet): Promise<Controller> {
  const { account, index } = await newAccount(devnet)
  await arriveAs(page, { account: index })
  return { domain: freshDomain('keeper'), account }
}

/** A name of their own with a document. */
export async function own(
  page: Page,
  devnet: Devnet,
  document: readonly DidWalletDocument[],
): Promise<Controller & { readonly wallet: Address }> {
  const { domain, account } = await becomeController(page, devnet)
  const wallet = await deployDidWallet(devnet, account, [...keysOf(domain), ...document])
  await issueName(devnet, domain, wallet)
  return { domain, account, wallet }
}

/** Names of their own whose contracts only say that they have some version and status. */
export async function ownStandIns(
  page: Page,
  devnet: Devnet,
  wanted: readonly StandInOptions[],
): Promise<readonly string[]> {
  const { account } = await becomeController(page, devnet)
  const domains: string[] = []
  for (const options of wanted) {
    const domain = freshDomain('keeper')
    await issueName(devnet, domain, await deployStandIn(devnet, { ...options, controller: account.address }))
    domains.push(domain)
  }
  return domains
}

/** A name whose guardians handed it to the person of this page: another controller's, with another one's keys. */
export async function ownRecovered(page: Page, devnet: Devnet): Promise<string> {
  const { domain, account } = await becomeController(page, devnet)
  const before = await freshAccount(devnet)
  const wallet = await deployDidWallet(devnet, before, keysOf(domain))
  await issueName(devnet, domain, wallet)
  const guardians = [1, 2, 3].map((number) => `${domain}guardian${number}`)
  for (const guardian of guardians) {
    await issueName(devnet, guardian, await deployDidWallet(devnet, before, keysOf(guardian)))
  }
  const { AddGuardians, DidSocialRecovery } = didWallet(wallet)
  const ids = guardians.map(domainId)
  await sendCall(devnet, before, AddGuardians({ guardians: ids, tyron: null }))
  const message = recoveryMessage(account.address, { chainId: devnet.network.chainId, wallet, nonce: 0n })
  const signatures = guardians.map((guardian) => {
    const { privateKey } = testAccount(`${guardian} / socialrecovery`)
    return [domainId(guardian), bytesToHex(signSchnorr(message, privateKey))] as const
  })
  const recovery = DidSocialRecovery({ addr: account.address, signatures, tyron: null })
  expect((await sendCall(devnet, account, recovery)).success).toBe(true)
  return domain
}

export function updatePath(domain: string): string {
  return `/${domain}.ssi/didx/wallet/doc/update`
}

/** A service by its heading. */
export function service(page: Page, name: string): Locator {
  return page
    .getByRole('main')
    .locator('li[data-row]', { has: page.getByRole('heading', { name, exact: true }) })
}

export function tab(page: Page, name: 'Keys' | 'Links'): Locator {
  return page.getByRole('group', { name: 'Links and keys' }).getByRole('button', { name, exact: true })
}

export function toReview(page: Page): Promise<void> {
  return card(page, 'Your changes').getByRole('button', { name: 'CONTINUE' }).click()
}

export function save(row: Locator): Promise<void> {
  return row.getByRole('button', { name: /^CONTINUE/ }).click()
}

export function isSaved(row: Locator): Promise<void> {
  return expect(row.getByRole('button', { name: /^SAVED/ })).toBeVisible()
}

/** The order of the links as the list shows it. */
export function order(page: Page): Promise<string[]> {
  return page.getByRole('main').locator('li[data-row]:has([data-handle]) h3').allInnerTexts()
}

/** Signs the update that is under review. */
export async function sendUpdate(page: Page): Promise<void> {
  await noDonation(page)
  await signAndConfirm(page, 'UPDATE did')
}
