/** What an earlier release left, a chain and a browser, is carried on by this one: nothing is lost, and no row goes twice. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { createDevnet, type Devnet } from '@tyto/devnet'
import type { Address } from '@tyto/primitives'
import type { Page } from '@playwright/test'
import { approvalWindow } from './approvalWindow'
import { balanceOf } from './chainAnswers'
import { tally } from './ceremonySteps'
import { approveNext, expectSent, series, seriesButton } from './seriesSteps'
import { expect, openSite, test, type TestSite } from './testSite'
import { pill } from './transactionSteps'

test.setTimeout(150_000)

const folder = 'e2e/upgrades/2026-11-26'
const qa = 10n ** 12n

interface Recording {
  readonly localStorage: Readonly<Record<string, string>>
  readonly sessionStorage: Readonly<Record<string, string>>
  readonly facts: {
    readonly payer: { readonly name: string; readonly wallet: Address; readonly account: Address }
    readonly recipients: readonly Address[]
    readonly owner: { readonly name: string }
  }
}

const recording = JSON.parse(await readFile(`${folder}/browser.json`, 'utf8')) as Recording
const { payer, recipients, owner } = recording.facts

/** The recorded chain, opened by today's software. */
async function openChain(data: string): Promise<Devnet> {
  const archive = join(data, 'chain.tar')
  await writeFile(archive, brotliDecompressSync(await readFile(`${folder}/chain.tar.br`)))
  await promisify(execFile)('tar', ['-xf', archive, '-C', data])
  await rm(archive)
  return createDevnet({ storage: { folder: data }, blockTime: 'on demand', clock: Date.now })
}

/** Gives the page what the browser of then kept, once. */
async function restore(page: Page): Promise<void> {
  await page.addInitScript(
    ({ localStorage: kept, sessionStorage: tab }) => {
      // An empty page has no storage.
      if (location.protocol === 'about:' || localStorage.getItem('tyto.tested') !== null) return
      for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
      for (const [key, text] of Object.entries(tab)) sessionStorage.setItem(key, text)
    },
    { localStorage: recording.localStorage, sessionStorage: recording.sessionStorage },
  )
}

async function paid(site: TestSite): Promise<readonly bigint[]> {
  return Promise.all(recipients.map(async (address) => (await balanceOf(site, address)) / qa))
}

test('[BX-35] a payroll that was half paid before the release pays rows 4 to 6 after it, and no other', async ({
  page,
}) => {
  const data = await mkdtemp(join(tmpdir(), 'tyto-upgrade-'))
  const devnet = await openChain(data)
  const site = await openSite(devnet)
  try {
    await restore(page)
    await page.goto(`${site.url}/${payer.name}`)
    expect(await paid(site)).toEqual([1n, 2n, 3n, 0n, 0n, 0n])
    await pill(page, /3 of 6 sent. Go on\?/).click()
    await expect(series(page).getByText('3 of 6 sent', { exact: true }).first()).toBeVisible()
    await seriesButton(page, 'Go on').click()
    // A payment that was never answered before the release stands first in the wallet.
    const { approve, sheet } = approvalWindow(page)
    await expect(sheet).toBeVisible({ timeout: 30_000 })
    await approve()
    await approveNext(page, 3)
    await expectSent(page, 6, 6)
    expect(await paid(site)).toEqual([1n, 2n, 3n, 4n, 5n, 6n])
  } finally {
    // Nobody asks a server that is gone.
    await page.goto('about:blank')
    await site.stop()
    await devnet.close()
    await rm(data, { recursive: true, force: true })
  }
})

test(
  '[BX-35] a payment that waited in the wallet, an answer of a guardian, a draft and a pin are there after it',
  { tag: '@desktop' },
  async ({ page }) => {
    const data = await mkdtemp(join(tmpdir(), 'tyto-upgrade-'))
    const devnet = await openChain(data)
    const site = await openSite(devnet)
    try {
      await restore(page)
      await page.goto(site.url)
      await expect(page.getByRole('heading', { name: 'Pinned names' })).toBeVisible()
      await page.goto(`${site.url}/${owner.name}/didx/recovery`)
      await tally(page, 1)
      await page.goto(`${site.url}/${payer.name}/didx/wallet/balances/send`)
      await expect(page.getByRole('textbox', { name: 'Amount of ZIL' })).toHaveValue('12.5')
      // The series, and the payment.
      const open = page.getByRole('region', { name: 'Transactions in progress' }).getByRole('button')
      await expect(open).toHaveCount(2)
    } finally {
      // Nobody asks a server that is gone.
      await page.goto('about:blank')
      await site.stop()
      await devnet.close()
      await rm(data, { recursive: true, force: true })
    }
  },
)

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
