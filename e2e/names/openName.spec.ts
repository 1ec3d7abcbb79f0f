import { domainId, parseVersion, type DidStatus } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { didWallet } from '@tyto/contracts'
import { find, networkOf, recordOf } from '../steps/network/chainAnswers'
import { canonicalHost, expect, test } from '../steps/network/testSite'
import { fieldReads, ofAnotherChain, parrot } from '../steps/network/faultyNode'
import { card, fact, nameCard, searchAnswer, searchField, toast, withSettings } from '../steps/page/pageParts'
import { arriveAs, short } from '../steps/wallets/sessionSteps'
import {
  deployDidWallet,
  deployStandIn,
  freshAccount,
  freshDomain,
  issueName,
  keysOf,
  saveSubdomain,
} from '../steps/wallets/walletSetup'

test('[DD-09] [RT-20] the card of a name says what its wallet says', async ({ page, site }) => {
  const { wallet } = await find(site, 'alice.ssi')
  if (!wallet?.controller) throw new Error('alice has no wallet')
  await page.goto('/alice.ssi')
  const shown = nameCard(page)
  await expect(shown.getByRole('heading', { level: 1, name: 'alice.ssi' })).toBeVisible()
  await expect(shown.getByRole('img', { name: /alice\.ssi/ })).toBeVisible()
  await expect(shown.getByText(String(wallet.status), { exact: true })).toBeVisible()
  // The chain's facts about it are one press away.
  await expect(fact(shown, 'Wallet kind')).toBeHidden()
  await shown.getByText('On chain', { exact: true }).click()
  await expect(fact(shown, 'Wallet kind')).toHaveText('DIDxWALLET')
  await expect(fact(shown, 'Version')).toHaveText(parseVersion(wallet.version).number.join('.'))
  await expect(fact(shown, 'Controller')).toHaveText(short(toBech32(wallet.controller)))
  await expect(shown.getByText(wallet.did, { exact: true })).toBeVisible()
  // A visitor is shown where to send coins, and no balances.
  await expect(card(page, 'Receive').getByRole('link', { name: 'RECEIVE' })).toBeVisible()
  await expect(card(page, 'Balances')).toHaveCount(0)
})

test('a name that was seen stands there at once after a reload, with its age, also while the node fails @desktop', async ({
  page,
  site,
  tolerance,
}) => {
  tolerance.failedRequests = true
  await arriveAs(page, { account: 0 })
  await page.goto('/alice.ssi')
  await expect(nameCard(page)).toContainText('You control this')
  await page.goto('/alice.ssi/didx/doc')
  await expect(page.getByText(/^Read from the chain/)).toBeVisible()
  site.node.behave(parrot('gone'))
  const old = page.getByText(/^The node is not answering. What you see was read/)
  for (const path of ['/alice.ssi/didx/doc', '/alice.ssi']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText('did:tyron:zil:isol:')
    await expect(old).toBeVisible()
    // Whose it is, and what it holds, may be otherwise by now.
    await expect(page.getByRole('main')).not.toContainText(/You control this|2,500|UPDATE/)
  }
  await expect(fact(nameCard(page), 'Controller')).toHaveText('Unknown')
  // Where something is decided, what was seen does not count.
  await page.goto('/alice.ssi/didx')
  await expect(page.getByRole('heading', { name: /^Node Glitch/ })).toBeVisible()
  await page.goto('/alice.ssi')
  await expect(old).toBeVisible()
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' }).first()
  await again.click()
  await expect(old).toBeVisible()
  // Answered after the press, so that nothing else notices first that the node is back.
  let answer: () => void = () => undefined
  const isAnswering = new Promise<void>((resolve) => (answer = resolve))
  site.node.behave(async (body, ask) => {
    await isAnswering
    return ask(body)
  })
  await again.click()
  answer()
  await expect(page.getByText(/^Read from the chain/)).toBeVisible()
})

const statuses = ['Deployed', 'Locked', 'Deactivated', 'Recovered'] as const satisfies readonly DidStatus[]
test('[DD-09] a visitor sees the status of a DID', { tag: '@desktop' }, async ({ page, site }) => {
  for (const status of statuses) {
    const domain = freshDomain()
    const wallet = await deployStandIn(site.devnet, { version: 'DIDxWALLET_7.0.0', status })
    await issueName(site.devnet, domain, wallet)
    await page.goto(`/${domain}.ssi`)
    await expect(nameCard(page).getByText(status, { exact: true })).toBeVisible()
    const closed = status === 'Locked' || status === 'Deactivated'
    await expect(nameCard(page).getByRole('img')).toHaveAccessibleName(
      `Plate of ${domain}.ssi${closed ? ', eyes closed' : ''}`,
    )
  }
})

test('[DD-09] a visitor sees whether social recovery is enabled, and by how many @desktop', async ({
  page,
  site,
}) => {
  const domain = freshDomain()
  const guardians = ['alice', 'bruno', 'carol', 'dora', 'elder'].map(domainId)
  const wallet = await deployStandIn(site.devnet, { version: 'DIDxWALLET_7.0.0', guardians })
  await issueName(site.devnet, domain, wallet)
  await page.goto(`/${domain}.ssi`)
  await expect(fact(card(page, 'Safety'), 'Recovery')).toHaveText('5 guardians, 3 sign')
  await page.goto('/alice.ssi')
  await expect(fact(card(page, 'Safety'), 'Recovery')).toHaveText(
    'Social Recovery has not been enabled by alice.ssi yet.',
  )
})

test(
  '[RT-12] a wallet of any other version opens at /resolvedAddress',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const domain = freshDomain()
    const wallet = await deployStandIn(site.devnet, { version: 'OwlRoost_2.1.0' })
    await issueName(site.devnet, domain, wallet)
    const path = `/resolvedAddress?of=${toBech32(wallet)}`
    await page.goto(`/${domain}.ssi`)
    await expect(page).toHaveURL(`${path}&name=${domain}.ssi`)
    await expect(page.getByText(`${domain}.ssi led here.`)).toBeVisible()
    await expect(fact(page, 'What is at this address')).toHaveText('Wallet of version OwlRoost_2.1.0')
    // By its address, too, it is at home there.
    await page.goto(`/address?of=${toBech32(wallet)}`)
    await expect(page).toHaveURL(path)
  },
)

test.describe('[RT-12] the pages of an address tell what stands there', { tag: '@desktop' }, () => {
  test('an account, a contract that is no wallet, a DID wallet', async ({ page, site }) => {
    const [account] = site.devnet.network.accounts
    const rows = [
      [account!.address, 'An account, not a contract'],
      [site.devnet.network.tyron, 'A contract that is not a wallet'],
      [(await find(site, 'alice.ssi')).address, 'Wallet of version DIDxWALLET_7.1.0'],
    ] as const
    for (const [address, content] of rows) {
      await page.goto(`/address?of=${toBech32(address)}`)
      await expect(fact(page, 'What is at this address')).toHaveText(content)
    }
  })

  test('without an address they ask for one', async ({ page, site }) => {
    const { address } = await find(site, 'alice.ssi')
    for (const route of ['address', 'resolvedAddress']) {
      await page.goto(`/${route}`)
      const field = page.getByRole('main').getByRole('textbox', { name: 'Address' })
      await field.fill('zil1nonsense')
      await field.press('Enter')
      await expect(page.getByText('Wrong address.')).toBeVisible()
      await field.fill(address)
      await field.press('Enter')
      await expect(page).toHaveURL(`/${route}?of=${toBech32(address)}`)
      await expect(fact(page, 'What is at this address')).toHaveText('Wallet of version DIDxWALLET_7.1.0')
    }
  })
})

test(
  '[RT-06] a name whose resolution finds no wallet opens at /resolvedAddress',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const { address } = await find(site, 'plain.ssi')
    await page.goto('/plain.ssi')
    await expect(page).toHaveURL(`/resolvedAddress?of=${toBech32(address)}&name=plain.ssi`)
    await expect(fact(page, 'What is at this address')).toHaveText('An account, not a contract')
  },
)

test(
  '[RT-06] the deep link of an unknown name goes to home and warns',
  { tag: '@desktop' },
  async ({ page }) => {
    const nobody = `${freshDomain('nobody')}.ssi`
    await page.goto(`/${nobody}/didx/doc`)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('main').getByText(`${nobody} not found.`)).toBeVisible()
    await expect(
      page.getByRole('main').getByText(`For your security, make sure you're at ${canonicalHost}`),
    ).toBeVisible()
  },
)

test.describe('[RT-03] paths that are no names', { tag: '@desktop' }, () => {
  const paths = [
    ['/alice.eth', 'Resolution failed - Ask for support on Telegram.'],
    ['/alice.ssi.eth/didx', 'Resolution failed - Ask for support on Telegram.'],
    ['/work@alice.did', 'INVALID: @ is only possible with .ssi'],
    ['/a@b@c.ssi', 'Resolution failed - Ask for support on Telegram.'],
  ] as const
  test('lead to home with the reason', async ({ page }) => {
    for (const [path, text] of paths) {
      await page.goto(path)
      await expect(page).toHaveURL('/')
      await expect(toast(page, text)).toBeVisible()
    }
    // The typed text stands in the field, and beside it the endings that there are.
    await page.goto('/alice.eth')
    await expect(searchField(page)).toHaveValue('alice.eth')
    await expect(searchAnswer(page)).toContainText('A name ends in .ssi, .did, .zlp or .gzil.')
  })
})

test.describe('[RT-07] one path for each name', { tag: '@desktop' }, () => {
  test('no empty subdomain@, did@ for .did, the suffix for a bare name', async ({ page }) => {
    const paths = [
      ['/alice', '/alice.ssi'],
      ['/@alice.ssi', '/alice.ssi'],
      ['/Alice.SSI', '/alice.ssi'],
      ['/alice.did', '/did@alice.ssi'],
      ['/alice.did/didx/doc?view=json', '/did@alice.ssi/didx/doc?view=json'],
    ] as const
    for (const [path, canonical] of paths) {
      await page.goto(path)
      await expect(page).toHaveURL(canonical)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  test('[RT-16] /defi@{domain}/defix opens once the DeFi wallet is saved', async ({ page, site }) => {
    const { devnet } = site
    const domain = freshDomain()
    const controller = await freshAccount(devnet)
    const wallet = await deployDidWallet(devnet, controller, keysOf(domain))
    await issueName(devnet, domain, wallet)
    await page.goto(`/defi@${domain}/defix`)
    await expect(page.getByRole('heading', { name: 'Unregistered subdomain.' })).toBeVisible()

    await saveSubdomain(devnet, controller, {
      wallet,
      subdomain: 'defi',
      address: await deployStandIn(devnet, { version: 'DEFIxWALLET_6.4.0' }),
    })
    await page.goto(`/defi@${domain}/defix`)
    await expect(page).toHaveURL(`/defi@${domain}.ssi/defix`)
    await expect(fact(nameCard(page), 'Wallet kind')).toHaveText('DEFIxWALLET')
  })
})

test('[RT-16] an unregistered and an uninitialised subdomain are told apart @desktop', async ({
  page,
  site,
}) => {
  await page.goto('/nobody@alice.ssi')
  await expect(page.getByRole('heading', { name: 'Unregistered subdomain.' })).toBeVisible()
  await expect(toast(page, 'Unregistered subdomain.')).toBeVisible()
  await expect(page).toHaveURL('/nobody@alice.ssi')

  const { subdomains } = await recordOf(site, 'elder.ssi')
  expect(subdomains.get('vault')).toMatch(/^0x0{40}$/)
  await page.goto('/vault@elder.ssi')
  await expect(page.getByRole('heading', { name: 'Uninitialized subdomain.' })).toBeVisible()
  await expect(toast(page, 'Uninitialized subdomain.')).toBeVisible()
  await page.getByRole('link', { name: 'Open elder.ssi' }).click()
  await expect(page).toHaveURL('/elder.ssi')
})

test(
  '[RT-20] names are found through the registry, subdomains through the wallet',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const { registry } = await networkOf(site)
    const hash = domainId('alice')
    const at = (address: string, ...path: readonly string[]) => [address.slice(2), ...path].join(' ')
    const alice = await find(site, 'alice.ssi')
    const { address } = await find(site, 'work@alice.ssi')
    await arriveAs(page, { account: 0 })
    site.node.forgetTrips()
    await page.goto('/work@alice.ssi')
    await expect(nameCard(page)).toContainText((await recordOf(site, 'work@alice.ssi')).did)
    await expect(card(page, 'Balances')).toContainText('TYRON')
    const reads = fieldReads(site.node.trips)
    const walletOfAlice = alice.registry.did ?? ''
    expect(reads).toEqual(
      expect.arrayContaining([
        at(registry, 'dns', hash),
        at(registry, 'did_dns', hash),
        at(walletOfAlice, 'did_domain_dns', 'work'),
        at(address, didWallet(address).fields.controller.field),
        // The protocol itself is found by the name init: its services name the tokens.
        at(registry, 'did_dns', domainId('init')),
        at((await find(site, 'init.did')).address, 'services', 'tyron'),
      ]),
    )
  },
)

test('[RT-11] the breadcrumb follows the route, and each step leads to its page @desktop', async ({
  page,
}) => {
  await page.goto('/alice.ssi/didx/doc')
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(breadcrumb).toHaveText('Homepage|alice.ssi›DIDxWALLET›DID document')
  await expect(breadcrumb.locator('[aria-current=page]')).toHaveText('DID document')
  await breadcrumb.getByRole('link', { name: 'DIDxWALLET' }).click()
  await expect(page).toHaveURL('/alice.ssi/didx')
  await expect(breadcrumb).toHaveText('Homepage|alice.ssi›DIDxWALLET')
  await breadcrumb.getByRole('link', { name: 'alice.ssi' }).click()
  await expect(page).toHaveURL('/alice.ssi')
  await expect(breadcrumb).toHaveText('Homepage|alice.ssi')
  await breadcrumb.getByRole('link', { name: 'Homepage' }).click()
  await expect(page).toHaveURL('/')
  await expect(breadcrumb).toHaveCount(0)
})

test.describe('[RT-13] how a name is drawn', () => {
  async function open(
    page: Parameters<typeof nameCard>[0],
    site: Parameters<typeof find>[0],
    domain: string,
  ) {
    await issueName(site.devnet, domain, await deployStandIn(site.devnet, { version: 'DIDxWALLET_7.0.0' }))
    await page.goto(`/${domain}.ssi`)
    return page.getByRole('heading', { level: 1, name: `${domain}.ssi` })
  }

  test('of 20 characters in full, of more as the first 8 and the last 8', async ({ page, site }) => {
    const twenty = freshDomain('twentycharacters').padEnd(20, 'x')
    await expect(await open(page, site, twenty)).toHaveText(`${twenty}.ssi`)
    const long = freshDomain('averylongnameindeed').padEnd(30, 'x')
    const heading = await open(page, site, long)
    await expect(heading.locator('[aria-hidden=true]')).toHaveText(
      `${long.slice(0, 8)}…${long.slice(-8)}.ssi`,
    )
    await expect(heading).toHaveAttribute('title', `${long}.ssi`)
    // Read aloud it is whole.
    await expect(heading).toHaveAccessibleName(`${long}.ssi`)
  })

  test('a long subdomain stands on a line of its own, a short one does not @desktop', async ({ page }) => {
    const lines = async (name: string) => {
      await page.goto(`/${name}`)
      await expect(page.getByRole('heading', { name: 'Unregistered subdomain.' })).toBeVisible()
      return page.getByRole('main').evaluate((main, subdomain) => {
        const italic = [...main.querySelectorAll('i')].find((part) => part.textContent === subdomain)
        const domain = italic?.parentElement?.lastChild?.previousSibling
        if (!italic || !domain) throw new Error('the name is not drawn in parts')
        const range = document.createRange()
        range.selectNodeContents(domain)
        return Math.round(range.getBoundingClientRect().top - italic.getBoundingClientRect().top) > 8 ? 2 : 1
      }, name.split('@')[0])
    }
    expect(await lines('home@alice.ssi')).toBe(1)
    expect(await lines('treasury@alice.ssi')).toBe(2)
    expect(await lines('sixsix@alice.ssi')).toBe(2)
  })
})

test.describe('[RT-14] links that leave', () => {
  test('the wallet extension, the FAQ and, from the logo at the foot, the DAO @desktop', async ({ page }) => {
    await page.goto('/')
    const foot = page.getByRole('contentinfo')
    const links = [
      [foot.getByRole('link', { name: /^FAQ/ }), 'https://www.tyronzil.com'],
      [foot.getByRole('link', { name: /^ZilPay/ }), 'https://zilpay.io'],
      [foot.getByRole('link', { name: /^The Tyron DAO/ }), 'https://www.tyrondao.org'],
    ] as const
    for (const [link, href] of links) {
      await expect(link).toHaveAttribute('href', href)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
    await expect(foot.getByRole('link', { name: /^The Tyron DAO/ }).locator('svg')).toBeVisible()
  })

  const explorers = [
    ['mainnet', 1, (address: string) => `https://viewblock.io/zilliqa/address/${address}`],
    ['testnet', 333, (address: string) => `https://viewblock.io/zilliqa/address/${address}?network=testnet`],
  ] as const
  for (const [network, chainId, link] of explorers) {
    test(
      `the explorer of an address carries ${network}`,
      { tag: '@desktop' },
      async ({ page, devnet, openEndpoint }) => {
        const endpoint = await openEndpoint(ofAnotherChain(chainId))
        await withSettings(page, { network, endpoints: { [network]: endpoint.url } })
        const address = toBech32(devnet.network.tyron)
        await page.goto(`/address?of=${address}`)
        await expect(fact(page, 'What is at this address')).toHaveText('A contract that is not a wallet')
        const explorer = page.getByRole('link', { name: /^Open in the block explorer/ })
        await expect(explorer).toHaveAttribute('href', link(address))
        await expect(explorer).toHaveAttribute('rel', 'noopener noreferrer')
      },
    )
  }

  test('the local network is explored here', { tag: '@desktop' }, async ({ page, devnet }) => {
    const address = toBech32(devnet.network.tyron)
    await page.goto(`/address?of=${address}`)
    await expect(fact(page, 'What is at this address')).toHaveText('A contract that is not a wallet')
    await page.getByRole('link', { name: 'Open in the block explorer' }).click()
    await expect(page).toHaveURL(`/-/explorer/address/${address}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Zrc2Token' })).toBeVisible()
  })
})
