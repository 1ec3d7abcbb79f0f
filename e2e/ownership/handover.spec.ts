/** A wallet that is handed over: its controller asks, the pending controller claims, nobody else can. */
import { didWallet } from '@tyto/contracts'
import { toBech32 } from '@tyto/primitives'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findBarriers } from '../steps/page/barriers'
import { recordOf } from '../steps/network/chainAnswers'
import { fact, nameCard, saveStep } from '../steps/page/pageParts'
import { newPerson } from '../steps/ownership/recoverySetup'
import { arriveAs, short } from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'
import {
  accept,
  nameSuccessor,
  newOwner,
  openClaim,
  openSettings,
  propose,
  turn,
  valueOf,
} from '../steps/ownership/settingsSteps'
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
  simulated,
  status,
} from '../steps/transaction/transactionSteps'
import { callAs, newAccount } from '../steps/wallets/walletSetup'

test('[PO-02] [ST-01] handed over: asked, seen by both sides, claimed by the pending controller alone', async ({
  page,
  devnet,
  site,
  browser,
  baseURL,
  pageProblems,
}) => {
  const owner = await newOwner(devnet, 'giver')
  const heir = await newAccount(devnet)
  const stranger = await newAccount(devnet)
  const to = toBech32(heir.account.address)
  await openSettings(page, owner)
  const card = await turn(page, 'CONTROLLER')
  await nameSuccessor(card, to)
  await card.getByRole('button', { name: 'UPDATE CONTROLLER' }).click()
  await reviewsCall(page, 'UpdateController')
  await expect(sentences(review(page))).toContainText(
    `${short(to)} is asked to take over ${owner.name}; nothing changes until it accepts.`,
  )
  await expect(sentences(review(page))).toContainText(
    `Once it accepts, you lose ${owner.name} with its document, names and money, and every wallet of these names: only the new controller can give them back.`,
  )
  await noDonation(page)
  await gasAsSaid(page, 'UPDATE CONTROLLER', 10_000n)
  await signAndConfirm(
    page,
    'UPDATE CONTROLLER',
    `${short(to)} was asked. ${owner.name} stays yours until that account accepts.`,
  )
  expect(await recordOf(site, owner.name)).toMatchObject({
    controller: owner.account.address,
    pendingController: heir.account.address,
  })
  // The controller sees who is asked, on both pages, and is warned of nothing: it was their own doing.
  await expect(card).toContainText(`Asked to take over: ${short(to)}`)
  await expect(card).toContainText('Until then you can take it back.')
  await page.goto(`/${owner.name}`)
  const main = page.getByRole('main')
  await expect(main.getByText('Asked to take over:')).toContainText('Nothing changes until it accepts.')
  await expect(main.getByRole('link', { name: 'Change it or take it back' })).toHaveAttribute(
    'href',
    `/${owner.name}/didx/wallet`,
  )
  expect(await findBarriers(page)).toEqual([])

  // Others see that it waits and for whom, and cannot claim.
  const people = { browser, baseURL: baseURL!, pageProblems }
  const other = await openClaim(people, owner, stranger.index)
  await expect(other.getByText('Only the pending controller can claim this wallet.')).toBeVisible()
  await expect(other.getByText(`${owner.name} waits for its new controller.`)).toBeVisible()
  await expect(fact(other, 'Pending controller')).toHaveText(short(to))
  await expect(fact(other, 'You')).toHaveText(short(toBech32(stranger.account.address)))
  await expect(other.getByText(`Switch the wallet to ${short(to)}.`)).toBeVisible()
  await expect(other.getByRole('button', { name: 'CLAIM' })).toHaveCount(0)
  await other.goto(`/${owner.name}`)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other.getByText('You were named', { exact: false })).toHaveCount(0)
  await expect(other.getByText('Asked to take over:', { exact: false })).toHaveCount(0)

  // Who was named finds the button on the pages of the name, and the page that says what it means.
  const claimer = await openClaim(people, owner, heir.index)
  expect(await findBarriers(claimer)).toEqual([])
  for (const path of [`/${owner.name}`, `/${owner.name}/didx`]) {
    await claimer.goto(path)
    await expect(claimer.getByText(`You were named as the new controller of ${owner.name}.`)).toBeVisible()
    await expect(claimer.getByRole('button', { name: 'CLAIM' })).toBeVisible()
  }
  await claimer.getByRole('link', { name: 'What that means' }).click()
  await expect(claimer).toHaveURL(`/${owner.name}/didx/claim`)
  await expect(
    claimer.getByText('The present controller can change nothing any more.', { exact: false }),
  ).toBeVisible()
  await claimer.getByRole('button', { name: 'CLAIM' }).click()
  await reviewsCall(claimer, 'AcceptPendingController')
  await expect(fact(review(claimer), 'ZIL attached')).toHaveText('0 ZIL')
  await asksNoDonation(claimer)
  await expect(sentences(review(claimer))).toContainText(
    `${owner.name} is controlled by you from then on, no longer by ${short(toBech32(owner.account.address))}. Its keys and guardians stay those of before.`,
  )
  await gasAsSaid(claimer, 'CLAIM', 10_000n)
  await signAndConfirm(
    claimer,
    'CLAIM',
    `${owner.name} is yours now. Its keys and guardians are still those of before: whoever has them could still use them.`,
  )
  await expect(claimer).toHaveURL(`/${owner.name}`)
  await expect(nameCard(claimer)).toContainText('You control this')
  expect(await recordOf(site, owner.name)).toMatchObject({
    controller: heir.account.address,
    pendingController: null,
  })
  // Nothing is left to claim, and who gave it away is not warned of what they did.
  await claimer.goto(`/${owner.name}/didx/claim`)
  await expect(claimer.getByRole('heading', { name: 'There is no new owner.' })).toBeVisible()
  await expect(claimer.getByText('There is no new controlling wallet.')).toBeVisible()
  await expect(claimer.getByText('There is no pending NFT Domain Name')).toBeVisible()
  await page.reload()
  await expect(nameCard(page)).toContainText(short(to))
  await expect(main.getByText('changed since', { exact: false })).toHaveCount(0)
})

test('[PO-02] what was claimed or replaced meanwhile is refused in words, before any gas @desktop', async ({
  page,
  devnet,
  site,
}) => {
  const owner = await newOwner(devnet, 'late')
  const heir = await newAccount(devnet)
  const other = await newAccount(devnet)
  await propose(owner, devnet, heir.account.address)
  await arriveAs(page, { account: heir.index })
  await page.goto(`/${owner.name}/didx/claim`)
  const claim = page.getByRole('button', { name: 'CLAIM' })
  await expect(claim).toBeVisible()
  await propose(owner, devnet, other.account.address)
  await claim.click()
  const sheet = review(page)
  await expect(sheet).toContainText('Only the pending controller can claim this wallet.')
  await expect(sheet).toContainText('Choose the account that was named.')
  await page.keyboard.press('Escape')
  await accept(other.account, devnet, owner.wallet)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'There is no new owner.' })).toBeVisible()
  await expect(claim).toHaveCount(0)
  expect((await recordOf(site, owner.name)).controller).toBe(other.account.address)
})

test('[PO-02] [BX-14] without a wallet the page says who could claim, and leads there; from the palette too @desktop', async ({
  page,
  devnet,
}) => {
  const owner = await newOwner(devnet, 'open')
  const heir = await newAccount(devnet)
  await propose(owner, devnet, heir.account.address)
  await page.goto(`/${owner.name}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('Claim')
  await page
    .getByRole('option', { name: /^Claim/ })
    .first()
    .click()
  await expect(page).toHaveURL(`/${owner.name}/didx/claim`)
  await expect(fact(page, 'Pending controller')).toHaveText(short(toBech32(heir.account.address)))
  await expect(fact(page, 'Controller now')).toHaveText(short(toBech32(owner.account.address)))
  await expect(fact(page, 'You')).toHaveText('Not connected')
  await expect(page.getByRole('main').getByRole('button', { name: 'Connect the local wallet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'CLAIM' })).toHaveCount(0)
})

test('[PO-02] a reload half way keeps what was sent, and the moment after it @desktop', async ({
  page,
  devnet,
  site,
}) => {
  const owner = await newOwner(devnet, 'half')
  const heir = await newAccount(devnet)
  await propose(owner, devnet, heir.account.address)
  await arriveAs(page, { account: heir.index })
  await page.goto(`/${owner.name}/didx/claim`)
  await page.getByRole('button', { name: 'CLAIM' }).click()
  await simulated(page)
  hideTransactions(site)
  await review(page).getByRole('button', { name: 'CLAIM', exact: true }).click()
  await approvalWindow(page).approve()
  await expect(status(page, 'On its way')).toBeVisible()
  await page.reload()
  await expect(pill(page, /CLAIM/)).toBeVisible()
  site.node.behave()
  await expect.poll(async () => (await recordOf(site, owner.name)).controller).toBe(heir.account.address)
  await pill(page, /CLAIM/).click()
  await expect(status(page, 'Confirmed')).toContainText(`${owner.name} is yours now.`, { timeout: 30_000 })
  await expect(status(page, 'Confirmed').getByRole('link', { name: 'Replace the keys' })).toHaveAttribute(
    'href',
    `/${owner.name}/didx/wallet/doc/update`,
  )
  await expect(
    status(page, 'Confirmed').getByRole('link', { name: 'Replace the guardians' }),
  ).toHaveAttribute('href', `/${owner.name}/didx/wallet/doc/social`)
})

test('[PO-02] what was asked is taken back, and nobody can claim any more @desktop', async ({
  page,
  devnet,
  site,
}) => {
  const owner = await newOwner(devnet, 'regret')
  const heir = await newAccount(devnet)
  await openSettings(page, owner)
  const card = await turn(page, 'CONTROLLER')
  await nameSuccessor(card, toBech32(heir.account.address))
  await card.getByRole('button', { name: 'UPDATE CONTROLLER' }).click()
  await signAndConfirm(page, 'UPDATE CONTROLLER')
  await turn(page, 'CONTROLLER')
  await card.getByRole('button', { name: 'TAKE BACK' }).click()
  await signAndConfirm(page, 'UPDATE CONTROLLER', `Nobody is asked to take over ${owner.name} any more.`)
  expect((await recordOf(site, owner.name)).pendingController).toBeNull()
  await expect(card.getByText('Asked to take over:', { exact: false })).toHaveCount(0)
})

test('[PO-02] a wallet of version 6 hands over too, and its controller can take it back @desktop', async ({
  page,
  devnet,
  site,
}) => {
  const owner = await newOwner(devnet, 'older', 'DIDxWALLET_6.4.0')
  const heir = await newAccount(devnet)
  await openSettings(page, owner)
  let card = await turn(page, 'CONTROLLER')
  await nameSuccessor(card, toBech32(heir.account.address))
  await card.getByRole('button', { name: 'UPDATE CONTROLLER' }).click()
  await signAndConfirm(page, 'UPDATE CONTROLLER')
  expect((await recordOf(site, owner.name)).pendingController).toBe(heir.account.address)
  card = await turn(page, 'CONTROLLER')
  await card.getByRole('button', { name: 'TAKE BACK' }).click()
  await expect(sentences(review(page))).toContainText(
    `${short(toBech32(heir.account.address))} can no longer take over ${owner.name}.`,
  )
  await signAndConfirm(page, 'UPDATE CONTROLLER', `Nobody is asked to take over ${owner.name} any more.`)
  // The zero address means none.
  expect(await valueOf(devnet, owner.wallet, 'pending_controller')).toBe(`0x${'00'.repeat(20)}`)
  expect((await recordOf(site, owner.name)).pendingController).toBeNull()
  await expect(card.getByText('Asked to take over:', { exact: false })).toHaveCount(0)
  await page.goto(`/${owner.name}/didx/claim`)
  await expect(page.getByText('There is no new controlling wallet.')).toBeVisible()

  // The deadline and the username of such a wallet, too.
  await page.goto(`/${owner.name}/didx/wallet`)
  const deadline = await turn(page, 'DEADLINE')
  await deadline.getByLabel('Transaction deadline').fill('40')
  await saveStep(deadline, 'Transaction deadline')
  await deadline.getByRole('button', { name: 'UPDATE DEADLINE' }).click()
  await signAndConfirm(page, 'UPDATE DEADLINE')
  expect(await valueOf(devnet, owner.wallet, 'deadline')).toBe('40')
  // A name of one's own: proposed and confirmed by the same person, one after the other.
  const username = await turn(page, 'USERNAME')
  await username.getByLabel('New SSI username').fill(owner.domain)
  await saveStep(username, 'New SSI username')
  await username.getByRole('button', { name: 'UPDATE USERNAME' }).click()
  await signAndConfirm(page, 'UPDATE USERNAME')
  await username.getByRole('button', { name: 'CONFIRM USERNAME' }).click()
  await signAndConfirm(page, 'CONFIRM USERNAME')
  await expect(username).toContainText(`The wallet goes by ${owner.name}.`)
})

test('[PO-02] [BX-27] who took an identity over is led to own guardians and a recovery to oneself, since its keys are another’s @desktop', async ({
  page,
  devnet,
}) => {
  const owner = await newPerson(devnet, 'sold')
  const heir = await newAccount(devnet)
  const name = `${owner.domain}.ssi`
  const { UpdateController } = didWallet(owner.wallet)
  const proposal = UpdateController({ addr: heir.account.address, tyron: null })
  await callAs(devnet, owner.account, proposal)
  await arriveAs(page, { account: heir.index })
  await page.goto(`/${name}/didx/claim`)
  await expect(page.getByText('So name guardians of your own next', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'CLAIM' }).click()
  await simulated(page)
  await review(page).getByRole('button', { name: 'CLAIM', exact: true }).click()
  await approvalWindow(page).approve()
  const done = status(page, 'Confirmed')
  await expect(done).toContainText('Nobody gave you the keys themselves', { timeout: 30_000 })
  await expect(done.getByRole('listitem')).toHaveText([
    'Name guardians of your own, then remove those of before.',
    'Let your guardians recover it to your own account.',
    'Then replace all keys: this one update needs no key of before.',
  ])
  await expect(done.getByRole('link', { name: 'Replace the keys' })).toHaveCount(0)
  await expect(done.getByRole('link', { name: 'Replace the guardians' })).toHaveAttribute(
    'href',
    `/${name}/didx/wallet/doc/social`,
  )
  await expect(done.getByRole('link', { name: 'Ask the guardians' })).toHaveAttribute(
    'href',
    `/${name}/didx/recovery`,
  )
})
