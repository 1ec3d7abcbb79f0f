/** One trade at two exchanges, where that pays more: offered with its gain, folded, and never by default. */
import { defiWallet, didWallet } from '@tyto/contracts'
import { drawn, exactText, unitsOf } from '../steps/money/amountOracle'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findAllBarriers, overflowOf } from '../steps/page/barriers'
import { newDefi } from '../steps/money/defiWallets'
import { lastSent } from '../steps/network/faultyNode'
import { tokensOf } from '../steps/money/paymentSteps'
import { approveNext, seriesReview, startSeries } from '../steps/money/seriesSteps'
import { arriveAs, drawer, openDrawer } from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'
import { paysAt, readMarket } from '../steps/exchange/tradeOracle'
import { choosePair, givenField, panel, tradeAt } from '../steps/exchange/tradeSteps'
import { pill, sayYes } from '../steps/transaction/transactionSteps'
import { callAs } from '../steps/wallets/walletSetup'

const qaPerZil = 10n ** 12n
/** A unit of gas in Qa where the chain asks for 2,000 Li: ZilPay takes 2,100, which are 10^6 Qa each. */
const gasPrice = 2_100n * 10n ** 6n

test('the best split names its gain, is folded, and goes as two trades that a reload leaves alone @desktop', async ({
  page,
  site,
}) => {
  const owner = await newDefi(site)
  await callAs(site.devnet, owner.account, didWallet(owner.defi).AddFunds({}, { amount: 9_000n * qaPerZil }))
  const login = { network: 'local', address: owner.wallet, name: `${owner.domain}.ssi` } as const
  await arriveAs(page, { account: owner.index, login })
  await page.goto(`/defi@${owner.domain}.ssi/defix/swap`)
  const title = page.getByText('Two exchanges pay more', { exact: true })
  const start = page.getByRole('button', { name: 'Trade at both' })

  // One ZIL gains less than the gas of a second transaction.
  await choosePair(page, 'ZIL', 'XSGD')
  await givenField(page).fill('1')
  await expect(tradeAt(page, 'ZilSwap')).toBeEnabled()
  await expect(title).toHaveCount(0)

  await givenField(page).fill('8000')
  await expect(title).toBeVisible()
  await expect(start).toBeHidden()
  const market = await readMarket(site)
  const given = 8_000n * qaPerZil
  const pays = (exchange: 'zilswap' | 'dragondex', qa: bigint): bigint =>
    paysAt(market, exchange, { from: 'zil', to: 'xsgd', amount: qa })!

  // One exchange stays the choice: its button trades all of it there.
  await tradeAt(page, 'ZilSwap').click()
  await expect(panel(page)).toContainText('gives 8,000 ZIL')
  await expect(title).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel' }).click()

  await title.click()
  // The parts as they are told: they sum up to what is given, and no other two whole parts pay more.
  const partAt = async (exchange: 'zilswap' | 'dragondex', name: string) => {
    const line = page.getByRole('listitem').filter({ hasText: `ZIL at ${name} for at least` })
    const [, zil = '', least = ''] = /^([\d,.]+) ZIL at .* at least ([\d,.]+) XSGD$/.exec(
      await line.innerText(),
    )!
    const input = unitsOf(zil, 12)
    const output = pays(exchange, input)
    expect(unitsOf(least, 6)).toBe((output * 9_800n) / 10_000n)
    return { exchange, input, output, least: unitsOf(least, 6) }
  }
  const parts = [await partAt('dragondex', 'DragonDEX'), await partAt('zilswap', 'ZilSwap')] as const
  const [one, other] = parts
  expect(one.input + other.input).toBe(given)
  const brought = one.output + other.output
  let most = 0n
  for (let first = 0n; first <= 8_000n; first += 1n) {
    const sum = pays('dragondex', first * qaPerZil) + pays('zilswap', given - first * qaPerZil)
    if (sum > most) most = sum
  }
  // Each of the two rounds down by itself, so a unit may be lost.
  expect(brought + 1n).toBeGreaterThanOrEqual(most)
  // The gain over the best one alone, less the gas of a second call, 800 units, at the price of the deepest pool.
  const alone = pays('zilswap', given)
  expect(alone).toBeGreaterThan(pays('dragondex', given))
  const [zil, xsgd] = market.pools.zilswap.get('xsgd')!
  const gas = (units: bigint): bigint => (units * gasPrice * xsgd) / zil
  const gain = brought - gas(1_600n) - (alone - gas(800n))
  expect(gain).toBeGreaterThan(0n)
  await expect(
    page.getByText(
      `Shared between DragonDEX and ZilSwap you get about ${drawn(gain, 6)} XSGD more than at ZilSwap alone, after the gas of both.`,
    ),
  ).toBeVisible()
  const inAll = `In all 8,000 ZIL for at least ${exactText(one.least + other.least, 6)} XSGD, without gas`
  await expect(page.getByText(inAll, { exact: true })).toBeVisible()
  await expect(page.getByText('if only one happens, the other coins stay yours.')).toBeVisible()
  expect(await findAllBarriers(page, 'main')).toEqual([])
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 390, height: 844 })
  await start.scrollIntoViewIfNeeded()
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize(size)

  await start.click()
  await expect(seriesReview(page).getByText(inAll, { exact: true })).toBeVisible()
  await expect(seriesReview(page).getByRole('heading', { name: 'What the transactions cost' })).toBeVisible()
  await startSeries(page, 2)
  await approveNext(page)
  const { approve, sheet } = approvalWindow(page)
  await expect(sheet).toBeVisible({ timeout: 30_000 })
  expect(await tokensOf(site, 'xsgd', owner.defi)).toBe(one.output)
  await page.reload()
  await openDrawer(page)
  await drawer(page).getByRole('button', { name: 'Open the local wallet' }).first().click()
  await approve()
  await expect(sheet).toBeHidden()
  await pill(page, /Trade 8,000 ZIL for XSGD/).click()
  await sayYes(page)
  await expect(page.getByText('2 of 2 sent', { exact: true }).first()).toBeVisible({ timeout: 30_000 })
  expect(await tokensOf(site, 'xsgd', owner.defi)).toBe(brought)
  // The page tells what both brought, to the last unit, as their blocks tell it.
  await expect(
    page.getByText(`Both trades together brought you ${exactText(brought, 6)} XSGD.`, { exact: true }),
  ).toBeVisible()
  const last = lastSent(site.node.trips, 'SwapExactZILForTokens').params
  expect([last.get('dApp'), last.get('amount'), last.get('minTokenAmount')]).toEqual([
    other.exchange,
    other.input.toString(),
    other.least.toString(),
  ])
})

test('[PZ-01] a paused wallet begins no trade at both, and says how it goes on @desktop', async ({
  page,
  site,
}) => {
  const owner = await newDefi(site)
  await callAs(site.devnet, owner.account, didWallet(owner.defi).AddFunds({}, { amount: 9_000n * qaPerZil }))
  await callAs(site.devnet, owner.account, defiWallet(owner.defi).Pause({ tyron: null }))
  await arriveAs(page, { account: owner.index })
  await page.goto(`/defi@${owner.domain}.ssi/defix/swap`)
  await choosePair(page, 'ZIL', 'XSGD')
  await givenField(page).fill('8000')
  await page.getByText('Two exchanges pay more', { exact: true }).click()
  await expect(page.getByText('To continue, unpause your xWALLET', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Trade at both' })).toHaveCount(0)
})
