import { readFile } from 'node:fs/promises'
import { addLink, didDocument, domainId, recoveryStatus, toW3cDocument } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import type { Locator, Page } from '@playwright/test'
import { documentOf, recordOf } from '../steps/network/chainAnswers'
import { expect, test } from '../steps/network/testSite'
import { sequentialTrips, slow } from '../steps/network/faultyNode'
import { card, doorOf, fact, nameCard, searchField, toast } from '../steps/page/pageParts'
import { short } from '../steps/wallets/sessionSteps'
import {
  deployDidWallet,
  deployStandIn,
  freshAccount,
  freshDomain,
  issueName,
  keysOf,
} from '../steps/wallets/walletSetup'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

function keys(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: /^Copy the .* key$/ })
}

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}

test('[DD-01] [DD-02] the document shows what the wallet holds: DID, keys, subject', async ({
  page,
  site,
}) => {
  const document = await documentOf(site, 'alice.ssi')
  if (!document.controller) throw new Error('alice has no controller')
  await page.goto('/alice.ssi')
  await (await doorOf(page, 'Document', 'alice.ssi')).click()
  await expect(page).toHaveURL('/alice.ssi/didx/doc')
  await expect(page.getByTitle(document.did)).toHaveText(document.did)
  await expect(page.getByRole('heading', { name: 'Verification methods' })).toBeVisible()
  await expect(keys(page)).toHaveCount(document.keys.length)
  for (const [index, { purpose, publicKey }] of document.keys.entries()) {
    await expect(keys(page).nth(index)).toHaveAccessibleName(`Copy the ${purpose} key`)
    expect((await keys(page).nth(index).innerText()).replace(/\s/g, '')).toContain(publicKey)
  }
  const subject = card(page, 'Subject')
  await expect(fact(subject, 'Status')).toHaveText(String(document.status))
  await expect(fact(subject, 'Wallet kind')).toHaveText('DIDxWALLET')
  await expect(fact(subject, 'Version')).toHaveText(document.version.number.join('.'))
  await expect(fact(subject, 'Controller')).toHaveText(short(toBech32(document.controller)))
  await expect(fact(subject, 'Wallet')).toHaveText(short(toBech32(document.address)))
})

test('[DD-02] a click copies a key; a visitor is offered no change of keys @desktop', async ({
  page,
  site,
}) => {
  const document = await documentOf(site, 'alice.ssi')
  await page.goto('/alice.ssi/didx/doc')
  await keys(page).nth(2).click()
  await expect(toast(page, 'Key copied to clipboard!')).toBeVisible()
  expect(await clipboard(page)).toBe(document.keys[2]?.publicKey)
  await expect(page.getByText('UPDATE KEYS')).toHaveCount(0)
})

test('[DD-02] a key is copied by keyboard', { tag: '@desktop' }, async ({ page, site }) => {
  const document = await documentOf(site, 'bruno.ssi')
  await page.goto('/bruno.ssi/didx/doc')
  await page.getByRole('button', { name: 'Copy the DID' }).focus()
  await page.keyboard.press('Tab')
  await expect(keys(page).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Key copied to clipboard!')).toBeVisible()
  expect(await clipboard(page)).toBe(document.keys[0]?.publicKey)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect.poll(() => clipboard(page)).toBe(document.keys[1]?.publicKey)
})

test('[DD-03] services show label, link, colours and description @desktop', async ({ page, site }) => {
  for (const name of ['alice.ssi', 'carol.ssi']) {
    const { services } = await documentOf(site, name)
    expect(services.length).toBeGreaterThan(2)
    await page.goto(`/${name}/didx/doc`)
    const rows = card(page, 'Services').locator('[style*="--first"]').locator('xpath=..')
    await expect(rows).toHaveCount(services.length)
    for (const [index, service] of services.entries()) {
      const row = rows.nth(index)
      await expect(row).toContainText(service.label)
      await expect(row).toContainText(service.address === null ? service.text : toBech32(service.address))
      await expect(row).toContainText(service.description)
      const swatch = row.locator('[style*="--first"]')
      await expect(swatch).toHaveCSS('--first', `#${service.color1}`)
      await expect(swatch).toHaveCSS('--second', `#${service.color2}`)
      // The colours are painted, not only noted.
      expect(await swatch.evaluate((element) => painted(element))).toContain(await rgb(page, service.color1))
      if (service.link === null) {
        await row.getByRole('button', { name: `Copy ${service.label}` }).click()
        expect(await clipboard(page)).toBe(
          service.address === null ? service.text : toBech32(service.address),
        )
      } else {
        const link = row.getByRole('link', { name: `Open ${service.label} (opens in a new tab)` })
        await expect(link).toHaveAttribute('href', service.link)
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      }
    }
  }
})

test(
  '[DD-03] services of a hostile hand are shown as text and lead nowhere',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const { devnet } = site
    const domain = freshDomain()
    const controller = await freshAccount(devnet)
    const types = {
      script: ['Click me#e0912a#17202a#harmless', 'javascript:alert(1)'],
      data: ['<img src=x onerror=alert(1)>#000#000#', 'data:text/html,<script>alert(1)</script>'],
      user: ['bank#000#000#', 'https://bank.example@evil.example/'],
      color: ['Colours#red;background:url(//evil.example)#"><b>#wrong colours', 'good.example'],
      bare: ['', ''],
    } as const
    const links = Object.entries(types).map(([id, [type, value]]) => addLink(id, type, value))
    const wallet = await deployDidWallet(devnet, controller, [...keysOf(domain), ...links])
    await issueName(devnet, domain, wallet)
    await page.goto(`/${domain}.ssi/didx/doc`)
    const services = card(page, 'Services')
    await expect(services.getByText('javascript:alert(1)', { exact: true })).toBeVisible()
    await expect(services.getByText('<img src=x onerror=alert(1)>', { exact: true })).toBeVisible()
    await expect(services.locator('img, script, b')).toHaveCount(0)
    await expect(services.getByRole('link')).toHaveCount(1)
    await expect(services.getByRole('link')).toHaveAttribute('href', 'https://good.example')
    const colours = services.locator('[style*="--first"]', { has: page.locator('xpath=self::*[.="C"]') })
    const styles = await colours.evaluateAll((swatches) =>
      swatches.map((swatch) => swatch.getAttribute('style')),
    )
    expect(styles.length).toBeGreaterThan(0)
    for (const style of styles) {
      expect(style).toMatch(/^--first: ?#(?:000|e0912a); ?--second: ?#(?:000|17202a);?$/)
    }
  },
)

test('[DD-04] what was not created or enabled says so', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/dora.ssi')
  await expect(page.getByText('This DID has not been created by dora.ssi yet.')).toBeVisible()
  await expect(fact(card(page, 'Safety'), 'Recovery')).toHaveText(
    'Social Recovery has not been enabled by dora.ssi yet.',
  )
  await page.goto('/dora.ssi/didx/doc')
  await expect(
    page.getByRole('heading', { name: 'This DID has not been created by dora.ssi yet.' }),
  ).toBeVisible()
  await expect(keys(page)).toHaveCount(0)
  await expect(page.getByText('Social Recovery has not been enabled by dora.ssi yet.')).toBeVisible()
  // Where it is so, and nowhere else.
  await page.goto('/bruno.ssi/didx/doc')
  await expect(keys(page)).toHaveCount(8)
  await expect(page.getByText('This DID has not been created')).toHaveCount(0)
})

test(
  '[DD-01] guardians are hashes until their names are known here',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const domain = freshDomain()
    const guardians = ['bruno', 'carol', 'dora', 'elder'].map(domainId)
    await issueName(
      site.devnet,
      domain,
      await deployStandIn(site.devnet, { version: 'DIDxWALLET_7.0.0', guardians }),
    )
    const { threshold } = recoveryStatus(guardians.length)
    await page.goto('/bruno.ssi')
    await expect(nameCard(page).getByText(/^did:/)).toBeAttached()
    await page.goto(`/${domain}.ssi/didx/doc`)
    const shown = card(page, 'Guardians')
    await expect(shown).toContainText(`4, of which ${threshold} sign`)
    await expect(shown.getByRole('listitem')).toHaveCount(4)
    await expect(shown.getByText('bruno.ssi')).toBeVisible()
    await expect(shown.getByText('Hash only')).toHaveCount(3)
    await expect(shown.getByTitle(domainId('carol'))).toBeVisible()
    await expect(page.getByText('Social Recovery has not been enabled')).toHaveCount(0)
  },
)

test(
  '[DD-01] the W3C form is the document of the standard, to copy and to save, and stays over a reload',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const expected = toW3cDocument(didDocument(await recordOf(site, 'alice.ssi')))
    expect(expected?.verificationMethod).toHaveLength(8)
    await page.goto('/alice.ssi/didx/doc')
    await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'W3C JSON' }).click()
    await expect(page).toHaveURL('/alice.ssi/didx/doc?view=json')
    await page.reload()
    const json = page.getByRole('region', { name: 'DID document as JSON' })
    expect(JSON.parse(await json.innerText())).toEqual(expected)

    await page.getByRole('button', { name: 'Copy the JSON' }).click()
    await expect(toast(page, 'JSON copied to clipboard')).toBeVisible()
    expect(JSON.parse(await clipboard(page))).toEqual(expected)

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the JSON' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('alice.ssi.did.json')
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual(expected)
  },
)

test.describe('[RPC-01] how the document is read', { tag: '@desktop' }, () => {
  test('a deep link: two batches and no more', async ({ page, site }) => {
    // An early answer that the app takes after ten seconds is asked anew, and this machine may be that slow: no time passes here.
    await page.clock.setFixedTime(Date.now())
    await page.goto('/alice.ssi/didx/doc')
    await expect(keys(page)).toHaveCount(8)
    expect(site.node.trips.length).toBeLessThanOrEqual(2)
    expect(site.node.trips.length).toBeGreaterThan(0)
    expect(site.node.trips.filter(({ isBatch }) => !isBatch)).toEqual([])
    const methods = new Set(site.node.trips.flatMap(({ calls }) => calls.map(({ method }) => method)))
    expect([...methods].toSorted()).toEqual([
      'GetBalance',
      'GetNetworkId',
      'GetSmartContractInit',
      'GetSmartContractSubState',
    ])
  })

  test('from the typed name: two trips one after the other to the card, none more to the document', async ({
    page,
    site,
  }) => {
    await page.goto('/')
    await expect(fact(page, 'Block')).toHaveText(/\d/)
    await expect(page.getByRole('main').getByRole('link', { name: /^alice\.ssi/ })).toContainText(
      'DIDxWALLET',
    )
    const domain = freshDomain()
    const wallet = await deployDidWallet(site.devnet, await freshAccount(site.devnet), keysOf(domain))
    await issueName(site.devnet, domain, wallet)
    site.node.behave(slow(150))
    await searchField(page).fill(domain)
    site.node.forgetTrips()
    await searchField(page).press('Enter')
    await expect(nameCard(page).getByText(/^did:/)).toBeAttached()
    const holding = (text: string) =>
      site.node.trips.filter(({ calls }) => JSON.stringify(calls).includes(text))
    const document = `"${wallet.slice(2)}","verification_methods"`
    expect(holding(document)).toHaveLength(1)
    // The registry, and right after it everything of the wallet. The search, which still says whether the name is free,
    // asks the registry for itself; the picture of the name is asked for later.
    const answeredAt = holding(document)[0]?.answeredAt ?? 0
    const registry = holding(domainId(domain)).filter(({ arrivedAt }) => arrivedAt < answeredAt)
    expect(sequentialTrips([...registry.slice(-1), ...holding(document)])).toBe(2)
    expect(site.node.trips.length).toBeGreaterThan(0)
    expect(site.node.trips.filter(({ isBatch }) => !isBatch)).toEqual([])

    await (await doorOf(page, 'Document')).click()
    await expect(keys(page)).toHaveCount(8)
    expect(holding(document)).toHaveLength(1)
  })
})

/** Everything that an element paints itself with. */
declare function painted(element: Element): string

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      painted: (element: Element) => {
        const { backgroundColor, backgroundImage, color, borderColor } = getComputedStyle(element)
        return [backgroundColor, backgroundImage, color, borderColor].join(' ')
      },
    })
  })
})

/** A colour of three or six hex digits as the browser writes it. */
function rgb(page: Page, hex: string): Promise<string> {
  return page.evaluate((color) => {
    const probe = document.createElement('span')
    probe.style.color = color
    return probe.style.color
  }, `#${hex}`)
}
