/** Tyto on the home screen, and without a network: what was opened once opens again, and says how old it is. */
import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findBarriers, showsTheme } from '../steps/page/barriers'
import { makeNewerBuild } from '../steps/network/newerBuild'
import { nameCard, searchAnswer, searchField } from '../steps/page/pageParts'
import { expect, test, webRoot } from '../steps/network/testSite'

test.use({ serviceWorkers: 'allow' })

/** The page's own files are kept a moment after it is shown. */
async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
        const wanted = files.filter(({ pathname }) => pathname.startsWith('/assets/'))
        const kept = await Promise.all(
          ['/', ...wanted.map(({ pathname }) => pathname)].map((path) =>
            caches.match(path, { ignoreVary: true }),
          ),
        )
        return wanted.length > 0 && navigator.serviceWorker.controller !== null && kept.every(Boolean)
      }),
    )
    .toBe(true)
}

test('[BX-21] it installs, opens offline what was read before and says so, under a strict policy', async ({
  page,
  context,
  site,
  tolerance,
}, { project }) => {
  tolerance.failedRequests = true
  const offline = page.getByText('You are offline.')
  const card = nameCard(page)

  // Read once, with a network.
  const opened = await page.goto('/alice.ssi')
  await expect(card.getByRole('heading', { name: 'alice.ssi' })).toBeVisible()
  await expect(page.getByText(/^Read from the chain/)).toBeVisible()
  await untilKept(page)
  await expect(offline).toHaveCount(0)

  // The browser finds nothing that keeps it from the home screen.
  const browser = await context.newCDPSession(page)
  const manifest = await browser.send('Page.getAppManifest')
  expect(manifest.errors).toEqual([])
  expect(JSON.parse(manifest.data ?? '')).toMatchObject({
    name: 'Tyto',
    start_url: '/',
    display: 'standalone',
  })
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // A whole browser installs nothing in a private window, as those of tests are; the headless shell does not know that.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  await browser.detach()

  // Nothing but the site's own scripts and styles runs: neither a text in the page nor one that is made.
  const policy = opened?.headers()['content-security-policy'] ?? ''
  for (const rule of ["default-src 'none'", "script-src 'self'", "style-src 'self'", "worker-src 'self'"])
    expect(policy.split('; ')).toContain(rule)
  expect(policy).not.toMatch(/unsafe-| \*(?:;| |$)/)
  const worker = await page.request.get('/sw.js')
  expect(worker.headers()).toMatchObject({ 'content-security-policy': policy, 'cache-control': 'no-cache' })

  // The same without a network, after a reload: the page, what was read, its age.
  await context.setOffline(true)
  await expect(offline).toBeVisible()
  await page.reload()
  await expect(offline).toBeVisible()
  await expect(card.getByRole('heading', { name: 'alice.ssi' })).toBeVisible()
  await expect(page.getByText(/^The node is not answering\. What you see was read/)).toBeVisible()
  await expect(card).toContainText('Updated')
  await expect(card.getByRole('link', { name: /^GitHub/ })).toHaveAttribute(
    'href',
    'https://github.com/alice',
  )
  // Who controls it may have changed since.
  await expect(card.getByText('Unknown')).toBeAttached()
  for (const [colorScheme, theme] of [
    ['light', 'paper'],
    ['dark', 'night'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await showsTheme(page, theme)
    expect(await findBarriers(page), theme).toEqual([])
  }

  // Another path opens too; what was never read is unknown, not free.
  await page.goto('/')
  await expect(offline).toBeVisible()
  await searchField(page).fill('neverread')
  await expect(searchAnswer(page)).toContainText('Node Glitch')
  await expect(page.getByText('This is the owl it would have.')).toHaveCount(0)

  // Back, by itself.
  await context.setOffline(false)
  await expect(offline).toHaveCount(0)
  await page.goto('/alice.ssi')
  await expect(page.getByText(/^Read from the chain/)).toBeVisible()

  // A server that is gone, on a device that is online, keeps nobody out either. One size shows it.
  if (project.name !== 'desktop') return
  site.node.behave(() => Promise.reject(new Error('gone')))
  await page.reload()
  await expect(page.getByText(/^The node is not answering\. What you see was read/)).toBeVisible({
    timeout: 20_000,
  })
})

/** A build on the disk of which something may be changed, without its packed copies. */
async function copyOfBuild(change: (folder: string) => Promise<void>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tyto-build-'))
  await cp(webRoot, folder, { recursive: true })
  for (const name of await readdir(folder, { recursive: true }))
    if (/\.(?:br|gz)$/.test(name)) await rm(join(folder, name))
  await change(folder)
  return folder
}

/** The texts that the service worker keeps, by path. */
async function keptTexts(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async () => {
    const texts: Record<string, string> = {}
    for (const name of await caches.keys()) {
      const store = await caches.open(name)
      for (const request of await store.keys()) {
        const kept = await store.match(request, { ignoreVary: true })
        texts[new URL(request.url).pathname] = (await kept?.text()) ?? ''
      }
    }
    return texts
  })
}

test('[BX-21] no file is kept that the build does not list, or with other bytes or another type, nor another page', async ({
  page,
  ownSite,
  tolerance,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'one size shows it')
  tolerance.failedRequests = true
  const [stranger, alias] = ['/assets/stranger-a1B2c3D4.js', '/assets/%73tranger-a1B2c3D4.js']
  const names = await readdir(join(webRoot, 'assets'))
  const changed = `/assets/${names.find((name) => /^ExplorerPage-.*\.js$/.test(name))}`
  const sound = `/assets/${names.find((name) => /^ActivityPage-.*\.js$/.test(name))}`
  const folder = await copyOfBuild(async (root) => {
    await writeFile(join(root, stranger), 'export {}')
    await appendFile(join(root, changed), '\n//')
    // Not of the build, though it is named as one of its icons.
    await writeFile(join(root, 'icon-999.png'), 'x')
  })
  await ownSite.stop()
  await ownSite.start(folder)
  await page.goto(ownSite.url)
  await untilKept(page)
  const atFirst = (await keptTexts(page))['/']!
  expect(atFirst).toContain('<div id="root">')

  // Asked for by the page, and told to the worker as what was loaded.
  await page.evaluate(
    async (paths) => {
      for (const path of paths) await (await fetch(path)).text()
      navigator.serviceWorker.controller?.postMessage({ language: 'en', files: paths })
    },
    [stranger, alias, changed, '/icon-999.png', sound],
  )
  await expect.poll(async () => Object.keys(await keptTexts(page))).toContain(sound)
  // Other pages, by names that a reader may take for a name of the app.
  for (const path of [
    '/%6cocal-wallet.html',
    '/local%2dwallet.html',
    '/local-wallet.html',
    '/%256cocal-wallet.html',
  ])
    await page.goto(`${ownSite.url}${path}`)
  await page.goto(`${ownSite.url}/alice.ssi`)
  await untilKept(page)
  const kept = await keptTexts(page)
  for (const path of [stranger, alias, changed, '/icon-999.png'])
    expect(Object.keys(kept)).not.toContain(path)
  expect(Object.keys(kept).filter((path) => /wallet\.html|%/.test(path))).toEqual([])
  expect(kept['/']).toBe(atFirst)

  // The page of another build, or of somebody in between, does not take the place of the kept one.
  const other = await copyOfBuild(async (root) => {
    const html = await readFile(join(root, 'index.html'), 'utf8')
    await writeFile(join(root, 'index.html'), html.replace('</body>', '<p>Send your words here.</p></body>'))
  })
  await ownSite.stop()
  await ownSite.start(other)
  await page.goto(`${ownSite.url}/bob.ssi`)
  await expect(page.getByText('Send your words here.')).toBeVisible()
  await untilKept(page)
  expect((await keptTexts(page))['/']).toBe(atFirst)
})

test('[BX-21] a header that somebody on the way adds leads no kept page elsewhere', async ({
  page,
  ownSite,
  tolerance,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'one size shows it')
  // It asks for pages and files alone: the chain is out of reach.
  tolerance.failedRequests = true
  const between = createServer((request, response) => {
    const pass = async (): Promise<void> => {
      const answer = await fetch(`${ownSite.url}${request.url}`)
      const sent = [...answer.headers].filter(
        ([name]) => !/^(?:content-(?:encoding|length)|connection)$/.test(name),
      )
      response.writeHead(answer.status, {
        ...Object.fromEntries(sent),
        refresh: '3600;url=/somewhere',
        link: '</else.css>; rel=prefetch',
      })
      response.end(Buffer.from(await answer.arrayBuffer()))
    }
    // A connection that was closed meanwhile is no answer.
    pass().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = between.address() as AddressInfo
    await page.goto(`http://127.0.0.1:${port}/`)
    await untilKept(page)
    const names = await page.evaluate(async () => [...((await caches.match('/'))?.headers.keys() ?? [])])
    expect(names).toContain('content-security-policy')
    expect(names).not.toContain('refresh')
    expect(names).not.toContain('link')
  } finally {
    between.closeAllConnections()
    between.close()
  }
})

test('[BX-21] a newer build keeps in a store of its own, and the older one goes once the newer one opens offline', async ({
  page,
  context,
  ownSite,
  tolerance,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'one size shows it')
  tolerance.failedRequests = true
  await page.goto(`${ownSite.url}/alice.ssi`)
  // Nobody keeps what a page has not asked for yet.
  await expect(nameCard(page).getByRole('heading', { name: 'alice.ssi' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await untilKept(page)
  const before = await page.evaluate(() => caches.keys())
  const newer = await mkdtemp(join(tmpdir(), 'tyto-newer-'))
  await makeNewerBuild(newer)
  await ownSite.stop()
  await ownSite.start(newer)
  await page.evaluate(async () => {
    const taken = new Promise((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    )
    await (await navigator.serviceWorker.ready).update()
    await taken
  })
  // The newer worker has kept nothing yet: the older page still opens.
  await context.setOffline(true)
  await page.reload()
  await expect(nameCard(page).getByRole('heading', { name: 'alice.ssi' })).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(nameCard(page).getByRole('heading', { name: 'alice.ssi' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await untilKept(page)
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain(before[0])
  expect(await page.evaluate(() => caches.keys())).toHaveLength(1)
  await context.setOffline(true)
  await page.reload()
  await expect(nameCard(page).getByRole('heading', { name: 'alice.ssi' })).toBeVisible()
})
