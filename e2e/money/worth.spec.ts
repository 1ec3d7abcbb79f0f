/** The worth of a wallet: by the pools of the chain's own exchanges, each price with its source, and nothing invented. */
import { createClient, readField, valueOr } from '@tyto/chain'
import { didWallet, tyronDex, zilSwap, zrc2Token } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { qaPerZil, type Address } from '@tyto/primitives'
import type { Locator, Page } from '@playwright/test'
import { cutText } from '../steps/money/amountOracle'
import { alice, row } from '../steps/money/balanceRows'
import { networkOf, recordOf } from '../steps/network/chainAnswers'
import { overflowOf } from '../steps/page/barriers'
import { changing, refusing, type SentCall } from '../steps/network/faultyNode'
import { card } from '../steps/page/pageParts'
import { heldBy } from '../steps/network/rawChain'
import { newPerson } from '../steps/ownership/recoverySetup'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test, type TestSite } from '../steps/network/testSite'
import { callAs, serviceAt } from '../steps/wallets/walletSetup'

/** The deepest pool of each coin in the seeded world, as a person reads it: where, and how deep in ZIL after what others traded. */
const sources = [
  [/^TYRON(?!S)/, /TyronDEX, pool of [\d,]+ ZIL, block [\d,]+ \(by the price of S\$I\)/],
  ['S$I', /ZilSwap, pool of [\d,]+ ZIL, block [\d,]+ \(by the price of XSGD\)/],
  [/^XSGD/, /ZilSwap, pool of [\d,]+ ZIL/],
  ['zUSDT', /ZilSwap, pool of [\d,]+ ZIL/],
  ['ZLP', /DragonDEX, pool of [\d,]+ ZIL/],
  ['gZIL', /ZilSwap, pool of [\d,]+ ZIL/],
  ['stZIL', /Avely Swap, pool of [\d,]+ ZIL/],
  ['ZWAP', /ZilSwap, pool of [\d,]+ ZIL/],
] as const
const deepest = {
  xsgd: 'zilswap',
  zusdt: 'zilswap',
  zlp: 'dragondex',
  gzil: 'zilswap',
  stzil: 'aswap',
  zwap: 'zilswap',
} as const

const value = (page: Page): Locator => card(page, 'Value and history')
const worth = (page: Page): Locator => value(page).getByRole('table', { name: 'What the wallets are worth' })

async function ask(site: TestSite, place: { address: Address; field: string; keys: readonly string[] }) {
  const answer = (await site.devnet.handleRpc(
    JSON.stringify({
      id: '1',
      jsonrpc: '2.0',
      method: 'GetSmartContractSubState',
      params: [place.address.slice(2), place.field, place.keys],
    }),
  )) as { readonly result: Record<string, Record<string, unknown>> }
  return answer.result[place.field]![place.keys[0]!]
}

/** The worth of an address, counted here from the chain's answers. */
async function worthInQa(site: TestSite, holder: Address): Promise<bigint> {
  const held = await heldBy(site, holder)
  let sum = held.get('zil')!.units
  for (const [coin, exchange] of Object.entries(deepest)) {
    const [place, token] = await Promise.all([serviceAt(site.devnet, exchange), serviceAt(site.devnet, coin)])
    const pool = (await ask(site, zilSwap(place).fields.pools.at(token))) as { arguments: [string, string] }
    const [zil, tokens] = pool.arguments.map(BigInt) as [bigint, bigint]
    sum += (held.get(coin)!.units * zil) / tokens
  }
  // S$I is worth what XSGD is; TYRON and the shares of its pool what the exchange of the community holds of S$I.
  const [dex, zilswap, xsgd] = await Promise.all(
    ['tyron_s$i', 'zilswap', 'xsgd'].map((id) => serviceAt(site.devnet, id)),
  )
  const pool = (await ask(site, zilSwap(zilswap!).fields.pools.at(xsgd!))) as { arguments: [string, string] }
  const [zil, tokens] = pool.arguments.map(BigInt) as [bigint, bigint]
  const inZil = (ssi: bigint): bigint => (ssi * zil) / (tokens * 10n ** 12n)
  const client = createClient({ ...(await networkOf(site)), fetch })
  const { reserves, total_supply } = tyronDex(dex!).fields
  const [tyronHeld, ssiHeld] = valueOr(await readField(client, reserves), [1n, 0n] as const)
  const shares = valueOr(await readField(client, total_supply), 1n)
  const units = (coin: string): bigint => held.get(coin)!.units
  return (
    sum +
    inZil(units('s$i')) +
    (units('tyron') * inZil(ssiHeld)) / tyronHeld +
    (units('tyrons$i') * 2n * inZil(ssiHeld)) / shares
  )
}

const shown = (qa: bigint): string => cutText(qa, 12, 4)

test('[BX-22] is shown for both wallets in ZIL and in dollars, and each price says where it comes from', async ({
  page,
  site,
}) => {
  await arriveAs(page, { account: alice.account })
  await page.goto(`${alice.page}?coin=gzil`)
  const { address } = await recordOf(site, 'alice.ssi')
  const rows = worth(page).getByRole('row')
  const [inWallet, inAccount] = [
    await worthInQa(site, address),
    await worthInQa(site, testAccount(alice.account).address),
  ]
  await expect(rows.nth(1).getByRole('cell').first()).toHaveText(shown(inWallet))
  await expect(rows.nth(2).getByRole('cell').first()).toHaveText(shown(inAccount))
  await expect(rows.first()).toContainText('USD')
  await expect(value(page)).toContainText('USD is counted as zUSDT, at its own pool.')
  await expect(value(page)).toContainText('Selling much brings less.')
  await expect(value(page)).toContainText(/\d+ coins that are held have no pool here, and are not counted/)

  // Beside each coin, one press away.
  for (const [symbol, path] of [
    ['gZIL', /^gZIL by ZilSwap, pool of [\d,]+ ZIL, block [\d,]+$/],
    ['TYRON', /^TYRON by TyronDEX, pool of [\d,]+ ZIL, block [\d,]+ \(by the price of S\$I\)$/],
    ['ZIL', /^zUSDT by ZilSwap, pool of [\d,]+ ZIL, block [\d,]+$/],
  ] as const) {
    const coin = row(page, symbol)
    await coin.getByRole('button', { name: `Where the price of ${symbol} comes from` }).click()
    await expect(coin.getByRole('status')).toHaveText(path)
  }
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)

  await value(page).locator('summary', { hasText: 'Where the prices come from' }).click()
  const prices = value(page).getByRole('table', { name: 'Where the prices come from' })
  for (const [coin, source] of sources) {
    await expect(prices.getByRole('row').filter({ hasText: source }).filter({ hasText: coin })).toHaveCount(1)
  }
  await expect(prices.getByRole('row').filter({ hasText: 'zUSDT' })).toContainText('50')
  await expect(prices).toContainText(/gZIL\s*ZilSwap, pool of [\d,]+ ZIL, block [\d,]+/)
})

test('[BX-22] follows the pools, to the last digit that is shown, and draws what it was worth before @desktop', async ({
  page,
  site,
  devnet,
}) => {
  const owner = await newPerson(devnet, 'worth')
  await callAs(devnet, owner.account, didWallet(owner.wallet).AddFunds({}, { amount: 3n * qaPerZil }))
  const gzil = zrc2Token(await serviceAt(site.devnet, 'gzil'))
  await arriveAs(page, { account: owner.index })
  await page.goto(`/${owner.domain}.ssi/didx/wallet/balances`)
  const cell = worth(page).getByRole('row').nth(1).getByRole('cell').first()
  await expect(cell).toHaveText('3.0000')
  // Ten gZIL bought with ZIL move the price, and count at the new one.
  const exchange = zilSwap(await serviceAt(site.devnet, 'zilswap'))
  const order = {
    token_address: await serviceAt(site.devnet, 'gzil'),
    min_token_amount: 1n,
    deadline_block: 900_000_000n,
    recipient_address: owner.wallet,
  }
  await callAs(devnet, owner.account, exchange.SwapExactZILForTokens(order, { amount: 1_000n * qaPerZil }))
  expect(await ask(site, gzil.fields.balances.at(owner.wallet))).toBeTruthy()
  await page.getByRole('button', { name: 'Refresh' }).click()
  const now = await worthInQa(site, owner.wallet)
  await expect(cell).toHaveText(shown(now))

  // The line of what it was worth ends with this, in the currency of choice, and begins with the wallet.
  const currency = page.getByRole('group', { name: 'Values are shown in' })
  await currency.getByRole('button', { name: 'ZIL', exact: true }).click()
  const line = value(page).getByRole('slider', { name: 'What the wallet was worth, block by block' })
  await value(page).scrollIntoViewIfNeeded()
  await expect(line).toHaveAttribute('aria-valuetext', new RegExp(`^${shown(now)} ZIL at block [\\d,]+, `))
  const table = value(page).getByRole('table', { name: 'What the wallet was worth, block by block' })
  await value(page).getByText('The same as a table').first().click()
  await expect(table.getByRole('row').filter({ hasText: '3.0000' })).toHaveCount(1)
  await currency.getByRole('button', { name: 'USD' }).click()
  const pool = (await ask(
    site,
    zilSwap(await serviceAt(site.devnet, 'zilswap')).fields.pools.at(await serviceAt(site.devnet, 'zusdt')),
  )) as { arguments: [string, string] }
  const [zil, dollars] = pool.arguments.map(BigInt) as [bigint, bigint]
  const inDollars = cutText((now * dollars) / zil, 6, 4)
  await expect(worth(page).getByRole('row').nth(1).getByRole('cell').nth(1)).toHaveText(inDollars)
  await expect(line).toHaveAttribute('aria-valuetext', new RegExp(`^${inDollars} USD at block`))
})

test('[BX-22] is unknown where the chain does not say, and misses what one exchange does not say @desktop', async ({
  page,
  site,
}) => {
  const asksPoolsOf =
    (places: readonly Address[]) =>
    ({ params }: SentCall): boolean =>
      params[1] === 'pools' && places.includes(`0x${String(params[0])}`)
  const avely = await serviceAt(site.devnet, 'aswap')
  site.node.behave(refusing('no', asksPoolsOf([avely])))
  await arriveAs(page, { account: alice.account })
  await page.goto(alice.page)
  await expect(value(page)).toContainText('Avely Swap could not be read, so its prices are missing here.')
  await value(page).locator('summary', { hasText: 'Where the prices come from' }).click()
  // stZIL has a smaller pool elsewhere.
  await expect(value(page)).toContainText('ZilSwap, pool of 50,000 ZIL')

  // One amount that is not known makes the sum unknown, and never smaller.
  const tyron = site.devnet.network.tyron.slice(2)
  site.node.behave(refusing('no', ({ params }) => params[0] === tyron && params[1] === 'balances'))
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(worth(page).getByRole('row').nth(1).getByRole('cell').first()).toHaveText('Unknown')

  // A network whose protocol names no exchange has no prices.
  const exchanges = ['zilswap', 'aswap', 'dragondex', 'tyron_s$i', 'xsgd_vault']
  site.node.behave(
    changing(({ params }, answer) =>
      params[1] === 'services' && exchanges.includes(String((params[2] as string[])[0]))
        ? { id: answer.id, jsonrpc: '2.0', result: null }
        : answer,
    ),
  )
  await page.reload()
  await expect(value(page)).toContainText('No price on this network yet')
  // Coins that are held have such letters in their names: no figure is in that currency, and no table of figures stands there.
  await expect(value(page)).not.toContainText(/\b(USD|SGD)\b/)
  await expect(worth(page)).toHaveCount(0)

  site.node.behave(refusing('no', () => true))
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(value(page)).toContainText('What this is worth is unknown')
  site.node.behave()
})
