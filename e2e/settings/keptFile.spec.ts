/** All that a browser knows of a person goes to another one as one locked file, and nothing is paid twice by it. */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { anotherBrowser } from '../steps/ownership/ceremonySteps'
import { openMenu } from '../steps/page/pageParts'
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
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test, type TestSite } from '../steps/network/testSite'
import { pill } from '../steps/transaction/transactionSteps'

const phrase = 'river stone orange zebra cloud window'

/** Another browser of the same person, as large as the first one. */
async function otherBrowser(page: Page, site: TestSite, problems: string[]): Promise<Page> {
  const other = await anotherBrowser(page.context().browser()!, site.url, problems)
  await other.setViewportSize(page.viewportSize()!)
  return other
}

async function openKept(page: Page): Promise<Locator> {
  const menu = await openMenu(page)
  await menu.getByRole('button', { name: 'Save what this browser knows' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save what this browser knows' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Saves by a passphrase; answers with where the file lies. */
async function saveKept(page: Page): Promise<string> {
  const dialog = await openKept(page)
  await dialog.getByLabel('Passphrase', { exact: true }).fill('password123')
  await dialog.getByRole('button', { name: 'Save the file' }).click()
  await expect(dialog.getByText('That could be guessed', { exact: false })).toBeVisible()
  await dialog.getByLabel('Passphrase', { exact: true }).fill(phrase)
  await dialog.getByLabel('The passphrase again').fill(`${phrase}x`)
  await dialog.getByRole('button', { name: 'Save the file' }).click()
  await expect(dialog.getByText('That is not the same passphrase.')).toBeVisible()
  await dialog.getByLabel('The passphrase again').fill(phrase)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save the file' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^tyto-browser-\d{4}-\d\d-\d\d\.json$/)
  await expect(dialog.getByText('The file is saved.', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  return file.path()
}

/** Chooses the file and opens it; the dialog shows then what is new. */
async function openFile(page: Page, path: string): Promise<Locator> {
  const dialog = await openKept(page)
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await dialog.getByLabel('Choose the file').setInputFiles(path)
  await dialog.getByLabel('Passphrase', { exact: true }).fill('another one that is wrong')
  await dialog.getByRole('button', { name: 'Open the file' }).click()
  await expect(dialog.getByText('That passphrase does not open the file', { exact: false })).toBeVisible()
  await dialog.getByLabel('Passphrase', { exact: true }).fill(phrase)
  await dialog.getByRole('button', { name: 'Open the file' }).click()
  return dialog
}

/** A row of the table: how much is new, differs and is the same. */
async function expectRow(dialog: Locator, kind: string, counts: readonly string[]): Promise<void> {
  const row = dialog.getByRole('row').filter({ has: dialog.page().getByRole('rowheader', { name: kind }) })
  await expect(row.getByRole('cell')).toHaveText([...counts])
}

/** Three payments, the first of which went; the second was refused in the wallet. */
async function payOneOfThree(page: Page, site: TestSite): Promise<ListPayer> {
  const payer = await reviewList(page, site, 3)
  await startSeries(page, 3)
  await approveNext(page)
  await refuseNext(page)
  await series(page).getByRole('button', { name: 'Close' }).last().click()
  return payer
}

test('[BX-35] a series that was half paid in one browser is finished in another, and by neither a second time', async ({
  page,
  site,
  pageProblems,
}) => {
  const payer = await payOneOfThree(page, site)
  const path = await saveKept(page)
  const text = await readFile(path, 'utf8')
  for (const clear of [payer.domain, payer.recipients[0]!.slice(2), 'series', 'addresses'])
    expect(text).not.toContain(clear)

  const other = await otherBrowser(page, site, pageProblems)
  try {
    await arriveAs(other, { account: payer.index })
    await other.goto('/')
    const dialog = await openFile(other, path)
    // The series with two transactions, one of them refused.
    await expectRow(dialog, 'Transactions and series', ['3', '0', '0'])
    await dialog.getByRole('button', { name: 'Take it over' }).click()
    await expect(dialog.getByText('It is here now.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await pill(other, /Payments of/).click()
    await expect(series(other).getByText('1 of 3 sent', { exact: true }).first()).toBeVisible()
    await retryRefused(other, site)
    await approveNext(other, 2)
    await expectSent(other, 3, 3)
    expect(await paidTo(site, payer)).toEqual([1n, 2n, 3n])

    // The file once more: what is known here stays as it is.
    await series(other).getByRole('button', { name: 'Close' }).last().click()
    const again = await openFile(other, path)
    await again.getByRole('checkbox', { name: 'Let the file win where it differs' }).check()
    await again.getByRole('button', { name: 'Take it over' }).click()
    await expect(again.getByText(/It is here now|knows all of it already/)).toBeVisible()
    await other.reload()
    await expect(pill(other, /Go on\?/)).toHaveCount(0)
  } finally {
    await other.context().close()
  }

  // The first browser knows nothing of the other: the chain says that the second row was sent, and that more was.
  await pill(page, /Payments of/).click()
  const moved = series(page).getByText('The account has sent a transaction that this browser does not know', {
    exact: false,
  })
  await retryRefused(page, site, moved.first())
  await expect(approvalWindow(page).sheet).toBeHidden()
  expect(await paidTo(site, payer)).toEqual([1n, 2n, 3n])
})

test('[BX-35] names, settings and drafts come over; a node and a site of pictures when they are ticked, and not before', async ({
  page,
  site,
  pageProblems,
}, testInfo) => {
  const mine = {
    'tyto.pins': '["alice.ssi","carol.ssi"]',
    'tyto.settings': '{"theme":"night","endpoints":{"mainnet":"https://node.eve.example/"}}',
    'tyto.transaction.later': '{"version":99,"what":"a newer version wrote this"}',
    'tyto.pictureHosts': '["pictures.eve.example"]',
  }
  await arriveAs(page, { account: 6, storage: true })
  await page.addInitScript((texts) => {
    if (localStorage.getItem('tyto.pins') !== null) return
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
  }, mine)
  await page.goto('/')
  const dialog = await openKept(page)
  await dialog.getByRole('button', { name: 'Storage wallet' }).click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save the file' }).click()
  const path = await (await download).path()
  await page.screenshot({ path: testInfo.outputPath('saved.png') })

  const other = await otherBrowser(page, site, pageProblems)
  try {
    await arriveAs(other, { account: 6, storage: true })
    await other.addInitScript(() => {
      if (localStorage.getItem('tyto.pins') === null)
        localStorage.setItem('tyto.pins', '["bruno.ssi","carol.ssi"]')
    })
    await other.goto('/')
    const restore = await openKept(other)
    await restore.getByRole('button', { name: 'Restore' }).click()
    await restore.getByLabel('Choose the file').setInputFiles(path)
    await restore.getByRole('button', { name: 'Open the file' }).click()
    await expectRow(restore, 'Names, pins and addresses', ['1', '0', '1'])
    await expectRow(restore, 'Settings', ['1', '0', '0'])
    await expect(restore.getByRole('checkbox', { name: 'https://node.eve.example/' })).not.toBeChecked()
    await expect(restore.getByRole('checkbox', { name: 'pictures.eve.example' })).not.toBeChecked()
    await other.screenshot({ path: testInfo.outputPath('table.png') })
    await restore.getByRole('button', { name: 'Take it over' }).click()
    await expect(restore.getByText('It is here now.')).toBeVisible()
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'night')
    const kept = await other.evaluate(
      (keys) => keys.map((key) => localStorage.getItem(key)),
      Object.keys(mine),
    )
    expect(kept).toEqual([
      '["bruno.ssi","carol.ssi","alice.ssi"]',
      '{"theme":"night"}',
      mine['tyto.transaction.later'],
      null,
    ])
    await other.reload()
    // The text of a newer version came over to the letter, and is told here too.
    await expect(other.getByText('Tyto cannot read something', { exact: false })).toBeVisible()
  } finally {
    await other.context().close()
  }
})

test('what is no file of Tyto is told, and nothing is taken of it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  const dialog = await openKept(page)
  await dialog.getByRole('button', { name: 'Restore' }).click()
  for (const [content, said] of [
    ['{"a":1}', 'This file was not saved by Tyto'],
    ['{"tyto":"kept","version":9}', 'A newer version of Tyto saved this file.'],
  ] as const) {
    const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(content) }
    await dialog.getByLabel('Choose the file').setInputFiles(file)
    await expect(dialog.getByText(said, { exact: false })).toBeVisible()
  }
})

test(
  'a file that opens late is not shown in the place of the one that was chosen since',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('tyto.pins', '["alice.ssi"]')
      let letGo: () => void = () => undefined
      const held = new Promise<void>((resolve) => (letGo = resolve))
      const { deriveBits, decrypt } = SubtleCrypto.prototype
      SubtleCrypto.prototype.deriveBits = async function (...given) {
        if ('isHeld' in window) await held
        return deriveBits.apply(this, given)
      }
      SubtleCrypto.prototype.decrypt = async function (...given) {
        const plain = await decrypt.apply(this, given)
        // All that waits for it has drawn by then.
        setTimeout(() => Object.assign(window, { isOpened: true }), 200)
        return plain
      }
      Object.assign(window, { letGo })
    })
    await page.goto('/')
    const buffer = await readFile(await saveKept(page))
    const dialog = await openKept(page)
    await dialog.getByRole('button', { name: 'Restore' }).click()
    const choose = (name: string): Promise<void> =>
      dialog.getByLabel(/^Choose/).setInputFiles({ name, mimeType: 'application/json', buffer })
    await choose('first.json')
    await dialog.getByLabel('Passphrase', { exact: true }).fill(phrase)
    await page.evaluate(() => Object.assign(window, { isHeld: true }))
    await dialog.getByRole('button', { name: 'Open the file' }).click()
    await choose('second.json')
    await expect(dialog.getByText('second.json')).toBeVisible()
    await page.evaluate(() => (window as unknown as { letGo(): void }).letGo())
    await expect.poll(() => page.evaluate(() => 'isOpened' in window)).toBe(true)
    await expect(dialog.getByText('second.json')).toBeVisible()
    await expect(dialog.getByLabel('Passphrase', { exact: true })).toHaveValue('')
  },
)
