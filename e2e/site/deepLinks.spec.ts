import type { Page } from '@playwright/test'
import { expect, test } from '../steps/network/testSite'
import { card, fact, nameCard } from '../steps/page/pageParts'
import { deployStandIn, freshDomain, issueName } from '../steps/wallets/walletSetup'

const locales = ['', '/es', '/cn', '/id', '/ru'] as const
const tags = { '': 'en', '/es': 'es', '/cn': 'zh-Hans', '/id': 'id', '/ru': 'ru' } as const

/** The sign, in any language, that a page is there. Every other page is opened in `everyRoute.spec.ts`. */
const pages: readonly (readonly [path: string, isThere: (page: Page) => Promise<void>])[] = [
  ['/', (page) => expect(page.getByRole('main').getByRole('textbox')).toBeVisible()],
  [
    '/alice.ssi',
    (page) => expect(page.getByRole('article').getByText(/^did:tyron:zil:isol:/)).toBeAttached(),
  ],
  ['/alice.ssi/didx/doc', (page) => expect(page.getByText('socialrecovery')).toBeVisible()],
]

for (const locale of locales) {
  test(
    `[RT-04] pages open at their address in ${tags[locale]}, and again after a reload`,
    { tag: '@desktop' },
    async ({ page }) => {
      for (const [path, isThere] of pages) {
        const address = locale !== '' && path === '/' ? locale : locale + path
        await page.goto(address)
        await isThere(page)
        await expect(page.locator('html')).toHaveAttribute('lang', tags[locale])
        if (path === '/alice.ssi/didx/doc') {
          await page.reload()
          await isThere(page)
        }
        await expect(page).toHaveURL(address)
        // Exactly one heading of the first level, and it is in the page.
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
      }
    },
  )
}

test('[RT-04] links keep the language of the path', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/es/alice.ssi')
  await page.getByRole('navigation').getByRole('link', { name: 'Documento', exact: true }).click()
  await expect(page).toHaveURL('/es/alice.ssi/didx/doc')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByRole('navigation').getByRole('link', { name: 'alice.ssi', exact: true }).first().click()
  await expect(page).toHaveURL('/es/alice.ssi')
})

test('[RT-04] a locale in capitals is that locale, and the address says it as links do @desktop', async ({
  page,
}) => {
  for (const [typed, address, tag] of [
    ['/ES/alice.ssi', '/es/alice.ssi', 'es'],
    ['/Cn/alice', '/cn/alice.ssi', 'zh-Hans'],
    ['/ID?x=1#top', '/id?x=1#top', 'id'],
    ['/%52u/alice.ssi/didx/doc', '/ru/alice.ssi/didx/doc', 'ru'],
    ['//es/alice.ssi', '/es/alice.ssi', 'es'],
  ] as const) {
    await page.goto(typed.startsWith('//') ? new URL(page.url()).origin + typed : typed)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(page).toHaveURL(address)
  }
  // Links of such a page keep its language.
  await page.goto('/ES/alice.ssi')
  await page.reload()
  await page.getByRole('link', { name: 'Documento', exact: true }).first().click()
  await expect(page).toHaveURL('/es/alice.ssi/didx/doc')
})

test.describe('[RT-04] a name that begins like a locale is a name', { tag: '@desktop' }, () => {
  for (const prefix of ['es', 'cn', 'id', 'ru']) {
    test(`${prefix}…`, async ({ page, site }) => {
      const domain = freshDomain(`${prefix}owl`)
      await issueName(site.devnet, domain, await deployStandIn(site.devnet, { version: 'DIDxWALLET_7.0.0' }))
      await page.goto(`/${domain}.ssi`)
      await expect(page.getByRole('heading', { level: 1, name: `${domain}.ssi` })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await page.goto(`/${prefix}/${domain}`)
      await expect(page).toHaveURL(`/${prefix}/${domain}.ssi`)
      await expect(page.locator('html')).toHaveAttribute('lang', tags[`/${prefix}` as keyof typeof tags])
      // The whole name of a locale, with its suffix, is a name too.
      await page.goto(`/${prefix}.ssi`)
      await expect(page.getByText(`${prefix}.ssi not found.`).first()).toBeVisible()
    })
  }
})

test('what has no page says so inside the shell', { tag: '@desktop' }, async ({ page }) => {
  for (const path of ['/alice.ssi/no/such/page', '/address/below', '/-']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: 'Look up a name' }).click()
  await expect(page).toHaveURL('/')
})

test('back and forward walk the pages that were opened @desktop', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^alice\.ssi/ })
    .click()
  await expect(nameCard(page)).toBeVisible()
  await page
    .getByRole('navigation', { name: /^Sections of / })
    .getByRole('link', { name: 'Document' })
    .click()
  await expect(card(page, 'Subject')).toBeVisible()
  await page.goBack()
  await expect(fact(nameCard(page), 'Wallet kind')).toHaveText('DIDxWALLET')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goForward()
  await expect(page).toHaveURL('/alice.ssi')
  await expect(nameCard(page)).toBeVisible()
})

test('a page that is opened anew begins at its top; reload and back return to where one was', async ({
  page,
}) => {
  const place = (): Promise<number> => page.evaluate(() => Math.round(window.scrollY))
  await page.goto('/alice.ssi/didx/doc')
  await expect(page.getByText('socialrecovery')).toBeVisible()
  await page.mouse.move(100, 400)
  await page.mouse.wheel(0, 500)
  await expect.poll(place).toBe(500)
  await page.goto('/fern.ssi/didx/doc')
  await expect(card(page, 'Subject')).toBeVisible()
  expect(await place()).toBe(0)
  await page.goBack()
  await expect(page.getByText('socialrecovery')).toBeVisible()
  await expect.poll(place).toBe(500)
  await page.reload()
  await expect(page.getByText('socialrecovery')).toBeVisible()
  await expect.poll(place).toBe(500)
  await page.goto('/alice.ssi/didx/doc')
  await expect(page.getByText('socialrecovery')).toBeVisible()
  expect(await place()).toBe(0)
})
