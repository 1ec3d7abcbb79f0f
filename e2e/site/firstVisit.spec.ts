/** The fonts and styles of a first visit, read as they are served. */
import type { Page } from '@playwright/test'
import { ofAnotherChain } from '../steps/network/faultyNode'
import { fact, withSettings } from '../steps/page/pageParts'
import { expect, test } from '../steps/network/testSite'

/** The most that is taken, in bytes before they are packed for the way. */
const most = { fonts: 75_000, firstSheet: 50_000, sheets: 96_000 }

interface Fetched {
  /** Without hash and ending, in order of their names. */
  readonly fonts: readonly string[]
  readonly fontBytes: number
  /** In the order in which the page names them, which decides among equal rules. */
  readonly sheets: readonly { readonly name: string; readonly bytes: number }[]
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
  const named = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href.split('/').at(-1)!))
  expect(named.toSorted()).toEqual(
    fetched.flatMap(({ name }) => (name.endsWith('.css') ? [name] : [])).toSorted(),
  )
  return {
    fonts: fonts.map(({ name }) => withoutHash(name)).toSorted(),
    fontBytes: fonts.reduce((sum, { bytes }) => sum + bytes, 0),
    sheets: named.map((name) => ({
      name: withoutHash(name),
      bytes: fetched.find((file) => file.name === name)!.bytes,
    })),
  }
}

function withoutHash(name: string): string {
  return name.replace(/-[\w-]{8}\.\w+$/, '')
}

const upright = ['geist-basic', 'geist-mono-basic', 'literata-basic', 'literata-name-basic']

test.describe('a first visit takes what it draws @desktop', () => {
  test('home of a public network: four faces, no italic, and the styles of home first', async ({
    page,
    openEndpoint,
  }) => {
    const endpoint = await openEndpoint(ofAnotherChain(1))
    await withSettings(page, { network: 'mainnet', endpoints: { mainnet: endpoint.url } })
    const { fonts, fontBytes, sheets } = await firstVisit(page, '/')
    await expect(fact(page, 'Block')).toHaveText(/\d/)
    expect(fonts).toEqual(upright)
    expect(fontBytes).toBeLessThan(most.fonts)
    expect(sheets.map(({ name }) => name)).toEqual(['home'])
    expect(sheets[0]!.bytes).toBeLessThan(most.firstSheet)
  })

  test('the document of a name: the same faces', async ({ page }) => {
    const { fonts, sheets } = await firstVisit(page, '/alice.ssi/didx/doc')
    expect(fonts).toEqual(upright)
    expect(sheets.map(({ name }) => name)).toEqual(['home', 'styles'])
    expect(sheets.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(most.sheets)
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
