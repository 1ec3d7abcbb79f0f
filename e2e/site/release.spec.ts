/** A page that is open while a new version comes: it goes on, loses nothing, and sends nothing twice. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { makeNewerBuild } from '../steps/network/newerBuild'
import { nameCard } from '../steps/page/pageParts'
import {
  approveNext,
  expectSent,
  paidTo,
  refuseNext,
  retryRefused,
  reviewList,
  series,
  startSeries,
  type ListPayer,
} from '../steps/money/seriesSteps'
import { expect, test, type TestSite } from '../steps/network/testSite'
import { pill } from '../steps/transaction/transactionSteps'

let folder: string
test.beforeEach(async ({ tolerance }) => {
  // The page asks for a file that only the old version had, and it is gone.
  tolerance.failedRequests = true
  folder = await mkdtemp(join(tmpdir(), 'tyto-newer-'))
  await makeNewerBuild(folder)
})
test.afterEach(() => rm(folder, { recursive: true, force: true }))

async function release(site: TestSite): Promise<void> {
  await site.stop()
  await site.start(folder)
}

/** Nothing is on its way to the node then: a series whose node is away for a moment rests until a press. */
async function untilAsked(page: Page): Promise<void> {
  await expect(approvalWindow(page).sheet).toBeVisible({ timeout: 30_000 })
}

/** Marks the page: a reload would take the mark away. */
async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
}

function isSamePage(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSamePage' in window)
}

/** Pays the first of three in a page that stays open while the newer version comes. */
async function payFirstThenRelease(page: Page, site: TestSite): Promise<ListPayer> {
  const payer = await reviewList(page, site, 3)
  await startSeries(page, 3)
  await approveNext(page)
  await expectSent(page, 1, 3)
  await untilAsked(page)
  await markPage(page)
  await release(site)
  return payer
}

/** Pays the second and the third in that same page. */
async function payRest(page: Page, site: TestSite, payer: ListPayer): Promise<void> {
  for (const sent of [2, 3]) {
    await approveNext(page)
    await expectSent(page, sent, 3)
  }
  expect(await isSamePage(page)).toBe(true)
  expect(await paidTo(site, payer)).toEqual([1n, 2n, 3n])
}

test('[BX-35] a series that runs in an open tab while a new version comes pays each row once, without a reload', async ({
  page,
  ownSite,
}) => {
  const payer = await payFirstThenRelease(page, ownSite)
  await payRest(page, ownSite, payer)
})

test(
  '[BX-35] a series that rests while a new version comes goes on in the new version, and pays the rest once',
  { tag: '@desktop' },
  async ({ page, ownSite }) => {
    const payer = await reviewList(page, ownSite, 3)
    await startSeries(page, 3)
    await approveNext(page)
    await expectSent(page, 1, 3)
    await refuseNext(page)
    await release(ownSite)
    await page.reload()
    await pill(page, /Payments of/).click()
    await expect(series(page).getByText('1 of 3 sent', { exact: true }).first()).toBeVisible()
    await retryRefused(page, ownSite)
    await approveNext(page, 2)
    await expectSent(page, 3, 3)
    expect(await paidTo(ownSite, payer)).toEqual([1n, 2n, 3n])
  },
)

test.describe('with a service worker', { tag: '@desktop' }, () => {
  test.use({ serviceWorkers: 'allow' })

  test('[BX-35] the newer one takes over between two transactions, and nobody notices', async ({
    page,
    ownSite,
  }) => {
    await page.goto(ownSite.url)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    // The page may hear of the newer one by itself: what counts is that another one has the page then.
    await page.evaluate(() => Reflect.set(window, 'earlierWorker', navigator.serviceWorker.controller))
    const payer = await payFirstThenRelease(page, ownSite)
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await expect
      .poll(() =>
        page.evaluate(() => navigator.serviceWorker.controller !== Reflect.get(window, 'earlierWorker')),
      )
      .toBe(true)
    await payRest(page, ownSite, payer)
  })
})

test(
  '[BX-35] two tabs of two versions write side by side, and neither takes what the other wrote',
  { tag: '@desktop' },
  async ({ page, context, ownSite }) => {
    await page.goto(`${ownSite.url}/alice.ssi`)
    await expect(nameCard(page).getByText('Accepts')).toBeVisible()
    await release(ownSite)
    const newer = await context.newPage()
    await newer.goto(`${ownSite.url}/carol.ssi`)
    await expect(nameCard(newer).getByText('Accepts')).toBeVisible()
    // The texts that the version after this one may write: records of another form, under the keys that both know.
    const written = {
      'tyto.settings': '{"version":2,"look":"dark"}',
      'tyto.series.later': '{"version":2,"rows":[1,2,3]}',
      'tyto.transaction.later': '{"version":99,"sent":true}',
    }
    await newer.evaluate((texts) => {
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
    }, written)
    await pin(page)
    await page.getByRole('button', { name: 'Switch to the night theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
    await pin(newer)
    const kept = await newer.evaluate(
      (keys) => keys.map((key) => localStorage.getItem(key)),
      ['tyto.pins', ...Object.keys(written)],
    )
    expect(kept).toEqual(['["alice.ssi","carol.ssi"]', ...Object.values(written)])
    // Both say once what they cannot read.
    for (const tab of [page, newer]) {
      await tab.reload()
      await expect(tab.getByText('Tyto cannot read something', { exact: false })).toBeVisible()
    }
    expect(await page.evaluate(() => localStorage.getItem('tyto.settings'))).toBe(written['tyto.settings'])
  },
)

async function pin(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: /^Pin/ }).first().click()
}
