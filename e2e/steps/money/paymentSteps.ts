/** A person with a wallet, a name and money in it, and the page that sends it. */
import { getContractInit, readField, readProtocol, valueOr, createClient } from '@tyto/chain'
import { didWallet, zrc2Token } from '@tyto/contracts'
import { testAccount, type TestAccount } from '@tyto/devnet'
import { isAddress, type Address } from '@tyto/primitives'
import type { Locator, Page } from '@playwright/test'
import { networkOf } from '../network/chainAnswers'
import { arriveAs } from '../wallets/sessionSteps'
import { expect, type TestSite } from '../network/testSite'
import { callAs, deployDidWallet, freshDomain, issueName, keysOf, newAccount } from '../wallets/walletSetup'

export interface Payer {
  readonly account: TestAccount
  readonly index: number
  readonly wallet: Address
  /** Without suffix. */
  readonly domain: string
}

const qa = 10n ** 12n

/** Somebody with a wallet under a name; the wallet holds 100 ZIL, and so much of some tokens. */
export async function newPayer(
  site: TestSite,
  tokens: Readonly<Record<string, bigint>> = {},
): Promise<Payer> {
  const { devnet } = site
  const { account, index } = await newAccount(devnet)
  const domain = freshDomain('payer')
  const wallet = await deployDidWallet(devnet, account, keysOf(domain))
  await issueName(devnet, domain, wallet)
  await callAs(devnet, account, didWallet(wallet).AddFunds({}, { amount: 100n * qa }))
  for (const [coin, amount] of Object.entries(tokens)) await giveToken(site, coin, wallet, amount)
  return { account, index, wallet, domain }
}

/** From the treasury, which owns the contract of XSGD and has some of each coin. */
export async function giveToken(site: TestSite, coin: string, to: Address, amount: bigint): Promise<void> {
  const { client } = await chainOf(site)
  const init = await getContractInit(client, await tokenOf(site, 'xsgd'))
  const treasury = init?.find(({ vname }) => vname === 'contract_owner')?.value
  if (!isAddress(treasury)) throw new Error('Nobody holds XSGD.')
  const beneficiary = { constructor: 'Recipient', arguments: [to] } as const
  const call = didWallet(treasury).Transfer({ addrName: coin, beneficiary, amount, tyron: null })
  await callAs(site.devnet, testAccount('deployer'), call)
}

/** The balance of a token at an address, in its smallest unit. */
export async function tokensOf(site: TestSite, coin: string, holder: Address): Promise<bigint> {
  const { client } = await chainOf(site)
  return valueOr(await readField(client, zrc2Token(await tokenOf(site, coin)).fields.balances.at(holder)), 0n)
}

export async function tokenOf(site: TestSite, coin: string): Promise<Address> {
  const { client, network } = await chainOf(site)
  const token = (await readProtocol(client, network)).services.get(coin)
  if (token === undefined) throw new Error(`${coin} is no service.`)
  return token
}

async function chainOf(site: TestSite) {
  const network = await networkOf(site)
  return { network, client: createClient({ ...network, fetch }) }
}

/** Opens the page that sends, as the controller. */
export async function openSend(page: Page, payer: Payer, query = ''): Promise<void> {
  await arriveAs(page, {
    account: payer.index,
    login: { network: 'local', address: payer.wallet, name: `${payer.domain}.ssi` },
  })
  await page.goto(`/${payer.domain}.ssi/didx/wallet/balances/send${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Send' })).toBeVisible()
}

export function recipientField(page: Page): Locator {
  return page.getByRole('main').getByRole('textbox', { name: /^(?:NFT username|Address)$/ })
}

export function amountField(page: Page, coin: string): Locator {
  return page.getByRole('main').getByRole('textbox', { name: `Amount of ${coin}` })
}

/** It names the coin of which there is too little, and is closed then. */
export function transferButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: /^(?:TRANSFER|Insufficient \S+)$/ })
}

/** The tick for a recipient that this device never paid. */
export async function tickRecipient(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('checkbox').check()
}
