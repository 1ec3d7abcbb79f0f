/** The page of balances by its rows, and what its amounts are called. */
import { expect, type Locator, type Page } from '@playwright/test'
import { cutText, exactText } from './amountOracle'
import type { Held } from '../network/rawChain'

/** The controller of alice.ssi, and the page of its money. */
export const alice = { account: 0, page: '/alice.ssi/didx/wallet/balances' } as const

export function table(page: Page): Locator {
  return page.getByRole('table', { name: 'Balances' })
}

/** What all wallets of a name are worth together, above the table. */
export function worthOf(page: Page, name: string): Locator {
  const title = new RegExp(`^Worth of ${name.replaceAll('.', '\\.')}`)
  return page.getByRole('main').getByRole('region', { name: title })
}

/** The row of a coin by its symbol. */
export function row(page: Page, symbol: string): Locator {
  return table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader').locator('b').getByText(symbol, { exact: true }) })
}

/** The cells of xWALLET and of the browser wallet. */
export function cells(page: Page, symbol: string): Locator {
  return row(page, symbol).getByRole('cell')
}

/** How a cell is called: four digits after the point, cut, and the exact figure. */
function spoken(held: Held | undefined, symbol: string): string {
  if (held === undefined) throw new Error(`No amount of ${symbol}.`)
  const { units, decimals } = held
  const isExact = decimals <= 4 || units % 10n ** BigInt(decimals - 4) === 0n
  return `${cutText(units, decimals, 4)}${isExact ? '' : '…'} ${symbol}, exactly ${exactText(units, decimals)}`
}

/** As `spoken`, for a text that is found as a name. */
export async function expectAmount(cell: Locator, held: Held | undefined, symbol: string): Promise<void> {
  await expect(cell.getByRole('button')).toHaveAccessibleName(spoken(held, symbol))
}
