/** The settings of a wallet: another controller who accepts, the username that it goes by, the deadline of its orders. */
import { didWallet } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import { toBech32, toChecksumAddress } from '@tyto/primitives'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findBarriers } from '../steps/page/barriers'
import { recordOf } from '../steps/network/chainAnswers'
import { changing, refusing } from '../steps/network/faultyNode'
import { fact, saveStep, saveWho } from '../steps/page/pageParts'
import { arriveAs, short } from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'
import {
  accept,
  grouped,
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
  noDonation,
  review,
  reviewsCall,
  sentences,
  signAndConfirm,
  simulated,
  status,
} from '../steps/transaction/transactionSteps'
import { callAs, deployStandIn, freshDomain, issueName, newAccount } from '../steps/wallets/walletSetup'
import { tryAgain } from '../steps/network/tryAgain'

test('[ST-01] [TX-08] the cards CONTROLLER, username and deadline turn over and back; the deadline is set in blocks', async ({
  page,
  devnet,
  site,
}) => {
  const owner = await newOwner(devnet, 'dead')
  await openSettings(page, owner)
  for (const title of ['CONTROLLER', 'USERNAME', 'DEADLINE'] as const) {
    const turned = await turn(page, title)
    expect(await findBarriers(page), title).toEqual([])
    await turned.getByRole('button', { name: `Back from ${title}` }).click()
    await expect(turned.locator('button[aria-expanded=false]')).toBeFocused()
  }
  const card = await turn(page, 'DEADLINE')
  await expect(card).toContainText('Now it is 10. An order of this moment would count until block')
  const field = card.getByLabel('Transaction deadline')
  for (const [typed, words] of [
    ['ten', 'The input is not a number.'],
    ['1.5', 'The input is not a number.'],
    ['1,5', 'The input is not a number.'],
    ['-3', 'The input is not a number.'],
    ['1e9', 'The input is not a number.'],
    ['9'.repeat(60), 'The input is not a number.'],
    ['0', "Input can't be zero"],
    ['1000001', 'The deadline is 1,000,000 blocks at most.'],
    ['10', 'This is the deadline already.'],
    ['', 'Some data is missing.'],
  ] as const) {
    await field.fill(typed)
    await saveStep(card, 'Transaction deadline')
    await expect(card.getByRole('alert'), typed).toHaveText(words)
    await expect(card.getByRole('button', { name: 'UPDATE DEADLINE' })).toHaveCount(0)
  }
  await field.fill('25')
  await saveStep(card, 'Transaction deadline')
  await expect(
    card.getByText(/^An order of this moment would count until block [\d,]+, .* at the present pace$/),
  ).toBeVisible()
  await card.getByRole('button', { name: 'UPDATE DEADLINE' }).click()
  await reviewsCall(page, 'UpdateDeadline')
  await expect(sentences(review(page))).toHaveText(
    new RegExp(
      `^The deadline of ${owner.name} becomes 25 blocks\\. You pay about [\\d.]+ to [\\d.]+ ZIL gas\\.$`,
    ),
  )
  await expect(fact(review(page), 'ZIL attached')).toHaveText('0 ZIL')
  await noDonation(page)
  await gasAsSaid(page, 'UPDATE DEADLINE', 10_000n)
  await signAndConfirm(page, 'UPDATE DEADLINE')
  await expect(card).toContainText('Now it is 25.')
  expect(await valueOf(devnet, owner.wallet, 'deadline')).toBe('25')
  await site.devnet.mineBlock()
  await page.reload()
  await expect(await turn(page, 'DEADLINE')).toContainText('Now it is 25.')
})

test('[ST-02] [WD-02] [WD-03] the new controller is an account: each wrong address says so, a name shows whom it means @desktop', async ({
  page,
  devnet,
  site,
}) => {
  const owner = await newOwner(devnet, 'keeper')
  const friend = await newOwner(devnet, 'friend')
  const to = await newAccount(devnet)
  const hex = toChecksumAddress(to.account.address)
  const bech32 = toBech32(to.account.address)
  await openSettings(page, owner)
  const card = await turn(page, 'CONTROLLER')
  const field = card.getByLabel('New DID controller address')
  await expect(card).toContainText(
    `${owner.name} stays yours until the other account accepts. Nothing changes before.`,
  )
  await expect(card).toContainText(
    'Then you lose all of it: the document, the names and the money here obey the new controller alone',
  )
  const swapped = hex.replace(/[a-f]/i, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  )
  const isContract =
    'Wrong address. That is the address of a wallet contract, which cannot accept: name the account that controls it.'
  for (const [typed, words] of [
    ['0x12zz', 'Wrong address.'],
    ['0x12', 'Wrong address.'],
    [`0x${'00'.repeat(20)}`, 'Wrong address.'],
    [swapped, 'Wrong address.'],
    [hex.slice(0, -1), 'Wrong address.'],
    [bech32.slice(0, -1), 'Wrong address.'],
    [`${bech32.slice(0, -1)}${bech32.endsWith('q') ? 'p' : 'q'}`, 'Wrong address.'],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'Wrong address.'],
    ['io1ar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'Wrong address.'],
    [`${friend.domain}.eth`, 'Resolver failed.'],
    ['a@b@c', 'Resolver failed.'],
    [freshDomain('nobody'), 'Verification unsuccessful.'],
    [`nothing@${friend.name}`, 'Verification unsuccessful.'],
    [`${freshDomain('nozlp')}.zlp`, 'Verification unsuccessful.'],
    [toBech32(owner.account.address), 'This account controls it already.'],
    [owner.name, 'This account controls it already.'],
    [
      bech32,
      'This address was never used here: ask them for their owl and the last six characters, and tick the box.',
    ],
    [
      hex,
      'This address was never used here: ask them for their owl and the last six characters, and tick the box.',
    ],
    ['', 'Some data is missing.'],
  ] as const) {
    await field.fill(typed)
    await saveStep(card, 'New DID controller address')
    await expect(card.getByRole('alert'), typed).toHaveText(words)
    await expect(card.getByRole('button', { name: 'UPDATE CONTROLLER' })).toHaveCount(0)
  }
  for (const contract of [owner.wallet, friend.wallet]) {
    await field.fill(toBech32(contract))
    await saveStep(card, 'New DID controller address')
    await expect(card.getByRole('alert')).toHaveText(isContract)
  }

  // Each form of the same name stands for the account that controls it.
  const unassigned = freshDomain('unassigned')
  const id = domainId(unassigned)
  site.node.behave(
    changing(({ params }, answer) =>
      JSON.stringify(params).includes(id)
        ? { ...answer, result: { nft_dns: { [id]: `0x${'00'.repeat(20)}` } } }
        : answer,
    ),
  )
  await field.fill(`${unassigned}.zlp`)
  await saveStep(card, 'New DID controller address')
  await expect(card.getByRole('alert')).toHaveText('Assigned address not found')
  site.node.behave()
  const assigned = freshDomain('assigned')
  await issueName(devnet, assigned, to.account.address, { topLevel: 'zlp' })
  await callAs(
    devnet,
    owner.account,
    didWallet(owner.wallet).Dns({
      addr: friend.wallet,
      didKey: `0x${'00'.repeat(33)}`,
      encrypted: 'null',
      domain: 'mine',
      nftID: '',
      tyron: null,
    }),
  )
  for (const [typed, address] of [
    [friend.domain, friend.account.address],
    [friend.name.toUpperCase(), friend.account.address],
    [`${friend.domain}.did`, friend.account.address],
    [`mine@${owner.name}`, friend.account.address],
    [`${assigned}.zlp`, to.account.address],
  ] as const) {
    await field.fill(typed)
    await saveStep(card, 'New DID controller address')
    await expect(card.getByRole('status').filter({ hasText: 'and is asked:' }), typed).toBeVisible()
    await expect(card, typed).toContainText(grouped(address))
  }
  // As the address itself, once it is ticked.
  for (const typed of [bech32, hex]) {
    await nameSuccessor(card, typed)
    await expect(card.getByRole('button', { name: 'UPDATE CONTROLLER' })).toBeVisible()
  }
})

test('[PO-03] [ST-01] [ST-02] the username must lead to a wallet, and its owner alone confirms it @desktop', async ({
  page,
  devnet,
  browser,
  baseURL,
  pageProblems,
}) => {
  const owner = await newOwner(devnet, 'asks')
  const friend = await newOwner(devnet, 'known')
  const stranger = await newAccount(devnet)
  const plain = freshDomain('plain')
  await issueName(devnet, plain, stranger.account.address)
  await openSettings(page, owner)
  const card = await turn(page, 'USERNAME')
  await expect(card).toContainText('The wallet has no username yet.')
  const field = card.getByLabel('New SSI username')
  for (const [typed, words] of [
    [`${friend.domain}.eth`, 'Resolver failed.'],
    [freshDomain('nobody'), 'Verification unsuccessful.'],
    [`nothing@${friend.name}`, 'Verification unsuccessful.'],
    [plain, 'Verification unsuccessful. This name has no DID wallet.'],
    [toBech32(friend.wallet), 'Wrong address.'],
    ['', 'Some data is missing.'],
  ] as const) {
    await field.fill(typed)
    await saveStep(card, 'New SSI username')
    await expect(card.getByRole('alert'), typed).toHaveText(words)
  }
  const accented = `caf\u00E9${freshDomain()}`
  await issueName(devnet, accented, friend.wallet)
  await field.fill(accented)
  await saveStep(card, 'New SSI username')
  await expect(card.getByRole('alert')).toHaveText(
    "Invalid domain. A wallet's contract holds plain letters (a to z), digits and signs only, so it cannot go by this name.",
  )

  await field.fill(friend.name)
  await saveStep(card, 'New SSI username')
  await expect(card.getByText(`Who can confirm ${friend.name}:`).locator('..')).toContainText(
    short(toBech32(friend.account.address)),
  )
  await card.getByRole('button', { name: 'UPDATE USERNAME' }).click()
  await reviewsCall(page, 'UpdateUsername')
  await expect(sentences(review(page))).toContainText(
    `${owner.name} asks to go by ${friend.name}; nothing changes until the owner of ${friend.name} confirms it.`,
  )
  await noDonation(page)
  await gasAsSaid(page, 'UPDATE USERNAME', 10_000n)
  await signAndConfirm(page, 'UPDATE USERNAME')
  expect(await valueOf(devnet, owner.wallet, 'pending_username')).toBe(friend.domain)
  await expect(card).toContainText(`${owner.name} wants to go by ${friend.name}.`)
  await expect(card).toContainText(
    `only the owner of ${friend.name} can confirm it: ${short(toBech32(friend.account.address))}`,
  )
  await expect(card.getByRole('button', { name: 'CONFIRM USERNAME' })).toHaveCount(0)
  await expect(card.getByRole('button', { name: 'Copy the link for them' })).toBeVisible()

  const people = { browser, baseURL: baseURL!, pageProblems }
  const other = await openClaim(people, owner, stranger.index)
  await expect(other.getByText('Only the owner of the NFT username can confirm it.')).toBeVisible()
  await expect(fact(other, `Controls ${friend.name}`)).toHaveText(short(toBech32(friend.account.address)))
  await expect(
    other.getByText(`Switch the wallet to ${short(toBech32(friend.account.address))}.`),
  ).toBeVisible()
  await expect(other.getByRole('button', { name: 'CONFIRM USERNAME' })).toHaveCount(0)

  const confirmer = await openClaim(people, owner, friend.index)
  expect(await findBarriers(confirmer)).toEqual([])
  await confirmer.goto(`/${owner.name}`)
  await expect(confirmer.getByText(`You own ${friend.name}: you alone can confirm it.`)).toBeVisible()
  await confirmer.getByRole('button', { name: 'CONFIRM USERNAME' }).click()
  await reviewsCall(confirmer, 'AcceptPendingUsername')
  await asksNoDonation(confirmer)
  await expect(sentences(review(confirmer))).toContainText(
    `${owner.name} goes by ${friend.name} from then on: what it brings for the community counts for that name.`,
  )
  await gasAsSaid(confirmer, 'CONFIRM USERNAME', 10_000n)
  await signAndConfirm(confirmer, 'CONFIRM USERNAME')
  expect(await valueOf(devnet, owner.wallet, 'nft_username')).toBe(friend.domain)
  expect(await valueOf(devnet, owner.wallet, 'pending_username')).toBe('')
  await expect(confirmer.getByText('you alone can confirm it', { exact: false })).toHaveCount(0)
  await page.reload()
  const after = await turn(page, 'USERNAME')
  await expect(after).toContainText(`The wallet goes by ${friend.name}.`)
  await after.getByLabel('New SSI username').fill(friend.domain)
  await saveStep(after, 'New SSI username')
  await expect(after.getByRole('alert')).toHaveText(`The wallet goes by ${friend.name} already.`)
})

test('[ST-01] rejected in the wallet: nothing is sent and the form is as it was; another account is told apart @desktop', async ({
  page,
  devnet,
  site,
}) => {
  const owner = await newOwner(devnet, 'doubts')
  const heir = await newAccount(devnet)
  await openSettings(page, owner)
  const card = await turn(page, 'CONTROLLER')
  await nameSuccessor(card, toBech32(heir.account.address))
  await card.getByRole('button', { name: 'UPDATE CONTROLLER' }).click()
  await simulated(page)
  await review(page).getByRole('button', { name: 'UPDATE CONTROLLER', exact: true }).click()
  await approvalWindow(page).reject()
  await expect(status(page, 'Rejected')).toContainText('TRANSACTION REJECTED BY THE USER.')
  await status(page, 'Rejected').getByRole('button', { name: 'Close' }).first().click()
  await expect(card.getByLabel('New DID controller address')).toHaveValue(toBech32(heir.account.address))
  expect((await recordOf(site, owner.name)).pendingController).toBeNull()

  // In another tab somebody else controls it by now: the review says so and nothing can be signed.
  await propose(owner, devnet, heir.account.address)
  await accept(heir.account, devnet, owner.wallet)
  await card.getByRole('button', { name: 'UPDATE CONTROLLER' }).click()
  await expect(review(page)).toContainText('Another account controls this wallet.')
})

test('[ST-02] while no node answers, nothing is called wrong and nothing is lost @desktop', async ({
  page,
  devnet,
  site,
  tolerance,
}) => {
  tolerance.failedRequests = true
  const owner = await newOwner(devnet, 'silent')
  const friend = await newOwner(devnet, 'reached')
  await openSettings(page, owner)
  const card = await turn(page, 'CONTROLLER')
  site.node.behave(refusing('The node is out.', () => true))
  const field = card.getByLabel('New DID controller address')
  await field.fill(friend.name)
  await saveStep(card, 'New DID controller address')
  await expect(card.getByRole('alert')).toHaveText('The node says: The node is out.')
  await (await turn(page, 'DEADLINE')).getByRole('button', { name: 'Try again' }).waitFor()
  await tryAgain((await turn(page, 'DEADLINE')).getByRole('button', { name: 'Try again' }), site.node)
  await expect(await turn(page, 'DEADLINE')).toContainText('Now it is 10.')
  await expect(field).toHaveValue(friend.name)
  await saveWho(card, 'New DID controller address')
  await expect(card.getByRole('button', { name: 'UPDATE CONTROLLER' })).toBeVisible()
})

test('[ST-01] a wallet that is locked or ended offers nothing that cannot be done @desktop', async ({
  page,
  devnet,
}) => {
  const { account, index } = await newAccount(devnet)
  await arriveAs(page, { account: index })
  for (const [closed, words] of [
    ['Locked', 'This DID is locked.'],
    ['Deactivated', 'This DID is deactivated for good.'],
  ] as const) {
    const domain = freshDomain('shut')
    const wallet = await deployStandIn(devnet, {
      version: 'DIDxWALLET_7.0.0',
      status: closed,
      controller: account.address,
    })
    await issueName(devnet, domain, wallet)
    await page.goto(`/${domain}.ssi/didx/wallet`)
    await expect(page.getByRole('heading', { name: words })).toBeVisible()
    await expect(page.getByRole('region', { name: 'CONTROLLER' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'DEADLINE' })).toHaveCount(0)
    await page.goto(`/${domain}.ssi/didx/claim`)
    await expect(page.getByRole('heading', { name: words })).toBeVisible()
    await expect(page.getByRole('button', { name: 'CLAIM' })).toHaveCount(0)
  }
})
