/** The two sides of a soulbound token: who is told and signs, and who tells and mints. */
import { readFileSync } from 'node:fs'
import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { readSoulbound, storagePermissions, webCipher, createClient, type Soulbound } from '@tyto/chain'
import { didWallet, loadCode, sbtWallet } from '@tyto/contracts'
import type { TestAccount } from '@tyto/devnet'
import {
  formatPublicEncryption,
  issuerMessage,
  sealTravelRule,
  type EnvelopeContext,
  type TravelRule,
} from '@tyto/identity'
import { bytesToHex, signSchnorr, type Address, type Hex } from '@tyto/primitives'
import { testAccount } from '@tyto/devnet'
import { setLocalWallet } from '../transaction/approvalWindow'
import { anotherBrowser } from '../ownership/ceremonySteps'
import { networkOf } from '../network/chainAnswers'
import { keptKey, keptKeys } from '../wallets/keptKeys'
import { saveStep, saveWho } from '../page/pageParts'
import { arriveAs, connected } from '../wallets/sessionSteps'
import type { TestSite } from '../network/testSite'
import {
  callAs,
  deployContract,
  deployDidWallet,
  freshDomain,
  issueName,
  newAccount,
} from '../wallets/walletSetup'

/** Somebody with a soulbound wallet `sbt@domain.ssi`. */
export interface Soul {
  readonly account: TestAccount
  readonly index: number
  readonly domain: string
  /** `sbt@owl7.ssi` */
  readonly name: string
  readonly did: Address
  readonly wallet: Address
}

/** The facts that the tests' holders tell of themselves: no other text of the app has any of them. */
export const ana: TravelRule = {
  telegramUser: 'ana_muster_77',
  fullName: 'Ána Mußter-Đoe',
  country: 'PT',
  idNumber: 'ZX-908/771 Q',
}

const keysFile = new URL('../../../packages/local-wallet/src/storage/storageTestKeys.json', import.meta.url)

/** The modulus of storage wallet `index`. */
export function modulusOf(index = 0): string {
  const keys = JSON.parse(readFileSync(keysFile, 'utf8')) as readonly { readonly n: string }[]
  return keys[index]?.n ?? ''
}

/** Makes such a person; storage wallet 0 keeps the private halves of their keys. */
export async function newSoul({ devnet }: TestSite, prefix: string): Promise<Soul> {
  const { account, index } = await newAccount(devnet)
  const domain = freshDomain(prefix)
  const did = await deployDidWallet(devnet, account, await keptKeys(domain))
  await issueName(devnet, domain, did)
  const deploy = sbtWallet.deploy({ init_username: domain, domain: 'sbt', init: devnet.network.init })
  const wallet = await deployContract(devnet, await loadCode('SbtWallet'), deploy.init)
  const key = await keptKey(domain, 'sbt')
  if (key.constructor !== 'VerificationMethod') throw new Error('no key')
  const [, , didKey, encrypted] = key.arguments
  const entry = { addr: wallet, didKey, encrypted, domain: 'sbt', nftID: '', tyron: null }
  await callAs(devnet, account, didWallet(did).Dns(entry))
  return { account, index, domain, name: `sbt@${domain}.ssi`, did, wallet }
}

/** The same, who publishes the key of storage wallet 0. */
export async function newIssuer(site: TestSite, prefix = 'bank'): Promise<Soul> {
  const issuer = await newSoul(site, prefix)
  await publishKey(site, issuer, formatPublicEncryption(modulusOf()))
  return issuer
}

export async function publishKey(
  { devnet }: TestSite,
  { account, wallet }: Soul,
  key: string,
): Promise<void> {
  await callAs(devnet, account, sbtWallet(wallet).UpdatePublicEncryption({ new: key, tyron: null }))
}

/** A message for an issuer, sealed in Node; `context` other than the true one makes a copied message. */
export async function sealed(
  site: TestSite,
  holder: Soul,
  issuer: Soul,
  { data = ana, context = {} }: { data?: TravelRule; context?: Partial<EnvelopeContext> } = {},
): Promise<string> {
  const { chainId } = site.devnet.network
  const bound = { chainId, wallet: holder.wallet, issuer: issuer.domain, ...context }
  return sealTravelRule(data, modulusOf(), bound, webCipher(crypto))
}

/** Sends a message as the holder does. */
export async function sendMessage(
  site: TestSite,
  holder: Soul,
  issuer: Soul,
  message: string,
): Promise<void> {
  const call = { issuerName: issuer.domain, message, userSignature: null, tyron: null }
  await callAs(site.devnet, holder.account, sbtWallet(holder.wallet).Ivms101(call))
}

/** The entries of the holder's wallet about the issuer, as the chain has them. */
export async function keptOf(site: TestSite, holder: Soul, issuer: Soul): Promise<Soulbound> {
  const network = await networkOf(site)
  const client = createClient({ ...network, fetch })
  const kept = await readSoulbound(client, network, { wallet: holder.wallet, issuer: issuer.domain })
  if (kept === null) throw new Error('no soulbound wallet')
  return kept
}

/** The issuer's signature for what the chain has now, made in Node. */
export async function signatureOf(
  site: TestSite,
  holder: Soul,
  issuer: Soul,
  change: Partial<Soulbound> = {},
): Promise<Hex> {
  const kept = { ...(await keptOf(site, holder, issuer)), ...change }
  const { privateKey } = testAccount(`${issuer.domain} / sbt`)
  const signed = { issuer: issuer.domain, issuerDomain: 'sbt', message: kept.message ?? '' }
  return bytesToHex(signSchnorr(issuerMessage(signed, kept), privateKey))
}

/** Opens a page as somebody who is connected, with a storage wallet: the first one unless told otherwise. */
export async function openAs(
  page: Page,
  { index, name }: Soul,
  path: string,
  storageWallet: number | null = 0,
): Promise<void> {
  if (storageWallet !== null)
    await setLocalWallet(page, { ...connected, account: index, storageWallet, storagePermissions })
  await arriveAs(page, { account: index, storage: storageWallet !== null })
  await page.goto(`/${name}${path}`)
}

/** The same in a browser of their own. */
export async function browserOf(
  { browser, baseURL, pageProblems }: { browser: Browser; baseURL: string; pageProblems: string[] },
  who: Soul,
  path: string,
  storageWallet: number | null = 0,
): Promise<Page> {
  const page = await anotherBrowser(browser, baseURL, pageProblems)
  await openAs(page, who, path, storageWallet)
  return page
}

/** One of the cards that turn, turned to its form. */
export async function turned(page: Page, title: string): Promise<Locator> {
  const region = page.getByRole('main').getByRole('region', { name: title, exact: true })
  await expect(region).toBeVisible()
  const front = region.locator('button[aria-expanded=false]')
  if (await front.isVisible()) await front.click()
  await expect(region.getByRole('button', { name: `Back from ${title}` })).toBeVisible()
  return region
}

/** Fills in a travel rule and saves each step. */
export async function fillTravelRule(form: Locator, issuer: string, data: TravelRule = ana): Promise<void> {
  await form.getByLabel('Issuer', { exact: true }).fill(issuer)
  await saveWho(form, 'Issuer')
  await form.getByLabel('Telegram user').fill(data.telegramUser)
  await form.getByLabel('Full name').fill(data.fullName)
  await form.getByLabel('Country').selectOption(data.country)
  await form.getByLabel('ID number').fill(data.idNumber)
  await saveStep(form, 'ID number')
}

/** The row of one issuer, or of one holder, in a list. */
export function group(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('group', { name, exact: true })
}
