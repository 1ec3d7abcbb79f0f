import { resolve } from 'node:path'
import type { Browser } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { createServer } from '@tyto/server'
import { build } from 'vite'
import { inFolder } from '../../command/inFolder'
import { packFiles } from '../../build/packFiles'
import { measureLoad, type Load } from './measureLoad'

/** Each is measured so often; the middle one counts. */
const tries = 3

/**
 * Measures the time of a phone on a page of React, its router and a hundred rows, served by our server: the time of our
 * own pages is told in that measure, since machines differ.
 */
export function measurePlainPage(browser: Browser): Promise<Load> {
  return inFolder(async (folder) => {
    await build({
      root: resolve(import.meta.dirname, 'plainPage'),
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } },
    })
    await packFiles(folder)
    const server = await createServer({
      webRoot: folder,
      network: 'local',
      canonicalHost: 'localhost',
      port: 0,
    })
    try {
      const loads: Load[] = []
      for (let at = 0; at < tries; at++)
        loads.push(await measureLoad(browser, server.url, { device: 'phone', theme: 'paper' }))
      return loads.sort((a, b) => a.script - b.script)[1]!
    } finally {
      await server.close()
    }
  })
}
