/** A network that executes no calls: what is said, what still works, and that no wallet is asked. */
import { testAccount } from '@tyto/devnet'
import { toChecksumAddress } from '@tyto/primitives'
import { findBarriers, overflowOf } from '../steps/barriers'
import { asPublic } from '../steps/faultyNode'
import { nameCard, openMenu, withSettings } from '../steps/pageParts'
import { expect, test } from '../steps/testSite'
import { installExtension } from '../steps/walletExtension'

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
  let asked = 0
  await installExtension(page, {
    account: 0,
    chainId: '1',
    sign: () => {
      asked++
      return Promise.reject(new Error('nobody shall ask'))
    },
  })
  await page.addInitScript(() => {
    localStorage.setItem('test.extension.connected', 'yes')
    localStorage.setItem('tyto.session', JSON.stringify({ wallet: 'zilpay', storage: false, login: null }))
  })
  await page.goto('/alice.ssi')
  const main = page.getByRole('main')
  await expect(main).toContainText(since)
  await expect(main).toContainText('Names, documents and balances can still be looked up.')
  await expect(main.getByRole('link', { name: 'Official staking page' })).toHaveAttribute(
    'href',
    'https://stake.zilliqa.com',
  )
  await expect(nameCard(page)).toContainText('alice')
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)

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
  expect(await findBarriers(page)).toEqual([])
  await main.getByRole('button', { name: 'Show the local network' }).first().click()
  await expect(main).not.toContainText('is for reading')
  expect(asked).toBe(0)
})

test('[BX-25] each network of the menu says whether it runs; of the one that recorded no day none is said @desktop', async ({
  page,
  devnet,
  openEndpoint,
}) => {
  const endpoint = await openEndpoint(asPublic('testnet', devnet))
  await withSettings(page, { network: 'testnet', endpoints: { testnet: endpoint.url } })
  await page.goto('/')
  await expect(page.getByRole('main')).toContainText(
    'Testnet is for reading: it executes no calls of contracts such as the wallets of names any more.',
  )
  const menu = await openMenu(page)
  await expect(menu.getByRole('button', { name: 'Mainnet' })).toContainText('For reading')
  await expect(menu.getByRole('button', { name: 'Testnet' })).toContainText('For reading')
  await expect(menu.getByRole('button', { name: 'Local network' })).toContainText('Runs')
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
  await page.goto('/alice.ssi')
  await expect(nameCard(page)).toContainText('alice')
  await expect(main.getByText(/^The network swept/)).toHaveCount(0)

  await installExtension(page, { account: 0, chainId: '1' })
  await page.addInitScript(() => {
    localStorage.setItem('test.extension.connected', 'yes')
    localStorage.setItem('tyto.session', JSON.stringify({ wallet: 'zilpay', storage: false, login: null }))
  })
  for (const path of ['/', '/bruno.ssi', `/resolvedAddress?of=${mine}`]) {
    await page.goto(path)
    await expect(main.getByText(/^The network swept zil1d4c\S+, as some two million/)).toHaveCount(1)
  }
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
})
