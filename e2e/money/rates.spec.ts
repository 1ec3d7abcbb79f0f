/** Rates and statistics: by the pools of the chain, each with its source; how a price went; how somebody trades. */
import { createClient, readField, valueOr } from '@tyto/chain'
import { initDid, tyronDex, zilSwap, zrc2Token } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import type { Address } from '@tyto/primitives'
import type { FieldRead } from '@tyto/abi'
import type { Locator, Page } from '@playwright/test'
import { cutText } from '../steps/money/amountOracle'
import { findBarriers, showsTheme } from '../steps/page/barriers'
import { find, networkOf } from '../steps/network/chainAnswers'
import { changing, refusing, type SentCall } from '../steps/network/faultyNode'
import { card, fact, openMenu } from '../steps/page/pageParts'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { newOwner, openSettings } from '../steps/ownership/settingsSteps'
import { expect, test, type TestSite } from '../steps/network/testSite'
import { callAs } from '../steps/wallets/walletSetup'

const deployer = testAccount('deployer')
const late = 900_000_000n

async function ask<T>(site: TestSite, field: FieldRead<T>): Promise<T> {
  const client = createClient({ ...(await networkOf(site)), fetch })
  const value = valueOr(await readField(client, field), null)
  if (value === null) throw new Error(`${field.field} is not there.`)
  return value
}

function serviceOf(site: TestSite, id: string): Promise<Address> {
  return ask(site, initDid(site.devnet.network.initDid).fields.services.at(id))
}

/** The rates that the page has to tell, counted here from the chain's answers with twelve digits. */
async function countedHere(site: TestSite) {
  const [dex, zilswap, zusdt, tyron, ssi] = await Promise.all(
    ['tyron_s$i', 'zilswap', 'zusdt', 'tyron', 's$i'].map((id) => serviceOf(site, id)),
  )
  const [tyronHeld, ssiHeld] = await ask(site, tyronDex(dex!).fields.reserves)
  const pool = await ask(site, zilSwap(zilswap!).fields.pools.at(zusdt!))
  const [zil, dollars] = pool.arguments
  const usd = (dollars * 10n ** 18n) / zil
  const tyronInSsi = (ssiHeld * 10n ** 6n) / tyronHeld
  return {
    dex: dex!,
    tyron: tyron!,
    ssi: ssi!,
    zilInUsd: usd,
    zilInSsi: (usd * 135n) / 100n,
    tyronInSsi,
    tyronInUsd: (tyronInSsi * 100n) / 135n,
    locked: 2n * ssiHeld,
    tyronSupply: await ask(site, zrc2Token(tyron!).fields.total_supply),
    ssiSupply: await ask(site, zrc2Token(ssi!).fields.total_supply),
    reward: await ask(site, tyronDex(dex!).fields.reward),
  }
}

async function expectFigures(page: Page, site: TestSite): Promise<void> {
  const counted = await countedHere(site)
  const rates = card(page, 'Rates')
  await expect(fact(rates, '1 ZIL in S$I')).toHaveText(cutText(counted.zilInSsi, 12, 4))
  await expect(fact(rates, '1 ZIL in USD')).toHaveText(cutText(counted.zilInUsd, 12, 4))
  await expect(fact(rates, '1 TYRON in S$I')).toHaveText(cutText(counted.tyronInSsi, 12, 4))
  await expect(fact(rates, '1 TYRON in USD')).toHaveText(cutText(counted.tyronInUsd, 12, 4))
  const statistics = card(page, 'Statistics')
  const circulating = counted.tyronSupply - 5_835_718n * 10n ** 12n
  await expect(fact(statistics, '1 TYRON in SGD')).toHaveText(cutText(counted.tyronInSsi, 12, 2))
  await expect(fact(statistics, 'Circulating TYRON')).toHaveText(cutText(circulating, 12, 2))
  await expect(fact(statistics, 'Circulating S$I')).toHaveText(cutText(counted.ssiSupply, 18, 2))
  await expect(fact(statistics, 'Total value locked')).toHaveText(`${cutText(counted.locked, 18, 2)} SGD`)
  const percent = cutText(counted.reward, 2, 2).replace(/\.?0+$/, '')
  await expect(fact(statistics, 'Providers earn of a trade')).toHaveText(`${percent}%`)
}

/** Sells TYRON of the deployer at the exchange of the community. */
async function sellTyron(site: TestSite, token0_amount: bigint): Promise<void> {
  const { dex, tyron, ssi } = await countedHere(site)
  const allowed = zrc2Token(tyron).IncreaseAllowance({ spender: dex, amount: token0_amount })
  await callAs(site.devnet, deployer, allowed)
  const order = {
    token0_address: tyron,
    token1_address: ssi,
    token0_amount,
    min_token1_amount: 1n,
    deadline_block: late,
    recipient_address: deployer.address,
  }
  await callAs(site.devnet, deployer, tyronDex(dex).SwapExactTokensForTokens(order))
}

const lineOf = (page: Page): Locator => card(page, 'Price over time').locator('svg path:not([class])').first()

test('[RS-01] [RS-02] [RS-03] [LQ-05] tyrondex.ssi says rates and statistics by the pools, and how the price went', async ({
  page,
  site,
}) => {
  await page.goto('/tyrondex.ssi')
  await expect(page).toHaveURL('/tyrondex.ssi/defix')
  await expectFigures(page, site)
  const rates = card(page, 'Rates')
  await expect(rates).toContainText(/ZIL by ZilSwap, zUSDT pool of [\d,]+ ZIL\./)
  await expect(rates).toContainText(/TYRON by TyronDEX, which holds [\d,]+ TYRON and [\d,]+ S\$I\./)
  await expect(rates).toContainText('1 USD counts as 1.35 S$I.')
  await expect(rates).toContainText(/Read at block [\d,]+\.\s*Read from the chain/)

  // A trade moves the price, on the page and in the line of what it was.
  await sellTyron(site, 8_000n * 10n ** 12n)
  await page.reload()
  await expectFigures(page, site)
  const price = card(page, 'Price over time')
  await price.scrollIntoViewIfNeeded()
  await expect(price).toContainText(/TYRON by \w+, pool of [\d,]+ ZIL, block [\d,]+/)
  // Why it is not to the last digit what the rates say.
  const twoSources = price.getByText('Rates count TYRON by the two coins that TyronDEX holds')
  await expect(twoSources).toBeVisible()
  await expect(lineOf(page)).toHaveAttribute('d', /^M0 \d+(H\d+V\d+)+$/)
  const reader = price.getByRole('slider', { name: '1 TYRON in USD, block by block' })
  const newest = await reader.getAttribute('aria-valuetext')
  await reader.focus()
  await page.keyboard.press('Home')
  await expect(reader).toHaveAttribute('aria-valuenow', '0')
  await expect(reader).not.toHaveAttribute('aria-valuetext', newest!)
  await page.keyboard.press('End')
  await expect(reader).toHaveAttribute('aria-valuetext', newest!)
  // A finger reads it as well.
  await reader.click({ position: { x: 3, y: 40 } })
  await expect(reader).toHaveAttribute('aria-valuenow', '0')

  // In another currency, which the page of balances then says too.
  await price.getByRole('group', { name: 'Values are shown in' }).getByRole('button', { name: 'ZIL' }).click()
  await expect(price.getByRole('img', { name: '1 TYRON in ZIL, block by block' })).toBeVisible()
  await price.getByRole('combobox', { name: 'Coin' }).selectOption('gZIL')
  await expect(price.getByRole('img', { name: '1 gZIL in ZIL, block by block' })).toBeVisible()
  await expect(twoSources).toHaveCount(0)
  await page.emulateMedia({ colorScheme: 'light' })
  await showsTheme(page, 'paper')
  expect(await findBarriers(page)).toEqual([])

  await card(page, 'Statistics').getByRole('link', { name: 'on TyronDEX' }).click()
  await expect(page).toHaveURL('/tyrondex.ssi/defix')
})

test('[RT-19] [RS-02] [RS-03] the page of a token says its supply, what the holder has, and the rates; a silent source is named @desktop', async ({
  page,
  site,
}) => {
  const { dex } = await countedHere(site)
  const asksDex = ({ params }: SentCall): boolean => params[0] === dex.slice(2)
  for (const [path, symbol] of [
    ['/token.ssi', 'OWL'],
    ['/ssidollar.ssi', 'SSI$'],
  ] as const) {
    await page.goto(path)
    await expect(fact(card(page, 'Token'), 'Total supply')).toHaveText(`1,000,000 ${symbol}`)
    await expectFigures(page, site)
    await expect(fact(card(page, 'Token'), 'You hold')).toHaveCount(0)
    // A token of somebody's own is traded nowhere.
    await expect(page.getByRole('link', { name: /^Trade ZIL for/ })).toHaveCount(0)
  }
  // One that the protocol names as its S$I leads to the exchange, with that pair.
  const { address } = await find(site, 'ssidollar.ssi')
  const setSsi = (addr: Address): Promise<unknown> =>
    callAs(site.devnet, deployer, initDid(site.devnet.network.initDid).SetService({ id: 's$i', addr }))
  const ssi = await serviceOf(site, 's$i')
  try {
    await setSsi(address)
    await page.reload()
    await page.getByRole('link', { name: 'Trade ZIL for S$I' }).click()
    await expect(page).toHaveURL('/tyrondex.ssi/defix?from=zil&to=s%24i')
    await expect(page.getByRole('button', { name: /^Swap to S\$I/ })).toBeVisible()
  } finally {
    await setSsi(ssi)
  }
  await page.goto('/ssidollar.ssi')
  // Whoever is connected sees what they hold, by their own entry of the contract: nothing, or so much.
  await arriveAs(page, { account: 6 })
  await page.reload()
  const held = fact(card(page, 'Token'), 'You hold')
  await expect(held).toHaveText('0 SSI$')
  const own = testAccount(6).address
  const isOwn = ({ params }: SentCall): boolean =>
    params[1] === 'balances' && (params[2] as readonly string[])[0] === own
  site.node.behave(
    changing((call, answer) =>
      isOwn(call) ? { ...answer, result: { balances: { [own]: '12500000000000000000' } } } : answer,
    ),
  )
  await page.reload()
  await expect(held).toHaveText('12.5 SSI$')
  // The name that strangers give their token is a text, of one line and of its own direction.
  site.node.behave(
    changing(({ method }, answer) =>
      method === 'GetSmartContractInit'
        ? {
            ...answer,
            result: (answer.result as { vname: string }[]).map((each) =>
              each.vname === 'name' ? { ...each, value: '\u202E<b>Owl</b> Dollar' } : each,
            ),
          }
        : answer,
    ),
  )
  await page.reload()
  await expect(fact(card(page, 'Token'), 'Name')).toHaveText('<b>Owl</b> Dollar')
  // While TYRON is launched, its price is what the exchange says, over 1350000.
  const launch = new Map<unknown, unknown>([
    ['is_fairlaunch', { constructor: 'True', argtypes: [], arguments: [] }],
    ['price', '2700000'],
  ])
  site.node.behave(
    changing((call, answer) =>
      asksDex(call) && launch.has(call.params[1])
        ? { ...answer, result: { [String(call.params[1])]: launch.get(call.params[1]) } }
        : answer,
    ),
  )
  await page.reload()
  await expect(card(page, 'Rates')).toContainText('TYRON by the price that TyronDEX says in its fair launch.')
  await expect(fact(card(page, 'Rates'), '1 TYRON in USD')).toHaveText('2.0000')
  await expect(fact(card(page, 'Rates'), '1 TYRON in S$I')).toHaveText('2.7000')
  await expect(fact(card(page, 'Statistics'), '1 TYRON in SGD')).toHaveText('2.70')
  // The exchange of the community says nothing: what it would say is unknown, and nothing else.
  site.node.behave(refusing('no', asksDex))
  await page.reload()
  const [rates, statistics] = [card(page, 'Rates'), card(page, 'Statistics')]
  await expect(rates).toContainText('TyronDEX could not be read, so the price of TYRON is unknown.')
  await expect(fact(rates, '1 TYRON in S$I')).toHaveText('Unknown')
  await expect(fact(rates, '1 ZIL in USD')).toHaveText(/^\d+\.\d{4}$/)
  for (const label of ['1 TYRON in SGD', 'Total value locked', 'Providers earn of a trade']) {
    await expect(fact(statistics, label)).toHaveText('Unknown')
  }
  await expect(statistics).not.toContainText(/NaN|undefined|-\d|Infinity/)
  // It is logged, and nothing jumps into the page.
  await expect(page.getByText('Prices could not be read.')).toHaveCount(0)
  const menu = await openMenu(page)
  await menu.getByRole('button', { name: 'Messages' }).click()
  await expect(page.getByRole('dialog')).toContainText('Prices could not be read.')
  await page.keyboard.press('Escape')

  // Nothing answers for the supply either: unknown, and never a negative number.
  site.node.behave(refusing('no', ({ params }) => params[1] === 'total_supply'))
  await page.reload()
  await expect(fact(card(page, 'Statistics'), 'Circulating TYRON')).toHaveText('Unknown')
  await expect(card(page, 'Statistics')).toContainText('The supply of S$I could not be read.')
  site.node.behave()
})

test('[UI-05] [SW-05] slippage, deadline and currency of trades are 2 percent, 20 minutes and USD, and are kept', async ({
  page,
  devnet,
}) => {
  const owner = await newOwner(devnet, 'trader')
  await openSettings(page, owner)
  const settings = page.getByRole('main').getByRole('region', { name: 'EXCHANGE SETTINGS' })
  const open = (): Promise<void> => settings.locator('button[aria-expanded=false]').click()
  await open()
  const slippage = settings.getByRole('textbox', { name: 'Slippage tolerance' })
  const deadline = settings.getByRole('textbox', { name: 'Transaction deadline' })
  const auto = (name: string): Locator => settings.getByRole('button', { name: `Auto ${name}` })
  await expect(slippage).toHaveValue('2')
  await expect(deadline).toHaveValue('20')
  for (const name of ['Slippage tolerance', 'Transaction deadline']) {
    await expect(auto(name)).toHaveAttribute('aria-pressed', 'true')
  }
  await expect(settings.getByRole('button', { name: 'USD' })).toHaveAttribute('aria-pressed', 'true')
  await expect(settings).toContainText(/The contract gets [\d,]+ blocks, a margin included\./)
  await expect(settings).toContainText('it never expires while you sign')

  // A value that nobody can mean changes nothing.
  for (const [typed, message] of [
    ['-1', 'The input is not a number. Your 2% stays.'],
    ['100', 'Less than 100%, or nothing would be guarded. Your 2% stays.'],
    ['9'.repeat(30), 'Less than 100%, or nothing would be guarded. Your 2% stays.'],
    ['0.005', 'Two digits after the point at most. Your 2% stays.'],
  ] as const) {
    await slippage.fill(typed)
    await expect(settings.getByRole('alert')).toHaveText(message)
  }
  await deadline.fill('0')
  await expect(settings.getByText("Input can't be zero. Your 20 minutes stay.")).toBeVisible()
  await slippage.fill('0')
  await expect(settings).toContainText('At 0% a trade fails as soon as the price moves at all.')
  await slippage.fill('7,5')
  await expect(settings).toContainText('At 7.5% somebody who sees your trade coming can move the price first')
  await expect(auto('Slippage tolerance')).toHaveAttribute('aria-pressed', 'false')
  await deadline.fill('40')
  // Blocks are one fold away, and count in place of minutes.
  await settings.getByText('In blocks instead').click()
  const inBlocks = settings.getByRole('textbox', { name: 'Deadline in blocks' })
  await inBlocks.fill('77')
  await expect(settings).toContainText('The contract gets 77 blocks, a margin included.')
  await expect(deadline).toHaveValue('')
  await deadline.fill('40')
  await expect(inBlocks).toHaveValue('')
  await settings.getByRole('button', { name: 'SGD' }).click()
  await page.emulateMedia({ colorScheme: 'dark' })
  await showsTheme(page, 'night')
  expect(await findBarriers(page)).toEqual([])

  // Kept over a reload, and written as the language writes.
  await page.goto(`/es/${owner.name}/didx/wallet`)
  const enEspanol = page.getByRole('main').getByRole('region', { name: 'AJUSTES DE INTERCAMBIO' })
  await enEspanol.locator('button[aria-expanded=false]').click()
  await expect(enEspanol.getByRole('textbox', { name: 'Tolerancia al deslizamiento' })).toHaveValue('7,5')
  await page.goto(`/${owner.name}/didx/wallet`)
  await open()
  await expect(slippage).toHaveValue('7.5')
  await expect(deadline).toHaveValue('40')
  await expect(settings.getByRole('button', { name: 'SGD' })).toHaveAttribute('aria-pressed', 'true')
  await auto('Slippage tolerance').click()
  await auto('Transaction deadline').click()
  await expect(slippage).toHaveValue('2')
  await expect(deadline).toHaveValue('20')
})
