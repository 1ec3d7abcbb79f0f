/** What people sign, from the page to the block, by somebody who has no pointer: [UI-04] every flow by keyboard. */
import type { Locator, Page } from '@playwright/test'
import { createClient, findMotions, motionsName } from '@tyto/chain'
import { didWallet, donateFund } from '@tyto/contracts'
import { qaPerZil, toBech32 } from '@tyto/primitives'
import { chainSays, giveCoins, pool, preview, ssi, tyron } from '../steps/exchange/liquiditySteps'
import { listed, newStaker, openStaking, panel, showsRows } from '../steps/exchange/stakingSteps'
import { givenField, panelButton, tradeAt } from '../steps/exchange/tradeSteps'
import { newDefi } from '../steps/money/defiWallets'
import { amountField, newPayer, recipientField, tokensOf, transferButton } from '../steps/money/paymentSteps'
import { balanceOf, networkOf, recordOf } from '../steps/network/chainAnswers'
import { sendCall } from '../steps/network/signedTransactions'
import { expect, test, type TestSite } from '../steps/network/testSite'
import { ownerOf } from '../steps/own/mintSteps'
import { anotherBrowser } from '../steps/ownership/ceremonySteps'
import { newPerson } from '../steps/ownership/recoverySetup'
import { newOwner, openSettings } from '../steps/ownership/settingsSteps'
import { chooseByKey, pressByKey, signByKey, typeByKey, withoutPointer } from '../steps/page/byKeyboard'
import { card } from '../steps/page/pageParts'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { callAs, freshDomain, newAccount } from '../steps/wallets/walletSetup'

const main = (page: Page): Locator => page.getByRole('main')

/** Somebody with a DeFi wallet, at one of its pages. */
async function openDefi(page: Page, site: TestSite, path: string): ReturnType<typeof newDefi> {
  const owner = await newDefi(site)
  await callAs(site.devnet, owner.account, didWallet(owner.defi).AddFunds({}, { amount: 50n * qaPerZil }))
  await giveCoins(site, owner.defi, { tyron: 20n * tyron, ssi: 100n * ssi })
  await withoutPointer(page)
  await arriveAs(page, {
    account: owner.index,
    login: { network: 'local', address: owner.wallet, name: `${owner.domain}.ssi` },
  })
  await page.goto(`/defi@${owner.domain}.ssi/defix/${path}`)
  return owner
}

async function pickByKey(page: Page, side: 'from' | 'to', symbol: string): Promise<void> {
  await pressByKey(page, main(page).getByRole('button', { name: new RegExp(`^Swap ${side} `) }))
  const search = page.getByRole('dialog', { name: 'Tokens' }).getByLabel('Symbol')
  await typeByKey(page, search, symbol)
  await page.keyboard.press('Enter')
  await expect(search).toBeHidden()
}

test('[UI-04] a trade by keyboard alone @desktop', async ({ page, site }) => {
  const { defi } = await openDefi(page, site, 'swap')
  await pickByKey(page, 'from', 'ZIL')
  await pickByKey(page, 'to', 'XSGD')
  await typeByKey(page, givenField(page), '7')
  await pressByKey(page, tradeAt(page, 'ZilSwap'))
  await pressByKey(page, panelButton(page))
  await signByKey(page, 'trade')
  expect(await tokensOf(site, 'xsgd', defi)).toBeGreaterThan(0n)
  expect(await balanceOf(site, defi)).toBe(43n * qaPerZil)
})

test('[UI-04] coins go into the pool and come out by keyboard alone @desktop', async ({ page, site }) => {
  const { defi } = await openDefi(page, site, 'pool')
  await typeByKey(page, page.getByLabel('TYRON', { exact: true }), '8')
  await pressByKey(page, page.getByRole('button', { name: 'PREVIEW' }))
  await pressByKey(page, preview(page).getByRole('button', { name: 'CONFIRM' }))
  await signByKey(page, 'ADD LIQUIDITY')
  const { position } = await chainSays(site, defi)
  expect(position.shares).toBeGreaterThan(0n)

  await pressByKey(page, pool(page).getByRole('button', { name: 'Remove liquidity' }))
  const panel = page.getByRole('region', { name: 'Remove liquidity' })
  await typeByKey(page, panel.getByRole('textbox', { name: 'Exchange share, %' }), '100')
  await pressByKey(page, panel.getByRole('button', { name: 'CONFIRM' }))
  await signByKey(page, 'REMOVE LIQUIDITY')
  expect((await chainSays(site, defi)).position.shares).toBe(0n)
})

test('[UI-04] a payment by keyboard alone @desktop', async ({ page, site }) => {
  const payer = await newPayer(site)
  const friend = await newPayer(site)
  const before = await balanceOf(site, friend.wallet)
  await withoutPointer(page)
  await arriveAs(page, {
    account: payer.index,
    login: { network: 'local', address: payer.wallet, name: `${payer.domain}.ssi` },
  })
  await page.goto(`/${payer.domain}.ssi/didx/wallet/balances/send`)
  await typeByKey(page, recipientField(page), `${friend.domain}.ssi`)
  await pressByKey(page, main(page).getByRole('checkbox'), 'Space')
  await typeByKey(page, amountField(page, 'ZIL'), '3')
  await pressByKey(page, transferButton(page))
  await signByKey(page, 'TRANSFER')
  expect((await balanceOf(site, friend.wallet)) - before).toBe(3n * qaPerZil)
})

test('[UI-04] a motion by keyboard alone @desktop', async ({ page, site }) => {
  const { account, index } = await newAccount(site.devnet)
  const network = await networkOf(site)
  const client = createClient({ ...network, fetch })
  const { fund } = await findMotions(client, network, motionsName)
  await sendCall(site.devnet, account, donateFund(fund!).AddFunds({}, { amount: 5n * qaPerZil }))
  const words = `Say it without a pointer ${index}`
  await withoutPointer(page)
  await arriveAs(page, { account: index })
  await page.goto('/xpoints')
  await expect(page.getByText('You have 5.00 xPoints.')).toBeVisible()
  await pressByKey(page, page.getByRole('button', { name: 'RAISE YOUR VOICE' }))
  const dialog = page.getByRole('dialog', { name: 'New motions' })
  await typeByKey(page, dialog.getByLabel('Your motion'), words)
  await typeByKey(page, dialog.getByLabel('xPoints behind it'), '2')
  await pressByKey(page, dialog.getByRole('button', { name: 'RAISE YOUR VOICE' }))
  await signByKey(page, 'RAISE YOUR VOICE')
  const mine = page.getByRole('list', { name: 'Motions' }).getByRole('listitem').filter({ hasText: words })
  await expect(mine).toContainText('2.00')
})

test('[UI-04] stake is delegated by keyboard alone @desktop', async ({ page, site }) => {
  const staker = await newStaker(site)
  await withoutPointer(page)
  await openStaking(page, staker)
  const form = panel(page, 'DELEGATE STAKE')
  await pressByKey(page, listed(page, 'DELEGATE STAKE'))
  await expect(form).toBeFocused()
  await typeByKey(page, form.getByLabel('Amount', { exact: true }), '40')
  await page.keyboard.press('Enter')
  await pressByKey(page, form.getByRole('button', { name: 'DELEGATE STAKE' }))
  await signByKey(page, 'DELEGATE STAKE')
  await showsRows(page, { Balance: '60.00', 'Buffered deposit': '40.00' })
  expect(await balanceOf(site, staker.wallet)).toBe(60n * qaPerZil)
})

test('[UI-04] a name is minted by keyboard alone @desktop', async ({ page, site }) => {
  const person = await newPerson(site.devnet, 'minter')
  const domain = freshDomain('keyed')
  await withoutPointer(page)
  await arriveAs(page, {
    account: person.index,
    login: { network: 'local', address: person.wallet, name: `${person.domain}.ssi` },
  })
  await page.goto(`/${person.domain}.ssi/didx/wallet/nft/dns`)
  const form = card(page, 'Mint a name')
  await pressByKey(page, form.getByRole('button', { name: '.gzil', exact: true }))
  await typeByKey(page, form.getByLabel('Name', { exact: true }), domain)
  await page.keyboard.press('Enter')
  await expect(form.getByText(`${domain}.gzil is free.`, { exact: true })).toBeVisible()
  await chooseByKey(page, form.getByRole('radio'), form.getByRole('radio', { name: /ZIL/ }).first())
  await pressByKey(page, form.getByRole('button', { name: 'MINT', exact: true }))
  await signByKey(page, 'MINT')
  expect(await ownerOf(site, '.gzil', domain)).toBe(person.wallet)
})

test('[UI-04] a wallet is handed over and claimed by keyboard alone @desktop', async ({
  page,
  site,
  browser,
  baseURL,
  pageProblems,
}) => {
  const owner = await newOwner(site.devnet, 'giver')
  const heir = await newAccount(site.devnet)
  await withoutPointer(page)
  await openSettings(page, owner)
  const region = main(page).getByRole('region', { name: 'CONTROLLER', exact: true })
  await pressByKey(page, region.locator('button[aria-expanded=false]'))
  await typeByKey(page, region.getByLabel('New DID controller address'), toBech32(heir.account.address))
  await pressByKey(page, region.getByRole('checkbox'), 'Space')
  await pressByKey(page, region.getByRole('button', { name: 'UPDATE CONTROLLER' }))
  await signByKey(page, 'UPDATE CONTROLLER')
  const asked = await recordOf(site, owner.name)
  expect(asked).toMatchObject({
    controller: owner.account.address,
    pendingController: heir.account.address,
  })

  const claimer = await anotherBrowser(browser, baseURL!, pageProblems)
  await withoutPointer(claimer)
  await arriveAs(claimer, { account: heir.index })
  await claimer.goto(`/${owner.name}/didx/claim`)
  await pressByKey(claimer, main(claimer).getByRole('button', { name: 'CLAIM' }))
  await signByKey(claimer, 'CLAIM')
  const claimed = await recordOf(site, owner.name)
  expect(claimed).toMatchObject({ controller: heir.account.address, pendingController: null })
})
