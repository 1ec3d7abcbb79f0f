/** The cost of a Tydra for its wallet and its account, and whom an older wallet asks for it. */
import { didWallet, initDid } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { domainId } from '@tyto/identity'
import { qaPerZil } from '@tyto/primitives'
import { heldBy } from '../steps/network/rawChain'
import { lastSent } from '../steps/network/faultyNode'
import { deployOlderWallet } from '../steps/wallets/olderWallets'
import { fact, saveStep, saveWho } from '../steps/page/pageParts'
import { giveToken, newPayer, tokensOf } from '../steps/money/paymentSteps'
import { expect, test } from '../steps/network/testSite'
import { asksNoDonation, review, reviewsCall, signAndConfirm } from '../steps/transaction/transactionSteps'
import { callAs, deployDidWallet, freshDomain, issueName, newAccount } from '../steps/wallets/walletSetup'
import { arriveAsPayer, freeFor, openTydras, tydrasOf } from '../steps/own/tydraSteps'

const operator = testAccount('deployer')

test('[TD-06] [TD-07] [TD-08] each type has its picture; a transfer has its fees and donation; an older wallet asks the protocol @desktop', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const payer = await newPayer(site)
  const friend = freshDomain('friend')
  await issueName(devnet, friend, await deployDidWallet(devnet, (await newAccount(devnet)).account))
  const { SetTokenUri } = initDid(devnet.network.initDid)
  const [[, known] = ['', '']] = await tydrasOf(site, 'hydra')
  for (const collection of ['nessy', 'merxek'])
    await callAs(
      devnet,
      operator,
      SetTokenUri({ collection, domain_id: domainId(payer.domain), token_uri: known }),
    )
  await arriveAsPayer(page, payer)
  const dialog = await openTydras(page, payer)
  const open = async (): Promise<void> => {
    await dialog.getByRole('button', { name: 'TRANSFER ToT' }).click()
  }
  await open()
  const types = dialog.getByRole('radiogroup', { name: 'Type' })
  const titles = ['OG Nawelito SBT', 'Nawelito ToT NFT', 'Nessy ToT NFT', 'MerXek ToT NFT', 'OG Nawelito NFT']
  await expect(types.getByRole('radio')).toHaveCount(titles.length)
  for (const title of titles) {
    await expect(types.getByRole('radio', { name: new RegExp(`^${title}`) })).toBeVisible()
    const picture = types.getByRole('img', { name: `${title} of ${payer.domain}` })
    await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml/)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  const fees = dialog.getByRole('radiogroup', { name: 'Transfer fee' }).locator('label')
  await expect(fees).toHaveCount(6)
  for (const fee of [
    /^400\s*ZIL/,
    /^10\s*TYRON/,
    /^14\s*XSGD/,
    /^155,000\s*XIDR/,
    /^10\s*zUSDT/,
    /^1\.4\s*gZIL/,
  ]) {
    await expect(fees.filter({ hasText: fee })).toHaveCount(1)
  }

  // 400 and the donation, less what the wallet holds, and never below zero.
  const choose = async (type: RegExp, coin: RegExp): Promise<void> => {
    await types.getByRole('radio', { name: type }).check()
    await fees.filter({ hasText: coin }).getByRole('radio').click()
    await dialog.getByLabel('Recipient domain').fill(friend)
    await saveWho(dialog, 'Recipient domain')
    await dialog.getByRole('button', { name: 'TRANSFER TYDRA' }).click()
  }
  const attached = fact(review(page), 'ZIL attached')
  const donate = async (amount: string): Promise<void> => {
    await review(page).getByRole('button', { name: 'Add a donation' }).click()
    await review(page).getByLabel('Donation in ZIL').fill(amount)
    await review(page).getByLabel('Donation in ZIL').press('Enter')
  }
  const dismiss = async (): Promise<void> => {
    await review(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(review(page)).toBeHidden()
  }
  const hold = (zil: bigint) =>
    callAs(devnet, payer.account, didWallet(payer.wallet).AddFunds({}, { amount: zil * qaPerZil }))
  await choose(/^Nessy/, /^400/)
  await expect(attached).toHaveText('300 ZIL')
  await donate('5')
  await expect(attached).toHaveText('305 ZIL')
  await dismiss()
  await hold(303n)
  await openTydras(page, payer)
  await open()
  await choose(/^Nessy/, /^400/)
  await expect(attached).toHaveText('0 ZIL')
  await donate('5')
  await expect(attached).toHaveText('2 ZIL')
  await dismiss()
  await hold(100n)
  await openTydras(page, payer)
  await open()
  await choose(/^Nessy/, /^400/)
  await donate('5')
  await expect(attached).toHaveText('0 ZIL')
  await signAndConfirm(page, 'TRANSFER TYDRA')
  const inZil = lastSent(site.node.trips, 'TransferTydraNftAtMost')
  expect([inZil.to, inZil.amount]).toEqual([payer.wallet, 0n])
  expect(Object.fromEntries(inZil.params)).toEqual({
    tyron: { constructor: 'Some', argtypes: ['Uint128'], arguments: [String(5n * qaPerZil)] },
    id: 'zil',
    tydra: 'nessy',
    token_id: domainId(payer.domain),
    to_token_id: domainId(friend),
    most: String(400n * qaPerZil),
  })
  // 503 less 400 and the donation.
  expect((await heldBy(site, payer.wallet)).get('zil')).toMatchObject({ units: 98n * qaPerZil })

  // In another coin the donation is all that goes along, whatever the wallet holds.
  await giveToken(site, 'xsgd', payer.wallet, 14_000_000n)
  await openTydras(page, payer)
  await open()
  await choose(/^MerXek/, /^14/)
  await expect(attached).toHaveText('0 ZIL')
  await donate('5')
  await expect(attached).toHaveText('5 ZIL')
  await signAndConfirm(page, 'TRANSFER TYDRA')
  expect(await tokensOf(site, 'xsgd', payer.wallet)).toBe(0n)
  expect((await tydrasOf(site, friend)).map(([collection]) => collection).toSorted()).toEqual([
    'merxek',
    'nessy',
  ])

  // A wallet below version 6: its controller asks the protocol, in ZIL of the account, or for nothing on the free list.
  const protocol = devnet.network.init
  for (const [isFree, price] of [
    [false, 2_500n],
    [true, 0n],
  ] as const) {
    const older = freshDomain('elderly')
    const wallet = await deployOlderWallet(devnet, payer.account, {
      version: 'DIDxWALLET_5.3.0',
      label: older,
    })
    await issueName(devnet, older, wallet)
    if (isFree) await freeFor(site, wallet)
    await openTydras(page, { domain: older })
    await dialog.getByRole('radio', { name: isFree ? /^FREE/ : /^2,500/ }).check()
    await dialog.getByLabel('Metadata id').fill(known)
    await saveStep(dialog, 'Metadata id')
    await dialog.getByRole('button', { name: 'MINT TYDRA' }).click()
    await reviewsCall(page, 'MintTydraNft')
    await asksNoDonation(page)
    await signAndConfirm(page, 'MINT TYDRA')
    const minted = lastSent(site.node.trips, 'MintTydraNft')
    expect([minted.to, minted.amount]).toEqual([protocol, price * qaPerZil])
    expect(Object.fromEntries(minted.params)).toEqual({
      id: 'zil',
      token_id: domainId(older),
      token_uri: known,
    })
    expect(await tydrasOf(site, older)).toEqual([['merxek', known]])
    if (isFree) continue

    await openTydras(page, { domain: older })
    await open()
    const another = freshDomain('another')
    await issueName(devnet, another, await deployDidWallet(devnet, payer.account))
    await types.getByRole('radio', { name: /^MerXek/ }).check()
    await fees.filter({ hasText: /^400/ }).getByRole('radio').click()
    await dialog.getByLabel('Recipient domain').fill(another)
    await saveWho(dialog, 'Recipient domain')
    await dialog.getByRole('button', { name: 'TRANSFER TYDRA' }).click()
    await expect(attached).toHaveText('400 ZIL')
    await asksNoDonation(page)
    await signAndConfirm(page, 'TRANSFER TYDRA')
    expect(lastSent(site.node.trips, 'TransferTydraNft')).toMatchObject({ to: protocol })
    expect(await tydrasOf(site, another)).toEqual([['merxek', known]])
  }
})
