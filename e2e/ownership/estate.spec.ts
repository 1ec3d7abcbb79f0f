/**
 * The things that a name carries: the page shows what goes along, stays or closes before it happens, and so it is
 * afterwards.
 */
import { createClient, readEstate, readOwnership, type Client } from '@tyto/chain'
import { defiWallet, didWallet, loadCode, zilWallet } from '@tyto/contracts'
import { domainId, type Estate } from '@tyto/identity'
import { toBech32, type Address } from '@tyto/primitives'
import type { Locator, Page } from '@playwright/test'
import { find, networkOf } from '../steps/network/chainAnswers'
import { deployDefi } from '../steps/money/defiWallets'
import { saveStep, saveWho } from '../steps/page/pageParts'
import { newPayer, type Payer } from '../steps/money/paymentSteps'
import { addGuardiansOf, guardiansOf, newPerson } from '../steps/ownership/recoverySetup'
import { arriveAs, short } from '../steps/wallets/sessionSteps'
import { expect, test, type TestSite } from '../steps/network/testSite'
import { review, sentences, signAndConfirm, simulated } from '../steps/transaction/transactionSteps'
import {
  callAs,
  deployContract,
  deployDidWallet,
  freshDomain,
  issueName,
  keysOf,
  newAccount,
  saveSubdomain,
} from '../steps/wallets/walletSetup'

const qa = 10n ** 12n

interface Rich extends Payer {
  readonly defi: Address
  readonly zil: Address
}

/** Somebody whose DeFi wallet has 500 ZIL and whose staking wallet has 100, 50 of them staked. */
async function newRich(site: TestSite): Promise<Rich> {
  const { devnet } = site
  const owner = await newPayer(site)
  const defi = await deployDefi(site, owner.domain)
  const { init } = devnet.network
  const deploy = zilWallet.deploy({ init_nft: domainId(owner.domain), init, init_community: init })
  const zil = await deployContract(devnet, await loadCode('ZilWallet'), deploy.init)
  await saveSubdomain(devnet, owner.account, { wallet: owner.wallet, subdomain: 'defi', address: defi })
  await saveSubdomain(devnet, owner.account, { wallet: owner.wallet, subdomain: 'zil', address: zil })
  await callAs(devnet, owner.account, defiWallet(defi).AddFunds({}, { amount: 500n * qa }))
  await callAs(devnet, owner.account, zilWallet(zil).AddFunds({}, { amount: 100n * qa }))
  const order = { stakeID: 'zilstaking', ssnID: 'ssnzilpay', amount: 50n * qa, tyron: null }
  await callAs(devnet, owner.account, zilWallet(zil).DelegateStake(order))
  return { ...owner, defi, zil }
}

/** A name whose .ssi belongs to somebody and whose .did leads to a stranger's wallet. */
async function newSplit({ devnet }: TestSite) {
  const [mine, theirs] = [await newAccount(devnet), await newAccount(devnet)]
  const domain = freshDomain('split')
  const wallet = await deployDidWallet(devnet, mine.account, keysOf(domain))
  const did = await deployDidWallet(devnet, theirs.account, keysOf(`${domain} did`))
  await issueName(devnet, domain, wallet, { did })
  return { domain, wallet, did, mine, theirs }
}

async function clientOf(site: TestSite): Promise<Client> {
  return createClient({ ...(await networkOf(site)), fetch })
}

async function estateOf(site: TestSite, domain: string): Promise<Estate> {
  return readEstate(await clientOf(site), await networkOf(site), { id: domainId(domain), coins: ['zil'] })
}

const fates = (scope: Locator, fate: 'goes' | 'stays' | 'closes' | 'comes'): Locator =>
  scope.locator(`[data-fate=${fate}]`)

async function openTransfer(page: Page, domain: string): Promise<Locator> {
  await page.goto(`/${domain}.ssi/didx/wallet/nft/dns/manage/transfer`)
  return page.getByRole('main')
}

test('[BX-36] handing over a name says which wallets go along with how much, and how to keep them', async ({
  page,
  site,
}) => {
  const owner = await newRich(site)
  const friend = await newPayer(site)
  await arriveAs(page, { account: owner.index })
  // Paused, a wallet is emptied by nobody: it is opened first, and that is all that is offered of it.
  await callAs(site.devnet, owner.account, defiWallet(owner.defi).Pause({ tyron: null }))
  const paused = await openTransfer(page, owner.domain)
  const first = `Unpause defi@${owner.domain}.ssi first: paused, it sends nothing and hands nothing over`
  await expect(paused.getByRole('link', { name: first })).toHaveAttribute(
    'href',
    `/defi@${owner.domain}.ssi/defix`,
  )
  await expect(paused.getByRole('link', { name: `defi@${owner.domain}.ssi` })).toHaveCount(1)
  await callAs(site.devnet, owner.account, defiWallet(owner.defi).Unpause({ tyron: null }))
  const main = await openTransfer(page, owner.domain)
  await main.getByLabel('New owner').fill(`${friend.domain}.ssi`)
  await saveWho(main, 'New owner')
  const goes = fates(main, 'goes')
  await expect(goes).toContainText(`defi@${owner.domain}.ssi: 500 ZIL`)
  await expect(goes).toContainText(`zil@${owner.domain}.ssi: 50 ZIL, 50 ZIL staked`)
  // The wallet behind the name stays with its money.
  await expect(fates(main, 'stays')).toContainText('100 ZIL')
  await expect(
    main.getByRole('link', { name: `Send the money of defi@${owner.domain}.ssi elsewhere` }),
  ).toBeVisible()
  await expect(
    main.getByRole('link', { name: `Take the stake of zil@${owner.domain}.ssi out` }),
  ).toBeVisible()

  await saveStep(main, 'What goes over')
  const typed = `Type ${owner.domain}.ssi to confirm`
  await main.getByLabel(typed).fill(`${owner.domain}.ssi`)
  await saveStep(main, typed)
  await main.getByRole('button', { name: 'Transfer the name' }).click()
  await simulated(page)
  await expect(sentences(review(page))).toContainText('and every wallet that obeys it goes along.')
  const inReview = fates(review(page), 'goes')
  await expect(inReview).toContainText(`defi@${owner.domain}.ssi: 500 ZIL`)
  await expect(inReview).toContainText(`zil@${owner.domain}.ssi: 50 ZIL, 50 ZIL staked`)
  await signAndConfirm(page, 'Transfer the name')
  // So it is: the wallets obey the new owner, the old one's own wallet does not.
  const [client, network] = [await clientOf(site), await networkOf(site)]
  for (const wallet of [owner.defi, owner.zil])
    expect((await readOwnership(client, network, wallet)).owner).toBe(friend.account.address)
  expect((await find(site, `${friend.domain}.ssi`)).wallet?.address).toBe(friend.wallet)
})

test('[BX-36] a split name says so on its pages, and ".ssi only" leaves a stranger his .did', async ({
  page,
  site,
}) => {
  const { domain, wallet, did, mine } = await newSplit(site)
  const friend = await newPayer(site)
  await arriveAs(page, { account: mine.index })
  for (const path of ['', '/didx', '/didx/doc', '/didx/wallet', '/didx/recovery']) {
    await page.goto(`/${domain}.ssi${path}`)
    const note = page.locator('[data-split=owners]')
    await expect(note).toContainText(`${domain}.ssi and ${domain}.did lead to two wallets with two owners.`)
    await expect(note).toContainText('(you)')
  }
  const main = await openTransfer(page, domain)
  await main.getByLabel('New owner').fill(`${friend.domain}.ssi`)
  await saveWho(main, 'New owner')
  // The choice that serves himself alone stands from the start.
  await expect(
    main.getByText(`${domain}.did goes on leading to the other owner's wallet, as now.`),
  ).toBeVisible()
  await saveStep(main, 'What goes over')
  const typed = `Type ${domain}.ssi to confirm`
  await main.getByLabel(typed).fill(`${domain}.ssi`)
  await saveStep(main, typed)
  await main.getByRole('button', { name: 'Transfer the name' }).click()
  await simulated(page)
  await expect(sentences(review(page))).toContainText(`${domain}.did stays where it is.`)
  await signAndConfirm(page, 'Transfer the name')
  const after = await estateOf(site, domain)
  expect(after.ssi.wallet).toBe(friend.wallet)
  expect(after.did.wallet).toBe(did)
  expect(wallet).not.toBe(did)
})

test('[BX-36] who has the .ssi alone makes no wallet for a stranger, and is told why', async ({
  page,
  site,
}) => {
  const { domain, mine } = await newSplit(site)
  await arriveAs(page, { account: mine.index })
  await page.goto(`/${domain}.ssi/didx/wallet/nft/dns/subdomain?new=defi`)
  const main = page.getByRole('main')
  await expect(
    page.getByRole('heading', { name: `Only ${domain}'s DID Controller can access this wallet.` }),
  ).toBeVisible()
  await expect(main.locator('[data-split=owners]')).toContainText(
    `${domain}.did has the document, the subdomains`,
  )
  await expect(main.getByText('Or create a new XWallet')).toHaveCount(0)
})

test('[BX-36] who has the .did makes its wallets, which obey that account', async ({ page, site }) => {
  const { domain, theirs } = await newSplit(site)
  await arriveAs(page, { account: theirs.index })
  await page.goto(`/${domain}.ssi/didx/wallet/nft/dns/subdomain?new=defi`)
  const main = page.getByRole('main')
  await expect(main.getByText('Or create a new XWallet')).toBeVisible()
  const tree = main.getByRole('region', { name: `What ${domain}.ssi carries` })
  await expect(fates(tree, 'comes')).toContainText(`${short(toBech32(theirs.account.address))} (you)`)
  await expect(fates(tree, 'comes')).toContainText(`defi@${domain}.ssi`)
})

test('[BX-36] a guardian whose .ssi and .did have two owners is told, with whose key signs', async ({
  page,
  site,
}) => {
  const { domain, theirs } = await newSplit(site)
  const owner = await newPerson(site.devnet, 'guarded')
  await arriveAs(page, { account: owner.index })
  await page.goto(`/${owner.domain}.ssi/didx/wallet/doc/social`)
  const main = page.getByRole('main')
  await main.getByLabel('Guardian domain 1', { exact: true }).fill(domain)
  await expect(main).toContainText(`The .ssi and the .did of ${domain}.ssi have two owners.`)
  await expect(main).toContainText(toBech32(theirs.account.address).slice(0, 8))
})

test('[BX-36] a lock says which wallets close with it and which go on, and leads to their pause first', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const owner = await newPerson(devnet, 'locker')
  await addGuardiansOf(devnet, owner, await guardiansOf(devnet))
  // One of today asks the identity whether it is locked; an older one does not.
  const newest = await deployDefi(site, owner.domain)
  const older = await deployDefi(site, owner.domain, 'DefiWallet2')
  await saveSubdomain(devnet, owner.account, { wallet: owner.wallet, subdomain: 'defi', address: older })
  for (const wallet of [newest, older]) {
    await callAs(devnet, owner.account, defiWallet(wallet).AddFunds({}, { amount: 500n * qa }))
  }
  await arriveAs(page, { account: owner.index })
  const path = `/${owner.domain}.ssi/didx/recovery/lock`
  await page.goto(path)
  const main = page.getByRole('main')
  await expect(fates(main, 'stays')).toContainText(`defi@${owner.domain}.ssi: 500 ZIL`)
  await expect(fates(main, 'closes')).toContainText(`The wallet behind ${owner.domain}.did`)
  await main.getByRole('link', { name: `Pause defi@${owner.domain}.ssi` }).click()
  await expect(page).toHaveURL(`/defi@${owner.domain}.ssi/defix`)

  // Paused, it is closed by then, and no longer offered.
  await callAs(devnet, owner.account, defiWallet(older).Pause({ tyron: null }))
  await page.goto(path)
  await expect(fates(main, 'stays')).toContainText(`defi@${owner.domain}.ssi`)
  await expect(main.getByRole('link', { name: `Pause defi@${owner.domain}.ssi` })).toHaveCount(0)

  await saveSubdomain(devnet, owner.account, { wallet: owner.wallet, subdomain: 'defi', address: newest })
  await page.goto(path)
  await expect(fates(main, 'closes')).toContainText(`defi@${owner.domain}.ssi: 500 ZIL`)
  await expect(main.getByRole('link', { name: `Pause defi@${owner.domain}.ssi` })).toHaveCount(0)
})

test('[BX-36] liquidity for the community is closed on the page of a name that would not get it', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const owner = await newPayer(site)
  const second = freshDomain('second')
  await issueName(devnet, second, owner.wallet)
  const { UpdateUsername, AcceptPendingUsername } = didWallet(owner.wallet)
  await callAs(devnet, owner.account, UpdateUsername({ username: owner.domain, tyron: null }))
  await callAs(devnet, owner.account, AcceptPendingUsername({}))
  await arriveAs(page, { account: owner.index })
  await page.goto(`/${second}.ssi/defix/pool`)
  const main = page.getByRole('main')
  await expect(main).toContainText(`This wallet stands for ${owner.domain}.ssi in the community`)
  await expect(main.getByText('For the community:')).toHaveCount(0)
  await main.getByRole('link', { name: `Open the pool page of ${owner.domain}.ssi` }).click()
  await expect(page).toHaveURL(`/${owner.domain}.ssi/defix/pool`)
  await expect(main.getByText(`For the community: ${owner.domain}.ssi gets a share of the DAO`)).toBeVisible()
})
