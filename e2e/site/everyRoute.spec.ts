/** Every route of the app, opened at its address as people open a link. */
import type { Locator, Page } from '@playwright/test'
import { didWallet } from '@tyto/contracts'
import { qaPerZil, toBech32 } from '@tyto/primitives'
import { linksOf, type Link } from '../steps/page/everyLink'
import { findBarriers, overflowOf, showsTheme } from '../steps/page/barriers'
import { englishOn } from '../steps/page/englishSentences'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { sendCall } from '../steps/network/signedTransactions'
import { expect, test } from '../steps/network/testSite'
import { deployDidWallet, freshAccount, keysOf } from '../steps/wallets/walletSetup'

const languages = ['es', 'cn', 'id', 'ru'] as const
const locales = ['', '/es', '/cn', '/id', '/ru'] as const
const tags = { es: 'es', cn: 'zh-Hans', id: 'id', ru: 'ru' } as const
const themes = [
  ['light', 'paper'],
  ['dark', 'night'],
] as const
/** Who owns fern.ssi in the seeded world. */
const holder = 5

/** The thing in the place of a page, in any language: a door that is closed, a page that is missing, or one that failed. */
function shut(page: Page): Locator {
  return page
    .getByRole('main')
    .locator('[data-empty=lock], [data-empty=err], [data-empty=search], [data-empty=owl]:has(h1)')
}

/** The findings of axe in both themes; the page follows the system's at once. */
async function findBarriersInBothThemes(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const [colorScheme, theme] of themes) {
    await page.emulateMedia({ colorScheme })
    await showsTheme(page, theme)
    found.push(...(await findBarriers(page)).map((text) => `${theme}: ${text}`))
  }
  return found
}

/** The door of a name at which each page stands, both as the path below the name; all other pages stand at the overview. */
const doors: readonly (readonly [pages: RegExp, door: string])[] = [
  [/^\/didx\/(doc|signin|wallet\/doc\/update)$/, '/didx/doc'],
  [/^\/didx\/(recovery(\/.*)?|wallet\/doc\/social)$/, '/didx/recovery'],
  [/^\/didx\/credentials(\/issue)?$/, '/didx/credentials'],
  [/^\/(didx\/(wallet\/balances|receive)|zil\/funds)$/, '/didx/wallet/balances'],
  [/^\/(didx\/wallet\/balances|defix)\/send$/, '/didx/wallet/balances/send'],
  [/^\/(didx\/wallet\/balances|defix)\/allowances$/, '/didx/wallet/balances/allowances'],
  [/^\/didx\/pay$/, '/didx/pay'],
  [/^\/defix\/swap$/, '/defix/swap'],
  [/^\/defix\/pool$/, '/defix/pool'],
  [/^\/zil\/(wallet|offer)$/, '/zil/wallet'],
  [/^\/didx\/wallet\/nft\/dns(\/subdomain|\/manage\/transfer)?$/, '/didx/wallet/nft/dns'],
  [/^\/didx\/wallet\/nft(\/gallery|\/zrc6)?$/, '/didx/wallet/nft'],
  [/^\/didx\/wallet\/nft\/tydras$/, '/didx/wallet/nft/tydras'],
  [/^\/didx\/activity$/, '/didx/activity'],
  [/^\/didx(\/wallet|\/wallet\/doc|\/wallet\/nft\/dns\/manage\/did)?$/, '/didx/wallet'],
]

/** The title of the tab begins with where the breadcrumb ends, and the name has one open door: that of this page. */
async function agrees(page: Page, path: string): Promise<void> {
  if (path === '/') return
  const title = (await page.title()).split(' · ')[0]!
  const crumb = await page.locator('nav ol [aria-current=page]').innerText()
  // The page of one block, transaction or account says what it is before its number.
  if (/^\/-\/explorer\/(tx|address|block)\//.test(path)) {
    expect.soft(title, path).toContain(crumb.split('…')[0]!)
  } else {
    expect.soft(title, path).toBe(crumb)
  }
  const [, name, below] = /^\/([^/]*\.ssi)(.*)$/.exec(path) ?? []
  if (name === undefined) return
  const door = doors.find(([pages]) => pages.test(below!))?.[1] ?? ''
  const open = await page
    .locator('nav a[aria-current=page]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  expect
    .soft(
      open.map((each) => each.replace(/^\/(es|cn|id|ru)(?=\/)/, '')),
      path,
    )
    .toEqual([`/${name}${door}`])
}

/** Opens each in another language than the one before, where no English is left; axe looks at it in both themes. */
async function visit(
  page: Page,
  given: readonly Link[],
  query: (path: string) => string = () => '',
): Promise<void> {
  expect(given).not.toEqual([])
  await arriveAs(page, { account: holder, storage: true })
  const titles = new Map<string, string>()
  for (const [index, [path, opens = path]] of given.entries()) {
    const language = languages[index % languages.length]!
    const shown = `/${language}${opens}`.replace(/(.)\/$/, '$1')
    await page.emulateMedia({ colorScheme: themes[index % themes.length]![0] })
    await page.goto((path === '/' ? `/${language}` : `/${language}${path}`) + query(path))
    const main = page.getByRole('main')
    const heading = main.getByRole('heading', { level: 1 })
    await expect(heading, path).toHaveCount(1)
    await expect(page, path).toHaveURL((url) => url.pathname === shown)
    await expect(page.locator('html'), path).toHaveAttribute('lang', tags[language])
    await expect(main.locator('[aria-busy=true]'), path).toHaveCount(0)
    await expect(shut(page), path).toHaveCount(0)
    expect.soft(await englishOn(page, language), path).toEqual([])
    await agrees(page, opens)
    // A page that several links open counts once.
    titles.set(opens, await page.title())
    expect.soft(await findBarriersInBothThemes(page), path).toEqual([])
    // On a phone nothing is cut off sideways.
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await overflowOf(page), path).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1366, height: 900 })
  }
  // The title of a tab tells its page apart.
  const called = [...titles.values()]
  expect(called.filter((title, at) => called.indexOf(title) !== at)).toEqual([])
}

test.describe('every route opens by a deep link, in one language after the other, for who may enter', () => {
  // All pages, each in both themes and two sizes: a busy machine takes minutes.
  test.describe.configure({ timeout: 400_000 })

  test('[RT-08] [RT-19] [BX-17] of all kinds of wallets @desktop', ({ page, devnet }) => {
    const token = `?of=${toBech32(devnet.network.tyron)}`
    return visit(page, linksOf(/^\/(?!-\/|:name\/didx)/), (path) => (path.endsWith('ddress') ? token : ''))
  })

  test('[RT-08] [BX-17] of a DID wallet and its settings @desktop', ({ page }) =>
    visit(page, linksOf(/^\/:name\/didx/)))

  test('[BX-17] of the local network @desktop', async ({ page, devnet }) => {
    const account = await freshAccount(devnet)
    const wallet = await deployDidWallet(devnet, account, keysOf(account.address))
    const { id, block } = await sendCall(
      devnet,
      account,
      didWallet(wallet).AddFunds({}, { amount: qaPerZil }),
    )
    const values = { ':id': `0x${id}`, ':address': toBech32(wallet), ':number': String(block) }
    const fill = (path: string): string => path.replace(/:\w+/, (part) => values[part as keyof typeof values])
    await visit(
      page,
      linksOf(/^\/-\//).map(([path]) => [fill(path)]),
    )
  })

  test('[RT-08] [BX-17] and is told from what stands there for nobody, and for others @desktop', async ({
    page,
  }) => {
    await arriveAs(page, { account: holder })
    for (const locale of locales) {
      for (const path of [
        '/alice.ssi/nowhere',
        '/none@fern.ssi',
        '/alice.ssi/didx/wallet/doc',
        '/alice.ssi/didx/wallet/nft/dns/subdomain',
      ]) {
        await page.goto(locale + path)
        await expect(shut(page), locale + path).toHaveCount(1)
      }
    }
  })
})
