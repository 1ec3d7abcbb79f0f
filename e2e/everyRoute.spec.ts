/** Every route that the specification names, opened at its address as people open a link. */
import type { Locator, Page } from '@playwright/test'
import type { Devnet } from '@tyto/devnet'
import { toBech32 } from '@tyto/primitives'
import { findBarriers, overflowOf } from './barriers'
import { expect, test } from './testSite'
import { arriveAs } from './sessionSteps'

/** A path, and the one that it becomes where it is not the canonical one. */
type Link = readonly [path: string, opens?: string]

const ofKinds: readonly Link[] = [
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
]

const ofDidWallets: readonly Link[] = [
  ['/fern.ssi/didx'],
  ['/fern/didx', '/fern.ssi/didx'],
  ['/fern.ssi/didx/doc'],
  ['/fern.ssi/didx/recovery'],
  ['/fern.ssi/didx/recovery/now'],
  ['/fern.ssi/didx/recovery/lock'],
  ['/fern.ssi/didx/recovery/kit'],
  ['/fern.ssi/didx/wallet'],
  ['/fern.ssi/didx/wallet/balances'],
  ['/fern.ssi/didx/wallet/doc'],
  ['/fern.ssi/didx/wallet/doc/update'],
  ['/fern.ssi/didx/wallet/doc/recover', '/fern.ssi/didx/wallet/doc/update'],
  ['/fern.ssi/didx/wallet/doc/social'],
  ['/fern.ssi/didx/wallet/nft'],
  ['/fern.ssi/didx/wallet/nft/dns'],
  ['/fern.ssi/didx/wallet/nft/zrc6'],
  ['/fern.ssi/didx/wallet/nft/dns/subdomain'],
  ['/fern.ssi/didx/wallet/nft/dns/manage/did'],
  ['/fern.ssi/didx/wallet/nft/dns/manage/transfer'],
]

const locales = ['', '/es', '/cn', '/id', '/ru'] as const
const tags = { '': 'en', '/es': 'es', '/cn': 'zh-Hans', '/id': 'id', '/ru': 'ru' } as const
/** Who owns fern.ssi in the seeded world. */
const holder = 5

/** What stands in the place of a page, in any language: a door that is closed, a page that is missing, or one that failed. */
function shut(page: Page): Locator {
  return page
    .getByRole('main')
    .locator('[data-empty=lock], [data-empty=err], [data-empty=search], [data-empty=owl]:has(h1)')
}

/** Opens each in another language than the one before; at one in `looks` axe looks in one of the themes. */
async function visit(page: Page, devnet: Devnet, links: readonly Link[], looks: number): Promise<void> {
  await arriveAs(page, { account: holder, storage: true })
  const token = `?of=${toBech32(devnet.network.tyron)}`
  for (const [index, [path, opens = path]] of links.entries()) {
    const locale = locales[index % locales.length]!
    const shown = (locale + opens).replace(/(.)\/$/, '$1')
    await page.emulateMedia({ colorScheme: index % (2 * looks) < looks ? 'light' : 'dark' })
    const query = path.endsWith('ddress') ? token : ''
    await page.goto((locale !== '' && path === '/' ? locale : locale + path) + query)
    const main = page.getByRole('main')
    const heading = main.getByRole('heading', { level: 1 })
    await expect(heading, path).toHaveCount(1)
    await expect(page, path).toHaveURL((url) => url.pathname === shown)
    await expect(page.locator('html'), path).toHaveAttribute('lang', tags[locale])
    await expect(main.locator('[aria-busy=true]'), path).toHaveCount(0)
    await expect(shut(page), path).toHaveCount(0)
    if (index % looks === 0) expect(await findBarriers(page), path).toEqual([])
    // On a phone nothing is cut off sideways.
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await overflowOf(page), path).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1366, height: 900 })
  }
}

test.describe('every route opens by a deep link, in one language after the other, for who may enter', () => {
  test.setTimeout(180_000)

  test('[RT-08] [RT-19] [BX-17] of all kinds of wallets @desktop', ({ page, devnet }) =>
    visit(page, devnet, ofKinds, 6))

  test('[RT-08] [BX-17] of a DID wallet and its settings @desktop', ({ page, devnet }) =>
    visit(page, devnet, ofDidWallets, 2))

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
