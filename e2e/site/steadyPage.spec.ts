/** Nothing moves while a page comes: what somebody is about to press stays where it is. */
import type { Page } from '@playwright/test'
import { recordOf } from '../steps/network/chainAnswers'
import { slow } from '../steps/network/faultyNode'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test, type TestSite } from '../steps/network/testSite'

/** The most that may move, as browsers count it: the share of the window times how far. */
const most = 0.02
/** Each answer of the node takes so long, in ms: a page is drawn in all its states. */
const slowAnswer = 150

/** Follows what moves on each page that is opened from now on. Returns what has moved on the present one. */
async function followShifts(page: Page): Promise<() => Promise<{ sum: number; moved: readonly string[] }>> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, sources = [] } = entry as PerformanceEntry & {
          readonly value?: number
          readonly sources?: readonly { readonly node: Node | null }[]
        }
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '').join(' | ')
        shifts.push({ value, moved: `${value.toFixed(4)} ${moved}` })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() => {
      const { shifts } = globalThis as unknown as { shifts: readonly { value: number; moved: string }[] }
      return {
        sum: shifts.reduce((sum, { value }) => sum + value, 0),
        moved: shifts.map(({ moved }) => moved),
      }
    })
}

/** Opens pages on a slow node, and looks at each once nothing is asked any more. */
async function expectSteady(page: Page, { url, node }: TestSite, paths: readonly string[]): Promise<void> {
  node.behave(slow(slowAnswer))
  const shiftsOf = await followShifts(page)
  for (const path of paths) {
    await page.goto(url + path)
    await page.waitForLoadState('networkidle')
    const { sum, moved } = await shiftsOf()
    expect.soft(sum, `${path}: ${moved.join('; ')}`).toBeLessThanOrEqual(most)
  }
}

test('[UI-04] nothing moves while a page comes, for a visitor', async ({ page, site }) => {
  await expectSteady(page, site, [
    '/alice.ssi',
    '/alice.ssi/didx/doc',
    '/alice.ssi/didx/wallet/balances',
    '/alice.ssi/didx/activity',
    '/alice.ssi/didx/recovery',
    '/tyrondex.ssi/defix/pool',
    '/xpoints',
    '/-/explorer',
  ])
})

test('[UI-04] nothing moves while a page comes, for its owner', async ({ page, site }) => {
  const { address } = await recordOf(site, 'alice.ssi')
  await arriveAs(page, { account: 0, login: { network: 'local', address, name: 'alice.ssi' } })
  await expectSteady(page, site, [
    '/alice.ssi',
    '/alice.ssi/didx/wallet/balances',
    '/alice.ssi/didx/wallet/balances/send',
    '/alice.ssi/didx/recovery',
    '/alice.ssi/didx/wallet/nft/gallery',
  ])
})
