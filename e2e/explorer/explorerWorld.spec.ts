/** The explorer beyond single transactions: who and what is there, events, histories, and a tried call that is signed. */
import { toBech32 } from '@tyto/primitives'
import { findAllBarriers, overflowOf } from '../steps/page/barriers'
import { card, withSettings } from '../steps/page/pageParts'
import { accountButton, arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'
import { review, signAndConfirm } from '../steps/transaction/transactionSteps'
import { deployDidWallet, keysOf, newAccount } from '../steps/wallets/walletSetup'

test.setTimeout(60_000)

test('the world of the network: accounts, names, contracts and pools, each one press away', async ({
  page,
  devnet,
  isMobile,
}) => {
  await withSettings(page, { theme: isMobile ? 'night' : 'paper' })
  await page.goto('/-/explorer')
  await page.getByRole('link', { name: 'The world of this network' }).click()
  await expect(page).toHaveURL('/-/explorer/world')
  await expect(
    page.getByText(/^This chain began on .* with version 0\.0\.1; version 0\.0\.1 runs it\.$/),
  ).toBeVisible()
  const accounts = card(page, 'Test accounts').getByRole('listitem')
  await expect(accounts).toHaveCount(devnet.network.accounts.length)
  await expect(accounts.first()).toContainText('Test account 0')
  await expect(accounts.first()).toContainText('ZIL')
  const names = card(page, 'Names')
  await names.getByRole('button', { name: `Show all ${devnet.network.names.length}` }).click()
  await expect(names.getByRole('listitem')).toHaveCount(devnet.network.names.length)
  const contracts = card(page, 'Contracts of the protocol')
  await contracts.getByRole('button', { name: /^Show all \d+$/ }).click()
  await expect(contracts.getByText('zilswap', { exact: true })).toBeVisible()
  for (const exchange of ['TyronDEX', 'ZilSwap', 'DragonDEX'])
    await expect(card(page, 'Pools').getByText(exchange).first()).toBeVisible()
  expect(await findAllBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)

  await names.getByRole('link', { name: 'alice.ssi', exact: true }).click()
  await expect(page).toHaveURL('/alice.ssi')
})

test('a tried call goes on to be signed; its event is found and its field remembers', async ({
  page,
  devnet,
}) => {
  const { account, index } = await newAccount(devnet)
  const wallet = await deployDidWallet(devnet, account, keysOf(`explorer ${index}`))
  await arriveAs(page, { account: index })
  await page.goto(`/-/explorer/address/${toBech32(wallet)}?view=call`)
  await expect(accountButton(page)).toBeVisible()
  const main = page.getByRole('main')

  // A call that fails is not offered to be signed.
  await main.getByLabel('Transition', { exact: true }).selectOption('AcceptPendingUsername')
  await main.getByLabel('As if sent by').fill(account.address)
  await main.getByRole('button', { name: 'Simulate' }).click()
  await expect(main.getByText('The simulation as JSON')).toBeVisible()
  await expect(main.getByRole('button', { name: 'SIGN THIS CALL' })).toHaveCount(0)

  await main.getByLabel('Transition', { exact: true }).selectOption('UpdateDeadline')
  await main.getByLabel('val · Uint128').fill('4321')
  await main.getByRole('button', { name: 'Simulate' }).click()
  const sign = main.getByRole('button', { name: 'SIGN THIS CALL' })
  await expect(sign).toBeVisible()
  // Another call has to be tried first.
  await main.getByLabel('val · Uint128').fill('5432')
  await expect(sign).toHaveCount(0)
  await main.getByRole('button', { name: 'Simulate' }).click()
  await sign.click()
  await expect(review(page)).toBeVisible()
  await signAndConfirm(page, 'SIGN THIS CALL')

  await page.getByRole('button', { name: 'State', exact: true }).click()
  const field = card(page, 'State').getByRole('listitem').filter({ hasText: 'deadline' }).first()
  await expect(field).toContainText(/5,?432/)
  await field.getByRole('button', { name: /^History/ }).click()
  const history = field.getByRole('listitem')
  await expect(history.first()).toContainText(/5,?432/)
  await expect(history).toHaveCount(2)
  await expect(field.getByText('This goes back to the beginning of the contract.')).toBeVisible()

  await page.getByRole('button', { name: 'Events', exact: true }).click()
  const events = card(page, 'Events')
  await expect(events.getByText(/\d+ of them, in the newest \d+ transactions\./)).toBeVisible()
  const all = await events.locator('ol > li').count()
  expect(all).toBeGreaterThan(1)
  const names = events.getByLabel('Event', { exact: true })
  const [, first = ''] = await names.locator('option').allInnerTexts()
  await names.selectOption(first)
  await expect(page).toHaveURL(/view=events&event=/)
  const named = events.locator('ol > li')
  await expect(named.first()).toContainText(first)
  expect(await named.count()).toBeLessThanOrEqual(all)
  await events.getByLabel('With this text').fill('nothing says this')
  await expect(events.getByText(/^0 of them/)).toBeVisible()
  await expect(named).toHaveCount(0)
  // The path keeps what is looked for.
  await page.reload()
  await expect(events.getByLabel('With this text')).toHaveValue('nothing says this')
  await events.getByLabel('With this text').fill('')
  await expect(named.first()).toContainText(first)
  expect(await findAllBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)

  // Code has colours, also on the line that is marked.
  const code = page.getByRole('region', { name: 'Code' })
  for (const theme of ['paper', 'night'] as const) {
    await page.evaluate(
      (chosen) => localStorage.setItem('tyto.settings', JSON.stringify({ theme: chosen })),
      theme,
    )
    await page.goto(`/-/explorer/address/${toBech32(devnet.network.registry)}?view=code&line=12`)
    await expect(code.locator('[aria-current]')).toBeVisible()
    expect(await code.locator('span').count()).toBeGreaterThan(20)
    await expect(code).toContainText('contract NameRegistry')
    expect(await findAllBarriers(page), theme).toEqual([])
  }
})
