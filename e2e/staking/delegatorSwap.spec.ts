/** Stake that changes hands without being unstaked: asked, seen by both, taken back, turned down, confirmed. */
import { expect, test } from '../steps/network/testSite'
import type { Browser, Page } from '@playwright/test'
import { toBech32 } from '@tyto/primitives'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findAllBarriers, overflowOf, showsTheme } from '../steps/page/barriers'
import { anotherBrowser, scanLink } from '../steps/ownership/ceremonySteps'
import { refusing } from '../steps/network/faultyNode'
import { fact } from '../steps/page/pageParts'
import { arriveAs, short } from '../steps/wallets/sessionSteps'
import {
  collect,
  delegate,
  delegateOwn,
  endCycle,
  holdingOf,
  nameReceiver,
  newDefiWallet,
  newStaker,
  offer,
  openPanel,
  openSwap,
  qa,
  receiverField,
  settledStake,
  stakeOf,
  swap,
  type Staker,
} from '../steps/exchange/swapSteps'
import { ruleProgramme } from '../steps/exchange/stakingSteps'
import {
  gasAsSaid,
  review,
  reviewsCall,
  sentences,
  signAndConfirm,
  status,
} from '../steps/transaction/transactionSteps'
import { newAccount } from '../steps/wallets/walletSetup'
import { tryAgain } from '../steps/network/tryAgain'

interface People {
  readonly browser: Browser
  readonly baseURL: string | undefined
  readonly pageProblems: string[]
}

/** Another person's browser of the same size. */
async function otherPage(page: Page, { browser, baseURL, pageProblems }: People): Promise<Page> {
  const other = await anotherBrowser(browser, baseURL!, pageProblems)
  await other.setViewportSize(page.viewportSize()!)
  return other
}

/** The findings of axe on the page in both themes. */
async function barriersInBothThemes(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const [colorScheme, theme] of [
    ['dark', 'night'],
    ['light', 'paper'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await showsTheme(page, theme)
    found.push(...(await findAllBarriers(page, 'main')))
  }
  return found
}

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('[SK-04] [SK-07] two people: requested, seen by both, rejected, revoked, and confirmed: the stake has moved', async ({
  page,
  site,
  browser,
  baseURL,
  pageProblems,
}) => {
  const people = { browser, baseURL, pageProblems }
  const giver = await newStaker(site, 'giver')
  const taker = await newStaker(site, 'taker')
  await settledStake(site, giver, 25n)
  const panel = await openSwap(page, giver)
  await expect(fact(panel, 'Stake at ZilPay Node')).toHaveText('25 ZIL')
  await expect(panel.getByText('All of it moves: a part cannot be handed over.')).toBeVisible()
  await nameReceiver(panel, taker.stakingName)
  await expect(panel.getByText(`${taker.stakingName} leads here:`)).toBeVisible()
  await expect(panel.getByText('You cannot take it back', { exact: false })).toBeVisible()
  expect(await barriersInBothThemes(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)

  await press(page, 'REQUEST').click()
  await reviewsCall(page, 'RequestDelegatorSwap')
  await expect(sentences(review(page))).toContainText(
    `All stake of ${giver.stakingName} is offered to ${taker.stakingName}; nothing changes hands until ${taker.stakingName} confirms. Once confirmed it belongs to ${taker.stakingName}, with all later rewards: ${giver.stakingName} cannot take it back.`,
  )
  await gasAsSaid(page, 'REQUEST', 10_000n)
  await signAndConfirm(
    page,
    'REQUEST',
    `${taker.stakingName} was asked. The stake stays yours until they confirm.`,
  )
  expect((await holdingOf(site, giver.staking)).offeredTo).toBe(taker.staking)
  await expect(panel.getByText(`All your stake is offered to ${taker.stakingName}.`)).toBeVisible()
  await expect(panel.getByText('Until then you can revoke the request.', { exact: false })).toBeVisible()
  await ruleProgramme(site, 'Pause')
  await page.reload()
  await openPanel(page)
  await expect(
    panel.getByText(
      'While the staking programme is paused they cannot, and you cannot revoke the request either.',
      {
        exact: false,
      },
    ),
  ).toBeVisible()
  await ruleProgramme(site, 'UnPause')
  await page.reload()
  await openPanel(page)
  await expect(panel.getByText('Until then you can revoke the request.', { exact: false })).toBeVisible()
  await panel.getByText('Link for who takes over').click()
  const link = await scanLink(page)
  expect(link).toBe(`${site.url}/${giver.stakingName}/zil/offer`)
  expect(await barriersInBothThemes(page)).toEqual([])

  // The other one finds it on their own staking page, and turns it down.
  const other = await otherPage(page, people)
  await arriveAs(other, { account: taker.index })
  await other.goto(`/${taker.stakingName}/zil/wallet`)
  const reminder = other.getByText('offers this wallet all their stake. Confirm or reject it.', {
    exact: false,
  })
  await expect(reminder).toBeVisible()
  await reminder.locator('..').getByRole('button', { name: 'DELEGATOR SWAP' }).click()
  const theirs = swap(other)
  await expect(theirs.getByText('Offers you all their stake')).toBeVisible()
  await expect(fact(theirs, 'Stake at ZilPay Node')).toHaveText('25 ZIL')
  expect(await barriersInBothThemes(other)).toEqual([])
  expect(await overflowOf(other)).toBeLessThanOrEqual(0)
  await press(other, 'REJECT').click()
  await reviewsCall(other, 'RejectDelegatorSwap')
  await expect(sentences(review(other))).toContainText('stays where it is: it is no longer offered to')
  await signAndConfirm(other, 'REJECT')
  await expect(theirs.getByText('Nobody offers you stake now.')).toBeVisible()
  expect((await holdingOf(site, giver.staking)).offeredTo).toBeNull()
  expect(await stakeOf(site, giver.staking)).toBe(25n * qa)

  // Asked again, and taken back.
  await page.reload()
  await openPanel(page)
  await nameReceiver(panel, taker.stakingName)
  await press(page, 'REQUEST').click()
  await signAndConfirm(page, 'REQUEST')
  await press(page, 'REVOKE').click()
  await reviewsCall(page, 'RevokeDelegatorSwap')
  await signAndConfirm(page, 'REVOKE', 'Nobody is offered your stake any more.')
  await expect(receiverField(panel)).toBeVisible()
  expect((await holdingOf(site, giver.staking)).offeredTo).toBeNull()

  // Asked once more; the other one opens the link and confirms.
  await nameReceiver(panel, taker.stakingName)
  await press(page, 'REQUEST').click()
  await signAndConfirm(page, 'REQUEST')
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 1, name: `Stake of ${giver.stakingName}` })).toBeVisible()
  await expect(fact(other.getByRole('main'), 'Offered to')).toContainText(short(toBech32(taker.staking)))
  expect(await barriersInBothThemes(other)).toEqual([])
  expect(await overflowOf(other)).toBeLessThanOrEqual(0)
  await press(other, 'CONFIRM').click()
  await reviewsCall(other, 'ConfirmDelegatorSwap')
  await expect(sentences(review(other))).toContainText(
    `takes over 25 ZIL of stake from ${giver.stakingName}.`,
  )
  await gasAsSaid(other, 'CONFIRM', 10_000n)
  await signAndConfirm(
    other,
    'CONFIRM',
    `The stake of ${giver.stakingName} is yours now, with its later rewards.`,
  )
  await expect(other.getByText(`${giver.stakingName} offers its stake to nobody.`)).toBeVisible()
  expect([await stakeOf(site, giver.staking), await stakeOf(site, taker.staking)]).toEqual([0n, 25n * qa])
  await page.reload()
  await openPanel(page)
  await expect(panel.getByText('Nothing is staked here.')).toBeVisible()
  await expect(receiverField(panel)).toHaveCount(0)
  await openSwap(other, taker)
  await expect(fact(theirs, 'Stake at ZilPay Node')).toHaveText('25 ZIL')
  // The tables of both show what moved.
  for (const [of, amount] of [
    [page, '0.00'],
    [other, '25.00'],
  ] as const) {
    const row = of.getByRole('main').getByRole('row', { name: /^Deposited Amount/ })
    await expect(row.getByRole('cell').first()).toHaveText(amount)
  }
})

test('[SK-04] what cannot be: to oneself, to nobody, to who cannot stake, while buffered, before rewards @desktop', async ({
  page,
  site,
}) => {
  const giver = await newStaker(site, 'refused')
  await delegate(site, giver, 25n)
  const panel = await openSwap(page, giver)
  // Told before anything is typed, with the cycle and its end.
  await expect(
    panel.getByText(
      /^Your side: a deposit is still buffered\. Nothing changes hands until cycle \d+ ends\.$/,
    ),
  ).toBeVisible()
  await expect(panel.getByText('At the earliest:', { exact: false }).locator('..')).toContainText(/block \d+/)
  await expect(receiverField(panel)).toHaveCount(0)
  await endCycle(site, giver)
  await page.reload()
  await openPanel(page)
  await expect(
    panel.getByText('Your side: rewards were not collected. They must be collected first, with GET REWARDS.'),
  ).toBeVisible()
  await settledStake(site, giver, 10n)
  await page.reload()
  await openPanel(page)
  await expect(fact(panel, 'Stake at ZilPay Node')).toHaveText('35 ZIL')
  const stranger = await newAccount(site.devnet)
  for (const [typed, words] of [
    ['', 'Some data is missing.'],
    [giver.stakingName, 'Unsupported yet. Suggest it on xPoints.'],
    [toBech32(giver.staking), 'Unsupported yet. Suggest it on xPoints.'],
    ['nobody-has-this-name', 'Verification unsuccessful.'],
    ['zil1wrong', 'Wrong address.'],
    [`0x${'0'.repeat(39)}`, 'Wrong address.'],
    [
      giver.name,
      'That wallet cannot stake. Name a staking wallet, such as zil@name.ssi, or the address of an account.',
    ],
  ] as const) {
    await receiverField(panel).fill(typed)
    await panel.getByRole('button', { name: /^(CONTINUE|SAVED) New delegator wallet/ }).click()
    await expect(panel.getByRole('alert').first(), typed).toHaveText(words)
    await expect(press(page, 'REQUEST'), typed).toHaveCount(0)
  }
  // The other side has a deposit that is buffered, or offers its own stake in return: said before the press.
  const taker = await newStaker(site, 'unready')
  await delegate(site, taker, 25n)
  await nameReceiver(panel, taker.stakingName)
  await expect(
    panel.getByText(`${taker.stakingName}: a deposit is still buffered.`, { exact: false }),
  ).toBeVisible()
  await expect(press(page, 'REQUEST')).toBeDisabled()
  const circling = await newStaker(site, 'circling')
  await settledStake(site, circling, 25n)
  await collect(site, giver)
  await offer(site, circling, giver.staking)
  await page.reload()
  await openPanel(page)
  await nameReceiver(panel, circling.stakingName)
  await expect(
    panel.getByText(`${circling.stakingName} offers its own stake in return. That must be answered first.`),
  ).toBeVisible()
  await expect(press(page, 'REQUEST')).toBeDisabled()
  // An address that was never used is ticked first.
  await receiverField(panel).fill(toBech32(stranger.account.address))
  await panel.getByRole('button', { name: /^CONTINUE New delegator wallet/ }).click()
  await expect(press(page, 'REQUEST')).toHaveCount(0)
  await nameReceiver(panel, toBech32(stranger.account.address))
  // Rejected in the wallet: nothing was asked.
  await press(page, 'REQUEST').click()
  await review(page).getByRole('button', { name: 'REQUEST', exact: true }).click()
  await approvalWindow(page).reject()
  await expect(status(page, 'Rejected')).toBeVisible()
  expect((await holdingOf(site, giver.staking)).offeredTo).toBeNull()
})

test('[SK-04] another account can neither request nor confirm; what ended meanwhile is refused in words @desktop', async ({
  page,
  site,
  browser,
  baseURL,
  pageProblems,
}) => {
  const people = { browser, baseURL, pageProblems }
  const giver = await newStaker(site, 'owned')
  const taker = await newStaker(site, 'named')
  const stranger = await newAccount(site.devnet)
  await settledStake(site, giver, 25n)
  await offer(site, giver, taker.staking)
  await arriveAs(page, { account: stranger.index })
  await page.goto(`/${giver.stakingName}/zil/wallet`)
  await expect(page.getByText(`Only ${giver.domain}’s owner can access this wallet.`)).toBeVisible()
  await page.goto(`/${giver.stakingName}/zil/offer`)
  await expect(page.getByText('Only who was named can confirm or reject.')).toBeVisible()
  await expect(fact(page.getByRole('main'), 'Its owner')).toHaveText(short(toBech32(taker.account.address)))
  await expect(page.getByText(`Switch the wallet to ${short(toBech32(taker.account.address))}.`)).toHaveCount(
    1,
  )
  await expect(press(page, 'CONFIRM')).toHaveCount(0)
  await expect(press(page, 'REJECT')).toHaveCount(0)

  const other = await otherPage(page, people)
  await arriveAs(other, { account: taker.index })
  await other.goto(`/${giver.stakingName}/zil/offer`)
  await expect(press(other, 'CONFIRM')).toBeVisible()
  await offer(site, giver, stranger.account.address)
  await press(other, 'CONFIRM').click()
  await expect(review(other)).toContainText('This stake is not offered any more.')
  await other.keyboard.press('Escape')
  await other.reload()
  await expect(fact(other.getByRole('main'), 'Offered to')).toContainText(
    short(toBech32(stranger.account.address)),
  )
  await expect(press(other, 'CONFIRM')).toHaveCount(0)
})

test('[SK-04] [SK-07] the browser wallet itself: collects, requests, and takes what it is offered @desktop', async ({
  page,
  site,
  browser,
  baseURL,
  pageProblems,
}) => {
  const people = { browser, baseURL, pageProblems }
  const owner = await newStaker(site, 'direct')
  const other = await newStaker(site, 'heir')
  await delegateOwn(site, owner, 40n)
  await endCycle(site, owner)
  const panel = await openSwap(page, owner)
  await panel.getByRole('button', { name: 'Browser wallet' }).click()
  // The obstacle can be mended here: no wallet contract stands between.
  await expect(panel.getByText('Your side: rewards were not collected.', { exact: false })).toBeVisible()
  await panel.getByRole('button', { name: 'GET REWARDS' }).click()
  await reviewsCall(page, 'WithdrawStakeRewards')
  await signAndConfirm(page, 'GET REWARDS')
  await nameReceiver(panel, toBech32(owner.staking))
  await press(page, 'REQUEST').click()
  await reviewsCall(page, 'RequestDelegatorSwap')
  await expect(fact(review(page), 'ZIL attached')).toHaveText('0 ZIL')
  await gasAsSaid(page, 'REQUEST', 10_000n)
  await signAndConfirm(page, 'REQUEST')
  expect((await holdingOf(site, owner.account.address)).offeredTo).toBe(owner.staking)
  await expect(panel.getByText('Tell them your address', { exact: false })).toBeVisible()

  // From the account into one's own staking wallet.
  await panel.getByRole('button', { name: 'xWallet' }).click()
  await press(page, 'CONFIRM').click()
  await reviewsCall(page, 'ConfirmDelegatorSwap')
  await signAndConfirm(page, 'CONFIRM')
  expect([await stakeOf(site, owner.account.address), await stakeOf(site, owner.staking)]).toEqual([
    0n,
    40n * qa,
  ])

  // And from there to another person's account, who opens the link and has no staking wallet at all.
  await offer(site, owner, other.account.address)
  const theirs = await otherPage(page, people)
  await arriveAs(theirs, { account: other.index })
  await theirs.goto(`/${owner.stakingName}/zil/offer`)
  await press(theirs, 'CONFIRM').click()
  await reviewsCall(theirs, 'ConfirmDelegatorSwap')
  await expect(sentences(review(theirs))).toContainText('takes over 40 ZIL of stake')
  await signAndConfirm(theirs, 'CONFIRM')
  expect(await stakeOf(site, other.account.address)).toBe(40n * qa)
})

test('[SK-04] [SK-07] a wallet below 0.9 asks for its name first, and swaps too @desktop', async ({
  page,
  site,
}) => {
  const older = await newStaker(site, 'older', 'ZILxWALLET_0.8.0')
  const owner: Staker = await newStaker(site, 'newer')
  await settledStake(site, owner, 25n)
  await offer(site, owner, older.staking)
  const panel = await openSwap(page, older)
  await press(page, 'CONFIRM').click()
  await reviewsCall(page, 'ConfirmDelegatorSwap')
  await expect(review(page).getByRole('row', { name: /^username/ })).toContainText(older.domain)
  await signAndConfirm(page, 'CONFIRM')
  expect(await stakeOf(site, older.staking)).toBe(25n * qa)
  await nameReceiver(panel, owner.stakingName)
  await press(page, 'REQUEST').click()
  await expect(review(page)).toBeVisible()
  await signAndConfirm(page, 'REQUEST')
  await press(page, 'REVOKE').click()
  await signAndConfirm(page, 'REVOKE')
  expect((await holdingOf(site, older.staking)).offeredTo).toBeNull()
})

test('[SK-04] [SK-07] a DeFi wallet that was named answers on the page of the link @desktop', async ({
  page,
  site,
}) => {
  const giver = await newStaker(site, 'sender')
  const taker = await newStaker(site, 'defis')
  const defi = await newDefiWallet(site, taker)
  await settledStake(site, giver, 25n)
  await offer(site, giver, defi)
  await arriveAs(page, { account: taker.index })
  await page.goto(`/${giver.stakingName}/zil/offer`)
  await expect(fact(page.getByRole('main'), 'Its owner')).toHaveText(short(toBech32(taker.account.address)))
  await press(page, 'REJECT').click()
  await reviewsCall(page, 'RejectDelegatorSwap')
  await page.keyboard.press('Escape')
  await press(page, 'CONFIRM').click()
  await reviewsCall(page, 'ConfirmDelegatorSwap')
  await expect(review(page).getByRole('row', { name: /^dApp/ })).toContainText('zilstaking')
  await signAndConfirm(page, 'CONFIRM')
  expect([await stakeOf(site, giver.staking), await stakeOf(site, defi)]).toEqual([0n, 25n * qa])
})

test('[SK-04] an offer is found by the name of who made it, and one that is none is said to be none @desktop', async ({
  page,
  site,
}) => {
  const giver = await newStaker(site, 'asked')
  const taker = await newStaker(site, 'looks')
  await settledStake(site, giver, 25n)
  // A network that keeps no list of an address's transactions, as the public ones.
  site.node.behave(refusing('no such method', ({ method }) => method === 'tyto_getAddressTransactions'))
  const panel = await openSwap(page, taker)
  const field = panel.getByLabel('Who offers you stake')
  await field.fill(giver.stakingName)
  await panel.getByRole('button', { name: 'Look', exact: true }).click()
  await expect(panel.getByText(`${giver.stakingName} offers you nothing.`)).toBeVisible()
  await offer(site, giver, taker.staking)
  await page.reload()
  await openPanel(page)
  await field.fill('nobody-has-this-name')
  await panel.getByRole('button', { name: 'Look', exact: true }).click()
  await expect(panel.getByText('Verification unsuccessful.')).toBeVisible()
  await field.fill(giver.stakingName)
  await panel.getByRole('button', { name: 'Look', exact: true }).click()
  await expect(press(page, 'CONFIRM')).toBeVisible()
})

test('[SK-04] with the node down nothing is said to be nothing, and it is there again after a retry @desktop', async ({
  page,
  ownSite,
  tolerance,
}) => {
  tolerance.failedRequests = true
  const giver = await newStaker(ownSite, 'down')
  await settledStake(ownSite, giver, 25n)
  await arriveAs(page, { account: giver.index })
  await page.goto(`${ownSite.url}/${giver.stakingName}/zil/wallet`)
  await openPanel(page)
  const panel = swap(page)
  await expect(fact(panel, 'Stake at ZilPay Node')).toHaveText('25 ZIL')
  ownSite.node.behave(refusing('down', () => true))
  await panel.getByRole('button', { name: 'Browser wallet' }).click()
  await expect(panel.getByRole('button', { name: 'Try again' }).first()).toBeVisible({ timeout: 30_000 })
  await expect(panel.getByText('Nothing is staked here.')).toHaveCount(0)
  await expect(panel.getByText('Nobody offers you stake now.')).toHaveCount(0)
  await tryAgain(panel.getByRole('button', { name: 'Try again' }).first(), ownSite.node)
  await expect(panel.getByText('Nothing is staked here.')).toBeVisible()
})
