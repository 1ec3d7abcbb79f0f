import type { Locator, Page, Request } from '@playwright/test'
import { ownValue } from '@tyto/primitives'
import { fact, nameCard } from '../steps/page/pageParts'
import { expect, test } from '../steps/network/testSite'
import { deployStandIn, issueName } from '../steps/wallets/walletSetup'

/** Where most people arrive. */
const arrivals = ['/', '/alice.ssi', '/alice.ssi/didx/doc'] as const

/** Follows what a page asks for, in order. */
function followRequests(page: Page): readonly Request[] {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return requests
}

function pathOf(request: Request): string {
  return new URL(request.url()).pathname
}

/** The script of the head, which alone draws the first paint. */
function isHeadScript(path: string): boolean {
  return /\/start-[^/]*\.js$/.test(path)
}

/** The upper left corner of an element, in pixels; undefined while it is not drawn. */
async function placeOf(element: Locator): Promise<{ x: number; y: number } | undefined> {
  const box = await element.boundingBox()
  return box === null ? undefined : { x: box.x, y: box.y }
}

/** Lets only the script of the head through until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    if (!isHeadScript(pathOf(route.request()))) await released
    await route.continue()
  })
  return release
}

/** The requests of the page to a server: the address and what was sent along. Answers of its own cache are left out. */
async function followFetched(page: Page): Promise<() => readonly string[]> {
  const asked = new Map<string, string>()
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) =>
    asked.set(requestId, `${request.url} ${request.postData ?? ''}`),
  )
  devtools.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId))
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) asked.delete(requestId)
  })
  await devtools.send('Network.enable')
  return () => [...asked.values()]
}

test.describe('before the app is there', () => {
  for (const path of arrivals) {
    test(`${path} asks the chain before a script of the app is fetched, and nothing twice`, async ({
      page,
    }) => {
      const requests = followRequests(page)
      const fetched = await followFetched(page)
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const paths = requests.map(pathOf)
      const firstRead = paths.indexOf('/-/rpc')
      const firstScript = paths.findIndex((each) => each.endsWith('.js') && !isHeadScript(each))
      expect(firstRead).toBeGreaterThan(-1)
      expect(firstRead).toBeLessThan(firstScript)
      const asked = fetched()
      expect(asked.length).toBeGreaterThan(10)
      expect(asked.filter((each, at) => asked.indexOf(each) !== at)).toEqual([])
    })
  }

  const firstTexts = [
    ['/alice.ssi', 'h1', 'alice.ssi'],
    ['/es/alice.ssi', 'h1', 'alice.ssi'],
    ['/alice.ssi/didx/doc', 'h1', 'DID document'],
    ['/es/alice.ssi/didx/doc', 'h1', 'Documento DID'],
    ['/', 'form label', 'Look up a name'],
    ['/alice.ssi/didx/wallet/balances', 'h1', 'Balances'],
    ['/ru/alice.ssi/didx/wallet/balances', 'h1', 'Балансы'],
    ['/alice.ssi/didx/activity', 'h1 + p', 'What happened to the wallet of alice.ssi, newest first.'],
    ['/tyrondex.ssi/defix/pool', 'h1', 'Liquidity pools'],
    ['/xpoints', 'h1', 'Motions'],
    ['/-/explorer', 'h1 + p', 'Blocks, transactions and contracts of the local network.'],
  ] as const
  for (const [path, tag, text] of firstTexts) {
    test(`${path} shows what its path says, where the app then shows it`, async ({ page }) => {
      const release = await holdApp(page)
      await page.goto(path, { waitUntil: 'commit' })
      const shown = page.locator(`main ${tag}`)
      const picture = page.locator('#root > [inert]')
      await expect(shown).toHaveText(text)
      // Nothing in the picture can be pressed or reached by a key.
      await expect(picture).toHaveCount(1)
      await page.evaluate(() => document.fonts.ready)
      const before = await placeOf(shown)
      const language = await page.locator('html').getAttribute('lang')
      release()
      await expect(picture).toHaveCount(0)
      await expect(shown).toHaveText(text)
      await expect.poll(() => placeOf(shown)).toEqual(before)
      await expect(page.locator('html')).toHaveAttribute('lang', language ?? '')
    })
  }

  const earlyKeys = [
    ['/alice.ssi', '/', 'combobox', 'Look up a name, a page or an action'],
    ['/alice.ssi', 'Control+k', 'combobox', 'Look up a name, a page or an action'],
    ['/', 'Control+k', 'combobox', 'Look up a name, a page or an action'],
    ['/', '/', 'textbox', 'Look up a name'],
  ] as const
  for (const [path, key, role, field] of earlyKeys) {
    test(`${path} acts on ${key} once it can`, { tag: '@desktop' }, async ({ page }) => {
      const release = await holdApp(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('#root > [inert]')).toHaveCount(1)
      await page.keyboard.press(key)
      release()
      const asked = page.getByRole(role, { name: field, exact: true })
      await expect(asked).toBeFocused()
      await expect(asked).toHaveValue('')
      // The press was acted on once: closed, the field stays away.
      await page.keyboard.press('Escape')
      if (role === 'combobox') await expect(asked).toBeHidden()
      await page.keyboard.press(key)
      await expect(asked).toBeFocused()
    })
  }

  test('a page of a name never shows home', async ({ page }, { project }) => {
    const release = await holdApp(page)
    await page.goto('/alice.ssi/didx/recovery', { waitUntil: 'commit' })
    await expect(page.locator('main nav')).toContainText('alice.ssi')
    await expect(page.locator('main form')).toHaveCount(0)
    // Name and owl stand there before the chain was asked; on a phone, the bar with its doors.
    const said = project.name === 'phone' ? 'Identity' : 'alice.ssi'
    const who = page.locator('#root nav button', { hasText: said })
    await expect(who).toBeVisible()
    await expect(who.locator('svg').first()).toBeVisible()
    const before = await placeOf(who)
    release()
    await expect.poll(() => placeOf(who)).toEqual(before)
    await expect(page.locator('#root > [inert]')).toHaveCount(0)
  })

  test('a look-alike has the plate that the app gives it @desktop', async ({ page, devnet }) => {
    const version = 'DIDxWALLET_7.0.0'
    await issueName(devnet, 'brun0', await deployStandIn(devnet, { version }))
    const hue = () =>
      page
        .locator('#root article svg')
        .first()
        .evaluate((plate) => (plate as SVGElement).style.getPropertyValue('--plate-hue'))
    // Its own plate, where nothing is known that it looks like.
    await page.goto('/brun0.ssi')
    await expect(nameCard(page)).toContainText('Accepts')
    const natural = await hue()
    await page.evaluate(() => localStorage.setItem('tyto.names', JSON.stringify(['bruno.ssi'])))
    const release = await holdApp(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('#root > [inert] article svg').first()).toBeAttached()
    const drawn = await hue()
    expect(drawn).not.toBe(natural)
    release()
    await expect(nameCard(page)).toContainText('Accepts')
    expect(await hue()).toBe(drawn)
  })

  test('a page without its app says so', async ({ page, tolerance }) => {
    tolerance.failedRequests = true
    await page.route('**/assets/*.js', (route) =>
      isHeadScript(pathOf(route.request())) ? route.continue() : route.abort(),
    )
    await page.goto('/alice.ssi')
    await expect(page.getByText('Tyto could not be loaded.')).toBeVisible()
  })
})

test('a visitor fetches nothing that signs or acts', { tag: '@desktop' }, async ({ page }) => {
  // The local wallet, which signs, is no part of the product.
  await page.route('**/assets/startLocalWallet-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const startLocalWallet = () => () => undefined',
    }),
  )
  const requests = followRequests(page)
  const visits = [
    ['/', fact(page, 'Block')],
    ['/alice.ssi', nameCard(page).getByText('Accepts')],
    ['/alice.ssi/didx/doc', page.getByRole('heading', { name: 'Verification methods' })],
  ] as const
  for (const [path, sign] of visits) {
    // Files that are fetched ahead come once the page is idle.
    const ahead = page.waitForRequest('**/assets/startLocalWallet-*.js')
    await page.goto(path)
    await expect(sign).toBeVisible()
    await ahead
    await page.waitForLoadState('networkidle')
  }
  const files = requests.map(pathOf).filter((path) => path.startsWith('/assets/'))
  expect(files).not.toEqual([])
  expect(files.filter((path) => /\/(?:signing|acting|pages)-/.test(path))).toEqual([])
})

test('a reader waits for no formatter of numbers or times @desktop', async ({ page, devnet }) => {
  // The first one that a tab makes holds a slow phone for 0.1 s.
  await page.addInitScript(() => {
    const made: string[] = []
    Object.assign(window, { formattersMade: made })
    for (const name of ['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat', 'ListFormat'] as const) {
      const proxy = new Proxy(Intl[name] as new (...args: unknown[]) => object, {
        construct: (target, args) => {
          made.push(`${name} ${JSON.stringify(args)}`)
          return new target(...args)
        },
      })
      Object.assign(Intl, { [name]: proxy })
    }
  })
  // Where nobody does anything, the newest block is minutes old, however long the tests before took.
  const newest = await devnet.handleRpc({
    id: 1,
    jsonrpc: '2.0',
    method: 'GetLatestTxBlock',
    params: [''],
  })
  const { Timestamp } = ownValue(ownValue(newest, 'result'), 'header') as { Timestamp: string }
  // The chain counts in microseconds.
  await page.clock.setSystemTime(Number(BigInt(Timestamp) / 1000n) + 180_000)
  const visits = [
    ['/', fact(page, 'Made').getByText('3 minutes ago')],
    ['/alice.ssi', nameCard(page).getByText('Accepts')],
    ['/alice.ssi/didx/doc', page.getByRole('heading', { name: 'Verification methods' })],
  ] as const
  for (const [path, sign] of visits) {
    await page.goto(path)
    await expect(sign).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Reflect.get(window, 'formattersMade')), path).toEqual([])
  }
})
