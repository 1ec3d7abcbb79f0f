/** A wallet that passes to another name: offered, taken back, claimed; by the right account and by no other. */
import type { Page } from '@playwright/test'
import { choose } from '../steps/exchange/stakingSteps'
import { defiWallet, didWallet, olderDefiWallet, sbtWallet } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import type { Hex } from '@tyto/primitives'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findAllBarriers, findBarriers, overflowOf, showsTheme } from '../steps/page/barriers'
import { lastSent } from '../steps/network/faultyNode'
import {
  nameNewOwner,
  nameWrongOwner,
  newKindOwner,
  newOlderOwner,
  openAs,
  openElsewhere,
  shortOf,
  type KindOwner,
} from '../steps/ownership/ownershipSteps'
import { card, fact } from '../steps/page/pageParts'
import { newPayer, type Payer } from '../steps/money/paymentSteps'
import { openDrawer } from '../steps/wallets/sessionSteps'
import { valueOf } from '../steps/ownership/settingsSteps'
import { expect, test, type TestSite } from '../steps/network/testSite'
import {
  asksNoDonation,
  gasAsSaid,
  hideTransactions,
  noDonation,
  pill,
  review,
  reviewsCall,
  sentences,
  signAndConfirm,
  status,
} from '../steps/transaction/transactionSteps'
import { callAs, freshDomain, issueName } from '../steps/wallets/walletSetup'
import { tryAgain } from '../steps/network/tryAgain'

const noDomain = `0x${'00'.repeat(32)}`
const transfer = (page: Page) => card(page, 'TRANSFER OWNERSHIP')
const claim = (page: Page) => card(page, 'Claim')
const submit = (page: Page) => transfer(page).getByRole('button', { name: 'TRANSFER OWNERSHIP', exact: true })

async function offer({ devnet }: TestSite, { account, kindWallet }: KindOwner, heir: Payer): Promise<void> {
  const domain: Hex = domainId(heir.domain)
  await callAs(devnet, account, defiWallet(kindWallet).UpdateDomain({ domain, tyron: null }))
}

test('[PO-01] [PO-04] a DeFi wallet is offered to a registered name, found in the drawer and claimed by its controller', async ({
  page,
  devnet,
  site,
  browser,
  baseURL,
  pageProblems,
}) => {
  const people = { browser, baseURL: baseURL!, pageProblems }
  const owner = await newKindOwner(site, 'defi')
  const heir = await newPayer(site)
  const stranger = await newPayer(site)
  await openAs(page, owner, owner.home)
  const form = transfer(page)
  // The form says what it means before anything is typed.
  await expect(form).toContainText(
    `${owner.name} stays yours until the owner of the other name accepts. Nothing changes before.`,
  )
  await expect(form).toContainText(
    'Then you lose all of it: the money, the stakes and whatever else is in it obey the other name alone, and only its owner can give them back.',
  )
  expect(await findAllBarriers(page, 'main')).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  // Only a registered domain with a DID wallet.
  const bare = freshDomain('bare')
  await issueName(devnet, bare, heir.account.address, { did: owner.kindWallet })
  for (const [typed, says] of [
    [freshDomain('nobody'), 'The given NFT Domain Name is not registered.'],
    [`${owner.domain}.ssi`, `It belongs to ${owner.domain}.ssi already.`],
    [`${bare}.ssi`, `${bare}.ssi has no DID wallet, so nobody could accept.`],
    [owner.name, 'Type the name without its subdomain: a wallet belongs to a whole name.'],
    ['a b@c.d.e', 'Resolver failed.'],
  ] as const) {
    await nameWrongOwner(page, typed)
    await expect(form.getByText(says, { exact: true })).toBeVisible()
    await expect(submit(page)).toHaveCount(0)
  }
  await nameNewOwner(page, heir.domain)
  await expect(form).toContainText(`This account controls ${heir.domain}.ssi and can accept:`)
  await expect(form).toContainText(shortOf(heir.account.address))
  await submit(page).click()
  await reviewsCall(page, 'UpdateDomain')
  await expect(sentences(review(page))).toContainText(
    `${owner.name} is offered to ${heir.domain}.ssi; nothing changes until its controller accepts.`,
  )
  await expect(sentences(review(page))).toContainText(`only ${heir.domain}.ssi can give it back.`)
  await noDonation(page)
  await gasAsSaid(page, 'TRANSFER OWNERSHIP', 10_000n)
  site.node.forgetTrips()
  await signAndConfirm(
    page,
    'TRANSFER OWNERSHIP',
    `${owner.name} is offered to ${heir.domain}.ssi. It stays yours until they accept.`,
  )
  // Its hash went along, and it is pending; the wallet is as it was.
  expect(lastSent(site.node.trips, 'UpdateDomain').params.get('domain')).toBe(domainId(heir.domain))
  expect(await valueOf(devnet, owner.kindWallet, 'pending_domain')).toBe(domainId(heir.domain))
  expect(await valueOf(devnet, owner.kindWallet, 'nft_domain')).toBe(domainId(owner.domain))
  await expect(form).toContainText(`Offered to ${heir.domain}.ssi. Nothing changes until it is accepted.`)

  // Anybody else is told so, and has no button.
  const other = await openElsewhere(people, stranger, owner.home)
  await expect(claim(other).getByText('Wrong caller', { exact: true })).toBeVisible()
  await expect(claim(other)).toContainText('Only the pending controller can claim this wallet.')
  await expect(fact(claim(other), 'Can accept')).toContainText(shortOf(heir.account.address))
  await expect(claim(other).getByRole('button', { name: 'CLAIM' })).toHaveCount(0)
  await expect(other.getByRole('main')).not.toContainText('TRANSFER OWNERSHIP')
  expect(await findBarriers(other)).toEqual([])
  expect(await overflowOf(other)).toBeLessThanOrEqual(0)
  await other.context().close()

  // Who it is offered to, and whose browser knows the name, finds it in the account drawer.
  const taker = await openElsewhere(people, heir, '/', [owner.name, `${heir.domain}.ssi`])
  const drawer = await openDrawer(taker)
  await expect(drawer.getByRole('heading', { name: 'Wallets offered to you' })).toBeVisible()
  await expect(drawer).toContainText(`Offered to ${heir.domain}.ssi`)
  expect(await findBarriers(taker)).toEqual([])
  await drawer.getByRole('link', { name: owner.name }).click()
  await expect(taker).toHaveURL(owner.home)
  await expect(claim(taker)).toContainText(`This wallet waits for its new owner: ${heir.domain}.ssi.`)
  await expect(claim(taker)).toContainText(
    'Once claimed, it is yours with all that it holds then: its present owner can change nothing any more. What was promised before still holds.',
  )
  expect(await findBarriers(taker)).toEqual([])
  await claim(taker).getByRole('button', { name: 'CLAIM' }).click()
  await reviewsCall(taker, 'AcceptPendingDomain')
  await expect(sentences(review(taker))).toContainText(
    `${owner.name} belongs to ${heir.domain}.ssi from then on.`,
  )
  await asksNoDonation(taker)
  await review(taker).getByRole('button', { name: 'CLAIM', exact: true }).click()
  await approvalWindow(taker).reject()
  await status(taker, 'Rejected').getByRole('button', { name: 'Close' }).last().click()
  expect(await valueOf(devnet, owner.kindWallet, 'nft_domain')).toBe(domainId(owner.domain))
  await claim(taker).getByRole('button', { name: 'CLAIM' }).click()
  await signAndConfirm(taker, 'CLAIM', 'The wallet is yours.')
  expect(await valueOf(devnet, owner.kindWallet, 'nft_domain')).toBe(domainId(heir.domain))
  expect(await valueOf(devnet, owner.kindWallet, 'pending_domain')).toBe(noDomain)
  // The claimed wallet is open, as its owner's.
  await expect(taker).toHaveURL(owner.home)
  await expect(transfer(taker)).toBeVisible()
  await expect(claim(taker)).toHaveCount(0)
  // Who gave it away has lost it.
  await page.reload()
  await expect(claim(page)).toContainText('There is no pending NFT Domain Name')
  await expect(transfer(page)).toHaveCount(0)
})

test('[PO-01] an offer is taken back, and the one who was asked is told that there is none @desktop', async ({
  page,
  devnet,
  site,
  browser,
  baseURL,
  pageProblems,
}) => {
  const owner = await newKindOwner(site, 'zil')
  const heir = await newPayer(site)
  await offer(site, owner, heir)
  await openAs(page, owner, `${owner.home}/wallet`, [`${heir.domain}.ssi`])
  await choose(page, 'TRANSFER OWNERSHIP')
  await expect(transfer(page)).toContainText(
    `Offered to ${heir.domain}.ssi. Nothing changes until it is accepted.`,
  )
  await expect(transfer(page)).toContainText('Until then you can take it back.')
  expect(await findBarriers(page)).toEqual([])
  const taker = await openElsewhere({ browser, baseURL: baseURL!, pageProblems }, heir, owner.home)
  await expect(claim(taker).getByRole('button', { name: 'CLAIM' })).toBeVisible()

  await transfer(page).getByRole('button', { name: 'TAKE BACK', exact: true }).click()
  await reviewsCall(page, 'UpdateDomain')
  await expect(sentences(review(page))).toContainText(
    `${owner.name} stays with its present owner: the offer is gone.`,
  )
  await gasAsSaid(page, 'TAKE BACK', 10_000n)
  await signAndConfirm(page, 'TAKE BACK', `${owner.name} is offered to nobody any more. It stays yours.`)
  expect(await valueOf(devnet, owner.kindWallet, 'pending_domain')).toBe(noDomain)
  await expect(transfer(page).getByRole('button', { name: 'TAKE BACK' })).toHaveCount(0)

  // Too late: said in words before any gas.
  await claim(taker).getByRole('button', { name: 'CLAIM' }).click()
  await expect(review(taker)).toContainText('There is no pending NFT Domain Name')
  await taker.keyboard.press('Escape')
  await taker.reload()
  await expect(claim(taker)).toContainText('There is no pending NFT Domain Name')
  await expect(claim(taker).getByRole('button', { name: 'CLAIM' })).toHaveCount(0)
})

test('[PO-01] [PO-04] a soulbound wallet passes by its username, as plain text @desktop', async ({
  page,
  devnet,
  site,
  browser,
  baseURL,
  pageProblems,
}) => {
  const owner = await newKindOwner(site, 'sbt')
  const heir = await newPayer(site)
  await openAs(page, owner, `/${owner.name}/sbt/wallet`)
  await nameWrongOwner(page, freshDomain('nobody'))
  await expect(
    transfer(page).getByText('The given NFT Domain Name is not registered.', { exact: true }),
  ).toBeVisible()
  await nameNewOwner(page, `${heir.domain}.ssi`)
  await submit(page).click()
  await reviewsCall(page, 'UpdateUsername')
  await expect(sentences(review(page))).toContainText(`${owner.name} is offered to ${heir.domain}.ssi;`)
  await signAndConfirm(page, 'TRANSFER OWNERSHIP')
  expect(await valueOf(devnet, owner.kindWallet, 'pending_username')).toBe(heir.domain)

  const taker = await openElsewhere({ browser, baseURL: baseURL!, pageProblems }, heir, owner.home)
  // The wallet says the name itself, so this browser need not know it.
  await expect(claim(taker)).toContainText(`This wallet waits for its new owner: ${heir.domain}.ssi.`)
  await claim(taker).getByRole('button', { name: 'CLAIM' }).click()
  await reviewsCall(taker, 'AcceptPendingUsername')
  await signAndConfirm(taker, 'CLAIM', 'The wallet is yours.')
  expect(await valueOf(devnet, owner.kindWallet, 'nft_username')).toBe(heir.domain)
  await taker.goto(`/${owner.name}/sbt/wallet`)
  await expect(transfer(taker)).toBeVisible()
})

test('[SB-05] the visitor’s claim on the DeFi page is that of the pending controller, and the claimed wallet opens @desktop', async ({
  page,
  devnet,
  site,
  browser,
  baseURL,
  pageProblems,
}) => {
  const owner = await newOlderOwner(site, 'DEFIxWALLET_1.1.1')
  const heir = await newPayer(site)
  const stranger = await newPayer(site)
  const people = { browser, baseURL: baseURL!, pageProblems }
  await openAs(page, heir, owner.home)
  // A zero address means nobody.
  await expect(claim(page)).toContainText('There is no new controlling wallet.')
  await expect(claim(page).getByRole('button', { name: 'CLAIM' })).toHaveCount(0)
  const addr = heir.account.address
  await callAs(
    devnet,
    owner.account,
    olderDefiWallet(owner.kindWallet).UpdateController({ addr, tyron: null }),
  )

  const other = await openElsewhere(people, stranger, owner.home)
  await expect(claim(other)).toContainText('Only the pending controller can claim this wallet.')
  await expect(claim(other).getByRole('button', { name: 'CLAIM' })).toHaveCount(0)

  await page.reload()
  await expect(claim(page)).toContainText('This wallet waits for its new controller.')
  await claim(page).getByRole('button', { name: 'CLAIM' }).click()
  await reviewsCall(page, 'AcceptPendingController')
  await expect(fact(review(page), 'ZIL attached')).toHaveText('0 ZIL')
  await asksNoDonation(page)
  await expect(sentences(review(page))).toContainText(`${owner.name} is controlled by you from then on`)
  site.node.forgetTrips()
  await signAndConfirm(page, 'CLAIM', 'The wallet is yours.')
  expect(lastSent(site.node.trips, 'AcceptPendingController').params.size).toBe(0)
  expect(await valueOf(devnet, owner.kindWallet, 'controller')).toBe(addr)
  await expect(page).toHaveURL(owner.home)
  await expect(card(page, 'PAUSE')).toBeVisible()
})

test('[PO-04] what changed meanwhile is refused in words: Wrong caller, no new owner, a pause @desktop', async ({
  page,
  devnet,
  site,
}) => {
  const owner = await newKindOwner(site, 'defi')
  const heir = await newPayer(site)
  const buyer = await newPayer(site)
  await offer(site, owner, heir)
  await page.emulateMedia({ colorScheme: 'dark' })
  await openAs(page, heir, owner.home, [`${heir.domain}.ssi`])
  await showsTheme(page, 'night')
  const button = claim(page).getByRole('button', { name: 'CLAIM' })
  await expect(button).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  // The name of the heir is sold while the page is open.
  const sale = {
    username: domainId(heir.domain),
    id: 'zil',
    addr: buyer.wallet,
    dID: buyer.wallet,
    tyron: null,
  }
  await callAs(devnet, heir.account, didWallet(heir.wallet).TransferNftUsername(sale))
  await button.click()
  await expect(review(page)).toContainText('Wrong caller')
  await expect(review(page)).toContainText('Choose the account that controls the name that it is offered to.')
  await page.keyboard.press('Escape')
  // Another name, and then the pause.
  const next = await newPayer(site)
  await offer(site, owner, next)
  await callAs(devnet, owner.account, defiWallet(owner.kindWallet).Pause({ tyron: null }))
  await page.reload()
  await expect(claim(page)).toContainText(
    'This wallet is paused. It can change hands once its present owner unpauses it.',
  )
  await expect(claim(page)).toContainText('Wrong caller')
  await expect(button).toHaveCount(0)
})

test('the offer survives a reload half way and a node that stops, and nobody is offered what is not known @desktop', async ({
  page,
  devnet,
  site,
  tolerance,
}) => {
  tolerance.failedRequests = true
  const owner = await newKindOwner(site, 'defi')
  const heir = await newPayer(site)
  await openAs(page, owner, owner.home)
  await nameNewOwner(page, heir.domain)
  hideTransactions(site)
  await submit(page).click()
  await review(page).getByRole('button', { name: 'TRANSFER OWNERSHIP', exact: true }).click()
  await approvalWindow(page).approve()
  await expect(status(page, 'On its way')).toBeVisible()
  await page.reload()
  await expect(pill(page, /TRANSFER OWNERSHIP/)).toBeVisible()
  site.node.behave()
  await expect.poll(() => valueOf(devnet, owner.kindWallet, 'pending_domain')).toBe(domainId(heir.domain))
  await pill(page, /TRANSFER OWNERSHIP/).click()
  await expect(status(page, 'Confirmed')).toContainText(
    `${owner.name} is offered to ${heir.domain}.ssi. It stays yours until they accept.`,
    { timeout: 30_000 },
  )
  await status(page, 'Confirmed').getByRole('button', { name: 'Done' }).click()
  await expect(transfer(page)).toContainText('Nothing changes until it is accepted.')

  // The node fails for this card alone: it says so, offers nothing, and recovers in place.
  site.node.behave((body, ask) =>
    body.includes('pending_domain') ? Promise.reject(new Error('stopped')) : ask(body),
  )
  await page.reload()
  await expect(transfer(page).getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 })
  await expect(submit(page)).toHaveCount(0)
  await tryAgain(transfer(page).getByRole('button', { name: 'Try again' }), site.node)
  await expect(transfer(page).getByText('Nothing changes until it is accepted.')).toBeVisible()
})

test('whoever owns the wallet by now enters its page, and whoever owned it before does not @desktop', async ({
  page,
  devnet,
  site,
  browser,
  baseURL,
  pageProblems,
}) => {
  const owner = await newKindOwner(site, 'sbt')
  const heir = await newPayer(site)
  const { UpdateUsername, AcceptPendingUsername } = sbtWallet(owner.kindWallet)
  await callAs(devnet, owner.account, UpdateUsername({ username: heir.domain, tyron: null }))
  await callAs(devnet, heir.account, AcceptPendingUsername({}))
  await openAs(page, heir, `/${owner.name}/sbt/wallet`)
  await expect(page.getByRole('main')).not.toContainText('can access this wallet')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('sbt')
  const before = await openElsewhere(
    { browser, baseURL: baseURL!, pageProblems },
    owner,
    `/${owner.name}/sbt/wallet`,
  )
  await expect(before.getByRole('main')).toContainText('can access this wallet')
})
