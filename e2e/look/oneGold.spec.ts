/** One amber button in a view, and never one that stops or ends something. */
import type { Page } from '@playwright/test'
import { testAccount } from '@tyto/devnet'
import { newDefi } from '../steps/money/defiWallets'
import { recordOf } from '../steps/network/chainAnswers'
import { expect, test } from '../steps/network/testSite'
import { withSettings } from '../steps/page/pageParts'
import { arriveAs } from '../steps/wallets/sessionSteps'

test.setTimeout(240_000)

/** The words of the buttons filled with amber, of those that can be seen and pressed. */
function goldButtons(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.setProperty('background', 'var(--amber)')
    const gold = getComputedStyle(probe).backgroundColor
    probe.remove()
    return Array.from(document.querySelectorAll<HTMLElement>(':is(main, dialog[open]) :is(button, a)'))
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => getComputedStyle(button).backgroundColor === gold)
      .map((button) => button.innerText)
  })
}

const stops = /pause|lock|burn|forget|deactivate/i

/** Pages of an owner where something can be signed. */
const pages = [
  '/didx',
  '/didx/doc',
  '/didx/recovery',
  '/didx/recovery/lock',
  '/didx/wallet',
  '/didx/wallet/balances',
  '/didx/wallet/balances/send',
  '/didx/wallet/balances/allowances',
  '/didx/wallet/doc',
  '/didx/wallet/doc/update',
  '/didx/wallet/doc/social',
  '/didx/wallet/nft',
  '/didx/wallet/nft/tydras',
  '/didx/wallet/nft/dns',
  '/didx/wallet/nft/dns/subdomain',
  '/didx/wallet/nft/dns/manage/transfer',
] as const

for (const theme of ['paper', 'night'] as const) {
  test(`[UI-04] an owner's pages have one amber button at most, and none that stops something, in the ${theme} theme @desktop`, async ({
    page,
    site,
  }) => {
    const { address } = await recordOf(site, 'fern.ssi')
    const index = 5
    expect((await recordOf(site, 'fern.ssi')).controller).toBe(testAccount(index).address)
    await withSettings(page, { theme })
    await arriveAs(page, { account: index, login: { network: 'local', address, name: 'fern.ssi' } })
    const seen: string[] = []
    const look = async (path: string): Promise<void> => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
      const gold = await goldButtons(page)
      if (gold.length > 1 || gold.some((label) => stops.test(label)))
        seen.push(`${path}: ${gold.join(' | ')}`)
    }
    for (const path of pages) await look(`/fern.ssi${path}`)
    for (const path of [
      '/defi@fern.ssi/defix',
      '/defi@fern.ssi/defix/swap',
      '/defi@fern.ssi/defix/pool',
      '/zil@fern.ssi/zil',
      '/zil@fern.ssi/zil/wallet',
      '/zil@fern.ssi/zil/funds',
      '/sbt@fern.ssi/sbt',
      '/sbt@fern.ssi/sbt/wallet',
    ])
      await look(path)
    expect(seen).toEqual([])
  })
}

test('[UI-04] PAUSE is outlined on its page and in its review @desktop', async ({ page, site }) => {
  const owner = await newDefi(site)
  const login = { network: 'local', address: owner.wallet, name: `${owner.domain}.ssi` } as const
  await arriveAs(page, { account: owner.index, login })
  await page.goto(`/defi@${owner.domain}.ssi/defix`)
  const pause = page.getByRole('main').locator('[data-action="pause"]')
  await expect(pause).toBeVisible()
  expect((await goldButtons(page)).filter((label) => stops.test(label))).toEqual([])
  await pause.click()
  await expect(page.getByRole('dialog', { name: 'Before you sign' })).toBeVisible()
  expect((await goldButtons(page)).filter((label) => stops.test(label))).toEqual([])
})
