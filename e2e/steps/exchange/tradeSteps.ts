/** Trades as people make them: a pair, an amount, an exchange, the panel that confirms. */
import type { Locator, Page } from '@playwright/test'
import { createClient, readProtocol } from '@tyto/chain'
import { zilSwap } from '@tyto/contracts'
import type { TestAccount } from '@tyto/devnet'
import type { Address } from '@tyto/primitives'
import { unitsOf } from '../money/amountOracle'
import { networkOf } from '../network/chainAnswers'
import { expect, type TestSite } from '../network/testSite'
import { review } from '../transaction/transactionSteps'
import { callAs } from '../wallets/walletSetup'

const main = (page: Page): Locator => page.getByRole('main')

/** The field of the amount that is given. */
export function givenField(page: Page): Locator {
  return main(page).getByRole('textbox', { name: 'swap FROM' })
}

/** Chooses a coin by its symbol. */
async function pick(page: Page, side: 'from' | 'to', symbol: string): Promise<void> {
  const button = main(page).getByRole('button', { name: new RegExp(`^Swap ${side} `) })
  if ((await button.getAttribute('aria-label'))?.startsWith(`Swap ${side} ${symbol}:`)) return
  await button.click()
  const search = page.getByRole('dialog', { name: 'Tokens' }).getByLabel('Symbol')
  await search.fill(symbol)
  await search.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Tokens' })).toBeHidden()
}

export async function choosePair(page: Page, from: string, to: string): Promise<void> {
  await pick(page, 'from', from)
  await pick(page, 'to', to)
  await pick(page, 'from', from)
}

/** The TRADE button of an exchange. */
export function tradeAt(page: Page, exchange: string): Locator {
  return main(page).getByRole('button', { name: new RegExp(`^TRADE at ${exchange}`) })
}

/** The panel that confirms a trade. */
export function panel(page: Page): Locator {
  return main(page).getByRole('group', { name: /^Confirm the trade at / })
}

export function panelButton(page: Page): Locator {
  return panel(page).getByRole('button', { name: 'trade', exact: true })
}

/** Types an amount of a pair and opens the panel of an exchange. */
export async function openPanel(
  page: Page,
  {
    from,
    to,
    amount,
    at,
  }: { readonly from: string; readonly to: string; readonly amount: string; readonly at: string },
): Promise<void> {
  await choosePair(page, from, to)
  await givenField(page).fill(amount)
  await tradeAt(page, at).click()
  await expect(panel(page)).toHaveAccessibleName(`Confirm the trade at ${at}`)
}

/** An exact figure of the panel, one press away, in the smallest unit. */
export async function exactly(page: Page, label: string, decimals: number): Promise<bigint> {
  const details = panel(page).locator('details', { hasText: 'Exact figures' })
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click()
  const text = await details.locator(`xpath=.//dl/div[dt[normalize-space()="${label}"]]/dd`).innerText()
  return unitsOf(text.split(/\s/)[0] ?? '', decimals)
}

/** Presses trade in the panel and waits for the review. */
export async function pressTrade(page: Page): Promise<void> {
  await panelButton(page).click()
  await expect(review(page)).toBeVisible()
}

/** Somebody else buys for so much ZIL at an exchange of pools, in a block of their own. */
export async function buyMeanwhile(
  site: TestSite,
  account: TestAccount,
  { exchange, coin, zil: given }: { readonly exchange: string; readonly coin: string; readonly zil: bigint },
): Promise<void> {
  const network = await networkOf(site)
  const { services } = await readProtocol(createClient({ ...network, fetch }), network)
  const place = (id: string): Address => services.get(id)!
  const order = {
    token_address: place(coin),
    min_token_amount: 1n,
    deadline_block: 900_000_000n,
    recipient_address: account.address,
  }
  const call = zilSwap(place(exchange)).SwapExactZILForTokens(order, { amount: given * 10n ** 12n })
  await callAs(site.devnet, account, call)
}
