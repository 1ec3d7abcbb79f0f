/** A wallet that is paused: by its owner, until it is unpaused; meanwhile it takes money and does nothing else. */
import type { Page } from '@playwright/test'
import { defiWallet, olderDefiWallet, zilWallet } from '@tyto/contracts'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findAllBarriers, findBarriers, overflowOf, showsTheme } from '../steps/page/barriers'
import { balanceOf } from '../steps/network/chainAnswers'
import { lastSent, refusing } from '../steps/network/faultyNode'
import {
  nameNewOwner,
  newKindOwner,
  newOlderOwner,
  openAs,
  openElsewhere,
} from '../steps/ownership/ownershipSteps'
import { card } from '../steps/page/pageParts'
import { newPayer } from '../steps/money/paymentSteps'
import { valueOf } from '../steps/ownership/settingsSteps'
import { expect, test } from '../steps/network/testSite'
import {
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
import { choose } from '../steps/exchange/stakingSteps'
import { panel as tradePanel, panelButton, tradeAt } from '../steps/exchange/tradeSteps'
import { callAs } from '../steps/wallets/walletSetup'
import { tryAgain } from '../steps/network/tryAgain'

const isTrue = { constructor: 'True', argtypes: [], arguments: [] }
const isFalse = { constructor: 'False', argtypes: [], arguments: [] }
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('[PZ-01] paused and unpaused: what it means is told, every other action warns, money still comes in', async ({
  page,
  devnet,
  site,
}) => {
  const owner = await newKindOwner(site, 'zil')
  const heir = await newPayer(site)
  await openAs(page, owner, `${owner.home}/wallet`)
  await choose(page, 'PAUSE')
  // Running: PAUSE is offered, and nothing else.
  const panel = card(page, 'PAUSE')
  await expect(panel).toContainText('Running')
  await expect(panel).toContainText(
    `A paused ${owner.name} does nothing but take money: nobody pays out of it, stakes with it or hands it over, you neither.`,
  )
  await expect(card(page, 'UNPAUSE')).toHaveCount(0)
  expect(await findAllBarriers(page, 'main')).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await button(page, 'PAUSE').click()
  await reviewsCall(page, 'Pause')
  await expect(sentences(review(page))).toContainText(
    `${owner.name} is paused: it does nothing but take money until you unpause it. What was promised before still holds.`,
  )
  await gasAsSaid(page, 'PAUSE', 10_000n)
  site.node.forgetTrips()
  await signAndConfirm(page, 'PAUSE', 'Paused. Its owl has closed its eyes.')
  // No username: a ZILxWALLET takes none.
  expect([...lastSent(site.node.trips, 'Pause').params.keys()]).toEqual(['tyron'])
  expect(await valueOf(devnet, owner.kindWallet, 'is_paused')).toEqual(isTrue)

  const paused = card(page, 'UNPAUSE').first()
  await expect(paused).toContainText('Paused')
  await expect(card(page, 'PAUSE')).toHaveCount(0)
  // Another action warns, to the letter, with UNPAUSE one press away; what is typed stays.
  await choose(page, 'TRANSFER OWNERSHIP')
  await nameNewOwner(page, heir.domain)
  const transfer = card(page, 'TRANSFER OWNERSHIP')
  await expect(transfer.getByText('To continue, unpause your ZILxWALLET', { exact: true })).toBeVisible()
  await expect(transfer.getByRole('button', { name: 'TRANSFER OWNERSHIP' })).toHaveCount(0)
  expect(await findBarriers(page)).toEqual([])
  // It still takes money.
  const before = await balanceOf(site, owner.kindWallet)
  await callAs(devnet, heir.account, zilWallet(owner.kindWallet).AddFunds({}, { amount: 5n }))
  expect(await balanceOf(site, owner.kindWallet)).toBe(before + 5n)

  await transfer.getByRole('button', { name: 'UNPAUSE', exact: true }).click()
  await reviewsCall(page, 'Unpause')
  await expect(sentences(review(page))).toContainText(`${owner.name} works again as before.`)
  await signAndConfirm(page, 'UNPAUSE', 'It works again.')
  expect(await valueOf(devnet, owner.kindWallet, 'is_paused')).toEqual(isFalse)
  await expect(transfer.getByRole('button', { name: 'TRANSFER OWNERSHIP' })).toBeVisible()
  await expect(transfer.getByLabel('New owner')).toHaveValue(heir.domain)
})

test('[PZ-01] the others are called xWALLET; rejected, nothing is paused; a donation is asked for where one is taken @desktop', async ({
  page,
  devnet,
  site,
}) => {
  const owner = await newKindOwner(site, 'sbt')
  await openAs(page, owner, `/${owner.name}/sbt/wallet`)
  await button(page, 'PAUSE').click()
  await review(page).getByRole('button', { name: 'PAUSE', exact: true }).click()
  await approvalWindow(page).reject()
  await status(page, 'Rejected').getByRole('button', { name: 'Close' }).last().click()
  expect(await valueOf(devnet, owner.kindWallet, 'is_paused')).toEqual(isFalse)
  await expect(card(page, 'PAUSE')).toContainText('Running')
  await callAs(devnet, owner.account, defiWallet(owner.kindWallet).Pause({ tyron: null }))
  await page.reload()
  const heir = await newPayer(site)
  await nameNewOwner(page, heir.domain)
  await expect(
    card(page, 'TRANSFER OWNERSHIP').getByText('To continue, unpause your xWALLET', { exact: true }),
  ).toBeVisible()

  const defi = await newKindOwner(site, 'defi')
  const other = await newOwnPage(page)
  await openAs(other, defi, defi.home)
  await button(other, 'PAUSE').click()
  await noDonation(other)
  await signAndConfirm(other, 'PAUSE', 'Paused. Its owl has closed its eyes.')
  await nameNewOwner(other, heir.domain)
  await expect(
    card(other, 'TRANSFER OWNERSHIP').getByText('To continue, unpause your xWALLET', { exact: true }),
  ).toBeVisible()

  // A trade out of its coins warns too, before it is reviewed.
  const warning = other
    .getByRole('main')
    .getByText('To continue, unpause your xWALLET', { exact: true })
    .first()
  await callAs(devnet, heir.account, zilWallet(defi.kindWallet).AddFunds({}, { amount: 20n * 10n ** 12n }))
  await other.goto(`/${defi.name}/defix/swap`)
  await other.getByRole('textbox', { name: 'swap FROM' }).fill('1')
  await tradeAt(other, 'TyronDEX').click()
  await expect(warning).toBeVisible()
})

test('[PZ-01] open pages follow a pause that was made elsewhere, and keep what is typed @desktop', async ({
  page,
  context,
  devnet,
  site,
}) => {
  const defi = await newKindOwner(site, 'defi')
  const wallet = defiWallet(defi.kindWallet)
  await callAs(devnet, defi.account, wallet.AddFunds({}, { amount: 20n * 10n ** 12n }))
  await openAs(page, defi, `/${defi.name}/defix/swap`)
  const typed = page.getByRole('textbox', { name: 'swap FROM' })
  await typed.fill('1')
  await tradeAt(page, 'TyronDEX').click()
  await expect(panelButton(page)).toBeVisible()
  const tab = await context.newPage()
  await tab.goto(defi.home)
  await expect(card(tab, 'PAUSE')).toContainText('Running')

  // Another browser pauses it, and lets it run again: nobody told these two tabs.
  await callAs(devnet, defi.account, wallet.Pause({ tyron: null }))
  const warning = tradePanel(page).getByText('To continue, unpause your xWALLET', { exact: true })
  await expect(warning).toBeVisible()
  await expect(panelButton(page)).toHaveCount(0)
  await expect(card(tab, 'UNPAUSE')).toContainText('Paused')
  await callAs(devnet, defi.account, wallet.Unpause({ tyron: null }))
  await expect(panelButton(page)).toBeVisible()
  await expect(warning).toHaveCount(0)
  await expect(typed).toHaveValue('1')
  await expect(card(tab, 'PAUSE')).toContainText('Running')

  // Where nobody answers, the state is not known, and never that of before.
  site.node.behave(refusing('Try later', ({ params }) => params[1] === 'is_paused'))
  await expect(card(tab, 'PAUSE')).toContainText('Unknown')
  site.node.behave()
  await expect(card(tab, 'PAUSE')).toContainText('Running')
})

/** A page with a storage of its own. */
async function newOwnPage(page: Page): Promise<Page> {
  const browser = page.context().browser()!
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'en-GB' })
  return context.newPage()
}

test('[PZ-01] the username goes along below 0.9 of what is no ZILxWALLET, and nowhere else @desktop', async ({
  page,
  devnet,
  site,
  browser,
  baseURL,
  pageProblems,
}) => {
  const people = { browser, baseURL: baseURL!, pageProblems }
  const older = await newOlderOwner(site, 'ZILSTAKE_0.8.0')
  await openAs(page, older, `${older.home}/wallet`)
  await choose(page, 'PAUSE')
  for (const [label, transition, becomes] of [
    ['PAUSE', 'Pause', isTrue],
    ['UNPAUSE', 'Unpause', isFalse],
  ] as const) {
    await button(page, label).click()
    site.node.forgetTrips()
    await signAndConfirm(page, label)
    const { params } = lastSent(site.node.trips, transition)
    expect([...params.keys()]).toEqual(['username', 'tyron'])
    expect(params.get('username')).toBe(older.domain)
    expect(await valueOf(devnet, older.kindWallet, 'is_paused')).toEqual(becomes)
  }

  // Its field is called paused, and its calls name nobody.
  const defi = await newOlderOwner(site, 'DEFIxWALLET_1.1.1')
  const other = await openElsewhere(people, defi, defi.home)
  await expect(card(other, 'PAUSE')).toContainText('Running')
  await callAs(devnet, defi.account, olderDefiWallet(defi.kindWallet).Pause({ tyron: null }))
  await other.reload()
  await expect(card(other, 'UNPAUSE')).toContainText('Paused')
  await button(other, 'UNPAUSE').click()
  site.node.forgetTrips()
  await noDonation(other)
  await signAndConfirm(other, 'UNPAUSE')
  expect([...lastSent(site.node.trips, 'Unpause').params.keys()]).toEqual(['tyron'])
  expect(await valueOf(devnet, defi.kindWallet, 'paused')).toEqual(isFalse)
})

test('a pause that cannot be read is unknown, and only its owner is offered to change it @desktop', async ({
  page,
  site,
  browser,
  baseURL,
  pageProblems,
}) => {
  const owner = await newKindOwner(site, 'defi')
  const stranger = await newPayer(site)
  site.node.behave(
    refusing('Node Glitch', ({ params }) => params.some((part) => /paused/.test(String(part)))),
  )
  await openAs(page, owner, owner.home)
  const panel = card(page, 'PAUSE')
  await expect(panel).toContainText('Unknown')
  await expect(panel.getByRole('button', { name: 'PAUSE', exact: true })).toHaveCount(0)
  expect(await findBarriers(page)).toEqual([])
  await tryAgain(panel.getByRole('button', { name: 'Try again' }), site.node)
  await expect(panel).toContainText('Running')
  await expect(button(page, 'PAUSE')).toBeVisible()

  const other = await openElsewhere({ browser, baseURL: baseURL!, pageProblems }, stranger, owner.home)
  await expect(card(other, 'Claim')).toBeVisible()
  await expect(button(other, 'PAUSE')).toHaveCount(0)
  await expect(card(other, 'TRANSFER OWNERSHIP')).toHaveCount(0)
})

test('[PZ-01] reloaded half way, in the dark too: what was signed is found again and the page follows @desktop', async ({
  page,
  devnet,
  site,
}) => {
  const owner = await newKindOwner(site, 'defi')
  await page.emulateMedia({ colorScheme: 'dark' })
  await openAs(page, owner, owner.home)
  await showsTheme(page, 'night')
  hideTransactions(site)
  await button(page, 'PAUSE').click()
  await review(page).getByRole('button', { name: 'PAUSE', exact: true }).click()
  await approvalWindow(page).approve()
  await expect(status(page, 'On its way')).toBeVisible()
  await page.reload()
  await expect(pill(page, /PAUSE/)).toBeVisible()
  site.node.behave()
  await expect.poll(() => valueOf(devnet, owner.kindWallet, 'is_paused')).toEqual(isTrue)
  await pill(page, /PAUSE/).click()
  await expect(status(page, 'Confirmed')).toContainText('It takes money and does nothing else.', {
    timeout: 30_000,
  })
  expect(await findBarriers(page)).toEqual([])
  await status(page, 'Confirmed').getByRole('button', { name: 'Done' }).click()
  await expect(card(page, 'UNPAUSE')).toContainText('Paused')
  // A button half below the bar of the top would count as a small one.
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await findBarriers(page)).toEqual([])
})
