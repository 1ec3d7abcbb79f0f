/** The explorer on a node without methods of our own: what it cannot tell is said or left out, and nothing fails. */
import { zrc2Token } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { toBech32, zilliqa2Gas } from '@tyto/primitives'
import { looksSound } from '../steps/page/barriers'
import { card, fact } from '../steps/page/pageParts'
import { sendCall } from '../steps/network/signedTransactions'
import { expect } from '../steps/network/testSite'
import { zilliqa2Site as test } from '../steps/network/zilliqa2Site'
import { newAccount } from '../steps/wallets/walletSetup'

test('[BX-26] under the rules of Zilliqa 2 the explorer shows blocks, transactions, accounts and contracts, and says what its node does not keep @desktop', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const main = page.getByRole('main')
  const failures = main.locator('[data-empty=err], [role=alert]')
  const look = async (name: string): Promise<void> => {
    await expect(failures, name).toHaveCount(0)
    await looksSound(page, name)
  }

  await page.goto('/-/explorer')
  await expect(main.getByRole('link', { name: /^Block 37800\d\d\d$/ }).first()).toBeVisible()
  const rows = main.getByRole('link', { name: /0x/ })
  await expect(rows.first()).toBeVisible()
  await look('explorer')

  const { tyron } = devnet.network
  const alice = testAccount(0)
  for (const [name, address, title] of [
    ['account', alice.address, 'Account'],
    ['contract', tyron, 'TokenRegistry'],
  ] as const) {
    await page.goto(`/-/explorer/address/${toBech32(address)}`)
    await expect(
      main.getByText('The nodes of this network keep no list of the transactions of an address.'),
    ).toBeVisible()
    if (name === 'account') await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
    await look(name)
  }
})

test('[BX-26] under the rules of Zilliqa 2 a contract is read and tried, and a transaction that was undone is told, on a phone as on a desk', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const { tyron } = devnet.network
  const main = page.getByRole('main')
  const base = `/-/explorer/address/${toBech32(tyron)}`
  const failures = main.locator('[data-empty=err], [role=alert]')
  const look = async (name: string): Promise<void> => {
    await expect(failures, name).toHaveCount(0)
    await looksSound(page, name)
  }
  await page.goto(`${base}?view=state`)
  await expect(
    card(page, 'State').getByRole('listitem').filter({ hasText: 'balances' }).first(),
  ).toBeVisible()
  // The node does not tell what a field was.
  await expect(main.getByRole('button', { name: /^History/ })).toHaveCount(0)
  await look('state')
  await page.goto(`${base}?view=code`)
  await expect(main.getByText('transition', { exact: true }).first()).toBeVisible()
  await look('code')
  await page.goto(`${base}?view=events`)
  await expect(
    main.getByText('The nodes of this network keep no list of the transactions of an address.'),
  ).toBeVisible()
  await look('events')

  await page.goto(`${base}?view=call`)
  await main.getByLabel('Transition', { exact: true }).selectOption('IncreaseAllowance')
  await main.getByLabel('As if sent by').fill(toBech32(testAccount(0).address))
  await main.getByLabel('spender · ByStr20').fill(testAccount(1).address)
  await main.getByLabel('amount · Uint128').fill('77')
  await main.getByRole('button', { name: 'Simulate' }).click()
  await expect(main.getByText('The simulation as JSON')).toBeVisible()
  await look('call')

  // A call that is undone: its gas by the rules, and no word of what it would have changed.
  const { account } = await newAccount(devnet)
  const call = zrc2Token(tyron).Transfer({ to: testAccount(1).address, amount: 10n ** 30n })
  const { id, gasUsed, success, block } = await sendCall(devnet, account, call)
  expect(success).toBe(false)
  expect(gasUsed).toBeGreaterThanOrEqual(zilliqa2Gas.call)
  await page.goto(`/-/explorer/tx/0x${id}`)
  await expect(fact(card(page, 'Facts'), 'Status')).toHaveText('Failed')
  await expect(fact(card(page, 'Facts'), 'Block')).toHaveText(Number(block).toLocaleString('en-US'))
  await look('transaction')
  await page.goto(`/-/explorer/block/${block}`)
  await expect(main.getByRole('link', { name: /0x/ }).first()).toBeVisible()
  await look('block')
})
