/** The form of swaps: an amount, four offers of the chain's own exchanges, the best of them, and who may take one. */
import type { Locator, Page } from '@playwright/test'
import { createClient, readCoinBalances } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import { toBech32, type Address } from '@tyto/primitives'
import { drawn, typedText, unitsOf } from '../steps/money/amountOracle'
import { findAllBarriers, overflowOf } from '../steps/page/barriers'
import { balanceOf, networkOf } from '../steps/network/chainAnswers'
import { newDefi } from '../steps/money/defiWallets'
import { refusing, type SentCall } from '../steps/network/faultyNode'
import { openImageServer, pixel } from '../steps/network/imageServer'
import { card, toast } from '../steps/page/pageParts'
import { giveToken, newPayer } from '../steps/money/paymentSteps'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test, type TestSite } from '../steps/network/testSite'
import { allExchanges, namesOfExchanges, paysAt, readMarket } from '../steps/exchange/tradeOracle'
import { callAs } from '../steps/wallets/walletSetup'
import { tryAgain } from '../steps/network/tryAgain'

const decimalsOf = { zil: 12, tyron: 12, xsgd: 6, gzil: 15, s$i: 18 } as const
/** Shares of it are no whole numbers. */
const inWallet = 5_000_000_000_000_003n

const amount = (page: Page): Locator => page.getByRole('textbox', { name: 'swap FROM' })
const output = (page: Page): Locator => page.getByRole('textbox', { name: 'TO', exact: true })
const row = (page: Page, exchange: string): Locator =>
  page.getByRole('listitem', { name: exchange, exact: true })
const tradeAt = (page: Page, exchange: string): Locator =>
  row(page, exchange).getByRole('button', { name: `TRADE at ${exchange}` })
const pickButton = (page: Page, side: 'from' | 'to'): Locator =>
  page.getByRole('button', { name: new RegExp(`^Swap ${side} `) })
const chosen = (side: 'from' | 'to', symbol: string): string => `Swap ${side} ${symbol}: choose another token`
const picker = (page: Page): Locator => page.getByRole('dialog', { name: 'Tokens' })
const source = (page: Page): Locator => page.getByRole('group', { name: 'Funds from' })

async function pick(page: Page, side: 'from' | 'to', symbol: string): Promise<void> {
  await pickButton(page, side).click()
  await picker(page).getByRole('searchbox', { name: 'Symbol' }).fill(symbol)
  await page.keyboard.press('Enter')
  await expect(pickButton(page, side)).toHaveAccessibleName(chosen(side, symbol))
}

/** A DeFi wallet with some ZIL and gZIL, and its owner at the form. */
async function openForm(
  page: Page,
  site: TestSite,
  from = site,
): Promise<Awaited<ReturnType<typeof newDefi>>> {
  const owner = await newDefi(site)
  await callAs(site.devnet, owner.account, didWallet(owner.defi).AddFunds({}, { amount: inWallet }))
  await giveToken(site, 'gzil', owner.defi, 123_456_789_012_345_679n)
  await arriveAs(page, { account: owner.index })
  await page.goto(`${from.url}/defi@${owner.domain}.ssi/defix`)
  // The coins are named before the chain answers: what this page asks is over once the amount is there.
  await expect(card(page, 'Balances')).toContainText('5,000.0000')
  // Beside the pause the page says what was promised of the wallet, which takes a few requests more.
  await expect(card(page, 'PAUSE').getByRole('button', { name: 'PAUSE' })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  from.node.forgetTrips()
  await page.getByRole('link', { name: 'SWAP', exact: true }).click()
  await expect(row(page, 'TyronDEX')).toBeVisible()
  return owner
}

const symbolOf = { zil: 'ZIL', tyron: 'TYRON', xsgd: 'XSGD', s$i: 'S$I', gzil: 'gZIL' } as const

/** A request for one of these fields asks for all of them, and the next one comes with the next quotes, 5 s later. */
function expectsMarkets(site: TestSite, fields: readonly string[]): void {
  const markets = site.node.trips.filter(({ calls }) =>
    calls.some(({ params }) => fields.includes(String(params[1]))),
  )
  for (const { calls } of markets)
    expect(fields.filter((field) => !calls.some(({ params }) => params[1] === field))).toEqual([])
  for (const [index, { arrivedAt }] of markets.slice(1).entries())
    expect(arrivedAt - markets[index]!.arrivedAt).toBeGreaterThan(3_000)
}

const asksPools = ({ calls }: { readonly calls: readonly SentCall[] }): boolean =>
  calls.some(({ params }) => params[1] === 'pools')

test('[SW-01] [SW-02] [SW-03] [SW-11] four exchanges offer what their contracts pay, the best is marked, and typing asks nothing', async ({
  page,
  site,
}) => {
  await openForm(page, site)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Swap TYRON DECENTRALISED EXCHANGE')
  // Pools, reserves and balances of the ten coins come in one request; what the frame asks of the name is not counted.
  expect(site.node.trips.filter(asksPools).length).toBeGreaterThan(0)
  expectsMarkets(site, ['pools', 'reserves', 'balances'])
  const market = await readMarket(site)
  const settings = page.getByRole('button', { name: /^Settings: slippage/ })
  await expect(settings).toHaveCount(0)
  site.node.forgetTrips()
  await page.getByRole('button', { name: 'Read the quotes again' }).click()
  // Quotes of a moment before the press say the same seconds.
  await expect.poll(() => site.node.trips.filter(asksPools).length).toBeGreaterThan(0)
  await expect(page.getByText('New quotes in 5 s')).toBeVisible()
  site.node.forgetTrips()
  await amount(page).pressSequentially('1000')
  await expect(row(page, 'TyronDEX')).toContainText('TYRON')
  expectsMarkets(site, ['pools', 'reserves'])
  expect(site.node.trips.filter((trip) => !asksPools(trip))).toEqual([])

  const expectOffers = async (from: keyof typeof decimalsOf, to: keyof typeof decimalsOf): Promise<void> => {
    const given = unitsOf(await amount(page).inputValue(), decimalsOf[from])
    const paid = new Map(
      allExchanges.map((exchange) => [exchange, paysAt(market, exchange, { from, to, amount: given })]),
    )
    const most = [...paid.values()].reduce<bigint>(
      (best, each) => (each !== null && each > best ? each : best),
      0n,
    )
    for (const [exchange, units] of paid) {
      const name = namesOfExchanges[exchange]
      if (units === null) {
        await expect(row(page, name)).toContainText(/No pool for this pair|Does not trade this pair/)
        await expect(tradeAt(page, name)).toBeDisabled()
        continue
      }
      await expect(row(page, name)).toContainText(drawn(units, decimalsOf[to]))
      // At the seeded prices gas moves no order, and the best one never moves the price by 10 percent.
      await expect(row(page, name).getByText(/^(?:Best|The only one)/)).toHaveCount(units === most ? 1 : 0)
      if (units !== most) continue
      await expect(output(page)).toHaveValue(drawn(units, decimalsOf[to]))
      // One whole coin of each side in the other, cut to what is drawn.
      const [one, other] = [10n ** BigInt(decimalsOf[from]), 10n ** BigInt(decimalsOf[to])]
      const there = `1 ${symbolOf[from]} is ${drawn((units * one) / given, decimalsOf[to])} ${symbolOf[to]}, on ${name}`
      const back = `1 ${symbolOf[to]} is ${drawn((given * other) / units, decimalsOf[from])} ${symbolOf[from]}`
      for (const words of [there, back]) await expect(page.getByRole('main').getByText(words)).toBeVisible()
    }
  }
  await expectOffers('zil', 'tyron')
  await expect(row(page, 'TyronDEX')).toContainText(/Best: [\d.]+ TYRON more than the next, after gas/)
  await expect(page.getByRole('status').filter({ hasText: 'Best: TyronDEX' })).toHaveCount(1)
  const price = page.getByText(/^1 ZIL is [\d.]+ TYRON, on TyronDEX/).locator('..')
  await expect(price).toContainText(/1 TYRON is [\d.,]+ ZIL/)
  await page.locator('summary', { hasText: 'What stays on the way' }).click()
  await expect(card(page, '4 quotes')).toContainText('ZIL to XSGD: to the liquidity providers')
  await settings.click()
  await expect(page.getByRole('dialog').getByLabel('Slippage tolerance')).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await findAllBarriers(page, 'main')).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)

  // Exact shares of what the wallet holds.
  for (const percent of [25n, 50n, 75n, 100n]) {
    await page.getByRole('button', { name: `${percent}%`, exact: true }).click()
    await expect(amount(page)).toHaveValue(typedText((inWallet * percent) / 100n, 12))
  }
  await page.reload()
  await expect(amount(page)).toHaveValue('5000.000000000003')
  // Too much for a small pool; the deep one is still open.
  await pick(page, 'to', 'XSGD')
  await expect(amount(page)).toHaveValue('')
  await amount(page).fill('20000')
  await expectOffers('zil', 'xsgd')
  await expect(row(page, 'DragonDEX')).toContainText('trading stops above 10 percent')
  await expect(tradeAt(page, 'DragonDEX')).toBeDisabled()
  await expect(page.getByText('Not enough balance for ZIL')).toBeVisible()

  // As much as the chain can count, beside what the pool holds already.
  await amount(page).fill('340282366920938463463374607')
  await expect(row(page, 'ZilSwap')).toContainText('cannot count so much. Type a smaller amount.')

  await page.getByRole('button', { name: 'Flip the pair' }).click()
  await expect(amount(page)).toHaveValue('')
  await expect(output(page)).toHaveValue('')
  await expect(settings).toHaveCount(0)
  await amount(page).fill('10')
  await expectOffers('xsgd', 'zil')
  await pick(page, 'to', 'S$I')
  await amount(page).fill('10')
  await expectOffers('xsgd', 's$i')
  await expect(output(page)).toHaveValue('10.0000')
  await page.getByRole('button', { name: 'Flip the pair' }).click()
  await amount(page).fill('1')
  await expectOffers('s$i', 'xsgd')

  // More than the vault holds, and less than a unit: why, and what helps.
  await amount(page).fill('9000000')
  await expect(row(page, 'TyronDEX')).toContainText(
    'The vault holds less XSGD than that. Type a smaller amount.',
  )
  await amount(page).fill('0.0000001')
  await expect(row(page, 'TyronDEX')).toContainText('Too little: it would bring less than the smallest unit.')
  await expect(row(page, 'TyronDEX')).toContainText('Type a larger amount.')

  // A text that is no amount counts as 0: no quote, no trade.
  for (const typed of ['', 'abc', '-1', '1e3', '9'.repeat(30), '0']) {
    await amount(page).fill(typed)
    await expect(output(page)).toHaveValue('')
    for (const name of Object.values(namesOfExchanges)) await expect(tradeAt(page, name)).toBeDisabled()
  }
  // Somebody types the amount that is to come: the least that brings it is given, and not a unit more.
  await output(page).fill('12.5')
  await expect(amount(page)).toHaveValue('12.5')
  await expect(output(page)).toHaveValue('12.5')
  await output(page).press('Tab')
  await expect(output(page)).toHaveValue('12.5000')
  await output(page).fill('9'.repeat(30))
  await expect(page.getByText('No amount brings so much here.')).toBeVisible()
  // What an earlier text had asked for is no trade beside this one, nor beside none.
  await expect(amount(page)).toHaveValue('')
  for (const name of Object.values(namesOfExchanges)) await expect(tradeAt(page, name)).toBeDisabled()
  await output(page).fill('7')
  await expect(amount(page)).toHaveValue('7')
  await output(page).fill('')
  await expect(amount(page)).toHaveValue('')
  await output(page).press('Tab')
  await expect(page.getByText('No amount brings so much here.')).toHaveCount(0)
  await amount(page).fill('1,234.5')
  await expect(output(page)).toHaveValue('1,234.5000')
  await amount(page).fill('0.000001')
  await expect(output(page)).toHaveValue('0.000001')
})

test('[SW-01] [SW-10] what may be traded out of which funds is said to the letter @desktop', async ({
  page,
  site,
}) => {
  await openForm(page, site)
  const percents = page.getByRole('group', { name: /^Share of the/ }).getByRole('button')
  const wallet = source(page).getByRole('button', { name: 'DEFIxWALLET' })
  const zilPay = source(page).getByRole('button', { name: 'ZilPay' })
  await expect(wallet).toHaveAttribute('aria-pressed', 'true')
  await zilPay.click()
  await expect(zilPay).toHaveAttribute('aria-pressed', 'true')
  const held = page.getByRole('main').getByText('Balance', { exact: true }).first().locator('..')
  await expect(held).not.toContainText('5,000.0000')
  await expect(held).toContainText(/\d,\d{3}\.\d/)
  // A share is taken of a balance that was just read; of an older one the press says that it is unknown.
  await expect(async () => {
    await percents.last().click()
    await expect(amount(page)).toHaveValue(/^\d{4}\.\d+$/, { timeout: 1_000 })
  }).toPass()
  await expect(amount(page)).not.toHaveValue('5000.000000000003')
  // All of it leaves no gas: that is said, with the most that goes.
  const whole = unitsOf(await amount(page).inputValue(), 12)
  const gasNote = page.getByText(/also sets [\d.]+ ZIL aside for gas, so this much cannot be traded\./)
  await expect(gasNote).toBeVisible()
  await page.getByRole('button', { name: /^Use [\d.,]+ ZIL$/ }).click()
  await expect(gasNote).toBeHidden()
  const most = unitsOf(await amount(page).inputValue(), 12)
  // The route of the best offer has a limit of 17,000 units, at 2,000 Li each or at what this wallet takes.
  expect(whole - most).toBeGreaterThanOrEqual(34n * 10n ** 12n)
  const zilOnly = 'Currently, it is only possible to use funds from Zilpay in ZIL.'
  await pick(page, 'from', 'gZIL')
  await expect(toast(page, zilOnly)).toBeVisible()
  await expect(wallet).toHaveAttribute('aria-pressed', 'true')
  await expect(toast(page, zilOnly)).toBeHidden()
  await zilPay.click()
  await expect(toast(page, zilOnly)).toBeVisible()
  // gZIL to TYRON: there is no such way but at the exchange's own page.
  await amount(page).fill('1')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Only available on tyrondex.ssi' }),
  ).toBeVisible()
  // S$I does have a price there, and TRADE says where it is taken.
  await pick(page, 'from', 'S$I')
  const onlyThere = toast(page, 'Only available on tyrondex.ssi')
  await amount(page).fill('1')
  await expect(onlyThere).toBeHidden()
  await tradeAt(page, 'TyronDEX').click()
  await expect(onlyThere).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  await pick(page, 'from', 'gZIL')
  await pick(page, 'to', 'XSGD')
  await expect(toast(page, 'Incoming! Currently not available.')).toBeVisible()
  await expect(card(page, '4 quotes')).toContainText('Incoming! Currently not available.')
  await pick(page, 'to', 'ZIL')
  await percents.first().click()
  await expect(amount(page)).toHaveValue(typedText(123_456_789_012_345_679n / 4n, 15))
})

test('[SW-01] [SW-06] a visitor looks at quotes and takes none, but at the exchange’s own page @desktop', async ({
  page,
  site,
}) => {
  const { domain } = await newDefi(site)
  const visitor = await newPayer(site)
  const percents = page.getByRole('group', { name: /^Share of the/ }).getByRole('button')
  const wallet = source(page).getByRole('button', { name: 'DEFIxWALLET' })
  const zilPay = source(page).getByRole('button', { name: 'ZilPay' })
  await page.goto(`/defi@${domain}.ssi/defix/swap?from=zil&to=xsgd`)
  await amount(page).fill('10')
  await tradeAt(page, 'ZilSwap').click()
  await expect(toast(page, 'Connect with ZilPay')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Connect with ZilPay' })).toBeVisible()

  await arriveAs(page, { account: visitor.index })
  await page.reload()
  await expect(amount(page)).toHaveValue('10')
  const yours = toast(page, `Use your own defi@${domain}.ssi`)
  await expect(
    page.getByText(`Only the controller of defi@${domain}.ssi trades with its coins.`),
  ).toBeVisible()
  await percents.first().click()
  await expect(yours).toBeVisible()
  await expect(yours).toBeHidden()
  await zilPay.click()
  await expect(yours).toBeVisible()
  await expect(wallet).toHaveAttribute('aria-pressed', 'true')
  await expect(yours).toBeHidden()
  await tradeAt(page, 'ZilSwap').click()
  await expect(yours).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  // There everybody trades ZIL of their own.
  await page.getByRole('link', { name: 'Everybody trades ZIL of their own at tyrondex.ssi.' }).click()
  await expect(zilPay).toHaveAttribute('aria-pressed', 'true')
  // There the shares are of the visitor's own account.
  const own = await balanceOf(site, visitor.account.address)
  await expect(page.getByRole('main').getByText(drawn(own, 12)).first()).toBeVisible()
  await percents.nth(1).click()
  await expect(amount(page)).toHaveValue(typedText(own / 2n, 12))
  await amount(page).fill('10')
  await tradeAt(page, 'DragonDEX').click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
})

test('[BX-09] [BX-12] quotes are read again with each block, stand still while a trade is confirmed, and are never older than they look @desktop', async ({
  page,
  site,
  ownSite,
  tolerance,
}) => {
  tolerance.failedRequests = true
  await page.clock.install()
  await openForm(page, site, ownSite)
  const { node } = ownSite
  const settled = (): Promise<void> =>
    expect(page.getByText(/^Block [\d,]+New quotes in \d+ s$/)).toBeVisible()
  const reads = () => node.trips.filter(asksPools)
  await amount(page).fill('1000')
  await settled()
  await page.getByRole('button', { name: /^Settings: slippage/ }).click()
  await page.getByRole('dialog').getByLabel('Slippage tolerance').fill('0.7')
  await page.keyboard.press('Escape')
  node.forgetTrips()
  await page.clock.fastForward(6_000)
  await expect.poll(() => reads().length).toBeGreaterThan(0)
  // One request for all of it.
  expect(node.trips.every((trip) => trip.isBatch)).toBe(true)
  expect(reads().every(({ calls }) => calls.some(({ method }) => method === 'GetLatestTxBlock'))).toBe(true)
  await settled()

  const show = (state: 'hidden' | 'visible'): Promise<void> =>
    page.evaluate((shown) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => shown })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await show('hidden')
  node.forgetTrips()
  await page.clock.fastForward(60_000)
  expect(reads()).toEqual([])
  await show('visible')
  await expect.poll(() => reads().length).toBeGreaterThan(0)
  await settled()

  await tradeAt(page, 'TyronDEX').click()
  await expect(page.getByText('Quotes stand still while you confirm')).toBeVisible()
  await expect(amount(page)).toBeDisabled()
  await expect(page.getByRole('meter')).toHaveAttribute('aria-label', /trading stops above 10 percent/)
  await expect(row(page, 'TyronDEX')).toContainText('0.7%')
  node.forgetTrips()
  await page.clock.fastForward(60_000)
  expect(reads()).toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => reads().length).toBeGreaterThan(0)

  // A failing one says so, and is no zero; what was chosen stays.
  const network = await networkOf(site)
  const client = createClient({ ...network, fetch })
  const { known } = await readCoinBalances(client, network, {
    coins: [],
    holders: [],
    services: ['dragondex'],
  })
  const dragon = known.services.get('dragondex')!
  node.behave(refusing('no', ({ params }) => params[0] === dragon.slice(2) && params[1] === 'pools'))
  await page.getByRole('button', { name: 'Read the quotes again' }).click()
  await expect(row(page, 'DragonDEX')).toContainText('Failed: it could not be read, so its price is unknown')
  await expect(row(page, 'DragonDEX')).not.toContainText('0.0000')
  await expect(row(page, 'TyronDEX')).toContainText('The only one that trades this')
  node.behave()
  await page.getByRole('button', { name: 'Read the quotes again' }).click()
  await expect(row(page, 'DragonDEX')).not.toContainText('Failed')

  const before = await output(page).inputValue()
  await ownSite.stop()
  await page.clock.fastForward(6_000)
  await expect(card(page, '4 quotes')).toContainText(/These quotes are old: they were read .* ago\./)
  await expect(output(page)).toHaveValue(before)
  await expect(tradeAt(page, 'TyronDEX')).toBeDisabled()
  await tryAgain(page.getByRole('button', { name: 'Try again' }), ownSite.node, () => ownSite.start())
  await expect(tradeAt(page, 'TyronDEX')).toBeEnabled()
  await expect(card(page, '4 quotes')).not.toContainText('These quotes are old')
  await page.getByRole('button', { name: /^Settings: slippage/ }).click()
  await expect(page.getByRole('dialog').getByLabel('Slippage tolerance')).toHaveValue('0.7')
})

test('[TP-01] [TP-02] [SW-09] the tokens: newest first, found by symbol, with balances; logos come from the named service only after a yes', async ({
  page,
  site,
  tolerance,
}) => {
  // Most tokens have no logo there.
  tolerance.failedRequests = true
  const network = await networkOf(site)
  const client = createClient({ ...network, fetch })
  const { known } = await readCoinBalances(client, network, { coins: ['xsgd', 'gzil'], holders: [] })
  const place = (coin: string, theme: string): string =>
    `/${toBech32(known.services.get(coin) as Address)}?${theme}`
  const logo = Buffer.from(pixel, 'base64')
  const images = await openImageServer({
    [place('xsgd', 'light')]: logo,
    [place('gzil', 'light')]: '<svg/>',
  })
  try {
    // The server names a service of logos.
    await page.addInitScript((logos) => {
      new MutationObserver((_, observer) => {
        const meta = document.querySelector<HTMLMetaElement>('meta[name="tyto-site"]')
        if (meta === null) return
        observer.disconnect()
        meta.content = JSON.stringify({ ...(JSON.parse(meta.content) as object), logos })
      }).observe(document, { childList: true, subtree: true })
    }, `${images.url}/{address}?{theme}`)
    await openForm(page, site)
    await pickButton(page, 'to').click()
    const search = picker(page).getByRole('searchbox', { name: 'Symbol' })
    await expect(search).toBeFocused()
    // Nothing is looked for: Enter picks nothing.
    await page.keyboard.press('Enter')
    await expect(picker(page).getByRole('button', { pressed: false }).locator('b')).toHaveText([
      'ZWAP',
      'stZIL',
      'ZLP',
      'gZIL',
      'zUSDT',
      'XSGD',
      'S$I',
      'ZIL',
    ])
    await expect(picker(page).getByRole('button', { pressed: true })).toContainText('TYRON SSI Token')
    await expect(picker(page).getByRole('button', { name: /^S\$I/ })).toContainText('SSI Dollar')
    await expect(picker(page).getByRole('button', { name: /^G?gZIL/ })).toContainText('123.4567…')
    await expect(picker(page).getByRole('button', { name: /^Z?ZIL/ })).toContainText('5,000.0000')
    expect(await findAllBarriers(page, 'dialog')).toEqual([])

    expect(images.asked).toEqual([])
    await picker(page)
      .getByText(/^Show logos from 127\.0\.0\.1:\d+\./)
      .click()
    const xsgd = picker(page).getByRole('button', { name: /XSGD/ })
    await expect(xsgd.locator('img')).toBeVisible()
    expect(images.asked).toContain(place('xsgd', 'light'))
    // The zero address stands for ZIL, which has no contract.
    const noContract = '0x0000000000000000000000000000000000000000'
    await expect.poll(() => images.asked).toContain(`/${toBech32(noContract)}?light`)
    // A file that is no picture, and one that is missing, leaves the drawn sign.
    await expect.poll(() => images.asked).toContain(place('gzil', 'light'))
    await expect(picker(page).getByRole('button', { name: /gZIL/ }).locator('img')).toHaveCount(0)

    // A blocked one says why, and cannot be chosen.
    await search.fill('milky')
    await expect(picker(page)).toContainText('No exchange here trades it')
    await page.keyboard.press('Enter')
    await expect(picker(page)).toBeVisible()
    await expect(picker(page).getByRole('button', { name: /MILKY/ })).toHaveCount(0)
    await search.fill('‮<b>')
    await expect(picker(page)).toContainText('No token is called')
    await search.fill('gz')
    await page.keyboard.press('Enter')
    await expect(picker(page)).toBeHidden()
    await expect(pickButton(page, 'to')).toHaveAccessibleName(chosen('to', 'gZIL'))
    await expect(pickButton(page, 'to')).toBeFocused()
    // The coin of the other side changes sides.
    await pick(page, 'from', 'gZIL')
    await expect(pickButton(page, 'to')).toHaveAccessibleName(chosen('to', 'ZIL'))
    // gZIL has 15 digits after the point, as its own contract says.
    await amount(page).fill('0.0000000000000001')
    await expect(page.getByText('gZIL has 15 decimals at most.')).toBeVisible()
  } finally {
    await images.close()
  }
})
