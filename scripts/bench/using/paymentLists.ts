import { allCoins } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { toBech32 } from '@tyto/primitives'
import { rememberRows, settleRows } from '../../../apps/web/src/features/payments/list/checkRows'
import {
  mostPayments,
  paymentColumns,
  paymentRows,
} from '../../../apps/web/src/features/payments/list/readList'
import { readTable } from '../../../apps/web/src/shared/ui/list/readTable'
import type { Page } from '@playwright/test'
import type { Benchmark } from '../benchmark'
import { withPage } from './withPage'

/** The longest list that is taken: half of it names, the other half addresses. */
function longestList(): string {
  const recipients = Array.from({ length: 200 }, (_, at) =>
    at % 2 === 0 ? `name${at}.ssi` : toBech32(testAccount(`listed ${at}`).address),
  )
  return Array.from({ length: mostPayments }, (_, at) => `${recipients[at % 200]},${at + 1}.25,XSGD`).join(
    '\r\n',
  )
}

/** Pastes the longest list into the form that sends, as people do: in one piece. */
export async function pasteLongestList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Paste a list or a CSV file' }).click()
  await page.getByLabel('List of payments').evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, longestList())
}

/** From the paste until the list stands there and its next page came by a press, in ms. */
async function timeToUse(page: Page): Promise<number> {
  const began = performance.now()
  await pasteLongestList(page)
  await page
    .getByRole('navigation', { name: 'Parts of the list' })
    .getByRole('button', { name: 'Next' })
    .click()
  await page.getByLabel('Amount, line 60', { exact: true }).waitFor()
  return performance.now() - began
}

export const sendForm = '/didx/wallet/balances/send'

/** How long it takes to read the longest list and to check every row of it, and until a person can use it in the page. */
export const paymentLists: readonly Benchmark[] = [
  {
    name: 'read-payment-list',
    goal: { atMost: 300, unit: 'ms' },
    run: async () => {
      const text = longestList()
      const known = testAccount(0).address
      const coins = allCoins.map((coin) => ({ coin, balance: null }))
      const began = performance.now()
      const list = readTable(text, paymentColumns, mostPayments)
      if (list.kind === 'fault') throw new Error(list.code)
      const rows = paymentRows(list.table, 'en', (cell) => cell)
      const checked = rememberRows({ coins, language: 'en', coin: 'zil' })(rows)
      const settled = settleRows(checked, { addressOf: () => known, payer: null, warningsOf: () => [] })
      if (settled.length !== mostPayments) throw new Error('Rows were lost.')
      return performance.now() - began
    },
  },
  {
    name: 'use-payment-list',
    goal: { atMost: 1_000, unit: 'ms' },
    run: () => withPage({ name: 'alice.ssi', account: 0 }, sendForm, timeToUse),
  },
]
