/** A transaction as people send it: reviewed, approved in the wallet, seen in a block. */
import { expect, type Locator, type Page } from '@playwright/test'
import { approvalWindow } from './approvalWindow'
import type { TestSite } from '../network/testSite'
import { refusing } from '../network/faultyNode'
import { fact } from '../page/pageParts'
import { expectAsSimulated, readSimulation, type SimulationJson } from './sameAsSimulated'

/** The sheet before the wallet is asked. */
export function review(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Before you sign' })
}

/** The dialog that says where a transaction is, by its title. */
export function status(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title, exact: true })
}

/** The pill of a transaction that is under way and not in front. */
export function pill(page: Page, text: string | RegExp): Locator {
  return page.getByRole('region', { name: 'Transactions in progress' }).getByRole('button', { name: text })
}

/** “Is this the one that you sent?”, of what was approved while nobody heard the wallet's answer: yes. */
export async function sayYes(page: Page): Promise<void> {
  const yes = page.getByRole('dialog').getByRole('button', { name: 'Yes, it is this one' })
  await yes.click({ timeout: 30_000 })
  await expect(yes).toBeHidden()
}

/** The review offers a donation, folded, and None is chosen from the start. */
export async function noDonation(page: Page): Promise<void> {
  const row = review(page).getByText('Donation to the protocol').locator('..')
  await expect(row).toContainText('None')
  await expect(row.getByRole('button', { name: 'Add a donation' })).toBeVisible()
}

/** Unfolds the details of the open review. */
export async function openDetails(page: Page): Promise<void> {
  const details = review(page).locator('details', { has: page.getByText('Details', { exact: true }) })
  if ((await details.getAttribute('open')) === null) await details.locator('summary').first().click()
}

/** The open review is of a call of this transition, as its details say. */
export async function reviewsCall(page: Page, transition: string): Promise<void> {
  await openDetails(page)
  // A message to another contract may have the same name.
  await expect(review(page).getByText(transition, { exact: true }).first()).toBeVisible()
}

/** The review says nothing of a donation: nobody is asked for one here. */
export async function asksNoDonation(page: Page): Promise<void> {
  await expect(review(page).getByText('Donation to the protocol')).toHaveCount(0)
}

/**
 * The plain sentences that lead the review, or stand beside the wallet; not those of an equal transaction of before. Where
 * the wallet was just refused, that one is shown too until the chain has told that it never went.
 */
export function sentences(scope: Page | Locator): Locator {
  return scope.locator('[data-summary]:not([data-equal] *)')
}

/** The wallet takes no donation: the review has neither a field nor a parameter for one. */
export async function takesNoDonation(page: Page): Promise<void> {
  await expect(fact(review(page), 'ZIL attached')).toHaveText('0 ZIL')
  await asksNoDonation(page)
  await openDetails(page)
  await expect(review(page).getByRole('row', { name: /^tyron/ })).toHaveCount(0)
  const raw = review(page).locator('details', { hasText: 'Raw JSON' }).locator('pre')
  await expect(raw).toContainText('toAddr')
  await expect(raw).not.toContainText('tyron')
}

/**
 * The open review against the note at the button that was pressed, by its label: what the network is expected to take
 * lies in the range that the note says; the gas limit is the stated one, at 2,000 Li. Answers that range, in Qa.
 */
export async function gasAsSaid(page: Page, button: string, limit: bigint): Promise<Range> {
  const sheet = review(page)
  const id = await page
    .locator('button[aria-describedby]', { hasText: button })
    .getAttribute('aria-describedby')
  const said = rangeIn(await page.locator(`[id="${id}"]`).innerText())
  await simulated(page)
  await openDetails(page)
  const expected = rangeIn((await fact(sheet, 'Gas, expected').innerText()).replace(/\(.*/s, ''))
  expect({ said, expected, isWithin: said[0] <= expected[0] && expected[1] <= said[1] }).toMatchObject({
    isWithin: true,
  })
  await expect(fact(sheet, 'Gas limit')).toContainText(limit.toLocaleString('en'))
  const raw = sheet.locator('details', { hasText: 'Raw JSON' }).locator('pre').first()
  expect(JSON.parse((await raw.textContent()) ?? '')).toMatchObject({
    gasLimit: limit.toString(),
    gasPrice: '2000000000',
  })
  return said
}

type Range = readonly [least: bigint, most: bigint]

/** The range that a text says, in Qa: from and to, or the same twice. */
export function rangeIn(text: string): Range {
  const [least, most = least] = amounts(text)
  if (least === undefined || most === undefined) throw new Error(`No amount of ZIL: ${text}`)
  return [least, most]
}

/** Amounts as they are drawn, `1.03 to 2.06 ZIL`, in Qa. */
export function amounts(text: string): readonly bigint[] {
  return Array.from(text.matchAll(/([\d,]+)(?:\.(\d+))?/g), ([, whole = '', fraction = '']) =>
    BigInt(whole.replaceAll(',', '') + fraction.padEnd(12, '0')),
  )
}

/** The forecast of the sheet, before the press that asks the wallet. */
export function simulated(page: Page): Promise<SimulationJson> {
  return readSimulation(review(page))
}

/**
 * From the review to the block: signs, approves, and puts the confirmation away. `moment` is what the confirmation says
 * first. Answers what was paid in gas.
 */
export async function signAndConfirm(page: Page, label: string, moment?: string): Promise<string> {
  const { approve } = approvalWindow(page)
  const said = await simulated(page)
  await review(page).getByRole('button', { name: label, exact: true }).click()
  await approve()
  return confirmed(page, said, moment)
}

/**
 * Waits for the block and puts the confirmation away; the network must have done what the sheet said. Answers what was
 * paid in gas.
 */
export async function confirmed(page: Page, said: SimulationJson, moment?: string): Promise<string> {
  const dialog = status(page, 'Confirmed')
  await expect(dialog).toBeVisible({ timeout: 30_000 })
  if (moment !== undefined) await expect(dialog.getByText(moment, { exact: true })).toBeVisible()
  // The receipt finds nothing to say of a difference either.
  await expect(dialog).not.toContainText('than the review said')
  const link = dialog.getByRole('link', { name: /explorer/i }).first()
  const id = /tx\/0x([0-9a-f]{64})/.exec((await link.getAttribute('href')) ?? '')?.[1]
  const paid = await fact(dialog, 'Paid in gas').innerText()
  await closeExplorer(page, id ?? '')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  await expectAsSimulated(page, id ?? '', said)
  return paid
}

/**
 * The explorer's tab takes the presses of the moment in which it comes to the front: it is waited for, and closed before
 * it loads a page that nobody looks at here.
 */
async function closeExplorer(page: Page, id: string): Promise<void> {
  const opens = await page.evaluate(() =>
    /"opensExplorer":true/.test(localStorage.getItem('tyto.settings') ?? ''),
  )
  if (!opens) return
  const context = page.context()
  const isOfThis = (url: string): boolean => url.includes(id)
  const tab =
    context.pages().find((other) => other !== page && isOfThis(other.url())) ??
    // None comes after a reload, nor where the browser blocks it.
    (await context.waitForEvent('page', { timeout: 3_000 }).catch(() => undefined))
  await tab?.waitForURL(({ href }) => isOfThis(href), { waitUntil: 'commit' })
  await tab?.close()
}

/** No block takes it as far as the page can see. */
export function hideTransactions(site: TestSite): void {
  site.node.behave(refusing('Txn Hash not Present', ({ method }) => method === 'GetTransaction', -20))
}
