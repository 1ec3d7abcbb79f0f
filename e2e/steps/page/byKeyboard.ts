/** A person without a pointer: every place is reached by Tab, and pressed by a key. */
import { expect, type Locator, type Page } from '@playwright/test'
import { approvalWindow } from '../transaction/approvalWindow'
import { review, status } from '../transaction/transactionSteps'

/** More stops than any page has. */
const manyStops = 150

/** Lets a test end where anything is pressed by a pointer. Call it before the first page. */
export async function withoutPointer(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => console.error('pressed by a pointer'), { capture: true }),
  )
}

/** Goes on by Tab until this has the focus, as a person hears it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const isThere = (): Promise<boolean> => target.evaluate((element) => element.matches(':focus'))
  for (let stop = 0; stop < manyStops; stop++) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  await expect(target, 'no stop of the keyboard').toBeFocused()
}

/** Reaches a button or a link and presses it. */
export async function pressByKey(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeEnabled()
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Reaches a field and types over what stands there. */
export async function typeByKey(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toBeEditable()
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
  await expect(field).toHaveValue(text)
}

/** Reaches a group of choices, where only one is a stop of the keyboard, and goes by the arrows to the one that is meant. */
export async function chooseByKey(page: Page, choices: Locator, target: Locator): Promise<void> {
  await tabTo(page, choices.first())
  await page.keyboard.press('Space')
  for (let more = await choices.count(); more > 0 && !(await target.isChecked()); more--)
    await page.keyboard.press('ArrowDown')
  await expect(target).toBeChecked()
}

/** Signs what lies in the review, approves it in the wallet and closes what is said of it. */
export async function signByKey(page: Page, label: string): Promise<void> {
  await pressByKey(page, review(page).getByRole('button', { name: label, exact: true }))
  const { frame, sheet, heading } = approvalWindow(page)
  await expect(heading).toBeFocused()
  await pressByKey(page, frame.getByRole('button', { name: 'Approve', exact: true }))
  await expect(sheet).toBeHidden()
  const done = status(page, 'Confirmed')
  await pressByKey(page, done.getByRole('button', { name: 'Done' }))
  await expect(done).toBeHidden()
}
