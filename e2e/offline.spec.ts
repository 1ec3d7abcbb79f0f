/** Tyto on the home screen, and without a network: what was opened once opens again, and says how old it is. */
import type { Page } from '@playwright/test'
import { findBarriers, showsTheme } from './barriers'
import { nameCard, searchAnswer, searchField } from './pageParts'
import { expect, test } from './testSite'

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
  await expect(page.getByText('No one holds this name.')).toHaveCount(0)

  // Back, by itself.
  await context.setOffline(false)
  await expect(offline).toHaveCount(0)
  await page.goto('/alice.ssi')
  await expect(page.getByText(/^Read from the chain/)).toBeVisible({ timeout: 20_000 })

  // A server that is gone, on a device that is online, keeps nobody out either. One size shows it.
  if (project.name !== 'desktop') return
  site.node.behave(() => Promise.reject(new Error('gone')))
  await page.reload()
  await expect(page.getByText(/^The node is not answering\. What you see was read/)).toBeVisible({
    timeout: 20_000,
  })
})
