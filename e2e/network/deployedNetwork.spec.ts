/** The protocol that `npm run deploy` put on a chain that had none, with a person who begins there. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { zrc2Token } from '@tyto/contracts'
import { createDevnet, testAccount, type Devnet, type TestAccount } from '@tyto/devnet'
import { toBech32, type Address } from '@tyto/primitives'
import { typedText } from '../steps/money/amountOracle'
import { recordOf } from '../steps/network/chainAnswers'
import { deployDefi } from '../steps/money/defiWallets'
import { deployTo } from '../steps/network/deployedNetwork'
import { goThroughFirstHour } from '../steps/own/firstHourSteps'
import { card } from '../steps/page/pageParts'
import { tokensOf } from '../steps/money/paymentSteps'
import { accountButton } from '../steps/wallets/sessionSteps'
import { test as seeded, expect, type TestSite } from '../steps/network/testSite'
import { exactly, openPanel, pressTrade } from '../steps/exchange/tradeSteps'
import { review, signAndConfirm } from '../steps/transaction/transactionSteps'
import { callAs, issueName, serviceAt } from '../steps/wallets/walletSetup'

const deployer = testAccount('deployer')

const test = seeded.extend<object, { readonly devnet: Devnet }>({
  devnet: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'deployed-'))
      const options = { storage: 'memory', world: 'empty', blockTime: 'on demand', clock: Date.now } as const
      const devnet = await createDevnet(options)
      await use(await deployTo(devnet, folder))
      await devnet.close()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

/** One call, as the explorer's page of the contract has it tried and signed. */
async function signCall(
  page: Page,
  contract: Address,
  transition: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  await page.goto(`/-/explorer/address/${toBech32(contract)}?view=call`)
  await expect(accountButton(page)).toBeVisible()
  const main = page.getByRole('main')
  await main.getByLabel('Transition', { exact: true }).selectOption(transition)
  for (const [label, value] of Object.entries(values)) await main.getByLabel(label).fill(value)
  // Whoever is connected sends.
  await expect(main.getByLabel('As if sent by')).toHaveValue(/^zil1/)
  await main.getByRole('button', { name: 'Simulate' }).click()
  await main.getByRole('button', { name: 'SIGN THIS CALL' }).click()
  await expect(review(page)).toBeVisible()
  await signAndConfirm(page, 'SIGN THIS CALL')
}

/**
 * The way on that docs/deploy.md tells: no exchange has a pool, the page of the world says so, and whoever has coins opens one with
 * two calls. Whoever runs the network, who has all coins, gives some away first.
 */
async function openPool(page: Page, { devnet }: TestSite, account: TestAccount): Promise<void> {
  const [place, token] = [await serviceAt(devnet, 'zilswap'), await serviceAt(devnet, 'xsgd')]
  const amount = 100_000_000n
  await callAs(devnet, deployer, zrc2Token(token).Transfer({ to: account.address, amount }))
  await devnet.faucet(account.address)
  await devnet.mineBlock()
  await page.goto('/-/explorer/world')
  const pools = card(page, 'Pools')
  await expect(pools.getByText('No pool yet: whoever brings the first coins opens it.')).toHaveCount(4)
  await signCall(page, token, 'IncreaseAllowance', {
    'spender · ByStr20': place,
    'amount · Uint128': `${amount}`,
  })
  await signCall(page, place, 'AddLiquidity', {
    'token_address · ByStr20': token,
    'min_contribution_amount · Uint128': '0',
    'max_token_amount · Uint128': `${amount}`,
    'deadline_block · BNum': '900000',
    'ZIL attached': '2000',
  })
  await page.goto('/-/explorer/world')
  await expect(pools.getByText('No pool yet', { exact: false })).toHaveCount(3)
  await expect(pools.getByRole('listitem').filter({ hasText: 'ZilSwap' })).toContainText('XSGD')
}

test('[BX-24] where nothing stood, somebody comes from home to a guarded identity, opens a pool, and swaps @desktop', async ({
  page,
  devnet,
  site,
}) => {
  const { domain, account: index } = await goThroughFirstHour(page, devnet, site)
  const account = testAccount(index)
  // The resolver knows who that is.
  const { did } = await recordOf(site, `${domain}.ssi`)
  const resolved = await page.request.get(`/1.0/identifiers/${did}`, {
    headers: { accept: 'application/did-resolution' },
  })
  expect(await resolved.json()).toMatchObject({ didDocument: { id: did } })
  await openPool(page, site, account)
  await issueName(devnet, 'tyrondex', await deployDefi(site, 'tyrondex'))
  await page.goto('/tyrondex.ssi/defix')
  await openPanel(page, { from: 'ZIL', to: 'XSGD', amount: '40', at: 'ZilSwap' })
  const xsgd = await exactly(page, 'Expected output', 6)
  await pressTrade(page)
  await signAndConfirm(page, 'trade', `You got ${typedText(xsgd, 6)} XSGD.`)
  expect(await tokensOf(site, 'xsgd', account.address)).toBe(xsgd)
})
