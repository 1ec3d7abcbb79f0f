/** Steps with a staking wallet: a wallet of their own at the programme of the local network, its page and its table. */
import { createClient, findStaking, readStaking, type Staking, type StakingPlaces } from '@tyto/chain'
import { loadCode, olderZilWallet, ssnListProxy, zilWallet } from '@tyto/contracts'
import { testAccount, type Devnet, type TestAccount } from '@tyto/devnet'
import { domainId } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { Locator, Page } from '@playwright/test'
import { networkOf } from '../network/chainAnswers'
import { arriveAs } from '../wallets/sessionSteps'
import { expect, type TestSite } from '../network/testSite'
import {
  callAs,
  deployContract,
  deployDidWallet,
  freshDomain,
  issueName,
  keysOf,
  newAccount,
  saveSubdomain,
} from '../wallets/walletSetup'

export const qa = 10n ** 12n
/** Blocks that a cycle of the local network lasts, and that a withdrawal waits. */
export const cycleBlocks = 30
export const unbondingBlocks = 60

export interface Staker {
  readonly account: TestAccount
  readonly index: number
  readonly domain: string
  /** `zil@owl7.ssi` */
  readonly name: string
  /** The staking wallet. */
  readonly wallet: Address
}

/** Somebody with a staking wallet of 100 ZIL under a subdomain; `older` is of a version below 0.9. */
export async function newStaker({ devnet }: TestSite, { isOlder = false } = {}): Promise<Staker> {
  const { account, index } = await newAccount(devnet)
  const domain = freshDomain('staker')
  const did = await deployDidWallet(devnet, account, keysOf(domain))
  await issueName(devnet, domain, did)
  const { init } = devnet.network
  const init_nft = domainId(domain)
  const wallet = isOlder
    ? await deployContract(
        devnet,
        await loadCode('OlderZilWallet'),
        olderZilWallet.deploy({ init_version: 'ZILxWALLET_0.8.0', init_nft, init }).init,
      )
    : await deployContract(
        devnet,
        await loadCode('ZilWallet'),
        zilWallet.deploy({ init_nft, init, init_community: init }).init,
      )
  await saveSubdomain(devnet, account, { wallet: did, subdomain: 'zil', address: wallet })
  await callAs(devnet, account, zilWallet(wallet).AddFunds({}, { amount: 100n * qa }))
  return { account, index, domain, name: `zil@${domain}.ssi`, wallet }
}

/** Opens the staking wallet as its owner. */
export async function openStaking(page: Page, { index, name }: Staker): Promise<void> {
  await arriveAs(page, { account: index })
  await page.goto(`/${name}/zil/wallet`)
  await expect(page.getByRole('heading', { level: 1, name: 'STAKING xWALLET' })).toBeVisible()
}

/** A row of the table: of the xWALLET, and of the browser wallet. */
export function row(page: Page, name: string): Locator {
  return page
    .getByRole('table', { name: /^What is staked at / })
    .getByRole('row', { name: new RegExp(`^${name}`) })
    .getByRole('cell')
}

/** The rows of the xWALLET, as the table says them; waits until it does. */
export async function showsRows(page: Page, rows: Readonly<Record<string, string | RegExp>>): Promise<void> {
  for (const [name, amount] of Object.entries(rows))
    await expect(row(page, name).nth(0), name).toHaveText(amount)
}

/** One action of the list. */
export function listed(page: Page, title: string): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(`^${title}`) })
}

/** The panel of the chosen action. */
export function panel(page: Page, title: string): Locator {
  return page.getByRole('group', { name: title, exact: true })
}

/** Chooses an action and answers its panel. */
export async function choose(page: Page, title: string): Promise<Locator> {
  await listed(page, title).click()
  await expect(panel(page, title)).toBeFocused()
  return panel(page, title)
}

async function placesOf(site: TestSite): Promise<StakingPlaces> {
  const network = await networkOf(site)
  const client = createClient({ ...network, fetch })
  const places = await findStaking(client, site.devnet.network.initDid, 'ssnzilpay')
  if (places === null) throw new Error('There is no programme.')
  return places
}

/** The chain's facts about a wallet at the first node. */
export async function stakeOf(site: TestSite, { wallet }: Pick<Staker, 'wallet'>): Promise<Staking> {
  const network = await networkOf(site)
  const client = createClient({ ...network, fetch })
  const staking = await readStaking(client, await placesOf(site), [wallet])
  if (staking === null) throw new Error('There is no programme.')
  return staking
}

export async function pass(devnet: Devnet, blocks: number): Promise<void> {
  for (let count = 0; count < blocks; count++) await devnet.mineBlock()
}

/** Lets a cycle pass and ends it, as anybody may. */
export async function endCycle(site: TestSite): Promise<void> {
  await pass(site.devnet, cycleBlocks)
  const { proxy } = await placesOf(site)
  await callAs(site.devnet, testAccount('deployer'), ssnListProxy(proxy).AdvanceCycle({}))
}

/** The admin of the programme pauses it, or lets it go on. */
export async function ruleProgramme(site: TestSite, act: 'Pause' | 'UnPause'): Promise<void> {
  const { proxy } = await placesOf(site)
  await callAs(site.devnet, testAccount('deployer'), ssnListProxy(proxy)[act]({}))
}

/** Stakes from Node, as the wallet's owner does. */
export async function delegate(
  { devnet }: TestSite,
  { account, wallet }: Staker,
  amount: bigint,
): Promise<void> {
  const order = { stakeID: 'zilstaking', ssnID: 'ssnzilpay', amount, tyron: null }
  await callAs(devnet, account, zilWallet(wallet).DelegateStake(order))
}

export async function collect({ devnet }: TestSite, { account, wallet }: Staker): Promise<void> {
  const order = { stakeID: 'zilstaking', ssnID: 'ssnzilpay', tyron: null }
  await callAs(devnet, account, zilWallet(wallet).WithdrawStakeRewards(order))
}

/** A stake of 50 ZIL with nothing buffered and nothing to collect. */
export async function settledStaker(site: TestSite): Promise<Staker> {
  const staker = await newStaker(site)
  await delegate(site, staker, 50n * qa)
  await endCycle(site)
  await collect(site, staker)
  return staker
}

/** The parameters of the call in the review's raw JSON, by name, in their order. */
export function parametersIn(json: string): Readonly<Record<string, unknown>> {
  const { data } = JSON.parse(json) as { data: unknown }
  const call = (typeof data === 'string' ? JSON.parse(data) : data) as {
    params: readonly { vname: string; value: unknown }[]
  }
  return Object.fromEntries(call.params.map(({ vname, value }) => [vname, value]))
}
