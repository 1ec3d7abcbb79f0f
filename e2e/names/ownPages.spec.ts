/** Every kind of wallet is at home on a page of its own. */
import { expect, test } from '../steps/network/testSite'
import { card, fact, nameCard } from '../steps/page/pageParts'
import { deployStandIn, freshDomain, issueName } from '../steps/wallets/walletSetup'

const kinds = [
  ['DEFIxWALLET_1.1.1', '/defix', 'DEFIxWALLET'],
  ['ZILSTAKE_0.8.0', '/zil', 'ZILxWALLET'],
  ['.stake-_0.9.0', '/zil', 'ZILxWALLET'],
  ['ZILxWALLET_0.11.0', '/zil', 'ZILxWALLET'],
  ['VCxWALLET_1.0.0', '/sbt', 'SBTxWALLET'],
  ['SBTxWALLET_1.4.0', '/sbt', 'SBTxWALLET'],
  ['DIDxWALLET_6.4.0', '', 'DIDxWALLET'],
  ['xwallet-4.6.0', '', 'DIDxWALLET'],
] as const

test(
  '[RT-05] [DD-07] the first seven characters of the version choose the page, and a reload finds it again',
  {
    tag: '@desktop',
  },
  async ({ page, devnet }) => {
    for (const [version, home, kind] of kinds) {
      const domain = freshDomain()
      await issueName(devnet, domain, await deployStandIn(devnet, { version }))
      await page.goto(`/${domain}.ssi`)
      await expect(page, version).toHaveURL(`/${domain}.ssi${home}`)
      await expect(fact(nameCard(page), 'Wallet kind'), version).toHaveText(kind)
      await expect(fact(nameCard(page), 'Version'), version).toHaveText(/^[\d.]+$/)
      await page.reload()
      await expect(nameCard(page), version).toBeVisible()
      // Of wallets with names a visitor sees where to send, of others what they hold.
      const money = home === '/defix' ? 'Where to send' : home === '' ? 'Receive' : 'Balances'
      await expect(card(page, money), version).toBeVisible()
    }
  },
)

test(
  '[RT-05] [RT-19] [DD-07] airdrop, xPoints, token and S$I wallets open a page of their own kind',
  {
    tag: '@desktop',
  },
  async ({ page, devnet }) => {
    const own = [
      ['AIRxWALLET_1.0.0', '/airx', 'AIRxWALLET', 'An airdrop wallet'],
      ['FungibleToken_2.0.0', '/token', 'Fungible Token', 'A fungible token'],
      ['ssidollar_1.0.0', '/ssidollar', 'SSI Dollar', 'The S$I token'],
    ] as const
    for (const [version, home, kind, words] of own) {
      const domain = freshDomain()
      await issueName(devnet, domain, await deployStandIn(devnet, { version }))
      await page.goto(`/${domain}.ssi`)
      await expect(page, version).toHaveURL(`/${domain}.ssi${home}`)
      await expect(fact(nameCard(page), 'Wallet kind'), version).toHaveText(kind)
      await expect(page.getByRole('main').getByText(words)).toBeVisible()
      await page.reload()
      await expect(nameCard(page), version).toBeVisible()
      // Another kind's page leads back to its own.
      await page.goto(`/${domain}.ssi/zil`)
      await expect(page, version).toHaveURL(`/${domain}.ssi${home}`)
    }

    const domain = freshDomain()
    await issueName(devnet, domain, await deployStandIn(devnet, { version: 'xPoints_1.0.0' }))
    await page.goto(`/${domain}.ssi`)
    await expect(page).toHaveURL(`/xpoints?of=${domain}.ssi`)
    await expect(page.getByRole('heading', { level: 1, name: 'Motions' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(`The board of ${domain}.ssi ranks motions`)
    await page.reload()
    await expect(page.getByText('Nobody has raised a motion yet.')).toBeVisible()
    await page.goto('/xpoints.ssi')
    await expect(page).toHaveURL('/xpoints?of=xpoints.ssi')
    await expect(page.getByRole('list', { name: 'Motions' })).toContainText('Feed the owls at dusk')
  },
)

test(
  '[BX-08] the site resolves a DID to the very document that the page shows',
  {
    tag: '@desktop',
  },
  async ({ page, site }) => {
    await page.goto('/alice.ssi/didx/doc?view=json')
    const shown = JSON.parse(await page.locator('pre').innerText()) as { readonly id: string }
    const answer = await fetch(`${site.url}/1.0/identifiers/${shown.id}`, {
      headers: { accept: 'application/did' },
    })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual(shown)
  },
)
