/** One trade at two exchanges, where that pays more: offered with its gain, folded, and never by default. */
import { walletGasPrice } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import { bestOf, exchangeNames, gasCostIn, pricesOf, quotesFor, splitOf } from '@tyto/exchange'
import { formatUnits, qaPerLi, qaPerZil } from '@tyto/primitives'
import { shownUnits } from '../apps/web/src/features/exchange/quotes/shownUnits'
import { formatDecimal } from '../apps/web/src/shared/ui/formatDecimal'
import { approvalWindow } from './approvalWindow'
import { findAllBarriers, overflowOf } from './barriers'
import { newDefi } from './defiWallets'
import { lastSent } from './faultyNode'
import { tokensOf } from './paymentSteps'
import { approveNext, seriesReview, startSeries } from './seriesSteps'
import { arriveAs, drawer, openDrawer } from './sessionSteps'
import { expect, test } from './testSite'
import { choosePair, exchangesOf, givenField, panel, tradeAt } from './tradeSteps'
import { pill, sayYes } from './transactionSteps'
import { callAs } from './walletSetup'

test.setTimeout(60_000)

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
  const exchanges = await exchangesOf(site)
  const trade = { from: 'zil', to: 'xsgd', amount: 8_000n * qaPerZil, slippage: 200n }
  const cost = gasCostIn('xsgd', pricesOf(exchanges), walletGasPrice('classic', 2_000n).mostLi * qaPerLi)
  const split = splitOf(exchanges, trade, cost)!
  const { best } = bestOf(quotesFor(exchanges, trade), cost)!
  expect(split.gain).toBeGreaterThan(0n)
  const said = (units: bigint, decimals: number): string => formatDecimal(formatUnits(units, decimals), 'en')

  // One exchange stays the choice: its button trades all of it there.
  await tradeAt(page, exchangeNames[best.exchange]).click()
  await expect(panel(page)).toContainText('gives 8,000 ZIL')
  await expect(title).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel' }).click()

  await title.click()
  const [one, other] = split.parts
  const gain = formatDecimal(shownUnits(split.gain, 6), 'en')
  await expect(
    page.getByText(
      `Shared between ${exchangeNames[one.exchange]} and ${exchangeNames[other.exchange]} you get about ${gain} XSGD more than at ${exchangeNames[best.exchange]} alone, after the gas of both.`,
    ),
  ).toBeVisible()
  for (const part of split.parts) {
    const line = `${said(part.input, 12)} ZIL at ${exchangeNames[part.exchange]} for at least ${said(part.least, 6)} XSGD`
    await expect(page.getByRole('listitem').filter({ hasText: line })).toBeVisible()
  }
  const least = split.parts.reduce((sum, part) => sum + part.least, 0n)
  const inAll = `In all 8,000 ZIL for at least ${said(least, 6)} XSGD, without gas`
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
  expect(await tokensOf(site, 'xsgd', owner.defi)).toBe(split.output)
  // What both brought, to the last unit, as their blocks tell it.
  await expect(
    page.getByText(`Both trades together brought you ${said(split.output, 6)} XSGD.`, { exact: true }),
  ).toBeVisible()
  const last = lastSent(site.node.trips, 'SwapExactZILForTokens').params
  expect([last.get('dApp'), last.get('amount'), last.get('minTokenAmount')]).toEqual([
    other.exchange,
    other.input.toString(),
    other.least.toString(),
  ])
})
