/** The doors of a name: what stands behind each, and what is made on the way where it is missing. */
import type { Page } from '@playwright/test'
import { didWallet } from '@tyto/contracts'
import { qaPerZil } from '@tyto/primitives'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findBarriers, overflowOf } from '../steps/page/barriers'
import { find } from '../steps/network/chainAnswers'
import { refusing } from '../steps/network/faultyNode'
import { doorOf, railOf, toast } from '../steps/page/pageParts'
import { newPayer } from '../steps/money/paymentSteps'
import { countPresses, pressedAtMost, sheetPress } from '../steps/page/pressCounter'
import { arriveAs, openDrawer, section } from '../steps/wallets/sessionSteps'
import { newOwner } from '../steps/ownership/settingsSteps'
import { panel, stakeOf } from '../steps/exchange/stakingSteps'
import { expect, test } from '../steps/network/testSite'
import { choosePair, givenField, panelButton, panel as tradePanel } from '../steps/exchange/tradeSteps'
import { review, simulated, status } from '../steps/transaction/transactionSteps'
import { callAs } from '../steps/wallets/walletSetup'

interface Person {
  readonly index: number
  readonly wallet: string
  readonly domain: string
}

async function enter(page: Page, { index, wallet, domain }: Person): Promise<void> {
  const login = { network: 'local', address: wallet, name: `${domain}.ssi` } as const
  await arriveAs(page, { account: index, storage: true, login })
  await countPresses(page)
  await page.goto(`/${domain}.ssi`)
}

/** The amber button of the review, once it was simulated. */
async function sign(page: Page, label: string): Promise<void> {
  await simulated(page)
  await review(page).getByRole('button', { name: label, exact: true }).click()
  await approvalWindow(page).approve()
}

test('[SK-01] [BX-11] from a name without a staking wallet to a stake in few presses, the wallet made on the way', async ({
  page,
  site,
}) => {
  const owner = await newPayer(site)
  const name = `zil@${owner.domain}.ssi`
  await enter(page, owner)
  await (await doorOf(page, 'Stake', `${owner.domain}.ssi`)).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('Stake is kept in a wallet of its own, apart from the money of the name.')
  await expect(main).toContainText(/2 signatures, around \d+ ZIL in total, once\./)
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await main.getByRole('button', { name: `Create ${name}` }).click()
  await sign(page, 'Create XWallet')
  const made = status(page, 'Confirmed')
  await expect(made).toContainText(`One step left: save it as ${name}.`)
  await made.getByRole('button', { name: 'Save subdomain' }).click()
  await sign(page, 'Save subdomain')
  // The form that the person came for, and nothing before it.
  await expect(page).toHaveURL(`/${name}/zil/wallet`)
  await expect(toast(page, `${name} is yours.`)).toBeVisible()
  const form = panel(page, 'DELEGATE STAKE')
  await form.getByLabel('Amount', { exact: true }).fill('150')
  await form.getByRole('button', { name: /^Send 150 ZIL along/ }).click()
  await form.getByRole('button', { name: 'DELEGATE STAKE' }).click()
  await sign(page, 'DELEGATE STAKE')
  await expect(status(page, 'Confirmed')).toContainText('150 ZIL are staked.')
  const { address } = await find(site, name)
  const { delegations } = await stakeOf(site, { wallet: address })
  expect(delegations.map(({ buffered }) => buffered)).toEqual([150n * qaPerZil])
  await pressedAtMost(page, 8 + sheetPress(page), 'A stake, the wallet made on the way')
})

test('[SW-01] [BX-11] a DID wallet that can trade swaps in at most 6 presses', async ({ page, site }) => {
  const owner = await newPayer(site)
  await enter(page, owner)
  await (await doorOf(page, 'Swap', `${owner.domain}.ssi`)).click()
  await expect(page.getByRole('button', { name: 'DIDxWALLET', pressed: true })).toBeVisible()
  await choosePair(page, 'ZIL', 'TYRON')
  // What is missing is said by the button that trades, which stays within the screen.
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Say how much' })).toBeDisabled()
  await givenField(page).fill('20')
  const takeBest = main.getByRole('button', { name: /^TRADE\s*20 ZIL for [\d.]+ TYRON$/ })
  await expect(takeBest).toBeInViewport({ ratio: 1 })
  await takeBest.click()
  await expect(tradePanel(page)).toBeFocused()
  await panelButton(page).click()
  await sign(page, 'trade')
  await expect(status(page, 'Confirmed')).toContainText(/TYRON/)
  await pressedAtMost(page, 6, 'A swap')
})

test('[TX-09] a wallet that cannot trade says why, whose wallet can, and makes it on the way @desktop', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const owner = await newOwner(devnet, 'elder', 'DIDxWALLET_6.0.0')
  await callAs(devnet, owner.account, didWallet(owner.wallet).AddFunds({}, { amount: 10n * qaPerZil }))
  const main = page.getByRole('main')
  const title = main.getByRole('heading', { level: 1, name: `${owner.name} cannot trade` })

  // A visitor reads why, and is offered nothing that only the controller can do.
  await page.goto(`/${owner.name}/defix/swap`)
  await expect(title).toBeVisible()
  await expect(main).toContainText('This wallet was made before trading was built in.')
  await expect(main).toContainText('Its controller can make one here.')
  await expect(main.locator('button[data-action]')).toHaveCount(0)

  await enter(page, { ...owner, domain: owner.domain })
  await (await doorOf(page, 'Swap', owner.name)).click()
  await expect(title).toBeVisible()
  await expect(railOf(page).locator('[aria-current=page]')).toHaveText('Swap')
  await main.getByRole('button', { name: `Create defi@${owner.name}` }).click()
  await sign(page, 'Create XWallet')
  // Put away, and reloaded: the second step waits at the same door.
  await status(page, 'Confirmed').getByRole('button', { name: 'Done' }).click()
  await page.reload()
  await main.getByRole('button', { name: 'Save subdomain' }).click()
  await sign(page, 'Save subdomain')
  await expect(page).toHaveURL(`/defi@${owner.name}/defix/swap`)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Swap TYRON DECENTRALISED EXCHANGE')
  // Its receipt went by itself; opened later, it stays.
  await expect(status(page, 'Confirmed')).toHaveCount(0)
  await openDrawer(page)
  await section(page, 'Recent transactions')
    .getByRole('button', { name: /Save subdomain/ })
    .first()
    .click()
  await expect(status(page, 'Confirmed')).toContainText(`defi@${owner.name} is yours.`)
  await status(page, 'Confirmed').getByRole('button', { name: 'Done' }).click()

  // From now on the door leads there, also to the pool.
  await page.goto(`/${owner.name}/defix/pool`)
  await main.getByRole('link', { name: `Open the pool with defi@${owner.name}` }).click()
  await expect(page).toHaveURL(`/defi@${owner.name}/defix/pool`)

  // Nothing is made where the chain does not answer.
  await page.goto(`/${owner.name}`)
  site.node.behave(refusing('Try later', () => true))
  await page.goto(`/${owner.name}/zil/wallet`)
  await expect(main.locator('button[data-action]')).toHaveCount(0)
})
