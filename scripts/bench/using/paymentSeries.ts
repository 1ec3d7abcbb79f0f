import type { Page } from '@playwright/test'
import { testAccount } from '@tyto/devnet'
import { toBech32 } from '@tyto/primitives'
import type { Benchmark } from '../benchmark'
import { sendForm } from './paymentLists'
import { withPage } from './withPage'

const payments = 300
const patience = 60_000

/** A thousandth of a ZIL to each of so many new accounts, as a person pastes it. */
function pastedList(): string {
  const rows = Array.from({ length: payments }, (_, at) => toBech32(testAccount(`payroll ${at}`).address))
  return rows.map((address) => `${address},0.001,ZIL`).join('\n')
}

/**
 * From the pasted list to the last confirmation, in seconds for each transaction. Blocks are made when something waits
 * for one, so that nothing of it is block time. Every window of the wallet is approved as soon as it is there.
 */
async function secondsPerTransaction(page: Page): Promise<number> {
  page.setDefaultTimeout(patience)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Paste a list or a CSV file' }).click()
  await main.getByRole('textbox', { name: 'List of payments' }).fill(pastedList())
  const began = performance.now()
  await main.getByRole('button', { name: 'Read the list' }).click()
  await main.getByRole('checkbox').check()
  await main.getByRole('button', { name: 'TRANSFER', exact: true }).click()
  const start = page.getByRole('button', { name: /^Send \d+ transactions$/ })
  const count = Number(/\d+/.exec(await start.innerText())?.[0])
  await start.click()
  const approve = page
    .frameLocator('dialog.tyto-local-wallet > iframe')
    .getByRole('button', { name: 'Approve', exact: true })
  const dialog = page.getByRole('dialog', { name: /^Payments of/ })
  for (let sent = 1; sent <= count; sent++) {
    await approve.click()
    await dialog.getByText(`${sent} of ${count} sent`, { exact: true }).first().waitFor()
  }
  return (performance.now() - began) / 1_000 / count
}

export const paymentSeries: readonly Benchmark[] = [
  {
    name: 'payments-300-per-transaction',
    goal: { atMost: 4, unit: 's above the block time' },
    run: () => withPage({ name: 'alice.ssi', account: 0 }, sendForm, secondsPerTransaction),
  },
]
