import { resolve } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { createDevnet, type Devnet } from '@tyto/devnet'
import { createServer } from '@tyto/server'
import { buildWeb } from '../../buildWeb'
import { findBrowser } from '../../test/findBrowser'

/** The product as `npm start` serves it, on a network in memory, and a browser for it. */
export interface RunningSite {
  readonly url: string
  readonly devnet: Devnet
  readonly browser: Browser
}

/** Starts the product, measures it and stops it. Blocks come as in `npm start`, or when they are needed. */
export async function withSite<T>(
  blockTime: 'as started' | 'on demand',
  measure: (site: RunningSite) => Promise<T>,
): Promise<T> {
  const webRoot = resolve(await buildWeb())
  const executablePath = await findBrowser()
  const devnet = await createDevnet({
    storage: 'memory',
    blockTime: blockTime === 'as started' ? 1000 : blockTime,
    clock: Date.now,
  })
  const server = await createServer({
    webRoot,
    devnet,
    network: 'local',
    canonicalHost: 'localhost',
    port: 0,
  })
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  try {
    return await measure({ url: server.url, devnet, browser })
  } finally {
    await browser.close()
    await server.close()
    await devnet.close()
  }
}
