/** Every route that the specification names, opened at its address as people open a link. */
import { expect, test } from './house'
import { arriveAs } from './sessionSteps'

/** Route, and words of the page that only this page has in any language: a path of its own, or its address. */
const routes: readonly (readonly [path: string, opens?: string])[] = [
  ['/'],
  ['/address'],
  ['/resolvedAddress'],
  ['/xpoints'],
  ['/alice.ssi'],
  ['/did@alice.ssi'],
  ['/work@alice.ssi'],
  ['/airdrop.ssi/airx'],
  ['/token.ssi/token'],
  ['/ssidollar.ssi/ssidollar'],
  ['/defi@fern.ssi/defix'],
  ['/defi@fern/defix', '/defi@fern.ssi/defix'],
  ['/defi@fern.ssi/defix/pool'],
  ['/zil@fern.ssi/zil'],
  ['/zil@fern.ssi/zil/funds'],
  ['/zil@fern.ssi/zil/wallet'],
  ['/sbt@fern.ssi/sbt'],
  ['/sbt@fern.ssi/sbt/public'],
  ['/sbt@fern.ssi/sbt/wallet'],
  ['/fern.ssi/didx'],
  ['/fern/didx', '/fern.ssi/didx'],
  ['/fern.ssi/didx/doc'],
  ['/fern.ssi/didx/recovery'],
  ['/fern.ssi/didx/recovery/now'],
  ['/fern.ssi/didx/wallet'],
  ['/fern.ssi/didx/wallet/balances'],
  ['/fern.ssi/didx/wallet/doc'],
  ['/fern.ssi/didx/wallet/doc/update'],
  ['/fern.ssi/didx/wallet/doc/recover', '/fern.ssi/didx/wallet/doc/update'],
  ['/fern.ssi/didx/wallet/doc/social'],
  ['/fern.ssi/didx/wallet/nft'],
  ['/fern.ssi/didx/wallet/nft/dns'],
  ['/fern.ssi/didx/wallet/nft/zrc6'],
  ['/fern.ssi/didx/wallet/nft/dns/manage/did'],
  ['/fern.ssi/didx/wallet/nft/dns/manage/transfer'],
]

const locales = ['', '/es', '/cn', '/id', '/ru'] as const
const tags = { '': 'en', '/es': 'es', '/cn': 'zh-Hans', '/id': 'id', '/ru': 'ru' } as const
/** Who owns fern.ssi in the seeded world. */
const holder = 5

test(
  '[RT-08] [RT-19] every route opens by a deep link, in one language after the other, for who may enter',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(120_000)
    await arriveAs(page, { account: holder, storage: true })
    const headings = new Map<string, string>()
    for (const [index, [path, opens = path]] of routes.entries()) {
      const locale = locales[index % locales.length]!
      await page.goto(locale !== '' && path === '/' ? locale : locale + path)
      const heading = page.getByRole('main').getByRole('heading', { level: 1 })
      await expect(heading, path).toHaveCount(1)
      await expect(page, path).toHaveURL((url) => url.pathname === (locale + opens).replace(/(.)\/$/, '$1'))
      await expect(page.locator('html'), path).toHaveAttribute('lang', tags[locale])
      // Neither a page that is missing nor a door that is closed.
      await expect(page.getByRole('main').locator('[aria-busy=true]'), path).toHaveCount(0)
      headings.set(path, await heading.innerText())
    }
    const said = [...headings.values()].join('\n')
    expect(said).not.toMatch(/not found|can access|no encontrad|не найден|未找到|tidak ditemukan/i)
  },
)
