/** Steps with the settings of a wallet: turn a card, name a successor, open the page that claims. */
import type { Browser, Locator, Page } from '@playwright/test'
import { didWallet } from '@tyto/contracts'
import type { Devnet, TestAccount } from '@tyto/devnet'
import { toBech32, type Address } from '@tyto/primitives'
import { anotherBrowser } from './ceremonySteps'
import { deployOlderWallet } from '../wallets/olderWallets'
import { saveWho } from '../page/pageParts'
import { arriveAs } from '../wallets/sessionSteps'
import { expect } from '../network/testSite'
import { callAs, deployDidWallet, freshDomain, issueName, keysOf, newAccount } from '../wallets/walletSetup'

export interface Owner {
  readonly account: TestAccount
  readonly index: number
  readonly domain: string
  /** `owl7.ssi` */
  readonly name: string
  readonly wallet: Address
}

/** Somebody with a wallet of version 7, or of an older one, and a name for it. */
export async function newOwner(devnet: Devnet, prefix: string, version?: string): Promise<Owner> {
  const { account, index } = await newAccount(devnet)
  const domain = freshDomain(prefix)
  const wallet =
    version === undefined
      ? await deployDidWallet(devnet, account, keysOf(domain))
      : await deployOlderWallet(devnet, account, { version, label: domain })
  await issueName(devnet, domain, wallet)
  return { account, index, domain, name: `${domain}.ssi`, wallet }
}

export async function openSettings(page: Page, { index, name }: Owner): Promise<void> {
  await arriveAs(page, { account: index })
  await page.goto(`/${name}/didx/wallet`)
  await expect(page.getByRole('heading', { level: 1, name: 'SETTINGS' })).toBeVisible()
}

/** One of the three cards; turned to its back unless it is already. */
export async function turn(page: Page, title: 'CONTROLLER' | 'USERNAME' | 'DEADLINE'): Promise<Locator> {
  const region = page.getByRole('main').getByRole('region', { name: title, exact: true })
  await expect(region).toBeVisible()
  const front = region.locator('button[aria-expanded=false]')
  if (await front.isVisible()) await front.click()
  await expect(region.getByRole('button', { name: `Back from ${title}` })).toBeVisible()
  return region
}

/** Types a successor, ticks what was never used, and waits until it is SAVED. */
export async function nameSuccessor(card: Locator, typed: string): Promise<void> {
  await card.getByLabel('New DID controller address').fill(typed)
  await saveWho(card, 'New DID controller address')
}

export async function accept(by: TestAccount, devnet: Devnet, wallet: Address): Promise<void> {
  await callAs(devnet, by, didWallet(wallet).AcceptPendingController({}))
}

export async function propose(by: Owner, devnet: Devnet, addr: Address): Promise<void> {
  await callAs(devnet, by.account, didWallet(by.wallet).UpdateController({ addr, tyron: null }))
}

/** A second person with a browser of their own, at the claim page of a name. */
export async function openClaim(
  { browser, baseURL, pageProblems }: { browser: Browser; baseURL: string; pageProblems: string[] },
  { name }: Owner,
  index: number,
): Promise<Page> {
  const page = await anotherBrowser(browser, baseURL, pageProblems)
  await arriveAs(page, { account: index })
  await page.goto(`/${name}/didx/claim`)
  await expect(page.getByRole('heading', { level: 1, name: `Claim ${name}` })).toBeVisible()
  return page
}

/** An address in groups of four, as a form draws it. */
export function grouped(address: Address): RegExp {
  const bech32 = toBech32(address)
  return new RegExp(bech32.slice(4).split('').join('\\s*'))
}

/** A field of a wallet, as the node has it. */
export async function valueOf(devnet: Devnet, wallet: Address, field: string): Promise<unknown> {
  const answer = (await devnet.handleRpc(
    JSON.stringify({
      id: '1',
      jsonrpc: '2.0',
      method: 'GetSmartContractSubState',
      params: [wallet.slice(2), field, []],
    }),
  )) as { readonly result?: Record<string, unknown> }
  return answer.result?.[field]
}
