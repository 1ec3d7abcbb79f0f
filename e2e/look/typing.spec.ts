/** Keys, input methods and fields, as people have them who type otherwise than we do. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../steps/network/testSite'
import { linksOf } from '../steps/page/everyLink'
import { searchField } from '../steps/page/pageParts'
import { arriveAs, connectButton } from '../steps/wallets/sessionSteps'

/** Who owns fern.ssi in the seeded world. */
const holder = 5

function palette(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Look up', exact: true })
}

/** A press as a browser tells it; `keyCode` is what Safari alone says of an input method. */
interface Press {
  readonly key: string
  readonly code?: string
  readonly ctrlKey?: boolean
  readonly isComposing?: boolean
  readonly keyCode?: number
}

function press(target: Locator, init: Press): Promise<void> {
  return target.evaluate((element, given) => {
    element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...given }))
  }, init)
}

test('[BX-30] Ctrl-K opens the look-up on a layout without Latin letters, and a press without a key does no harm @desktop', async ({
  page,
}) => {
  await page.goto('/alice.ssi')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const body = page.locator('body')
  await body.evaluate((element) => element.dispatchEvent(new Event('keydown', { bubbles: true })))
  // On a Latin layout the letter counts: there this place of the keyboard may have another one.
  await press(body, { key: 't', code: 'KeyK', ctrlKey: true })
  await expect(palette(page)).toHaveCount(0)
  await press(body, { key: 'л', code: 'KeyK', ctrlKey: true })
  await expect(palette(page)).toBeVisible()
})

test('[BX-30] the Enter that ends a composition looks nothing up @desktop', async ({ page }) => {
  await page.goto('/')
  const field = searchField(page)
  await field.fill('alice.ssi')
  await press(field, { key: 'Enter', isComposing: true })
  await press(field, { key: 'Enter', keyCode: 229 })
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.keyboard.press('Control+k')
  const typed = palette(page).getByRole('combobox')
  await typed.fill('alice.ssi')
  await press(typed, { key: 'Enter', isComposing: true })
  await press(typed, { key: 'Enter', keyCode: 229 })
  await expect(page).toHaveURL(/:\d+\/$/)
  await typed.press('Enter')
  await expect(page).toHaveURL(/\/alice\.ssi$/)
})

test('[BX-30] a selection that ends outside closes no dialog, a press outside closes it @desktop', async ({
  page,
}) => {
  await page.goto('/alice.ssi')
  await expect(connectButton(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = palette(page).getByRole('combobox')
  await field.fill('alice')
  const box = (await field.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(palette(page)).toBeVisible()
  await expect(field).toHaveValue('alice')
  await page.mouse.click(5, 5)
  await expect(palette(page)).toHaveCount(0)
})

/** The fields of the page that lack something, and what it is. */
function poorFields(page: Page): Promise<readonly string[]> {
  return page.locator('input:visible, textarea:visible, select:visible').evaluateAll((fields) =>
    fields.flatMap((field) => {
      if (field instanceof HTMLInputElement && /^(checkbox|radio|file|range|color)$/.test(field.type))
        return []
      const size = Number.parseFloat(getComputedStyle(field).fontSize)
      const says = field.getAttribute('autocomplete')
      const isSmall = size < 16
      const isSilent = says === null && !(field instanceof HTMLSelectElement)
      const label = field.getAttribute('aria-label') ?? (field.id || field.className)
      return isSmall || isSilent ? [`${label}: ${size}px, autocomplete ${says}`] : []
    }),
  )
}

test.describe('on a phone, which enlarges the page at the touch of a field with small letters', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test.setTimeout(240_000)

  for (const who of ['owner', 'visitor'] as const) {
    test(`[BX-30] fields have letters of 16 px, and tell what may be filled in, for the ${who} @desktop`, async ({
      page,
    }) => {
      if (who === 'owner') await arriveAs(page, { account: holder, storage: true })
      const main = page.getByRole('main')
      for (const [path] of linksOf(/^\/(?!-\/)/)) {
        await page.goto(path)
        await expect(main.getByRole('heading', { level: 1 }), path).toHaveCount(1)
        await expect(main.locator('[aria-busy=true]'), path).toHaveCount(0)
        expect.soft(await poorFields(page), path).toEqual([])
      }
    })
  }
})
