import type { Page } from '@playwright/test'
import { domainId } from '@tyto/identity'
import { overflowOf } from '../steps/page/barriers'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'
import { visitAnew } from '../steps/network/visitAnew'
import { changing, ofAnotherChain, parrot, refusing, slow, type Behaviour } from '../steps/network/faultyNode'
import {
  card,
  fact,
  nameCard,
  openMenu,
  searchAnswer,
  searchField,
  toast,
  withSettings,
} from '../steps/page/pageParts'
import { freshDomain } from '../steps/wallets/walletSetup'
import { tryAgain } from '../steps/network/tryAgain'

const glitch = 'Node Glitch - ask for support on the community chat'

/** Nothing is said of a name: neither that it is free, nor taken, nor unknown. */
async function expectNoVerdict(page: Page): Promise<void> {
  for (const verdict of [/is free/, /is registered/, /not found/, /Available in the future/]) {
    await expect(page.getByText(verdict)).toHaveCount(0)
  }
}

test.describe('[RT-18] a node that stopped', () => {
  test.beforeEach(({ tolerance }) => {
    tolerance.failedRequests = true
  })

  test('a name stays where it is, and Try again opens it once the node is back', async ({
    page,
    ownSite,
  }) => {
    await page.goto(ownSite.url)
    await expect(fact(page, 'Block')).toHaveText(/\d/)
    await expect(page.getByRole('main').getByRole('link', { name: /^carol\.ssi/ })).toContainText(
      'DIDxWALLET',
    )
    // The page of names is there before the node goes.
    await page
      .getByRole('main')
      .getByRole('link', { name: /^carol\.ssi/ })
      .click()
    await expect(nameCard(page).getByText(/^did:/)).toBeAttached()
    await page.getByRole('link', { name: 'Tyto, homepage' }).click()
    await expect(searchField(page)).toBeVisible()
    await ownSite.stop()
    const domain = freshDomain('gone')
    await searchField(page).fill(domain)
    await searchField(page).press('Enter')
    await expect(page).toHaveURL(`${ownSite.url}/${domain}.ssi`)
    await expect(page.getByRole('heading', { level: 1, name: glitch })).toBeVisible()
    await expect(toast(page, glitch).first()).toBeVisible()
    await expectNoVerdict(page)

    await tryAgain(page.getByRole('button', { name: 'Try again' }), ownSite.node, () => ownSite.start())
    // Now there is an answer, and only now: nobody has this name.
    await expect(page.getByRole('main').getByText(`${domain}.ssi not found.`)).toBeVisible()
    await expect(page).toHaveURL(`${ownSite.url}/`)
  })

  test('[BX-06] the search says nothing of a name; what was read shows its age @desktop', async ({
    page,
    ownSite,
  }) => {
    await page.goto(ownSite.url)
    await expect(page.getByText(/^Read from the chain (?:now|\d+ seconds? ago)$/)).toBeVisible()
    await ownSite.stop()
    await searchField(page).fill(freshDomain('free'))
    await expect(searchAnswer(page)).toContainText(glitch)
    await expectNoVerdict(page)
    await expect(
      page.getByText(/^The node is not answering\. What you see was read \d+ seconds? ago\.$/),
    ).toBeVisible()
    const badge = page.getByRole('button', { name: 'Network: Local network, not answering' })
    if ((page.viewportSize()?.width ?? 0) > 720) await expect(badge).toBeVisible()

    await tryAgain(searchAnswer(page).getByRole('button', { name: 'Try again' }), ownSite.node, () =>
      ownSite.start(),
    )
    await expect(searchAnswer(page)).toContainText('This is the owl it would have.')
  })
})

test.describe('[RT-18] a node that answers nonsense', { tag: '@desktop' }, () => {
  test.beforeEach(({ tolerance }) => {
    tolerance.failedRequests = true
  })

  const faults: readonly (readonly [name: string, behaviour: Behaviour, text: string])[] = [
    [
      'HTML',
      parrot('<!doctype html><title>502 Bad Gateway</title>'),
      'The endpoint gave an answer that cannot be read.',
    ],
    [
      'half a JSON',
      parrot('[{"id":"1","jsonrpc":"2.0","resu'),
      'The endpoint gave an answer that cannot be read.',
    ],
    ['nothing', parrot(''), 'The endpoint gave an answer that cannot be read.'],
    ['an empty list', parrot('[]'), 'The endpoint gave an answer that cannot be read.'],
    ['another chain', ofAnotherChain(1), 'The endpoint serves another network.'],
    [
      'an error of its server',
      () => Promise.reject(new Error('broken')),
      'No endpoint of the network could be reached.',
    ],
    ['wrong shapes', misshapen, 'The endpoint gave an answer that cannot be read.'],
  ]
  for (const [name, behaviour, text] of faults) {
    test(name, async ({ page, site }) => {
      site.node.behave(behaviour)
      await page.goto('/alice.ssi')
      await expect(page.getByRole('heading', { level: 1, name: glitch })).toBeVisible()
      await expect(page.getByText(text)).toBeVisible()
      await expect(page).toHaveURL('/alice.ssi')
      await expectNoVerdict(page)
      // The rail asks once more when it arrives; it must have done so while the node is broken.
      await expect(page.getByRole('navigation', { name: 'Sections of alice.ssi' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: glitch })).toBeVisible()
      await tryAgain(page.getByRole('button', { name: 'Try again' }), site.node)
      await expect(nameCard(page)).toContainText('did:tyron:zil:isol:')
    })
  }

  test('hostile keys in its answers change nothing', async ({ page, site }) => {
    site.node.behave(async (body, ask) =>
      JSON.stringify(await ask(body)).replaceAll(
        '"result":{',
        '"result":{"__proto__":{"polluted":true},"constructor":null,',
      ),
    )
    await page.goto('/alice.ssi/didx/doc')
    await expect(page.getByRole('heading', { name: 'Verification methods' })).toBeVisible()
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
  })
})

test(
  '[RT-18] a loading state stands while a slow node is asked',
  { tag: '@desktop' },
  async ({ page, site }) => {
    site.node.behave(slow(1_500))
    await page.goto('/bruno.ssi')
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached()
    await expect(nameCard(page).getByRole('heading', { level: 1, name: 'bruno.ssi' })).toBeAttached()
    await expect(page.getByText('DIDxWALLET')).toHaveCount(0)
    await expect(fact(nameCard(page), 'Wallet kind')).toHaveText('DIDxWALLET')
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
  },
)

/** Answers of a node to another question: its record holds something, and not what was asked. */
const otherAnswers: readonly (readonly [string, (field: string, key: string, value: string) => object])[] = [
  ['another key', (field, _key, value) => ({ [field]: { [domainId('somebody')]: value } })],
  ['another field', (_field, key, value) => ({ nft_dns: { [key]: value } })],
  ['a key in upper case', (field, key, value) => ({ [field]: { [key.toUpperCase()]: value } })],
  ['null for the field', (field) => ({ [field]: null })],
  ['null for the entry', (field, key) => ({ [field]: { [key]: null } })],
  ['a number for the entry', (field, key) => ({ [field]: { [key]: 0 } })],
  ['a list for the field', (field, _key, value) => ({ [field]: [value] })],
]

test.describe('a node that answers another question', { tag: '@desktop' }, () => {
  for (const [what, answer] of otherAnswers) {
    test(`[RT-18] makes no name free: ${what}`, async ({ page, site }) => {
      site.node.behave(
        changing(({ method, params }, given) => {
          const [, field, keys] = params as [string, string, readonly string[]]
          const isRegistry = method === 'GetSmartContractSubState' && /^(?:did_)?dns$/.test(field)
          if (!isRegistry || keys[0] !== domainId('alice')) return given
          return { ...given, result: answer(field, domainId('alice'), site.devnet.network.init) }
        }),
      )
      await page.goto('/')
      await searchField(page).fill('alice')
      await expect(searchAnswer(page)).toContainText(glitch)
      await expectNoVerdict(page)
      await searchField(page).press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: glitch })).toBeVisible()
      await expectNoVerdict(page)
    })
  }
})

test('the largest block number widens no page, and a larger one is none', async ({ page, site }) => {
  let number = '9'.repeat(38)
  site.node.behave(
    changing(({ method }, answer) => {
      if (method !== 'GetLatestTxBlock') return answer
      const { header } = answer['result'] as { header: object }
      return { ...answer, result: { header: { ...header, BlockNum: number } } }
    }),
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(page.getByText('999,999,999,999').first()).toBeVisible()
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)

  number = '9'.repeat(60)
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByText('999,999,999,999')).toHaveCount(0)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
})

test(
  '[RT-18] a node that never answers is given up',
  { tag: '@desktop' },
  async ({ page, site, tolerance }) => {
    tolerance.failedRequests = true
    site.node.behave(() => new Promise(() => undefined))
    await page.goto('/alice.ssi')
    await expect(page.getByRole('heading', { level: 1, name: glitch })).toBeVisible({ timeout: 45_000 })
    await expect(page.getByText('The endpoint took too long to answer.')).toBeVisible()
  },
)

test.describe('[RPC-01] a refusal is shown in the own words of the node', { tag: '@desktop' }, () => {
  const message = 'Rate of <b>calls</b> is too high, come back at noon'
  test('on the page of a name', async ({ page, site }) => {
    site.node.behave(refusing(message, ({ method }) => method === 'GetSmartContractSubState'))
    await page.goto('/alice.ssi')
    await expect(page.getByText(`The node says: ${message}`)).toBeVisible()
    await expectNoVerdict(page)
  })

  test('on one card, which alone is tried again', async ({ page, site }) => {
    site.node.behave(
      refusing(
        message,
        ({ params }) => params[1] === 'services' && `0x${String(params[0])}` === site.devnet.network.initDid,
      ),
    )
    await arriveAs(page, { account: 0 })
    await page.goto('/alice.ssi')
    await expect(nameCard(page)).toContainText('did:tyron:zil:isol:')
    const balances = card(page, 'Balances')
    await expect(balances).toContainText(`The node says: ${message}`)
    // Unknown, and never 0.
    const tyron = balances.getByRole('listitem').filter({ hasText: 'TYRON SSI Token' })
    await expect(tyron).toContainText('Unknown')
    await expect(tyron).not.toContainText('0')
    await page.waitForLoadState('networkidle')
    site.node.forgetTrips()
    await tryAgain(balances.getByRole('button', { name: 'Try again' }), site.node)
    await expect(balances).toContainText('10,000')
    // The name itself was not asked for again.
    expect(JSON.stringify(site.node.trips)).not.toContain(domainId('alice'))
  })
})

test.describe('[BX-06] an own endpoint', { tag: '@desktop' }, () => {
  test('is asked first, once it is saved in the settings', async ({ page, openEndpoint, site }) => {
    const endpoint = await openEndpoint()
    await page.goto('/')
    const menu = await openMenu(page)
    await menu.getByRole('textbox', { name: 'Own endpoint' }).fill(endpoint.url)
    await menu.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(page, 'Endpoint saved')).toBeVisible()
    await menu.getByRole('button', { name: 'Close' }).click()
    await expect(fact(page, 'Endpoint')).toHaveText(new URL(endpoint.url).host)
    await visitAnew(page, site, '/alice.ssi')
    await expect(nameCard(page)).toContainText('did:tyron:zil:isol:')
    expect(endpoint.node.trips.length).toBeGreaterThan(1)
    expect(site.node.trips).toHaveLength(0)
  })

  const faults: readonly (readonly [name: string, behaviour: Behaviour])[] = [
    ['serves another chain', ofAnotherChain(333)],
    ['answers HTML', parrot('<!doctype html><p>Welcome')],
    ['answers with an empty list', parrot('[]')],
  ]
  for (const [name, behaviour] of faults) {
    test(`that ${name} is passed over, and the next one answers`, async ({ page, openEndpoint, site }) => {
      const endpoint = await openEndpoint(behaviour)
      await withSettings(page, { endpoints: { local: endpoint.url } })
      await page.goto('/alice.ssi')
      await expect(nameCard(page)).toContainText('did:tyron:zil:isol:')
      expect(endpoint.node.trips.length).toBeGreaterThan(0)
      expect(site.node.trips.length).toBeGreaterThan(0)
      await page.goto('/')
      await expect(fact(page, 'Endpoint')).toHaveText('this site')
    })
  }

  test('that goes down half way is passed over, and used again when it is back', async ({
    page,
    openEndpoint,
    site,
    tolerance,
  }) => {
    tolerance.failedRequests = true
    const endpoint = await openEndpoint()
    await withSettings(page, { endpoints: { local: endpoint.url } })
    await page.goto('/')
    await expect(fact(page, 'Endpoint')).toHaveText(new URL(endpoint.url).host)
    endpoint.node.behave(parrot('gone'))
    // A name that home did not read in advance.
    await page.getByRole('main').getByRole('textbox').first().fill('work@alice.ssi')
    await page.keyboard.press('Enter')
    await expect(nameCard(page)).toContainText('work')
    // The placeholder says the name too: wait for the answer.
    await expect.poll(() => site.node.trips.length).toBeGreaterThan(0)
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    endpoint.node.behave()
    await page.getByRole('link', { name: 'Tyto, homepage' }).click()
    // The probe beside the traffic finds it healthy again.
    await expect(fact(page, 'Endpoint')).toHaveText(new URL(endpoint.url).host, { timeout: 40_000 })
  })
})

/** Answers every call with a value of no shape that its method has. */
async function misshapen(body: string): Promise<unknown> {
  const calls = JSON.parse(body) as readonly { id: string; method: string }[]
  return calls.map(({ id, method }) => ({
    id,
    jsonrpc: '2.0',
    result: method === 'GetNetworkId' ? '222' : [[1, null, { dns: 7 }]],
  }))
}
