import type { Locator } from '@playwright/test'
import { toBech32, toChecksumAddress } from '@tyto/primitives'
import { typedText } from '../steps/money/amountOracle'
import { find } from '../steps/network/chainAnswers'
import { canonicalHost, expect, test } from '../steps/network/testSite'
import { fact, lookUp, nameCard, searchAnswer, searchField, toast } from '../steps/page/pageParts'
import { askField } from '../steps/network/rawChain'
import { deployStandIn, freshDomain, issueName } from '../steps/wallets/walletSetup'
import { mintNfts } from '../steps/wallets/mintNfts'

/** The coins that pay for a name, as the specification lists them: id, symbol, digits. */
const offeredCoins = [
  ['zil', 'ZIL', 12],
  ['tyron', 'TYRON', 12],
  ['s$i', 'S$I', 18],
  ['xsgd', 'XSGD', 6],
  ['xidr', 'XIDR', 6],
  ['zusdt', 'zUSDT', 6],
  ['gzil', 'gZIL', 15],
  ['zlp', 'ZLP', 18],
] as const

test('[RT-01] a name typed on home opens its own page', async ({ page }) => {
  await page.goto('/')
  await expect(searchField(page)).toBeVisible()
  await searchField(page).fill('bruno.ssi')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL('/bruno.ssi')
  await expect(page.getByRole('heading', { level: 1, name: 'bruno.ssi' })).toBeVisible()
  await expect(fact(nameCard(page), 'Wallet kind')).toHaveText('DIDxWALLET')
})

test('the Look up button does the same as Enter @desktop', async ({ page }) => {
  await page.goto('/')
  await searchField(page).fill('carol')
  await page.getByRole('main').getByRole('button', { name: 'Look up', exact: true }).click()
  await expect(page).toHaveURL('/carol.ssi')
})

test.describe('what is typed becomes a name', { tag: '@desktop' }, () => {
  const readings = [
    ['  ALICE ', '/alice.ssi', 'alice.ssi'],
    ['Al ice . SSI', '/alice.ssi', 'alice.ssi'],
    ['Work @ Alice', '/work@alice.ssi', 'work@alice.ssi'],
    ['alice.DID', '/did@alice.ssi', 'alice.did'],
  ] as const
  test('[RT-02] lower case, no spaces, parts at the @ and the dot', async ({ page }) => {
    for (const [typed, path, name] of readings) {
      await lookUp(page, typed)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    }
  })

  test('[RT-02] [RT-20] a name of .zlp is read from the registry of .zlp', async ({ page, site }) => {
    const domain = freshDomain()
    const wallet = await deployStandIn(site.devnet, { version: 'DIDxWALLET_7.0.0' })
    await issueName(site.devnet, domain, wallet, { topLevel: 'zlp' })
    await lookUp(page, `${domain}.zlp`)
    await expect(page).toHaveURL(`/${domain}.zlp`)
    await expect(page.getByRole('heading', { level: 1, name: `${domain}.zlp` })).toBeVisible()
    // The same domain of .ssi belongs to nobody.
    await lookUp(page, `${domain}.ssi`)
    await expect(page.getByRole('main').getByText(`${domain}.ssi not found.`)).toBeVisible()
  })

  test('[RT-02] a name of .gzil is read from its own collection', async ({ page, site }) => {
    const domain = freshDomain()
    await lookUp(page, `${domain}.gzil`)
    await expect(page.getByRole('main').getByText(`${domain}.gzil not found.`).first()).toBeVisible()
    const wallet = await deployStandIn(site.devnet, { version: 'DIDxWALLET_7.0.0' })
    await mintNfts(site.devnet, '.gzil', wallet, [domain])
    await lookUp(page, `${domain}.gzil`)
    await expect(page).toHaveURL(`/${domain}.gzil`)
    await expect(page.getByRole('heading', { level: 1, name: `${domain}.gzil` })).toBeVisible()
  })
})

test('[RT-03] a subdomain of .did and other suffixes are refused in the search @desktop', async ({
  page,
}) => {
  await page.goto('/')
  const refusals = [
    ['work@alice.did', 'INVALID: @ is only possible with .ssi'],
    ['alice.eth', 'Resolver failed.', ' A name ends in .ssi, .did, .zlp or .gzil.'],
    ['alice.ssi.ssi', 'Resolver failed.', ' A name ends in .ssi, .did, .zlp or .gzil.'],
  ] as const
  for (const [typed, text, more = ''] of refusals) {
    await searchField(page).fill(typed)
    await expect(searchAnswer(page)).toHaveText(`${text}${more}`)
    await searchField(page).press('Enter')
    await expect(toast(page, text).first()).toBeVisible()
    await expect(page).toHaveURL('/')
  }
})

test('[RT-06] a name that nobody has comes back to home: one calm line, and its price @desktop', async ({
  page,
}) => {
  const warning = `For your security, make sure you're at ${canonicalHost}`
  const nobody = `${freshDomain('nobody')}.ssi`
  await lookUp(page, nobody)
  await expect(page).toHaveURL('/')
  const main = page.getByRole('main')
  await expect(main.getByText(`${nobody} not found. ${warning}`)).toBeVisible()
  await expect(searchAnswer(page)).toContainText(
    /Free ?\S+ is free\. This is the owl it would have\. ?1,200 ZIL/,
  )
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0)
  // A free name is good news: what was not found stands below it.
  const top = async (place: Locator): Promise<number> => (await place.boundingBox())!.y
  expect(await top(main.getByText(`${nobody} not found.`))).toBeGreaterThan(await top(searchAnswer(page)))

  // The flag: home goes on saying it, over a reload too, until something else is opened.
  await page.reload()
  await expect(main.getByText(`${nobody} not found.`)).toBeVisible()
  await expect(main.getByText(warning)).toBeVisible()
  await page.getByRole('link', { name: 'Tyto, homepage' }).click()
  await expect(main.getByText(warning)).toBeHidden()
})

test.describe('availability', () => {
  test('a free name is offered at the prices of the chain', async ({ page, site }) => {
    const domain = freshDomain('free')
    const { devnet } = site
    const asked = await askField<Record<string, Record<string, string>>>(
      devnet,
      devnet.network.initDid,
      'utility',
    )
    const offered = offeredCoins.map(([id, symbol, decimals]) => {
      const price = asked?.[id]?.['BuyNftUsername']
      return price === undefined ? symbol : typedText(BigInt(price), decimals) + symbol
    })
    expect(offered[0]).toMatch(/^\d+ZIL$/)

    await page.goto('/')
    await searchField(page).fill(domain)
    await expect(searchAnswer(page)).toContainText('This is the owl it would have.')
    const prices = searchAnswer(page).getByRole('list', { name: 'Price in each currency' })
    const items = prices.getByRole('listitem')
    await expect(items).toHaveCount(offered.length)
    const said = await items.allInnerTexts()
    expect(said.map((text) => text.replace(/\(.*\)|\bor\b|[,\s]/g, ''))).toEqual(offered)
  })

  test('a taken name says so and opens @desktop', async ({ page }) => {
    await page.goto('/')
    await searchField(page).fill('alice')
    await expect(searchAnswer(page)).toContainText('This name is registered.')
    await searchAnswer(page).getByRole('link', { name: 'Open it' }).click()
    await expect(page).toHaveURL('/alice.ssi')
  })

  test('nothing is said before the chain has answered', { tag: '@desktop' }, async ({ page, site }) => {
    await page.goto('/')
    await expect(fact(page, 'Block')).not.toHaveText('')
    let release = (): void => undefined
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    site.node.behave(async (body, ask) => {
      await isReleased
      return ask(body)
    })
    site.node.forgetTrips()
    await searchField(page).fill(freshDomain('free'))
    await expect(searchAnswer(page)).toHaveText('Asking the chain…')
    await expect.poll(() => site.node.trips.length).toBeGreaterThan(0)
    expect(site.node.trips.filter(({ answeredAt }) => answeredAt !== Infinity)).toEqual([])
    release()
    await expect(searchAnswer(page)).toContainText('This is the owl it would have.')
  })

  const future = 'Available in the future.'
  const verdicts = [
    ['abc', future],
    ['hello', future],
    ['a b c', future],
    ['a b c d', 'This is the owl it would have.'],
    ['wfp', 'This is the owl it would have.'],
    ['init', 'This name is registered.'],
    ['owl:owl', 'Names with these characters are not for sale.'],
    ['owl/owl', 'Names with these characters are not for sale.'],
    ['owl?owl', 'Names with these characters are not for sale.'],
    ['owl#owl', 'Names with these characters are not for sale.'],
    ['owl$owl', 'Names with these characters are not for sale.'],
    ["owl'owl", 'Names with these characters are not for sale.'],
    ['owl-owl', 'This is the owl it would have.'],
  ] as const
  test('[RT-15] what may be bought, and what not', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/')
    for (const [typed, verdict] of verdicts) {
      await searchField(page).fill(typed)
      await expect(searchAnswer(page), typed).toContainText(verdict)
    }
  })
})

test(
  '[RT-12] an address typed into the search opens its page',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const { address } = await find(site, 'alice.ssi')
    for (const typed of [toBech32(address), toChecksumAddress(address), address]) {
      await lookUp(page, typed)
      await expect(page).toHaveURL(`/address?of=${toBech32(address)}`)
      await expect(fact(nameCard(page), 'Wallet kind')).toHaveText('DIDxWALLET')
    }
  },
)

test('an address with a wrong checksum is no address', { tag: '@desktop' }, async ({ page, site }) => {
  const { address } = await find(site, 'alice.ssi')
  const bech32 = toBech32(address)
  await page.goto('/')
  await searchField(page).fill(bech32.slice(0, -1) + (bech32.endsWith('q') ? 'p' : 'q'))
  await expect(searchAnswer(page)).toHaveText(
    'Wrong address. That looks like an address, and its check sum fails.',
  )
  await searchField(page).press('Enter')
  await expect(page).toHaveURL('/')
})

test(
  '[BX-30] what looks like an address is never free, and a link of this site opens its page',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const { address } = await find(site, 'alice.ssi')
    const bech32 = toBech32(address)
    await page.goto('/')
    for (const [typed, said] of [
      [bech32.slice(0, -1), 'with some missing or too many'],
      [toChecksumAddress(address).slice(3), 'with some missing or too many'],
      [`0x${'4d'.repeat(32)}`, 'the id of a transaction'],
      [`${bech32.slice(0, 9)}...${bech32.slice(-4)}`, 'cut short'],
    ] as const) {
      await searchField(page).fill(typed)
      await expect(searchAnswer(page)).toContainText(said)
      await expect(searchAnswer(page)).not.toContainText(/free/i)
    }
    await searchField(page).fill(`(${new URL(page.url()).origin}/es/alice.ssi/didx/doc).`)
    await searchAnswer(page).getByRole('link', { name: 'Open the link' }).click()
    await expect(page).toHaveURL('/alice.ssi/didx/doc')
    await page.goto('/')
    await searchField(page).fill(`zilliqa:\u202A${bech32}\u202C`)
    await searchField(page).press('Enter')
    await expect(page).toHaveURL(`/address?of=${bech32}`)
  },
)

test(
  'a name that was opened is found again on home, and can be forgotten',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/')
    const recent = page
      .getByRole('main')
      .locator('section > div', { has: page.getByRole('heading', { name: 'Recent names' }) })
    await expect(recent.getByRole('link')).toHaveCount(0)
    await lookUp(page, 'bruno')
    await expect(page).toHaveURL('/bruno.ssi')
    await expect(nameCard(page).getByText(/^did:/)).toBeAttached()
    await page.goto('/')
    await expect(recent.getByRole('link')).toHaveCount(1)
    await expect(recent.getByRole('link')).toContainText('bruno.ssi')
    await expect(recent.getByRole('link')).toContainText('DIDxWALLET')
    await recent.getByRole('button', { name: 'Forget them' }).click()
    await page.reload()
    await expect(recent.getByRole('heading')).toBeVisible()
    await expect(recent.getByRole('link')).toHaveCount(0)
  },
)
