/** One worth over all wallets of a name and the browser wallet: its parts, what is not counted, what is not known. */
import type { Locator, Page } from '@playwright/test'
import { didWallet } from '@tyto/contracts'
import { cutText } from '../steps/money/amountOracle'
import { row, worthOf } from '../steps/money/balanceRows'
import { findBarriers, overflowOf } from '../steps/page/barriers'
import { balanceOf, recordOf } from '../steps/network/chainAnswers'
import { refusing } from '../steps/network/faultyNode'
import { doorOf } from '../steps/page/pageParts'
import { giveToken } from '../steps/money/paymentSteps'
import { countPresses, pressesOf } from '../steps/page/pressCounter'
import { newPerson } from '../steps/ownership/recoverySetup'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { delegate, newStaker, qa } from '../steps/exchange/stakingSteps'
import { expect, test } from '../steps/network/testSite'
import { callAs } from '../steps/wallets/walletSetup'
import { tryAgain } from '../steps/network/tryAgain'

const main = (page: Page): Locator => page.getByRole('main')

async function inZil(page: Page): Promise<void> {
  await main(page)
    .getByRole('group', { name: 'Values are shown in' })
    .getByRole('button', { name: 'ZIL', exact: true })
    .click()
}

test('[BX-31] [BL-01] one press shows what all wallets, the stake and the browser wallet are worth together', async ({
  page,
  site,
}) => {
  const staker = await newStaker(site)
  const name = `${staker.domain}.ssi`
  const did = (await recordOf(site, name)).address
  await delegate(site, staker, 40n * qa)
  await callAs(site.devnet, staker.account, didWallet(did).AddFunds({}, { amount: 250n * qa }))
  await giveToken(site, 'bolt', did, 1_000n)
  const login = { network: 'local', address: did, name } as const
  await arriveAs(page, { account: staker.index, login })
  await countPresses(page)
  await page.goto(`/${name}`)
  await (await doorOf(page, 'Balances', name)).click()
  const card = worthOf(page, name)
  await expect(card.locator('[data-worth]')).toContainText('USD')
  const { presses } = await pressesOf(page)
  const isPhone = (page.viewportSize()?.width ?? 0) <= 960
  console.log(`What it is worth: ${presses.length} presses\n  ${presses.join('\n  ')}`)
  expect(presses.length).toBeLessThanOrEqual(isPhone ? 2 : 1)

  // In ZIL the sum is what the node says of each, and what was staked.
  await inZil(page)
  const [inDid, inStaking, inAccount] = await Promise.all(
    [did, staker.wallet, staker.account.address].map((address) => balanceOf(site, address)),
  )
  const parts = [inDid!, inStaking! + 40n * qa, inAccount!]
  const total = parts.reduce((sum, part) => sum + part, 0n)
  const shown = (units: bigint): string => cutText(units, 12, 2)
  await expect(card.locator('[data-worth]')).toHaveText(`${shown(total)} ZIL`)
  const rows = card.getByRole('list', { name: 'Worth of each wallet' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  for (const [at, part] of parts.entries()) await expect(rows.nth(at)).toContainText(shown(part))
  await expect(rows.nth(1)).toContainText('40.00 ZIL staked')

  // A coin that came shows by itself, and one without a price is named.
  await expect(row(page, 'BOLT')).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Arrived here' })).toHaveCount(0)
  await expect(card).toContainText('Not counted: 1 coin without a price (BOLT).')
  await expect(card.getByRole('slider', { name: /^What these wallets were worth/ })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)

  // The next visit says what came in between, coin by coin, though another page has read it first.
  await giveToken(site, 'bolt', did, 500n)
  await page.goto(`/${name}`)
  await expect(main(page).getByRole('article', { name: 'Name card' })).toBeVisible()
  await (await doorOf(page, 'Balances', name)).click()
  const news = main(page)
    .getByRole('listitem')
    .filter({ hasText: `0.0000000000000005 BOLT arrived at ${name}` })
  await expect(news).toContainText('No exchange has a price for it yet.')
  await expect(news.getByRole('link', { name: 'See who sent it' })).toHaveAttribute(
    'href',
    `/${name}/didx/activity`,
  )
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await news.getByRole('button', { name: 'Hide' }).click()
  await expect(news).toHaveCount(0)
})

test('[BX-31] [BL-01] what the node does not say of a stake is unknown, and the total is the least there is @desktop', async ({
  page,
  site,
}) => {
  const staker = await newStaker(site)
  const name = `${staker.domain}.ssi`
  await delegate(site, staker, 40n * qa)
  await arriveAs(page, { account: staker.index })
  site.node.behave(
    refusing('Try later', ({ params }) => JSON.stringify(params).includes('deposit_amt_deleg')),
  )
  await page.goto(`/${name}/didx/wallet/balances`)
  await inZil(page)
  const card = worthOf(page, name)
  const known = (await balanceOf(site, staker.wallet)) + (await balanceOf(site, staker.account.address))
  await expect(card.locator('[data-worth]')).toHaveText(`at least ${cutText(known, 12, 2)} ZIL`)
  await expect(card.getByRole('listitem').filter({ hasText: 'zil@' })).toContainText('at least')
  // Where no price is known there is no total, and never a total of nothing.
  site.node.behave(
    refusing(
      'Try later',
      ({ method, params }) =>
        method === 'GetBalance' || ['balances', 'deposit_amt_deleg'].includes(String(params[1])),
    ),
  )
  await page.reload()
  await expect(card).toContainText('Not known yet')
  await expect(card).not.toContainText(/\b0\.00/)
  await expect(main(page)).not.toContainText('Nothing here yet')
  await tryAgain(main(page).getByRole('button', { name: 'Try again' }), site.node)
  await expect(card.locator('[data-worth]')).toContainText('ZIL')
})

test('[BX-31] the stake of the browser wallet is said where it is counted, and where the line leaves it out @desktop', async ({
  page,
  site,
}) => {
  const { address } = await recordOf(site, 'alice.ssi')
  await arriveAs(page, { account: 0, login: { network: 'local', address, name: 'alice.ssi' } })
  await page.goto('/alice.ssi/didx/wallet/balances')
  const card = worthOf(page, 'alice.ssi')
  const own = card.getByRole('list', { name: 'Worth of each wallet' }).getByRole('listitem').last()
  await expect(own).toContainText(/210\.00 ZIL staked, 40\.00 ZIL on its way out of the stake/)
  await expect(card).toContainText(
    'The line has the coins in all of these wallets: without stake and shares of other pools.',
  )
})

test('[BX-31] [BL-01] the worth is read anew with its page, and after an outage says how old it is @desktop', async ({
  page,
  site,
  devnet,
}) => {
  const owner = await newPerson(devnet, 'aged')
  const name = `${owner.domain}.ssi`
  const give = (qa: bigint) =>
    callAs(devnet, owner.account, didWallet(owner.wallet).AddFunds({}, { amount: qa }))
  const total = async (): Promise<string> => {
    const parts = [owner.wallet, owner.account.address].map((address) => balanceOf(site, address))
    const [inWallet, inAccount] = await Promise.all(parts)
    return `${cutText(inWallet! + inAccount!, 12, 2)} ZIL`
  }
  await give(5n * qa)
  await arriveAs(page, { account: owner.index })
  await page.goto(`/${name}/didx/wallet/balances`)
  await inZil(page)
  const card = worthOf(page, name)
  await expect(card.locator('[data-worth]')).toHaveText(await total())
  await expect(card).toContainText('Read from the chain')

  await give(7n * qa)
  const refresh = main(page).getByRole('button', { name: 'Refresh' })
  const known = await total()
  await expect(async () => {
    await refresh.click()
    await expect(card.locator('[data-worth]')).toHaveText(known, { timeout: 2_000 })
  }).toPass()

  // While the page reads, a press says so and does nothing: it is pressed until the outage is met.
  site.node.behave(refusing('Try later', () => true))
  await expect(async () => {
    await refresh.click()
    await expect(card).toContainText('The node is not answering. What you see was read', { timeout: 2_000 })
  }).toPass()
  await expect(card).not.toContainText('Read from the chain')
  // What is not known any more is left out of it, and said.
  await expect(card.locator('[data-worth]')).toHaveText(/^(at least )?[\d,.]+ ZIL$/)
  await give(11n * qa)
  await tryAgain(main(page).getByRole('button', { name: 'Try again' }), site.node)
  await expect(card.locator('[data-worth]')).toHaveText(await total())
  await expect(card).toContainText('Read from the chain')
  await expect(card).not.toContainText('The node is not answering')

  // An exchange that could not be read may have the rate: nobody says that there is none.
  site.node.behave(refusing('Try later', ({ params }) => params[1] === 'pools'))
  await main(page)
    .getByRole('group', { name: 'Values are shown in' })
    .getByRole('button', { name: 'USD' })
    .click()
  await expect(async () => {
    await refresh.click()
    await expect(card).toContainText('A part of it could not be read.', { timeout: 2_000 })
  }).toPass()
  await expect(card).not.toContainText('No pool says')
  site.node.behave()
})

test('[BX-31] [BL-01] where nothing is, the worth says what will show here @desktop', async ({
  page,
  devnet,
}) => {
  const owner = await newPerson(devnet, 'bare')
  const name = `${owner.domain}.ssi`
  const login = { network: 'local', address: owner.wallet, name } as const
  await arriveAs(page, { account: owner.index, wallet: { locked: true }, login })
  await page.goto(`/${name}/didx/wallet/balances`)
  const card = worthOf(page, name)
  await expect(card).toContainText('Nothing here yet')
  await expect(card.getByRole('link', { name: 'RECEIVE' })).toHaveAttribute('href', `/${name}/didx/receive`)
})
