/** A transaction as people send it: reviewed, approved in the wallet, seen in a block. */
import { expect, type Locator, type Page } from '@playwright/test'
import { approvalWindow } from './approvalWindow'
import type { TestSite } from './testSite'
import { refusing } from './faultyNode'
import { fact } from './pageParts'
import { expectAsSimulated, readSimulation, type SimulationJson } from './sameAsSimulated'

/** The sheet before the wallet is asked. */
export function review(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Before you sign' })
}

/** The dialog that says where a transaction is, by its title. */
export function status(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title, exact: true })
}

/** What is under way and not in front. */
export function pill(page: Page, text: string | RegExp): Locator {
  return page.getByRole('region', { name: 'Transactions in progress' }).getByRole('button', { name: text })
}

export function noDonation(page: Page): Promise<void> {
  return review(page).getByRole('button', { name: 'None', exact: true }).click()
}

/** What the sheet says will happen, before the press that asks the wallet. */
export function simulated(page: Page): Promise<SimulationJson> {
  return readSimulation(review(page))
}

/** From the review to the block: signs, approves, and puts the confirmation away. Answers what was paid in gas. */
export async function signAndConfirm(page: Page, label: string): Promise<string> {
  const { approve } = approvalWindow(page)
  const said = await simulated(page)
  await review(page).getByRole('button', { name: label, exact: true }).click()
  await approve()
  return confirmed(page, said)
}

/**
 * Waits for the block and puts the confirmation away; the network must have done what the sheet said. Answers what was
 * paid in gas.
 */
export async function confirmed(page: Page, said: SimulationJson): Promise<string> {
  const dialog = status(page, 'Confirmed')
  await expect(dialog).toBeVisible({ timeout: 30_000 })
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
