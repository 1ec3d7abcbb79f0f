import type { Page } from '@playwright/test'
import { withSite, type RunningSite } from '../opening/withSite'

/** Whose page is looked at: a name of the seeded world, and the account that controls it. */
interface Owner {
  readonly name: string
  readonly account: number
  /** Prepares the network before the page opens. */
  readonly prepare?: (site: RunningSite) => Promise<void>
}

/** Measures a page of a name, at `path` below it, with its controller connected and logged in. */
export function withPage(
  { name, account, prepare }: Owner,
  path: string,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  return withSite('on demand', async (site) => {
    const { url, devnet, browser } = site
    await prepare?.(site)
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
    await page.goto(`${url}/${name}${path}`)
    await page.waitForLoadState('networkidle')
    return await measure(page)
  })
}
