import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { addLink } from '@tyto/identity'
import { makeNewerBuild } from '../steps/network/newerBuild'
import { expect, test, type TestSite } from '../steps/network/testSite'
import { card, fact, nameCard, searchField, toast } from '../steps/page/pageParts'
import { review } from '../steps/transaction/transactionSteps'
import { own, updatePath } from '../steps/own/updateSteps'

const missing = 'A part of Tyto could not be loaded'

/** Home, with everything that it fetches. */
async function openHome(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect(fact(page, 'Block')).toHaveText(/\d/)
  await page.waitForLoadState('networkidle')
}

/** A document of one's own with a change that is not sent yet; the button that opens its review. */
async function openDraft(page: Page, site: TestSite): Promise<Locator> {
  const { domain } = await own(page, site.devnet, [addLink('shop', 'Shop#000#000#', 'shop.example')])
  await page.goto(site.url + updatePath(domain))
  await page.getByRole('button', { name: 'Delete Shop' }).click()
  const changes = card(page, 'Your changes')
  await expect(changes.getByRole('listitem')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  return changes.getByRole('button', { name: 'CONTINUE' })
}

test.describe('a server that stopped', () => {
  test.beforeEach(({ tolerance }) => {
    tolerance.failedRequests = true
  })

  test('a page that cannot be fetched says so in its place, and Try again opens it', async ({
    page,
    ownSite,
  }) => {
    await openHome(page, ownSite.url)
    await ownSite.stop()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^carol\.ssi/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: missing })).toBeVisible()
    await expect(page.getByRole('main').getByText(/^The server does not answer\./)).toBeVisible()
    await expect(page).toHaveURL(`${ownSite.url}/carol.ssi`)
    // The frame around it still works.
    await expect(page.getByRole('link', { name: 'Tyto, homepage' })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: missing })).toBeVisible()

    await ownSite.start()
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(nameCard(page).getByText('Accepts')).toBeVisible()
    // One press brings everything that was missing.
    await expect(page.getByText(missing)).toHaveCount(0)
  })

  test('a dialog that cannot be fetched loses nothing of the page below @desktop', async ({
    page,
    ownSite,
  }) => {
    await openHome(page, ownSite.url)
    await searchField(page).fill('what-i-typed')
    await ownSite.stop()
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const dialog = page.getByRole('dialog', { name: missing })
    await expect(dialog.getByText(/what you typed is still there/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(searchField(page)).toHaveValue('what-i-typed')

    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
    await ownSite.start()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(searchField(page)).toHaveValue('what-i-typed')
  })

  test('a server that is away for a moment is not noticed @desktop', async ({ page, ownSite }) => {
    await openHome(page, ownSite.url)
    await ownSite.stop()
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'))
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await failed
    await ownSite.start()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(page.getByText(missing)).toHaveCount(0)
  })
})

test.describe('what is pressed while the server is gone', { tag: '@desktop' }, () => {
  test.beforeEach(({ tolerance }) => {
    tolerance.failedRequests = true
  })

  test('an action says so and keeps the draft; pressed again, its review opens', async ({
    page,
    ownSite,
  }) => {
    const update = await openDraft(page, ownSite)
    await ownSite.stop()
    await update.click()
    await expect(toast(page, `${missing}. Check your connection, then try again.`)).toBeVisible()
    await expect(card(page, 'Your changes')).toContainText('Shop deleted')

    await ownSite.start()
    await update.click()
    await expect(review(page).getByRole('button', { name: 'UPDATE did' })).toBeVisible()
  })

  test('another language keeps the page until the server is back', async ({ page, ownSite }) => {
    await openHome(page, ownSite.url)
    await page.getByRole('button', { name: 'Language: English' }).click()
    const spanish = page.getByRole('link', { name: 'Español' })
    await expect(spanish).toBeVisible()
    await ownSite.stop()
    await spanish.click()
    await expect(toast(page, `${missing}. Check your connection, then try again.`)).toBeVisible()
    await expect(page).toHaveURL(`${ownSite.url}/`)
    await ownSite.start()
    await spanish.click()
    await expect(page).toHaveURL(`${ownSite.url}/es`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  })

  test('a server that takes the question and never answers is as good as gone', async ({ page, ownSite }) => {
    await openHome(page, ownSite.url)
    await page.route(`${ownSite.url}/`, () => new Promise(() => undefined))
    await page.getByRole('button', { name: 'Language: English' }).click()
    const spanish = page.getByRole('link', { name: 'Español' })
    await spanish.click()
    await expect(toast(page, `${missing}. Check your connection, then try again.`)).toBeVisible()
    await expect(page).toHaveURL(`${ownSite.url}/`)
    await page.unroute(`${ownSite.url}/`)
    await spanish.click()
    await expect(page).toHaveURL(`${ownSite.url}/es`)
  })
})

test.describe('a new version on the server', { tag: '@desktop' }, () => {
  let folder: string
  test.beforeEach(async ({ tolerance }) => {
    tolerance.failedRequests = true
    folder = await mkdtemp(join(tmpdir(), 'tyto-newer-'))
  })
  test.afterEach(() => rm(folder, { recursive: true, force: true }))

  test('a page of the old one offers a reload, and the reload opens the page that was asked for', async ({
    page,
    ownSite,
  }) => {
    await makeNewerBuild(folder)
    await openHome(page, ownSite.url)
    await ownSite.stop()
    await ownSite.start(folder)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^carol\.ssi/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tyto has a new version' })).toBeVisible()
    await expect(page.getByRole('main').getByText(/drafts and transactions are kept/)).toBeVisible()
    // No press brings back what only the old version had: the rail beside it offers the reload as well.
    const rail = page.getByRole('complementary')
    await expect(rail.getByRole('button', { name: 'Reload the page' })).toBeVisible()
    await expect(rail.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'Reload the page' }).click()
    await expect(nameCard(page).getByText('Accepts')).toBeVisible()
  })

  test('an action says that there is one, and the draft is there after the reload', async ({
    page,
    ownSite,
  }) => {
    await makeNewerBuild(folder)
    const update = await openDraft(page, ownSite)
    await ownSite.stop()
    await ownSite.start(folder)
    await update.click()
    await expect(page.getByText(/^This page was opened with an older version/).first()).toBeVisible()
    await expect(card(page, 'Your changes')).toContainText('Shop deleted')
    await page.reload()
    await expect(card(page, 'Your changes').getByRole('listitem')).toHaveCount(1)
    await update.click()
    await expect(review(page).getByRole('button', { name: 'UPDATE did' })).toBeVisible()
  })
})
