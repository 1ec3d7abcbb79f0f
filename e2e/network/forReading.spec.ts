/** A network that executes no calls: what is said, what still works, and that no wallet is asked. */
import { testAccount } from '@tyto/devnet'
import { toChecksumAddress } from '@tyto/primitives'
import { looksSound } from '../steps/page/barriers'
import { asPublic } from '../steps/network/faultyNode'
import { card, nameCard, openMenu, withSettings } from '../steps/page/pageParts'
import { expect, test } from '../steps/network/testSite'
import { arriveUnasked, installExtension } from '../steps/wallets/walletExtension'

const since =
  'Mainnet is for reading. Since 20 July 2026, block 31,759,109, it executes no calls of contracts such as the wallets of names.'
const closed =
  'Nothing can be signed on mainnet: it executes no calls any more, and gas would be lost. Your wallet is not asked.'

test('[BX-25] mainnet says since when it is for reading, shows a name as ever, and offers nothing to sign', async ({
  page,
  devnet,
  openEndpoint,
}) => {
  const endpoint = await openEndpoint(asPublic('mainnet', devnet))
  await withSettings(page, { network: 'mainnet', endpoints: { mainnet: endpoint.url } })
  const asked = await arriveUnasked(page, { account: 0, chainId: '1' })
  await page.goto('/alice.ssi')
  const main = page.getByRole('main')
  await expect(main).toContainText(since)
  await expect(main).toContainText('Names, documents and balances can still be looked up.')
  await expect(main.getByRole('link', { name: 'Official staking page' })).toHaveAttribute(
    'href',
    'https://stake.zilliqa.com',
  )
  await expect(nameCard(page)).toContainText('alice')
  await looksSound(page, 'name')

  // Its controller finds the pages, with the reason in the place of each button that would sign.
  for (const path of ['balances/send', 'nft/dns', 'doc/update']) {
    await page.goto(`/alice.ssi/didx/wallet/${path}`)
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main).toContainText(since)
  }
  await page.goto(`/${toChecksumAddress(testAccount(0).address)}`)
  await expect(main).toContainText(since)

  await page.goto('/alice.ssi/didx/wallet/balances/send')
  await expect(main.getByText(closed)).toBeVisible()
  await expect(main.getByRole('button', { name: 'TRANSFER', exact: true })).toHaveCount(0)
  await looksSound(page, 'send')
  await expect(main.getByRole('link', { name: 'Save a statement' }).first()).toHaveAttribute(
    'href',
    '/alice.ssi/didx/statement',
  )
  await main.getByRole('button', { name: 'Show the local network' }).first().click()
  await expect(main).not.toContainText('is for reading')
  expect(asked()).toBe(0)
})

/** Every path of a wallet below which something can be signed, of people and wallets that one account controls. */
const writes = [
  '/fern.ssi/didx/recovery',
  '/fern.ssi/didx/recovery/now',
  '/fern.ssi/didx/recovery/sign',
  '/fern.ssi/didx/recovery/lock',
  '/fern.ssi/didx/claim',
  '/fern.ssi/didx/wallet',
  '/fern.ssi/didx/wallet/balances',
  '/fern.ssi/didx/wallet/balances/send?coin=zil&to=alice.ssi&amount=1',
  '/fern.ssi/didx/wallet/balances/allowances',
  '/fern.ssi/didx/wallet/doc',
  '/fern.ssi/didx/wallet/doc/update',
  '/fern.ssi/didx/wallet/nft',
  '/fern.ssi/didx/wallet/nft/gallery',
  '/fern.ssi/didx/wallet/nft/zrc6',
  '/fern.ssi/didx/wallet/nft/dns',
  '/fern.ssi/didx/wallet/nft/dns/subdomain',
  '/fern.ssi/didx/wallet/nft/dns/subdomain?new=defi',
  '/fern.ssi/didx/wallet/nft/dns/manage/did',
  '/fern.ssi/didx/wallet/nft/dns/manage/transfer',
  '/defi@fern.ssi/defix/swap',
  '/defi@fern.ssi/defix/swap?from=zil&to=xsgd',
  '/defi@fern.ssi/defix/pool',
  '/defi@fern.ssi/defix/send',
  '/defi@fern.ssi/defix/allowances',
  '/zil@fern.ssi/zil/funds',
  '/zil@fern.ssi/zil/wallet',
  '/zil@fern.ssi/zil/offer',
  '/sbt@fern.ssi/sbt/public',
  '/sbt@fern.ssi/sbt/wallet',
  '/fern.ssi/didx/pay',
  '/xpoints',
  '/ssidollar.ssi/ssidollar',
] as const

test('[BX-25] says what still works and what does not on the home of a wallet of any kind, and leads to its statement', async ({
  page,
  devnet,
  openEndpoint,
}) => {
  test.slow()
  const endpoint = await openEndpoint(asPublic('mainnet', devnet))
  await withSettings(page, { network: 'mainnet', endpoints: { mainnet: endpoint.url } })
  const main = page.getByRole('main')
  for (const path of ['/fern.ssi', '/defi@fern.ssi', '/zil@fern.ssi', '/sbt@noor.ssi']) {
    await page.goto(path)
    const name = path.slice(1)
    await expect(card(page, `Statement of ${name}`)).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Still works' })).toBeVisible()
    await expect(main.getByRole('listitem').filter({ hasText: 'Save a statement' })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Does not work any more' })).toBeVisible()
    await expect(main.getByRole('listitem').filter({ hasText: 'Mint or hand on a name' })).toBeVisible()
    await looksSound(page, path)
  }
  await card(page, 'Statement of sbt@noor.ssi').getByRole('link', { name: 'Open the page to print' }).click()
  await expect(page).toHaveURL('/sbt@noor.ssi/didx/statement')
  await expect(main.getByRole('heading', { level: 1, name: 'Statement of sbt@noor.ssi' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Save as JSON' })).toBeVisible()
})

test('[BX-25] the owner of everything finds no open button by any link, and no wallet is asked @desktop', async ({
  page,
  devnet,
  openEndpoint,
}) => {
  const endpoint = await openEndpoint(asPublic('mainnet', devnet))
  await withSettings(page, { network: 'mainnet', endpoints: { mainnet: endpoint.url } })
  const asked = await arriveUnasked(page, { account: 5, chainId: '1' })
  const main = page.getByRole('main')
  for (const path of writes) {
    await page.goto(path)
    await expect(main, path).toContainText(since)
    await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(main.locator('[aria-busy=true]'), path).toHaveCount(0)
    await expect(main.locator('[data-action]'), path).toHaveCount(0)
    await expect(page.getByRole('dialog'), path).toHaveCount(0)
  }
  expect(asked()).toBe(0)
})

test('[BX-25] each network of the menu says whether it runs; of the one that recorded no day none is said', async ({
  page,
  devnet,
  openEndpoint,
}) => {
  const endpoint = await openEndpoint(asPublic('testnet', devnet))
  await withSettings(page, { network: 'testnet', endpoints: { testnet: endpoint.url } })
  await page.goto('/')
  await expect(page.getByRole('main')).toContainText(
    'Who has a name on mainnet can look it up and save a statement of it, but since 20 July 2026 change nothing there.',
  )
  await expect(page.getByRole('main')).toContainText(
    'Testnet is for reading: it executes no calls of contracts such as the wallets of names any more.',
  )
  await looksSound(page, 'home')
  const menu = await openMenu(page)
  await expect(menu.getByRole('button', { name: 'Mainnet' })).toContainText('For reading')
  await expect(menu.getByRole('button', { name: 'Testnet' })).toContainText('For reading')
  await expect(menu.getByRole('button', { name: 'Local network' })).toContainText('Runs')
  await looksSound(page, 'menu')
})

test('[BX-25] an account that the network swept is said to be swept, wherever its owner is, and on its own page', async ({
  page,
  devnet,
  openEndpoint,
}) => {
  const [mine, other] = [0, 1].map((index) => toChecksumAddress(testAccount(index).address))
  const behave = asPublic('mainnet', devnet)
  const endpoint = await openEndpoint((body, ask) =>
    behave(body, async (asked) => {
      const answers = [await ask(asked)].flat() as { readonly result?: unknown }[]
      return answers.map((answer) => {
        const { result } = answer as { readonly result?: { readonly nonce?: unknown } }
        return result?.nonce === undefined
          ? answer
          : { ...answer, result: { ...result, nonce: '18446744073709551615' } }
      })
    }),
  )
  await withSettings(page, { network: 'mainnet', endpoints: { mainnet: endpoint.url } })
  await page.goto(`/resolvedAddress?of=${other}`)
  const main = page.getByRole('main')
  await expect(main.getByText(/^The network swept zil1\S+, as some two million accounts/)).toHaveCount(1)
  // No page of the network for its owner is known, so that none is named.
  await expect(main).toContainText('give your phrase to no page that says it is the one.')
  await page.goto('/alice.ssi')
  await expect(nameCard(page)).toContainText('alice')
  await expect(main.getByText(/^The network swept/)).toHaveCount(0)

  await installExtension(page, { account: 0, chainId: '1' })
  await page.addInitScript(() => {
    localStorage.setItem('test.extension.connected', 'yes')
    localStorage.setItem('tyto.session', JSON.stringify({ wallet: 'zilpay', storage: false, login: null }))
  })
  for (const path of ['/', '/bruno.ssi', '/alice.ssi', `/resolvedAddress?of=${mine}`]) {
    await page.goto(path)
    await expect(main.getByText(/^The network swept zil1d4c\S+, as some two million/)).toHaveCount(1)
  }
  await looksSound(page, 'swept')
})
