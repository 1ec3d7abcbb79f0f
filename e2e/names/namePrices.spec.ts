/** The cost of names: the price of the chain, never more than the review said, and none that nobody could read. */
import { initDid, zrc2Token } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { qaPerZil } from '@tyto/primitives'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findBarriers } from '../steps/page/barriers'
import { balanceOf, find } from '../steps/network/chainAnswers'
import { refusing } from '../steps/network/faultyNode'
import { card, saveStep } from '../steps/page/pageParts'
import { openMint } from '../steps/own/mintSteps'
import { newPerson } from '../steps/ownership/recoverySetup'
import { heldBy } from '../steps/network/rawChain'
import { expect, test } from '../steps/network/testSite'
import { gasAsSaid, noDonation, sentences, review, status } from '../steps/transaction/transactionSteps'
import { deployOlderWallet } from '../steps/wallets/olderWallets'
import { callAs, freshDomain, issueName, newAccount } from '../steps/wallets/walletSetup'
import { tryAgain } from '../steps/network/tryAgain'

const operator = testAccount('deployer')

test('[MD-06] [MD-08] [BX-27] what a name costs is the price of the chain, and never more than the review said @desktop', async ({
  page,
  site,
}) => {
  const person = await newPerson(site.devnet, 'haggler')
  const token = zrc2Token(site.devnet.network.tyron)
  const tyron = 10n ** 12n
  const heldTyron = async () => (await heldBy(site, person.wallet)).get('tyron')
  await callAs(site.devnet, operator, token.Transfer({ to: person.wallet, amount: 30n * tyron }))
  const { SetUtility } = initDid(site.devnet.network.initDid)
  const setPrice = (id: string, price: bigint): Promise<void> =>
    callAs(site.devnet, operator, SetUtility({ id, tx: 'BuyNftUsername', price }))
  const { approve, sheet } = approvalWindow(page)
  const domain = freshDomain('haggled')
  const form = await openMint(page, person, '.ssi')
  const mint = form.getByRole('button', { name: 'Mint the name', exact: true })
  const option = form.getByRole('radiogroup', { name: 'Payment' }).locator('label', { hasText: 'TYRON' })
  try {
    await form.getByText('Pay with another coin').click()
    await expect(option).toHaveText(/^10\s*TYRON/)
    await option.click()
    await form.getByLabel('Name', { exact: true }).fill(domain)
    await saveStep(form, 'Name')
    await expect(mint).toBeVisible()
    // Between the form and the review: the review says the new price, and so does the form from then on.
    await setPrice('tyron', 12n * tyron)
    await mint.click()
    await expect(sentences(review(page))).toContainText('12 TYRON')
    await expect(sentences(review(page))).not.toContainText('10 TYRON')
    await gasAsSaid(page, 'Mint the name', 10_000n)
    await review(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(option).toHaveText(/^12\s*TYRON/)
    // Between the review and the block: a higher price takes nothing, a lower one is what is paid.
    await mint.click()
    await noDonation(page)
    await expect(sentences(review(page))).toContainText('12 TYRON')
    await expect(review(page)).toContainText('No more than 12 TYRON leaves the wallet for it')
    await review(page).getByRole('button', { name: 'Mint the name', exact: true }).click()
    await expect(sheet).toBeVisible()
    await setPrice('tyron', 36n * tyron)
    await approve()
    const failed = status(page, 'Transaction failed.')
    await expect(failed).toBeVisible({ timeout: 30_000 })
    await expect(failed).toContainText('The price is higher than the most that was agreed to.')
    await failed.getByRole('button', { name: 'Close' }).last().click()
    expect(await heldTyron()).toMatchObject({ units: 30n * tyron })
    await expect(find(site, `${domain}.ssi`)).rejects.toThrow('is free')
    await setPrice('tyron', 14n * tyron)
    await openMint(page, person, '.ssi')
    await form.getByText('Pay with another coin').click()
    await expect(option).toHaveText(/^14\s*TYRON/)
    await option.click()
    await form.getByLabel('Name', { exact: true }).fill(domain)
    await saveStep(form, 'Name')
    await mint.click()
    await noDonation(page)
    await expect(sentences(review(page))).toContainText('14 TYRON')
    await review(page).getByRole('button', { name: 'Mint the name', exact: true }).click()
    await expect(sheet).toBeVisible()
    await setPrice('tyron', 13n * tyron)
    await approve()
    const paid = page.locator('[data-other=paid]')
    await expect(paid).toHaveText(/14 TYRON.*13 TYRON/, { timeout: 30_000 })
    await status(page, 'Confirmed').getByRole('button', { name: 'Done' }).click()
    expect(await heldTyron()).toMatchObject({ units: 17n * tyron })
    expect((await find(site, `${domain}.ssi`)).wallet?.address).toBe(person.wallet)

    // In ZIL exactly the price of the review goes along: where it has risen since, nothing is sold, and gas alone is gone.
    const other = freshDomain('haggled')
    await page.goto(`/${person.domain}.ssi/didx/wallet/nft/dns`)
    await form.getByLabel('Name', { exact: true }).fill(other)
    await saveStep(form, 'Name')
    await mint.click()
    await noDonation(page)
    await expect(sentences(review(page))).toContainText('1,200 ZIL')
    await review(page).getByRole('button', { name: 'Mint the name', exact: true }).click()
    await expect(sheet).toBeVisible()
    await setPrice('zil', 1_300n * qaPerZil)
    const before = await balanceOf(site, person.account.address)
    await approve()
    await expect(status(page, 'Transaction failed.')).toBeVisible({ timeout: 30_000 })
    expect(before - (await balanceOf(site, person.account.address))).toBeLessThan(10n * qaPerZil)
    await status(page, 'Transaction failed.').getByRole('button', { name: 'Close' }).last().click()
    await saveStep(form, 'Name').catch(() => undefined)
    await mint.click()
    await expect(sentences(review(page))).toContainText('1,300 ZIL')
  } finally {
    await setPrice('tyron', 10n * tyron)
    await setPrice('zil', 1_200n * qaPerZil)
  }
})

test('[BX-27] a wallet that takes no most says so, and by whom its price can be changed, before anybody signs @desktop', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const domain = freshDomain('older')
  const { account, index } = await newAccount(devnet)
  const wallet = await deployOlderWallet(devnet, account, { version: 'DIDxWALLET_6.4.0', label: domain })
  await issueName(devnet, domain, wallet)
  const form = await openMint(page, { domain, wallet, account, index }, '.ssi')
  await form.getByLabel('Name', { exact: true }).fill(freshDomain('unbound'))
  await saveStep(form, 'Name')
  await form.getByRole('button', { name: 'Mint the name', exact: true }).click()
  await expect(review(page)).toContainText(
    'The price is not bound: this version of the wallet pays what the protocol asks',
  )
  await expect(review(page)).toContainText('whoever controls init.did can change that until then')
  await expect(review(page)).not.toContainText('No more than')
})

test('[MD-06] nothing is sold at a price that nobody could read: the page says unknown, and goes on once it can @desktop', async ({
  page,
  site,
}) => {
  const person = await newPerson(site.devnet, 'unpriced')
  const domain = freshDomain('unpriced')
  await openMint(page, person, '.ssi')
  site.node.behave(refusing('The node is busy.', ({ params }) => params[1] === 'utility'))
  await page.reload()
  const form = card(page, 'Mint a name')
  const mint = form.getByRole('button', { name: 'Mint the name', exact: true })
  const unread = form.getByText('The price could not be read. Try again in a moment.', { exact: true })
  await form.getByLabel('Name', { exact: true }).fill(domain)
  await saveStep(form, 'Name')
  await expect(unread).toBeVisible()
  await expect(mint).toHaveCount(0)
  await expect(form.getByRole('radiogroup', { name: 'Payment' })).toHaveCount(0)
  expect(await findBarriers(page)).toEqual([])
  // Names of collections are not offered at all, and asked for once more on demand.
  await form.getByRole('button', { name: '.gzil', exact: true }).click()
  await expect(form.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(form.getByRole('button', { name: 'MINT', exact: true })).toHaveCount(0)
  await tryAgain(form.getByRole('button', { name: 'Try again' }), site.node)
  await expect(form.getByRole('radio', { name: /TYRON/ })).toBeVisible()

  await form.getByRole('button', { name: '.ssi', exact: true }).click()
  await form.getByLabel('Name', { exact: true }).fill(domain)
  await saveStep(form, 'Name')
  await expect(unread).toHaveCount(0)
  await expect(mint).toBeVisible()
  // Lost again before the review: no sheet that could be signed.
  site.node.behave(refusing('The node is busy.', ({ params }) => params[1] === 'utility'))
  await mint.click()
  await expect(review(page)).toContainText('The price could not be read')
  await expect(review(page).getByRole('button', { name: 'Mint the name', exact: true })).toBeDisabled()
  await tryAgain(review(page).getByRole('button', { name: 'Try again' }), site.node)
  await expect(sentences(review(page))).toContainText('1,200 ZIL')
})
