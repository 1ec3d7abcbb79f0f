import type { Page } from '@playwright/test'
import { expect, test } from '../steps/network/testSite'
import { englishOn } from '../steps/page/englishSentences'
import { ofAnotherChain } from '../steps/network/faultyNode'
import { fact, nameCard, openMenu, searchField, toast } from '../steps/page/pageParts'

function html(page: Page) {
  return page.locator('html')
}

const languages = [
  ['Español', 'es', 'es'],
  ['简体中文', 'cn', 'zh-Hans'],
  ['Bahasa Indonesia', 'id', 'id'],
  ['Русский', 'ru', 'ru'],
] as const

test('[UI-01] [UI-05] the theme is chosen with a toggle and kept over a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expect(html(page)).toHaveAttribute('data-theme', 'paper')
  const paper = await background(page)
  await page.getByRole('button', { name: 'Switch to the night theme' }).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'night')
  await expect.poll(() => background(page)).not.toBe(paper)
  await page.reload()
  await expect(html(page)).toHaveAttribute('data-theme', 'night')
  await page.getByRole('button', { name: 'Switch to the paper theme' }).click()
  await expect.poll(() => background(page)).toBe(paper)
  await page.reload()
  await expect(html(page)).toHaveAttribute('data-theme', 'paper')
})

test(
  '[UI-01] without a choice the theme is that of the system, from the first paint',
  { tag: '@desktop' },
  async ({ page, tolerance }) => {
    tolerance.failedRequests = true
    await page.emulateMedia({ colorScheme: 'dark' })
    // Only the script of the head comes: before any module of the app runs.
    await page.route(/\/assets\/(?!start-)[^/]*\.js$/, (route) => route.abort())
    await page.goto('/').catch(() => undefined)
    await expect(html(page)).toHaveAttribute('data-theme', 'night')
  },
)

test('[UI-01] [UI-05] each language is one press away, on the same page, and is kept @desktop', async ({
  page,
}) => {
  await page.goto('/alice.ssi/didx/doc?view=json')
  for (const [name, language, tag] of languages) {
    await chooseLanguage(page, name)
    await expect(page).toHaveURL(`/${language}/alice.ssi/didx/doc?view=json`)
    await expect(html(page)).toHaveAttribute('lang', tag)
    await expect(page.locator('pre')).toContainText('did:tyron:zil:isol:')
  }
  // The last choice holds where the path names no language.
  await page.goto('/')
  await expect(html(page)).toHaveAttribute('lang', 'ru')
  await page.reload()
  await expect(html(page)).toHaveAttribute('lang', 'ru')
  await chooseLanguage(page, 'English')
  await expect(page).toHaveURL('/')
  await expect(html(page)).toHaveAttribute('lang', 'en')
  await expect(searchField(page)).toBeVisible()
})

test.describe('[UI-01] no English sentence is left in another language', { tag: '@desktop' }, () => {
  for (const [, language, tag] of languages) {
    test(tag, async ({ page }) => {
      for (const path of ['/', '/alice.ssi', '/alice.ssi/didx/doc', '/nobody@alice.ssi']) {
        await page.goto(`/${language}${path}`)
        await expect(page.locator('main :is(h1, h2)').first()).toBeAttached()
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        expect(await englishOn(page, language), path).toEqual([])
      }
    })
  }
})

test('the language of the browser is the first guess', { tag: '@desktop' }, async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, locale: 'es-MX' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(html(page)).toHaveAttribute('lang', 'es')
  await context.close()
})

test('[UI-05] network and own endpoint are kept over a reload @desktop', async ({ page, openEndpoint }) => {
  const testnet = await openEndpoint(ofAnotherChain(333))
  await page.goto('/')
  let menu = await openMenu(page)
  const endpoint = () => menu.getByRole('textbox', { name: 'Own endpoint' })
  // The endpoint first: the public network itself is never asked from here.
  await page.evaluate(
    (url) => localStorage.setItem('tyto.settings', JSON.stringify({ endpoints: { testnet: url } })),
    testnet.url,
  )
  await page.reload()
  menu = await openMenu(page)
  await menu.getByRole('button', { name: 'Testnet' }).click()
  await expect(endpoint()).toHaveValue(testnet.url)
  await expect(menu.getByRole('button', { name: 'Testnet' })).toHaveAttribute('aria-pressed', 'true')

  await page.reload()
  await expect(fact(page, 'Network')).toHaveText('Testnet')
  await expect(fact(page, 'Endpoint')).toHaveText(new URL(testnet.url).host)
  menu = await openMenu(page)
  await expect(menu.getByRole('button', { name: 'Testnet' })).toHaveAttribute('aria-pressed', 'true')
  await expect(endpoint()).toHaveValue(testnet.url)

  // Each network has its own.
  await menu.getByRole('button', { name: 'Local network' }).click()
  await expect(endpoint()).toHaveValue('')
})

test(
  '[BX-06] an own endpoint that cannot be one is refused; one that is saved can be removed',
  { tag: '@desktop' },
  async ({ page, openEndpoint }) => {
    const own = await openEndpoint()
    await page.goto('/')
    const menu = await openMenu(page)
    const endpoint = menu.getByRole('textbox', { name: 'Own endpoint' })
    for (const text of [
      'ftp://node.example',
      'http://node.example',
      'node.example',
      'javascript:alert(1)',
      'https://me:secret@node.example',
    ]) {
      await endpoint.fill(text)
      await menu.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(menu.getByRole('alert')).toHaveText(
        'An endpoint begins with https://, or http:// on this computer.',
      )
      await expect(endpoint).toHaveAttribute('aria-invalid', 'true')
    }
    await endpoint.fill(own.url)
    await menu.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(page, 'Endpoint saved')).toBeVisible()
    await page.reload()
    const again = await openMenu(page)
    await again.getByRole('button', { name: 'Remove' }).click()
    await expect(toast(page, 'Own endpoint removed')).toBeVisible()
    await page.reload()
    await expect(fact(page, 'Endpoint')).toHaveText('this site')
  },
)

test('[UI-05] the first visit opens with the network of the site', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  await expect(fact(page, 'Network')).toHaveText('Local network')
})

test.describe('storage that holds junk, or none', { tag: '@desktop' }, () => {
  const junk = [
    'null',
    '[]',
    '{{{',
    '"night"',
    '{"theme":{},"language":"tlh","network":"moon","endpoints":[1]}',
    '{"theme":"<script>","network":["local"],"endpoints":{"__proto__":"https://evil.example","local":"javascript:alert(1)"}}',
    `{"language":"${'x'.repeat(10_000)}"}`,
  ]
  test('junk counts as not chosen', async ({ page }) => {
    await page.goto('/')
    for (const text of junk) {
      await page.evaluate((stored) => {
        localStorage.setItem('tyto.settings', stored)
        localStorage.setItem('tyto.names', stored)
      }, text)
      await page.goto('/alice.ssi')
      await expect(html(page), text).toHaveAttribute('lang', 'en')
      await expect(html(page), text).toHaveAttribute('data-theme', /^(?:paper|night)$/)
      await expect(nameCard(page), text).toContainText('did:tyron:zil:isol:')
    }
  })

  test('a browser that refuses storage can look names up', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto('/')
    await searchField(page).fill('alice')
    await searchField(page).press('Enter')
    await expect(nameCard(page)).toContainText('did:tyron:zil:isol:')
    await page.getByRole('button', { name: /^Switch to the/ }).click()
    await expect(nameCard(page)).toBeVisible()
  })
})

test('a choice in one tab reaches the other', { tag: '@desktop' }, async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/alice.ssi')
  await other.getByRole('button', { name: 'Switch to the night theme' }).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'night')
})

async function chooseLanguage(page: Page, language: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > 720) {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /[:：] ?(?:English|Español|简体中文|Bahasa Indonesia|Русский)$/ })
      .first()
      .click()
    await page.getByRole('banner').getByRole('link', { name: language }).click()
  } else {
    // The menu is the last entry of the bar in every language.
    await page.getByRole('navigation').last().getByRole('button').last().click()
    await page.getByRole('dialog').getByRole('link', { name: language }).click()
  }
}

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}
