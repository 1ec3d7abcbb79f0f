/** This release carries on what an earlier one left, a chain and a browser: nothing is lost, and no row goes twice. */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { createDevnet } from '@tyto/devnet'
import type { Address } from '@tyto/primitives'
import type { Page } from '@playwright/test'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { balanceOf, recordOf } from '../steps/network/chainAnswers'
import { answerFromNode, execute, pasteAnswers, tally } from '../steps/ownership/ceremonySteps'
import { card } from '../steps/page/pageParts'
import { tokensOf } from '../steps/money/paymentSteps'
import { approveNext, expectSent, series, seriesButton } from '../steps/money/seriesSteps'
import { connected } from '../steps/wallets/sessionSteps'
import { expect, openSite, test, type TestSite } from '../steps/network/testSite'
import { pill, reviewsCall, signAndConfirm } from '../steps/transaction/transactionSteps'

const folder = 'e2e/upgrades'
const qa = 10n ** 12n

type Texts = Readonly<Record<string, string>>

/** The texts of a browser that `npm run record` kept, and its facts about the world beside it. */
interface Recording {
  readonly localStorage: Texts
  readonly sessionStorage: Texts
  readonly facts: {
    readonly payer: { readonly name: string; readonly wallet: Address; readonly account: Address }
    readonly recipients: readonly Address[]
    /** Locked; one of three guardians has answered. */
    readonly owner: { readonly name: string }
    readonly rescuer: { readonly address: Address; readonly index: number }
    readonly guardians: readonly string[]
    readonly request: string
    readonly trade: { readonly expected: string; readonly least: string }
  }
}

/** Opens a recorded chain with the software of today, and ends all of it with the work. */
async function withChain(place: string, page: Page, work: (site: TestSite) => Promise<void>): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'tyto-upgrade-'))
  const archive = join(data, 'chain.tar')
  await writeFile(archive, brotliDecompressSync(await readFile(`${place}/chain.tar.br`)))
  await promisify(execFile)('tar', ['-xf', archive, '-C', data])
  await rm(archive)
  const devnet = await createDevnet({
    storage: { folder: data },
    blockTime: 'on demand',
    clock: Date.now,
  })
  const site = await openSite(devnet)
  try {
    await work(site)
  } finally {
    // Nobody asks a server that is gone.
    await page.goto('about:blank')
    await site.stop()
    await devnet.close()
    await rm(data, { recursive: true, force: true })
  }
}

/** Gives the page what the browser of then kept, once; null takes a text away. */
async function restore(
  page: Page,
  { localStorage: device, sessionStorage: tab }: Recording,
  other: Readonly<Record<string, string | null>> = {},
): Promise<void> {
  await page.addInitScript(
    (texts) => {
      // An empty page has no storage.
      if (location.protocol === 'about:' || localStorage.getItem('tyto.tested') !== null) return
      for (const [key, text] of Object.entries(texts.device))
        if (text !== null) localStorage.setItem(key, text)
      for (const [key, text] of Object.entries(texts.tab)) sessionStorage.setItem(key, text)
    },
    { device: { ...device, ...other }, tab },
  )
}

/** The newest one last. */
const recordings = readdirSync(folder).toSorted()

for (const [at, name] of recordings.entries()) {
  const place = `${folder}/${name}`
  const recording = JSON.parse(readFileSync(`${place}/browser.json`, 'utf8')) as Recording
  const { payer, recipients, owner, rescuer, guardians, request, trade } = recording.facts
  const paid = (site: TestSite): Promise<readonly bigint[]> =>
    Promise.all(recipients.map(async (address) => (await balanceOf(site, address)) / qa))
  // A phone shows what the newest one left.
  const phones = at === recordings.length - 1 ? [] : ['@desktop']

  test(
    `[BX-35] ${name}: a payroll that was half paid pays rows 4 to 6 and no other, and a trade that waited ends once`,
    { tag: phones },
    async ({ page }) => {
      await withChain(place, page, async (site) => {
        await restore(page, recording)
        await page.goto(`${site.url}/${payer.name}`)
        expect(await paid(site)).toEqual([1n, 2n, 3n, 0n, 0n, 0n])
        // The network made the block that the trade waited for, and the page heard of it.
        await expect.poll(() => statesOf(page, 'trade'), { timeout: 30_000 }).toEqual(['confirmed'])
        expect(await tokensOf(site, 'xsgd', payer.account)).toBe(BigInt(trade.expected))
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
        expect(await tokensOf(site, 'xsgd', payer.account)).toBe(BigInt(trade.expected))
        expect(await statesOf(page, 'payFromWallet')).toEqual(Array(6).fill('confirmed'))
      })
    },
  )

  test(
    `[BX-35] ${name}: drafts of three forms, a pin, what two tabs had set and what waited are there`,
    { tag: '@desktop' },
    async ({ page }) => {
      await withChain(place, page, async (site) => {
        await restore(page, recording)
        await page.goto(site.url)
        await expect(page.getByRole('heading', { name: 'Pinned names' })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
        await page.goto(`${site.url}/${payer.name}/didx/wallet/balances/send`)
        await expect(page.getByRole('textbox', { name: 'Amount of ZIL' })).toHaveValue('12.5')
        await expect(pill(page, /3 of 6 sent. Go on\?/)).toBeVisible()
        await expect(pill(page, /^TRANSFER/)).toBeVisible()
        await page.goto(`${site.url}/${payer.name}/didx/wallet/doc/update`)
        await expect(page.locator('li[data-row^="new:"]')).toHaveCount(2)
        await page.goto(`${site.url}/${payer.name}/didx/wallet/nft/dns`)
        const form = card(page, 'Mint a name')
        await form.getByRole('button', { name: '.gzil', exact: true }).click()
        await form.getByRole('button', { name: 'Many', exact: true }).click()
        await expect(form.getByLabel('Name 1', { exact: true })).toHaveValue('owlet')
        const settings = JSON.parse(
          (await page.evaluate(() => localStorage.getItem('tyto.settings'))) ?? '',
        ) as unknown
        expect(settings).toMatchObject({ theme: 'night', opensExplorer: false })
      })
    },
  )

  test(
    `[BX-35] ${name}: a locked identity is locked, and opens with the answer of before and two of today`,
    { tag: '@desktop' },
    async ({ page }) => {
      await withChain(place, page, async (site) => {
        await restore(page, recording, {
          'tyto.localWallet.state': JSON.stringify({
            ...connected,
            account: rescuer.index,
            storageWallet: 0,
          }),
          'tyto.localWallet.requests': null,
          'tyto.session': JSON.stringify({ wallet: 'local', storage: false, login: null }),
        })
        expect((await recordOf(site, owner.name)).status).toBe('Locked')
        await page.goto(`${site.url}/${owner.name}/didx/recovery`)
        await expect(page.getByText('Locked', { exact: true }).first()).toBeVisible()
        await tally(page, 1)
        const link = `${site.url}/${owner.name}/didx/recovery/sign#request=${request}`
        const others = guardians.slice(1).map((domain) => answerFromNode(link, { domain }))
        await pasteAnswers(page, others.join(' '))
        await tally(page, 3)
        await execute(page).getByRole('button', { name: 'EXECUTE SOCIAL RECOVERY' }).click()
        await reviewsCall(page, 'DidSocialRecovery')
        await signAndConfirm(page, 'Execute social recovery')
        const after = await recordOf(site, owner.name)
        expect([after.status, after.controller]).toEqual(['Recovered', rescuer.address])
      })
    },
  )
}

/** The state of each transaction of an action, as the browser keeps it. */
async function statesOf(page: Page, action: string): Promise<readonly string[]> {
  const texts = await page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) =>
      key.startsWith('tyto.transaction.') ? [String(text)] : [],
    ),
  )
  return texts
    .map(
      (text) => JSON.parse(text) as { readonly action: string; readonly state: { readonly status: string } },
    )
    .flatMap((each) => (each.action === action ? [each.state.status] : []))
}

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
