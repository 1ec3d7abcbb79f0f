/** What a first visit takes of fonts and styles, read as it is served; and that nothing moves while it comes. */
import type { Page } from '@playwright/test'
import { ofAnotherChain } from './faultyNode'
import { openOwnEndpoint } from './ownEndpoint'
import { fact, searchAnswer, searchField, withSettings } from './pageParts'
import { expect, test } from './testSite'

/** The most that is taken, in bytes before they are packed for the way. */
const most = { fonts: 75_000, firstSheet: 48_000, sheets: 96_000 }
/** How much may move: of the screen, times how far. */
const mostShift = 0.02

interface Fetched {
  /** Without hash and ending, in order of their names. */
  readonly fonts: readonly string[]
  readonly fontBytes: number
  readonly sheetBytes: readonly number[]
}

/** Opens a page for the first time and waits until nothing more comes. */
async function firstVisit(page: Page, path: string): Promise<Fetched> {
  const files: Promise<{ readonly name: string; readonly bytes: number }>[] = []
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname.split('/').at(-1)!
    if (/\.(?:woff2|css)$/.test(name))
      files.push(response.body().then((body) => ({ name, bytes: body.length })))
  })
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const fetched = await Promise.all(files)
  const fonts = fetched.filter(({ name }) => name.endsWith('.woff2'))
  return {
    fonts: fonts.map(({ name }) => name.replace(/-[\w-]{8}\.woff2$/, '')).toSorted(),
    fontBytes: fonts.reduce((sum, { bytes }) => sum + bytes, 0),
    sheetBytes: fetched.filter(({ name }) => name.endsWith('.css')).map(({ bytes }) => bytes),
  }
}

const upright = ['geist-basic', 'geist-mono-basic', 'literata-basic', 'literata-name-basic']

test.describe('a first visit takes what it draws @desktop', () => {
  test('home of a public network: four faces, no italic, and the styles of home first', async ({
    page,
    devnet,
  }) => {
    const endpoint = await openOwnEndpoint(devnet)
    endpoint.node.behave(ofAnotherChain(1))
    await withSettings(page, { network: 'mainnet', endpoints: { mainnet: endpoint.url } })
    const { fonts, fontBytes, sheetBytes } = await firstVisit(page, '/')
    await expect(fact(page, 'Block')).toHaveText(/\d/)
    expect(fonts).toEqual(upright)
    expect(fontBytes).toBeLessThan(most.fonts)
    expect(sheetBytes.length).toBeLessThanOrEqual(2)
    expect(sheetBytes[0]).toBeLessThan(most.firstSheet)
    await endpoint.close()
  })

  test('the document of a name: the same faces', async ({ page }) => {
    const { fonts, sheetBytes } = await firstVisit(page, '/alice.ssi/didx/doc')
    expect(fonts).toEqual(upright)
    expect(sheetBytes).toHaveLength(2)
    expect(sheetBytes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(most.sheets)
  })

  test('a subdomain: the italics too', async ({ page }) => {
    const { fonts } = await firstVisit(page, '/work@alice.ssi')
    expect(fonts).toEqual([...upright, 'literata-italic-basic', 'literata-name-italic-basic'].toSorted())
  })

  test('the letters of a language come with it', async ({ page }) => {
    const { fonts } = await firstVisit(page, '/ru/alice.ssi/didx/doc')
    expect(fonts).toEqual(expect.arrayContaining([...upright, 'geist-cyrillic', 'literata-cyrillic']))
    expect(fonts.filter((name) => name.endsWith('-extended'))).toEqual([])
  })

  test('digits are of one width, and a zero of addresses has its stroke', async ({ page }) => {
    await page.goto('/alice.ssi/didx/doc')
    const widths = await page.evaluate(async () => {
      const widthOf = (text: string, family: string, features: string): number => {
        const span = document.createElement('span')
        Object.assign(span.style, { fontFamily: family, fontFeatureSettings: features, fontSize: '100px' })
        span.textContent = text
        document.body.append(span)
        const { width } = span.getBoundingClientRect()
        span.remove()
        return width
      }
      await Promise.all(
        ['Geist', 'Literata Name'].map((family) => document.fonts.load(`340 16px "${family}"`)),
      )
      return ['Geist', 'Literata Name'].map((family) => ({
        apart: widthOf('1111', family, 'normal') !== widthOf('0000', family, 'normal'),
        alike: widthOf('1111', family, '"tnum"') === widthOf('0000', family, '"tnum"'),
      }))
    })
    expect(widths.map(({ alike }) => alike)).toEqual([true, true])
    expect(widths.some(({ apart }) => apart)).toBe(true)
  })
})

/** Starts to sum up what moves in the page without a person's doing. */
async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; what: readonly string[] }>> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly { readonly node: Node | null }[]
    }
    const shifts: { value: number; what: string }[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        const what = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent))
        shifts.push({ value, what: what.map((text) => text?.slice(0, 80)).join(' | ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(async () => {
      // An entry is there after the frame that it tells of.
      for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done))
      const { shifts } = globalThis as unknown as { shifts: { value: number; what: string }[] }
      return {
        sum: shifts.reduce((sum, { value }) => sum + value, 0),
        what: shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`),
      }
    })
}

/** Holds back every font until it is called. */
async function holdFonts(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await released
    await route.continue()
  })
  return release
}

for (const [path, what] of [
  ['/', 'home'],
  ['/alice.ssi', 'a name'],
  ['/alice.ssi/didx/doc', 'a document'],
  ['/work@alice.ssi', 'a subdomain'],
  ['/-/explorer', 'the explorer'],
] as const) {
  test(`nothing moves on ${what} when the answers come late, and the fonts later`, async ({ page, site }) => {
    const readShifts = await watchShifts(page)
    const releaseFonts = await holdFonts(page)
    let answer = (): void => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    site.node.behave(async (body, ask) => {
      await answered
      return ask(body)
    })
    // The page counts as loaded when its fonts are there.
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('main').locator('[aria-busy=true]').first()).toBeVisible()
    answer()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
    releaseFonts()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    const { sum, what } = await readShifts()
    expect(sum, what.join('\n')).toBeLessThanOrEqual(mostShift)
  })
}

test('what stands below the search does not move for its answer', async ({ page, site }) => {
  const readShifts = await watchShifts(page)
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.goto('/')
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  site.node.behave(async (body, ask) => {
    await answered
    return ask(body)
  })
  await searchField(page).fill('alpha')
  await expect(searchAnswer(page).locator('[aria-busy=true]')).toBeVisible()
  const figure = page.getByRole('main').locator('figure')
  const before = await figure.boundingBox()
  answer()
  await expect(page.getByRole('main')).toContainText('No one holds this name.')
  expect(await figure.boundingBox()).toEqual(before)
  const { sum, what } = await readShifts()
  expect(sum, what.join('\n')).toBeLessThanOrEqual(mostShift)
})
