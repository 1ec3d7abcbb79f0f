/** The page of balances by its rows, and what its amounts are called. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { CoinAmount } from '@tyto/chain'
import { allCoins } from '@tyto/contracts'
import { cutUnits, formatUnits } from '@tyto/primitives'

/** The controller of alice.ssi, and the page of its money. */
export const alice = { account: 0, page: '/alice.ssi/didx/wallet/balances' } as const
export const symbolOf = (id: string): string => allCoins.find((coin) => coin.id === id)!.symbol

export function table(page: Page): Locator {
  return page.getByRole('table', { name: 'Balances' })
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

export function grouped(text: string): string {
  const [whole = '', fraction] = text.split('.')
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? digits : `${digits}.${fraction}`
}

export function unitsOf(amount: CoinAmount | undefined): {
  readonly units: bigint
  readonly decimals: number
} {
  if (amount?.kind !== 'amount') throw new Error(`No amount: ${amount?.kind}`)
  return amount
}

/** What a cell is called: four digits after the point, cut, and the exact figure. */
function spoken(amount: CoinAmount | undefined, symbol: string): string {
  const { units, decimals } = unitsOf(amount)
  const { text, isExact } = cutUnits(units, decimals, 4)
  return `${grouped(text)}${isExact ? '' : '…'} ${symbol}, exactly ${grouped(formatUnits(units, decimals))}`
}

/** As `spoken`, for a text that is found as a name. */
export async function expectAmount(
  cell: Locator,
  amount: CoinAmount | undefined,
  symbol: string,
): Promise<void> {
  await expect(cell.getByRole('button')).toHaveAccessibleName(spoken(amount, symbol))
}
