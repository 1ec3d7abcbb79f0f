import { resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { createDevnet } from '@tyto/devnet'
import { createServer } from '@tyto/server'
import { buildWeb } from '../buildWeb'
import { findBrowser } from '../findBrowser'

/** Whose page is looked at: a name of the seeded world, and the account that controls it. */
interface Owner {
  readonly name: string
  readonly account: number
}

/** Measures a page of a name, at `path` below it, with its controller connected and logged in. */
export async function withPage(
  { name, account }: Owner,
  path: string,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  const webRoot = await buildWeb()
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
    const address = devnet.network.names.find((seeded) => seeded.name === name)?.address
    const wallet = { hosts: ['localhost', '127.0.0.1'], account }
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
