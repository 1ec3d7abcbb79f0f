/** What another version of the app left in a browser is told, and nothing of it is lost. */
import { readFile } from 'node:fs/promises'
import { expect, test } from './testSite'

test(
  '[BX-35] a record of a newer version is told, saved as a file to the letter, and left as it lies',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const newer = JSON.stringify({
      version: 99,
      items: Array(300).fill({}),
      time: Date.UTC(2026, 10, 23, 12),
    })
    await page.addInitScript((text) => localStorage.setItem('tyto.series.later', text), newer)
    await page.goto(site.url)
    const notice = page.getByRole('status').filter({ hasText: 'Tyto cannot read something' })
    await expect(notice).toContainText('A series of 300 transactions from 23 November 2026.')
    await expect(notice.getByRole('button', { name: 'Reload' })).toBeVisible()
    const download = page.waitForEvent('download')
    await notice.getByRole('button', { name: 'Save as a file' }).click()
    const saved = JSON.parse(await readFile(await (await download).path(), 'utf8')) as unknown
    expect(saved).toEqual({ 'tyto.series.later': newer })
    await notice.getByRole('button', { name: 'Put away' }).click()
    await expect(notice).toBeHidden()
    await page.reload()
    await expect(page.getByRole('main')).toBeVisible()
    await expect(notice).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('tyto.series.later'))).toBe(newer)
  },
)
