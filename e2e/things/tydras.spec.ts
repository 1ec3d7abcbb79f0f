/** TYDRAS of TYRON: the owl of a name is saved for good, minted for nothing or for a coin, shown, and passed on. */
import { initDid } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { domainId, tydraPicture } from '@tyto/identity'
import { decodeBase64url, encodeBase64url, sha256 } from '@tyto/primitives'
import type { Locator } from '@playwright/test'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findBarriers, overflowOf } from '../steps/page/barriers'
import { changing, lastSent, refusing } from '../steps/network/faultyNode'
import { nameCard, saveStep, saveWho, toast } from '../steps/page/pageParts'
import { giveToken, newPayer, tokensOf } from '../steps/money/paymentSteps'
import { expect, test } from '../steps/network/testSite'
import {
  noDonation,
  review,
  reviewsCall,
  sentences,
  signAndConfirm,
  simulated,
  status,
} from '../steps/transaction/transactionSteps'
import {
  callAs,
  deployDidWallet,
  deployStandIn,
  freshDomain,
  issueName,
  keysOf,
  newAccount,
} from '../steps/wallets/walletSetup'
import { arriveAsPayer, freeFor, openTydras, tydrasOf } from '../steps/own/tydraSteps'

const operator = testAccount('deployer')

test('[TD-03] [TD-07] a Tydra is saved for good and minted for nothing, found again in between, and is the picture of its name', async ({
  page,
  site,
}) => {
  const payer = await newPayer(site)
  await freeFor(site, payer.wallet)
  await arriveAsPayer(page, payer, { storage: false })
  const localWallet = approvalWindow(page)
  const dialog = await openTydras(page, payer)
  await expect(dialog.getByRole('img', { name: `MerXek ToT NFT of ${payer.domain}` })).toBeVisible()
  const mint = dialog.getByRole('button', { name: 'MINT ToT' })
  await expect(mint).toHaveAttribute('aria-expanded', 'true')
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBe(0)

  await dialog.getByRole('radio', { name: /^FREE/ }).check()
  await expect(toast(page, "Congratulations, you're a winner!!")).toBeVisible()
  const save = dialog.getByRole('button', { name: 'SAVE TYDRA' })
  await expect(dialog.getByText('To use the permaweb, connect ArConnect desktop wallet.')).toBeVisible()
  await expect(save).toBeHidden()
  await dialog.getByRole('button', { name: /connect/i }).click()
  await localWallet.approve()
  await save.click()
  await expect(toast(page, "You're about to save the ToT GIF on Arweave's permaweb.")).toBeVisible()
  await localWallet.approve()
  const id = dialog.getByLabel('Metadata id')
  await expect(id).toHaveValue(/^[\w-]{43}$/)
  const tokenUri = await id.inputValue()
  const metadata: unknown = await (await page.request.get(`/-/permaweb/${tokenUri}`)).json()
  const kept = await site.devnet.permaweb.find(tokenUri)
  const owner = decodeBase64url(kept?.head.owner ?? '') ?? new Uint8Array()
  expect(metadata).toEqual({
    name: `${payer.domain}.ssi`,
    net: 'local',
    deployer: encodeBase64url(sha256(owner)),
    resource: tydraPicture('merxek', payer.domain),
  })

  // Left before it was minted: the same id is there again, and nothing is stored twice.
  const stored = await site.devnet.permaweb.count()
  await page.reload()
  const again = await openTydras(page, payer)
  await expect(again.getByLabel('Metadata id')).toHaveValue(tokenUri)
  await again.getByRole('button', { name: 'SAVE TYDRA' }).click()
  await expect(again.getByRole('button', { name: 'SAVE TYDRA' })).not.toHaveAttribute('aria-busy', 'true')
  await expect(again.getByLabel('Metadata id')).toHaveValue(tokenUri)
  expect(await site.devnet.permaweb.count()).toBe(stored)
  await again.getByRole('radio', { name: /^FREE/ }).check()
  // The id may come from elsewhere too.
  await again.getByLabel('Metadata id').fill('')
  await expect(again.getByRole('button', { name: 'MINT TYDRA' })).toBeHidden()
  await again.getByLabel('Metadata id').fill(tokenUri)
  await saveStep(again, 'Metadata id')
  await again.getByRole('button', { name: 'MINT TYDRA' }).click()
  await expect(sentences(review(page))).toContainText('gets its Tydra: MerXek ToT NFT')
  await reviewsCall(page, 'MintTydraNft')
  await noDonation(page)
  await expect(review(page).getByRole('table').first()).toContainText(domainId(payer.domain))
  await review(page).getByRole('button', { name: 'MINT TYDRA', exact: true }).click()
  await localWallet.approve()
  const done = page.getByRole('dialog', { name: 'Confirmed', exact: true })
  await expect(done).toContainText('has its Tydra, and its picture is kept for good.', { timeout: 30_000 })
  await expect(done.getByRole('img', { name: 'MerXek ToT NFT' })).toBeVisible()
  expect(await tydrasOf(site, payer.domain)).toEqual([['merxek', tokenUri]])
  const sent = lastSent(site.node.trips, 'MintTydraNft')
  expect([sent.to, sent.amount]).toEqual([payer.wallet, 0n])
  expect(Object.fromEntries(sent.params)).toEqual({
    tyron: { constructor: 'None', argtypes: ['Uint128'], arguments: [] },
    id: 'free',
    token_id: domainId(payer.domain),
    token_uri: tokenUri,
  })
  await expect(page).toHaveURL(`/${payer.domain}.ssi/didx/wallet`)

  // From there it is the picture of the name: nothing has to be chosen.
  await done.getByRole('link', { name: 'Make it the picture of the name' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('This is what people will see.')).toBeVisible()
  await main.getByRole('button', { name: 'UPDATE PROFILE' }).click()
  await signAndConfirm(page, 'UPDATE PROFILE')
  await page.goto(`/${payer.domain}.ssi`)
  await expect(nameCard(page).getByRole('img', { name: `Image of ${payer.domain}.ssi` })).toBeVisible()

  // One is all that a domain has.
  const full = await openTydras(page, payer)
  await expect(full.getByText(`${payer.domain}.ssi has its Tydra.`)).toBeVisible()
  await expect(full.getByRole('link', { name: 'Make it the picture of the name' })).toBeVisible()
})

test('[TD-01] [TD-02] [TD-05] [TD-09] a Tydra is paid in a coin once the wallet has enough, and goes to another domain @desktop', async ({
  page,
  site,
  tolerance,
}) => {
  const { devnet } = site
  const payer = await newPayer(site)
  const { account } = await newAccount(devnet)
  const friend = freshDomain('friend')
  await issueName(devnet, friend, await deployDidWallet(devnet, account, keysOf(friend)))
  await arriveAsPayer(page, payer)
  // A coin for which the protocol names no token.
  site.node.behave(
    changing(({ params: [, field, keys] }, answer) =>
      field === 'services' && Array.isArray(keys) && keys[0] === 'xidr'
        ? { ...answer, result: null }
        : answer,
    ),
  )
  let dialog = await openTydras(page, payer)
  await expect(dialog.getByRole('img', { name: `MerXek ToT NFT of ${payer.domain}` })).toBeVisible()
  const fees = dialog.getByRole('radio')
  const fee = (coin: string) => dialog.getByRole('radio', { name: new RegExp(`\\b${coin}`) })

  // The fees of today's wallets; FREE is not for everybody.
  await expect(fees).toHaveCount(9)
  for (const price of [
    /2,500\s*ZIL/,
    /30\s*TYRON/,
    /30\s*S\$I/,
    /40\s*XSGD/,
    /446,000\s*XIDR/,
    /30\s*zUSDT/,
    /6\.4\s*gZIL/,
    /600\s*ZLP/,
    /FREE/,
  ])
    await expect(dialog.locator('label', { hasText: price })).toHaveCount(1)
  await fee('FREE').check()
  await expect(dialog.getByText('You are not on the free list.', { exact: true })).toBeVisible()

  // ZIL that is missing goes along, or is added first; a token has to be there.
  await fee('ZIL').first().click()
  await expect(dialog.getByText('Your xWALLET needs more funds.')).toBeVisible()
  await dialog.getByText('Or add funds to the xWALLET first').click()
  await expect(dialog.getByLabel('Amount', { exact: true })).toHaveValue('2400')
  await dialog.getByRole('button', { name: 'Choose another currency' }).click()
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await fee('ZIL').first().click()
  await dialog.getByText('Or add funds to the xWALLET first').click()
  await dialog.getByRole('button', { name: 'TRANSFER', exact: true }).click()
  await signAndConfirm(page, 'Add funds')
  await expect(dialog.getByText('Your xWALLET needs more funds.')).toBeHidden()
  await expect(fee('ZIL').first()).toBeChecked()
  // Of such a coin none can be missing.
  await fee('XIDR').click()
  await expect(dialog.getByText('Your xWALLET needs more funds.')).toBeHidden()
  await saveStep(dialog, 'Minting fee')
  await expect(dialog.getByText('Mint NFT: Unsupported token.', { exact: true })).toBeVisible()
  site.node.behave()
  await fee('XSGD').click()
  await expect(dialog.getByText('Your xWALLET needs more funds.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'MINT TYDRA' })).toBeHidden()

  // Another card resets what was chosen; the window is closed on purpose only.
  await dialog.getByRole('button', { name: 'TRANSFER ToT' }).click()
  await expect(dialog.getByRole('button', { name: 'MINT ToT' })).toHaveAttribute('aria-expanded', 'false')
  await dialog.getByRole('button', { name: 'TRANSFER ToT' }).click()
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'MINT ToT' }).click()
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('Are you sure about closing this window?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(dialog.getByText('Are you sure about closing this window?')).toBeHidden()
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await dialog.getByRole('button', { name: 'Close it' }).click()
  await expect(dialog).toBeHidden()

  // A known id is entered in place of an upload.
  await giveToken(site, 'xsgd', payer.wallet, 60_000_000n)
  dialog = await openTydras(page, payer)
  await fee('XSGD').check()
  const id = dialog.getByLabel('Metadata id')
  await id.fill('../etc/passwd')
  await saveStep(dialog, 'Metadata id')
  await expect(dialog.getByText('This is not an id: it has 43 letters, digits, - and _.')).toBeVisible()
  const [[, known] = ['', '']] = await tydrasOf(site, 'hydra')
  await id.fill(known)
  await saveStep(dialog, 'Metadata id')
  await dialog.getByRole('button', { name: 'MINT TYDRA' }).click()
  await reviewsCall(page, 'MintTydraNftAtMost')
  await signAndConfirm(page, 'MINT TYDRA')
  expect(await tydrasOf(site, payer.domain)).toEqual([['merxek', known]])
  expect(await tokensOf(site, 'xsgd', payer.wallet)).toBe(20_000_000n)
  expect(lastSent(site.node.trips, 'MintTydraNftAtMost').params.get('id')).toBe('xsgd')

  // Passed on: which one, in which currency, to whom.
  dialog = await openTydras(page, payer)
  await dialog.getByRole('button', { name: 'TRANSFER ToT' }).click()
  for (const title of [
    'OG Nawelito SBT',
    'Nawelito ToT NFT',
    'Nessy ToT NFT',
    'MerXek ToT NFT',
    'OG Nawelito NFT',
  ])
    await expect(dialog.getByRole('img', { name: `${title} of ${payer.domain}` }).last()).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await dialog.getByRole('radio', { name: /^Nessy/ }).check()
  await saveStep(dialog, 'Type')
  await expect(dialog.getByText('The domain has no Tydra of this collection.')).toBeVisible()
  await dialog.getByRole('radio', { name: /^MerXek/ }).check()
  await fee('XSGD').check()
  const to = dialog.getByLabel('Recipient domain')
  const transfer = dialog.getByRole('button', { name: 'TRANSFER TYDRA' })
  for (const [typed, words] of [
    [`${friend}.zlp`, 'Resolver failed: invalid NFT Domain Name.'],
    [freshDomain('nobody'), 'Identity verification unsuccessful.'],
    [payer.domain, 'The recipient and sender must be different.'],
  ] as const) {
    await to.fill(typed)
    await saveStep(dialog, 'Recipient domain')
    await expect(dialog.getByText(words, { exact: true }), typed).toBeVisible()
    await expect(transfer).toBeHidden()
  }
  for (const typed of [`${friend}.did`, ` ${friend.toUpperCase()} .SSI`, friend]) {
    await to.fill(typed)
    await expect(dialog.getByText('The subdomain@ does not matter.')).toBeHidden()
    await saveWho(dialog, 'Recipient domain')
    await expect(dialog.getByText(`You're about to transfer a ToT NFT to ${friend}.`)).toBeVisible()
  }
  // Somebody else was faster: the chain refuses it, and the link is there to be looked at.
  const rival = freshDomain('rival')
  await issueName(devnet, rival, await deployDidWallet(devnet, account))
  await to.fill(rival)
  await saveWho(dialog, 'Recipient domain')
  await transfer.click()
  await simulated(page)
  const token = { collection: 'merxek', domain_id: domainId(rival), token_uri: known }
  await review(page).getByRole('button', { name: 'TRANSFER TYDRA', exact: true }).click()
  const localWallet = approvalWindow(page)
  await expect(localWallet.frame.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  await callAs(devnet, operator, initDid(devnet.network.initDid).SetTokenUri(token))
  await localWallet.approve()
  const failed = status(page, 'Transaction failed.')
  await expect(failed.getByText('Please double-check the transaction link.')).toBeVisible({ timeout: 30_000 })
  await expect(failed.getByText('That domain has a Tydra of this collection already.')).toBeVisible()
  await failed.getByRole('button', { name: 'Close' }).last().click()
  expect(await tydrasOf(site, payer.domain)).toEqual([['merxek', known]])
  dialog = await openTydras(page, payer)
  await dialog.getByRole('button', { name: 'TRANSFER ToT' }).click()
  await dialog.getByRole('radio', { name: /^MerXek/ }).check()
  await fee('XSGD').check()

  await to.fill(`de fi@${friend.toUpperCase()}.did`)
  await expect(dialog.getByText('The subdomain@ does not matter.')).toBeVisible()
  await expect(transfer).toBeHidden()
  await saveWho(dialog, 'Recipient domain')
  await transfer.click()
  await expect(sentences(review(page))).toContainText('MerXek ToT NFT')
  await reviewsCall(page, 'TransferTydraNftAtMost')
  await expect(review(page).getByRole('table').first()).toContainText(domainId(friend))
  await signAndConfirm(page, 'TRANSFER TYDRA')
  await expect(page).toHaveURL(`/${payer.domain}.ssi/didx/wallet/nft`)
  expect(await tydrasOf(site, friend)).toEqual([['merxek', known]])
  expect(await tydrasOf(site, payer.domain)).toEqual([])
  expect(await tokensOf(site, 'xsgd', payer.wallet)).toBe(6_000_000n)

  // A node that does not answer: unknown, and no price or count is made up.
  tolerance.failedRequests = true
  site.node.behave(refusing('busy', () => true))
  await page.getByRole('button', { name: /^TYDRAS of TYRON/ }).click()
  await expect(dialog.getByRole('button', { name: /try again/i }).first()).toBeVisible({ timeout: 30_000 })
  await expect(dialog.getByRole('radio')).toHaveCount(0)
})

test('[TD-04] FREE is for the free list, other coins for wallets from version 6 on, and nothing once 26 are minted @desktop', async ({
  page,
  site,
}) => {
  const payer = await newPayer(site)
  const older = freshDomain('elderly')
  const standIn = await deployStandIn(site.devnet, {
    version: 'DIDxWALLET_5.3.0',
    controller: payer.account.address,
  })
  await issueName(site.devnet, older, standIn)
  await arriveAsPayer(page, payer)
  const free = (scope: Locator) => scope.getByRole('radio', { name: /^FREE/ })
  let dialog = await openTydras(page, payer)
  await free(dialog).check()
  await expect(dialog.getByText('You are not on the free list.', { exact: true })).toBeVisible()
  await expect(toast(page, "Congratulations, you're a winner!!")).toBeHidden()

  await freeFor(site, payer.wallet)
  dialog = await openTydras(page, payer)
  await free(dialog).check()
  await expect(toast(page, "Congratulations, you're a winner!!")).toBeVisible()
  await expect(dialog.getByText('You are not on the free list.', { exact: true })).toBeHidden()

  dialog = await openTydras(page, { domain: older })
  await dialog.getByRole('radio', { name: /TYRON/ }).check()
  const only = 'Payments other than ZIL are possible with a new DIDxWALLET v6.'
  await expect(dialog.getByText(only, { exact: true })).toBeVisible()
  await dialog.getByRole('radio', { name: /^2,500/ }).check()
  await expect(dialog.getByText(only, { exact: true })).toBeHidden()

  // 25 are not too many; 26 are all of them.
  const all = 'All Tydras of Tyron have been minted. Stay tuned for the next collection!'
  for (const [count, isOver] of [
    ['25', false],
    ['26', true],
  ] as const) {
    site.node.behave(async (body, ask) => {
      const answer: unknown = await ask(body)
      if (!body.includes('token_id_count')) return answer
      return JSON.parse(JSON.stringify(answer).replaceAll(/"merxek":"\d+"/g, `"merxek":"${count}"`))
    })
    dialog = await openTydras(page, payer)
    await expect(isOver ? dialog.getByText(all, { exact: true }) : free(dialog)).toBeVisible()
    await expect(dialog.getByRole('radio')).toHaveCount(isOver ? 0 : 9)
  }
})
