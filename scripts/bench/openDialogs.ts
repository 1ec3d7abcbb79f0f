import { resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { createDevnet } from '@tyto/devnet'
import { createServer } from '@tyto/server'
import type { Benchmark } from '../benchmark'
import { buildWeb, webRoot } from '../buildWeb'
import { findBrowser } from '../findBrowser'

const rounds = 9

/**
 * How long it takes from a press of `button` until the dialog that it opens stands in the page, in ms: the median of some
 * rounds, its code having arrived before the first.
 */
async function timeToOpen(page: Page, button: string, close: (page: Page) => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const time = await page.locator(button).evaluate(
      (element) =>
        new Promise<number>((done) => {
          const start = performance.now()
          const observer = new MutationObserver(() => {
            if (!document.querySelector('dialog[open]')) return
            observer.disconnect()
            done(performance.now() - start)
          })
          observer.observe(document, { childList: true, subtree: true, attributes: true })
          ;(element as HTMLElement).click()
        }),
    )
    if (round > 0) times.push(time)
    await close(page)
    await page.waitForFunction(() => !document.querySelector('dialog[open]'))
    await page.waitForTimeout(200)
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!
}

/** The page at `path` of dora.ssi, whose DID is not created yet, with its controller connected and logged in. */
async function withPage(path: string, measure: (page: Page) => Promise<number>): Promise<number> {
  await buildWeb()
  const executablePath = await findBrowser()
  const devnet = await createDevnet({ storage: 'memory', blockTime: 'on demand', clock: Date.now })
  const server = await createServer({
    webRoot: resolve(webRoot),
    devnet,
    network: 'local',
    canonicalHost: 'localhost',
    port: 0,
  })
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    const name = 'dora.ssi'
    const address = devnet.network.names.find((seeded) => seeded.name === name)?.address
    const wallet = { hosts: ['localhost', '127.0.0.1'], account: 3 }
    const session = { wallet: 'local', storage: false, login: { network: 'local', address, name } }
    await page.addInitScript(
      ([walletText, sessionText]) => {
        localStorage.setItem('tyto.localWallet.state', walletText!)
        localStorage.setItem('tyto.session', sessionText!)
      },
      [JSON.stringify(wallet), JSON.stringify(session)],
    )
    await page.goto(`${server.url}/${name}${path}`)
    await page.waitForLoadState('networkidle')
    return await measure(page)
  } finally {
    await browser.close()
    await server.close()
    await devnet.close()
  }
}

const oneFrame = { atMost: 17, unit: 'ms' } as const
const escape = (page: Page): Promise<void> => page.keyboard.press('Escape')

/** What lies over the page stands there within one frame, once its code has arrived. */
export const openDialogs: readonly Benchmark[] = [
  {
    name: 'open-account-drawer',
    goal: oneFrame,
    run: () => withPage('', (page) => timeToOpen(page, 'header button[aria-label^="Account: "]', escape)),
  },
  {
    name: 'open-review-sheet',
    goal: oneFrame,
    run: () =>
      withPage('/didx/wallet/doc', (page) => timeToOpen(page, 'main button:text-is("Create DID")', escape)),
  },
]
