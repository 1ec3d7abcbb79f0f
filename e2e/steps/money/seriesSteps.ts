/** Several transactions that are reviewed once and sent one after another, as a person starts them: a pasted list. */
import type { Locator, Page } from '@playwright/test'
import { testAccount } from '@tyto/devnet'
import { toBech32, type Address } from '@tyto/primitives'
import { approvalWindow } from '../transaction/approvalWindow'
import { balanceOf } from '../network/chainAnswers'
import { newPayer, openSend, transferButton, type Payer } from './paymentSteps'
import { expect, type TestSite } from '../network/testSite'

const qa = 10n ** 12n
let made = 0

/** Somebody who pays from the browser wallet: each recipient is a transaction. */
export interface ListPayer extends Payer {
  /** Nobody else pays them; row n gets n + 1 ZIL. */
  readonly recipients: readonly Address[]
}

/** Pastes a list of payments to so many new recipients, and opens the review of the whole. */
export async function reviewList(page: Page, site: TestSite, count: number): Promise<ListPayer> {
  const payer = await newPayer(site)
  const recipients = Array.from({ length: count }, () => testAccount(`paid ${process.pid} ${made++}`).address)
  await openSend(page, payer)
  if (!page.url().startsWith(site.url)) await page.goto(site.url + new URL(page.url()).pathname)
  const main = page.getByRole('main')
  await main
    .getByRole('radio', { name: 'ZilPay' })
    .or(main.getByRole('button', { name: 'ZilPay' }))
    .click()
  await main.getByRole('button', { name: 'Paste a list or a CSV file' }).click()
  const list = recipients.map((address, at) => `${toBech32(address)},${at + 1},ZIL`).join('\n')
  await main.getByRole('textbox', { name: 'List of payments' }).fill(list)
  await main.getByRole('button', { name: 'Read the list' }).click()
  await main.getByRole('checkbox').check()
  await transferButton(page).click()
  return { ...payer, recipients }
}

/** The one sheet before all of them. */
export function seriesReview(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Review \d+ transactions?$/ })
}

/** Presses the amber button of that sheet, once it may be pressed. */
export async function startSeries(page: Page, count: number): Promise<void> {
  await seriesReview(page)
    .getByRole('button', { name: `Send ${count} transactions` })
    .click()
  await expect(seriesReview(page)).toBeHidden({ timeout: 30_000 })
}

/** How it goes, in its dialog. */
export function series(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Payments of/ })
}

export function seriesButton(page: Page, name: string): Locator {
  return series(page).getByRole('button', { name, exact: true })
}

/** How many stand in a block, as the dialog says. */
export async function expectSent(page: Page, sent: number, count: number): Promise<void> {
  await expect(series(page).getByText(`${sent} of ${count} sent`, { exact: true }).first()).toBeVisible({
    timeout: 30_000,
  })
}

/** Approves so many windows, each as it comes. */
export async function approveNext(page: Page, times = 1): Promise<void> {
  const { approve, sheet } = approvalWindow(page)
  for (let each = 0; each < times; each++) {
    await expect(sheet).toBeVisible({ timeout: 30_000 })
    await approve()
    await expect(sheet).toBeHidden()
  }
}

/** Says no to the next window. */
export async function refuseNext(page: Page): Promise<void> {
  const { reject, sheet } = approvalWindow(page)
  await expect(sheet).toBeVisible({ timeout: 30_000 })
  await reject()
  await expect(sheet).toBeHidden()
}

/**
 * Tries the first one again that was refused. The chain is asked first whether it went after all, for two blocks after the
 * page has looked for the first time, which nobody sees: so blocks come until `then` is there, as on any other network.
 */
export async function retryRefused(
  page: Page,
  site: TestSite,
  then: Locator = approvalWindow(page).sheet,
): Promise<void> {
  await series(page)
    .getByRole('button', { name: /^Retry this one/ })
    .first()
    .click()
  await expect(series(page).getByText(/^Preparing:/)).toBeVisible()
  await expect(async () => {
    await site.devnet.mineBlock()
    await expect(then).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 40_000 })
}

/** The sum that each recipient got, in whole ZIL: a payment that was sent twice would be there twice. */
export async function paidTo(site: TestSite, { recipients }: ListPayer): Promise<readonly bigint[]> {
  return Promise.all(recipients.map(async (address) => (await balanceOf(site, address)) / qa))
}
