/** Browsers without what ours have: each thing is told, or done in another way. */
import type { Page } from '@playwright/test'
import { expect, test } from '../steps/network/testSite'
import { lookUp, nameCard, openMenu, searchField } from '../steps/page/pageParts'
import { arriveAs, connect, openDrawer } from '../steps/wallets/sessionSteps'

/** A page over plain http from another machine, as a phone opens a computer of the same household. */
async function asPlainHttp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
    Reflect.deleteProperty(Crypto.prototype, 'subtle')
    Reflect.deleteProperty(Navigator.prototype, 'clipboard')
    Reflect.deleteProperty(Navigator.prototype, 'locks')
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    Reflect.deleteProperty(window, 'caches')
  })
}

test('[BX-30] over plain http people connect, and copy out of a dialog @desktop', async ({ page }) => {
  await asPlainHttp(page)
  await page.goto('/')
  expect(await page.evaluate(() => 'randomUUID' in crypto || 'subtle' in crypto)).toBe(false)
  await connect(page)
  // A copy out of a dialog, where nothing behind it takes the focus.
  const account = await openDrawer(page)
  const copied = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('copy', ({ target }) => {
          if (target instanceof HTMLTextAreaElement) resolve(target.value)
        })
      }),
  )
  await account.getByRole('button', { name: /^Copy/ }).first().click()
  expect(await copied).toMatch(/^(zil1|0x)/)
})

test('[BX-30] a browser that is too old is told which versions are needed @desktop', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'))
  await page.goto('/alice.ssi')
  await expect(page.locator('#root')).toHaveText(
    /^Tyto needs a newer browser: Chrome and Edge \d+, Firefox \d+, Safari [\d.]+, or whatever is newer\.$/,
  )
})

test('[BX-30] the form of a payment opens where the browser makes no UUID @desktop', async ({ page }) => {
  await asPlainHttp(page)
  await arriveAs(page, { account: 5 })
  await page.goto('/fern.ssi/didx/wallet/balances/send')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
})

test('[BX-30] where the browser does not encrypt, saving what it knows says why @desktop', async ({
  page,
}) => {
  await asPlainHttp(page)
  await page.goto('/')
  await lookUp(page, 'alice.ssi')
  await expect(nameCard(page)).toBeVisible()
  const menu = await openMenu(page)
  await menu.getByRole('button', { name: 'Save what this browser knows' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save what this browser knows' })
  await dialog.getByLabel('Passphrase', { exact: true }).fill('river stone orange zebra cloud window')
  await dialog.getByLabel('The passphrase again').fill('river stone orange zebra cloud window')
  await dialog.getByRole('button', { name: 'Save the file' }).click()
  await expect(
    dialog.getByText('This page is not secure, so the browser does not encrypt here.', { exact: false }),
  ).toBeVisible()
})

for (const [what, area] of [
  ['denied', 'throws'],
  ['full', 'full'],
] as const) {
  test(`[BX-30] names are looked up where storage is ${what} @desktop`, async ({ page }) => {
    await page.addInitScript((kind) => {
      if (kind === 'throws') {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('denied', 'SecurityError')
            },
          })
        return
      }
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    }, area)
    await lookUp(page, 'alice.ssi')
    await expect(nameCard(page)).toBeVisible()
    await page.goto('/')
    await expect(searchField(page)).toBeVisible()
  })
}
