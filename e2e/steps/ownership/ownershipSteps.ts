/** People with the wallets that are paused and handed over, and what they do on the pages of these. */
import type { Page } from '@playwright/test'
import { defiWallet, loadCode, olderDefiWallet, olderZilWallet, sbtWallet, zilWallet } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import { toBech32, type Address } from '@tyto/primitives'
import { anotherBrowser } from './ceremonySteps'
import { card, saveStep, saveWho } from '../page/pageParts'
import { newPayer, type Payer } from '../money/paymentSteps'
import { arriveAs } from '../wallets/sessionSteps'
import type { TestSite } from '../network/testSite'
import { deployContract, saveSubdomain } from '../wallets/walletSetup'

export type Kind = 'defi' | 'zil' | 'sbt'

/** Where the home of each kind is. */
const homes = { defi: 'defix', zil: 'zil', sbt: 'sbt' } as const

export interface KindOwner extends Payer {
  readonly kindWallet: Address
  /** `defi@payer7.ssi` */
  readonly name: string
  /** Its home: `/defi@payer7.ssi/defix`. */
  readonly home: string
}

/** Somebody with a wallet of a kind under a subdomain of their name. */
export async function newKindOwner(site: TestSite, kind: Kind): Promise<KindOwner> {
  const { devnet } = site
  const owner = await newPayer(site)
  const { init } = devnet.network
  const domain = { init_nft: domainId(owner.domain), init, init_community: init }
  const kindWallet =
    kind === 'sbt'
      ? await deployContract(
          devnet,
          await loadCode('SbtWallet'),
          sbtWallet.deploy({ init_username: owner.domain, domain: 'sbt', init }).init,
        )
      : kind === 'zil'
        ? await deployContract(devnet, await loadCode('ZilWallet'), zilWallet.deploy(domain).init)
        : await deployContract(devnet, await loadCode('DefiWallet'), defiWallet.deploy(domain).init)
  return nameIt(site, owner, kind, kindWallet)
}

/** Somebody with an older wallet: a staking wallet, or a DeFi wallet with a controller of its own. */
export async function newOlderOwner(site: TestSite, version: string): Promise<KindOwner> {
  const { devnet } = site
  const owner = await newPayer(site)
  const isDefi = version.startsWith('DEFI')
  const values = { init_version: version, init_nft: domainId(owner.domain), init: devnet.network.init }
  const own = { init_version: version, init_controller: owner.account.address }
  const kindWallet = isDefi
    ? await deployContract(devnet, await loadCode('OlderDefiWallet'), olderDefiWallet.deploy(own).init)
    : await deployContract(devnet, await loadCode('OlderZilWallet'), olderZilWallet.deploy(values).init)
  return nameIt(site, owner, isDefi ? 'defi' : 'zil', kindWallet)
}

async function nameIt(site: TestSite, owner: Payer, kind: Kind, kindWallet: Address): Promise<KindOwner> {
  await saveSubdomain(site.devnet, owner.account, {
    wallet: owner.wallet,
    subdomain: kind,
    address: kindWallet,
  })
  const name = `${kind}@${owner.domain}.ssi`
  return { ...owner, kindWallet, name, home: `/${name}/${homes[kind]}` }
}

/** Opens a wallet's home as an account, whose browser knows some names. */
export async function openAs(
  page: Page,
  { index }: Pick<Payer, 'index'>,
  home: string,
  names: readonly string[] = [],
): Promise<void> {
  await arriveAs(page, { account: index })
  await page.addInitScript((known) => {
    if (localStorage.getItem('tyto.names') === null) localStorage.setItem('tyto.names', known)
  }, JSON.stringify(names))
  await page.goto(home)
}

/** The same in a browser of another person. */
export async function openElsewhere(
  people: { browser: Parameters<typeof anotherBrowser>[0]; baseURL: string; pageProblems: string[] },
  who: Pick<Payer, 'index'>,
  home: string,
  names: readonly string[] = [],
): Promise<Page> {
  const page = await anotherBrowser(people.browser, people.baseURL, people.pageProblems)
  await openAs(page, who, home, names)
  return page
}

/** Types a new owner of a wallet who is refused. */
export async function nameWrongOwner(page: Page, typed: string): Promise<void> {
  const form = card(page, 'TRANSFER OWNERSHIP')
  await form.getByLabel('New owner').fill(typed)
  await saveStep(form, 'New owner')
}

/** Types the new owner of a wallet and saves the step. */
export async function nameNewOwner(page: Page, typed: string): Promise<void> {
  const form = card(page, 'TRANSFER OWNERSHIP')
  await form.getByLabel('New owner').fill(typed)
  await saveWho(form, 'New owner')
}

/** An address as a page shows it in short. */
export function shortOf(address: Address): string {
  const bech32 = toBech32(address)
  return `${bech32.slice(0, 8)}…${bech32.slice(-6)}`
}
