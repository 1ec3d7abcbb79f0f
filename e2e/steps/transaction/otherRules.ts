/** What is signed on a network whose node knows no methods of our own: what was paid is held to what was said. */
import { expect, type Page } from '@playwright/test'
import { zilliqa2Gas } from '@tyto/primitives'
import { approvalWindow } from './approvalWindow'
import { fact } from '../page/pageParts'
import { openDetails, review, simulated, status } from './transactionSteps'

/** Signs what lies in the review, and waits until it can be looked up; what was paid is not more than what was said. */
export async function signByRules(page: Page, label: string, moment?: string): Promise<void> {
  page.once('popup', (explorer) => void explorer.close())
  await simulated(page)
  await openDetails(page)
  const most = zilIn(await fact(review(page), 'Gas, at most').innerText())
  await review(page).getByRole('button', { name: label, exact: true }).click()
  await approvalWindow(page).approve()
  const dialog = status(page, 'Confirmed')
  await expect(dialog).toBeVisible({ timeout: 40_000 })
  if (moment !== undefined) await expect(dialog.getByText(moment, { exact: true })).toBeVisible()
  const paid = zilIn(await fact(dialog, 'Paid in gas').innerText())
  expect(paid).toBeLessThanOrEqual(most)
  // No call pays less than one.
  expect(paid).toBeGreaterThanOrEqual((Number(zilliqa2Gas.call) * 2_000) / 1e6)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
}

function zilIn(text: string): number {
  const [figure] = /[\d,]+(?:\.\d+)?/.exec(text) ?? []
  return Number(figure?.replaceAll(',', ''))
}
