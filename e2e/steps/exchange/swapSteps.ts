/** Stake that changes hands: people with staking wallets, their stake on the chain, and what they press. */
import type { Locator, Page } from '@playwright/test'
import { createClient, readHoldings, readProtocol, type Client, type Holding } from '@tyto/chain'
import { defiWallet, loadCode, olderZilWallet, ssnListProxy, zilWallet } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { networkOf } from '../network/chainAnswers'
import { card, saveWho } from '../page/pageParts'
import { arriveAs } from '../wallets/sessionSteps'
import { newOwner, type Owner } from '../ownership/settingsSteps'
import { listed } from './stakingSteps'
import { expect, type TestSite } from '../network/testSite'
import { callAs, deployContract, saveSubdomain } from '../wallets/walletSetup'

export const qa = 10n ** 12n
const stakeID = 'zilstaking'

/** Somebody with a name and a staking wallet of it. */
export interface Staker extends Owner {
  /** `zil@owl7.ssi` */
  readonly stakingName: string
  readonly staking: Address
}

interface Places {
  readonly client: Client
  readonly proxy: Address
  readonly implementation: Address
  readonly node: Address
}

async function placesOf(site: TestSite): Promise<Places> {
  const network = await networkOf(site)
  const client = createClient({ endpoints: network.endpoints, chainId: network.chainId, fetch })
  const { services } = await readProtocol(client, network)
  const at = (id: string): Address => services.get(id)!
  return { client, proxy: at(stakeID), implementation: at('zilstakingimpl'), node: at('ssnzilpay') }
}

/** A staking wallet of version 1.0, or an older one, under the subdomain zil. */
export async function newStaker(site: TestSite, prefix: string, version?: string): Promise<Staker> {
  const { devnet } = site
  const owner = await newOwner(devnet, prefix)
  const { init } = devnet.network
  const init_nft = domainId(owner.domain)
  const staking =
    version === undefined
      ? await deployContract(
          devnet,
          await loadCode('ZilWallet'),
          zilWallet.deploy({ init_nft, init, init_community: init }).init,
        )
      : await deployContract(
          devnet,
          await loadCode('OlderZilWallet'),
          olderZilWallet.deploy({ init_version: version, init_nft, init }).init,
        )
  await saveSubdomain(devnet, owner.account, { wallet: owner.wallet, subdomain: 'zil', address: staking })
  return { ...owner, staking, stakingName: `zil@${owner.name}` }
}

/** A DeFi wallet of the same person. */
export async function newDefiWallet({ devnet }: TestSite, { domain }: Owner): Promise<Address> {
  const { init } = devnet.network
  const { init: params } = defiWallet.deploy({ init_nft: domainId(domain), init, init_community: init })
  return deployContract(devnet, await loadCode('DefiWallet'), params)
}

/** Ends the cycle, as anybody may once it is over. */
export async function endCycle(site: TestSite, by: Owner): Promise<void> {
  const { proxy } = await placesOf(site)
  for (let block = 0; block < 30; block++) await site.devnet.mineBlock()
  await callAs(site.devnet, by.account, ssnListProxy(proxy).AdvanceCycle({}))
}

/** Delegates ZIL of the wallet, sent along: buffered until the cycle ends. */
export async function delegate(site: TestSite, by: Staker, zil: bigint): Promise<void> {
  const { DelegateStake } = zilWallet(by.staking)
  const order = { stakeID, ssnID: 'ssnzilpay', amount: zil * qa, tyron: null }
  await callAs(site.devnet, by.account, DelegateStake(order, { amount: zil * qa }))
}

export async function collect(site: TestSite, by: Staker): Promise<void> {
  const order = { stakeID, ssnID: 'ssnzilpay', tyron: null }
  await callAs(site.devnet, by.account, zilWallet(by.staking).WithdrawStakeRewards(order))
}

/** The same from the browser wallet itself, straight to the programme. */
export async function delegateOwn(site: TestSite, by: Owner, zil: bigint): Promise<void> {
  const { proxy, node } = await placesOf(site)
  const call = ssnListProxy(proxy).DelegateStake({ ssnaddr: node }, { amount: zil * qa })
  await callAs(site.devnet, by.account, call)
}

/** So much stake, with nothing buffered and nothing to collect: it may be handed over. */
export async function settledStake(site: TestSite, by: Staker, zil: bigint): Promise<void> {
  await delegate(site, by, zil)
  await endCycle(site, by)
  await collect(site, by)
}

/** Asks from Node. */
export async function offer(site: TestSite, by: Staker, newDelegAddr: Address): Promise<void> {
  const call = zilWallet(by.staking).RequestDelegatorSwap({ stakeID, newDelegAddr, tyron: null })
  await callAs(site.devnet, by.account, call)
}

export async function holdingOf(site: TestSite, delegator: Address): Promise<Holding> {
  const { client, implementation } = await placesOf(site)
  return (await readHoldings(client, { implementation }, [delegator]))!.holdings[0]!
}

/** The stake of somebody at all nodes, in Qa. */
export async function stakeOf(site: TestSite, delegator: Address): Promise<bigint> {
  const { stakes } = await holdingOf(site, delegator)
  return stakes.reduce((sum, { amount }) => sum + amount, 0n)
}

/** The panel on the page of the staking wallet. */
export function swap(page: Page): Locator {
  return card(page, 'DELEGATOR SWAP')
}

export async function openSwap(page: Page, { index, stakingName }: Staker): Promise<Locator> {
  await arriveAs(page, { account: index })
  await page.goto(`/${stakingName}/zil/wallet`)
  return openPanel(page)
}

/** Chooses it among the actions of the staking page. */
export async function openPanel(page: Page): Promise<Locator> {
  await listed(page, 'DELEGATOR SWAP').click()
  await expect(swap(page)).toBeVisible()
  return swap(page)
}

export function receiverField(panel: Locator): Locator {
  return panel.getByLabel('New delegator wallet')
}

/** Names who takes over, ticks what was never used, and waits until it is SAVED. */
export async function nameReceiver(panel: Locator, typed: string): Promise<void> {
  await receiverField(panel).fill(typed)
  await saveWho(panel, 'New delegator wallet')
}
