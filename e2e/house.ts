/**
 * What every browser test stands on: the real server with a real local network in memory, one per worker, and a
 * page that fails its test on any uncaught error, unhandled rejection or breach of the security policy.
 */
import { resolve } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { createDevnet, type Devnet } from '@tyto/devnet'
import { createServer, type Server } from '@tyto/server'

/** The site's own name in these tests. */
export const canonicalHost = 'tyto.test'

/** One running product. */
export interface House {
  readonly url: string
  readonly devnet: Devnet
  /** Stops the server and its node as a crash would: every later request is refused. */
  stop(): Promise<void>
}

export async function openHouse(port = 0): Promise<House> {
  const devnet = await createDevnet({ storage: 'memory', blockTime: 'on demand', clock: Date.now })
  const server: Server = await createServer({
    webRoot: resolve('apps/web/dist'),
    devnet,
    network: 'local',
    canonicalHost,
    port,
  })
  let open = true
  const stop = async () => {
    if (!open) return
    open = false
    await server.close()
    await devnet.close()
  }
  return { url: server.url, devnet, stop }
}

interface Fixtures {
  /** A house of this test's own, to be stopped half way. */
  readonly ownHouse: House
  /** What went wrong in the page beside what the test looks at; empty at the end or the test fails. */
  readonly pageProblems: string[]
}

export const test = base.extend<Fixtures, { house: House }>({
  house: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = await openHouse()
      await use(house)
      await house.stop()
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern
  ownHouse: async ({}, use) => {
    const house = await openHouse()
    await use(house)
    await house.stop()
  },
  baseURL: async ({ house }, use) => use(house.url),
  pageProblems: [
    async ({ page }, use) => {
      const problems: string[] = []
      await watch(page, problems)
      await use(problems)
      expect(problems, 'errors in the page').toEqual([])
    },
    { auto: true },
  ],
})

async function watch(page: Page, problems: string[]) {
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  await page.exposeFunction('reportPolicyViolation', (text: string) => problems.push(`policy: ${text}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (globalThis as unknown as { reportPolicyViolation(text: string): void })
        .reportPolicyViolation
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
    })
  })
}

export { expect }
