/** Signing on a network whose node knows no methods of our own: the paid amount is compared with the stated one. */
import { expect, type Page } from '@playwright/test'
import type { TestSite } from '../network/testSite'
import { fact } from '../page/pageParts'
import { approvalWindow } from './approvalWindow'
import { gasAtMost, holdToRules, onlyAmount, type SaidGas } from './gasOracle'
import { review, simulated, status } from './transactionSteps'

/** Signs what lies in the review, and waits until it can be looked up: what it cost is what was said, and by the rules of Zilliqa 2. */
export async function signByRules(page: Page, site: TestSite, label: string, moment?: string): Promise<void> {
  page.once('popup', (explorer) => void explorer.close())
  await simulated(page)
  const most = await gasAtMost(page)
  await review(page).getByRole('button', { name: label, exact: true }).click()
  await approvalWindow(page).approve()
  const dialog = status(page, 'Confirmed')
  await expect(dialog).toBeVisible({ timeout: 40_000 })
  if (moment !== undefined) await expect(dialog.getByText(moment, { exact: true })).toBeVisible()
  const paid = onlyAmount(await fact(dialog, 'Paid in gas').innerText())
  const link = await dialog
    .getByRole('link', { name: /explorer/i })
    .first()
    .getAttribute('href')
  const [, id] = /tx\/0x([0-9a-f]{64})/.exec(link ?? '') ?? []
  await holdToRules(site, id ?? '', { most, paid })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
}

/** The first hour of somebody: each of its signatures, and the wallet, the name and the document together as they were said to cost. */
export async function holdFirstHour(
  site: TestSite,
  ids: readonly string[],
  said: { readonly gas: readonly SaidGas[]; readonly firstName: readonly [least: bigint, most: bigint] },
): Promise<void> {
  expect(ids).toHaveLength(said.gas.length)
  const took: bigint[] = []
  for (const [at, gas] of said.gas.entries()) took.push(await holdToRules(site, ids[at]!, gas))
  const inAll = took.slice(0, 3).reduce((sum, each) => sum + each, 0n)
  const [least, most] = said.firstName
  expect(inAll).toBeGreaterThanOrEqual(least)
  expect(inAll).toBeLessThanOrEqual(most)
}
