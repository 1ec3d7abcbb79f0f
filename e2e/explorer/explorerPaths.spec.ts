/** The paths of the explorer where there is nothing to explore: wrong ids, other networks, silent nodes. */
import { expect, test } from '../steps/network/testSite'
import { parrot, slow } from '../steps/network/faultyNode'
import { card, fact, openMenu, withSettings } from '../steps/page/pageParts'
import { short } from '../steps/wallets/sessionSteps'
import { sendTransaction } from '../steps/network/signedTransactions'
import { freshAccount } from '../steps/wallets/walletSetup'
import { tryAgain } from '../steps/network/tryAgain'

function transactionPath(id: string): string {
  return `/-/explorer/tx/0x${id}`
}

test.describe('paths of the explorer', () => {
  const wrong = [
    ['/-/explorer/tx/hello', 'This is not a transaction id: 64 hex digits, with or without 0x.'],
    [
      '/-/explorer/tx/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
      'This is not a transaction id: 64 hex digits, with or without 0x.',
    ],
    [
      `/-/explorer/tx/${'a'.repeat(3_000)}`,
      'This is not a transaction id: 64 hex digits, with or without 0x.',
    ],
    ['/-/explorer/address/zil1xyz', 'Wrong address.'],
    ['/-/explorer/block/-1', 'This is not a block number.'],
    ['/-/explorer/block/1e9', 'This is not a block number.'],
  ] as const
  for (const [path, text] of wrong) {
    test(`${path.slice(0, 50)} says what is wrong with it`, { tag: '@desktop' }, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('alert')).toHaveText(text)
    })
  }

  test('an id that nobody knows is not known, which is no failure @desktop', async ({ page }) => {
    await page.goto(transactionPath('ab'.repeat(32)))
    await expect(
      page.getByRole('heading', { name: 'The network does not know this transaction' }),
    ).toBeVisible()
  })

  test('are pages for people and nothing for others', { tag: '@desktop' }, async ({ request, site }) => {
    const html = { headers: { accept: 'text/html' } }
    for (const path of ['/-/explorer', '/-/faucet', transactionPath('ab'.repeat(32))]) {
      const page = await request.get(site.url + path, html)
      expect(page.status(), path).toBe(200)
      expect(page.headers()['content-type']).toContain('text/html')
      expect((await request.get(site.url + path, { headers: { accept: '*/*' } })).status()).toBe(404)
    }
    for (const path of ['/-/', '/-/x', '/-/explorers', '/-/faucetx', '/-/rpc']) {
      expect((await request.get(site.url + path, html)).status(), path).toBe(404)
    }
  })

  test('[RT-14] on another network they lead to the explorer of that network @desktop', async ({ page }) => {
    await withSettings(page, { network: 'testnet' })
    const id = 'ab'.repeat(32)
    await page.goto(transactionPath(id))
    await expect(page.getByText('You are on Testnet')).toBeVisible()
    const link = page.getByRole('link', { name: /^Open the block explorer/ })
    await expect(link).toHaveAttribute('href', `https://viewblock.io/zilliqa/tx/0x${id}?network=testnet`)
    await page.goto('/-/faucet')
    await expect(page.getByText('The faucet gives test money on the local network only.')).toBeVisible()
    await expect(page.getByLabel('Address')).toHaveCount(0)
    await page.getByRole('button', { name: 'Switch to the local network' }).click()
    await expect(page.getByLabel('Address')).toBeVisible()
  })

  test('stand in the menu of the local network', async ({ page }) => {
    await page.goto('/')
    await (await openMenu(page)).getByRole('link', { name: 'Explorer of the local network' }).click()
    await expect(page).toHaveURL('/-/explorer')
    await (await openMenu(page)).getByRole('link', { name: 'Faucet of the local network' }).click()
    await expect(page).toHaveURL('/-/faucet')
  })
})

test.describe('a node that does not answer', () => {
  test('leaves nothing known, and Try again brings it back @desktop', async ({
    page,
    ownSite,
    devnet,
    tolerance,
  }) => {
    tolerance.failedRequests = true
    const account = await freshAccount(devnet)
    const id = await sendTransaction(devnet, account, { toAddr: account.address, amount: 1n, gasLimit: 50n })
    await devnet.mineBlock()
    await page.goto(`${ownSite.url}/-/explorer`)
    const link = card(page, 'Transactions').getByRole('link', { name: short(`0x${id}`) })
    await expect(link).toBeVisible()
    await link.hover()
    await page.goto(ownSite.url + transactionPath(id))
    await expect(fact(page, 'Status')).toHaveText('Success')
    await page.getByRole('link', { name: 'Explorer' }).click()
    await expect(link).toBeVisible()
    await ownSite.stop()
    await page
      .getByRole('textbox', { name: 'Find a transaction, address, block or name' })
      .fill('cd'.repeat(32))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /^Node Glitch/ })).toBeVisible()
    await expect(page.getByText('does not know this transaction')).toHaveCount(0)
    await tryAgain(page.getByRole('button', { name: 'Try again' }), ownSite.node, () => ownSite.start())
    await expect(
      page.getByRole('heading', { name: 'The network does not know this transaction' }),
    ).toBeVisible()
  })

  test('or answers nonsense: each card fails for itself @desktop', async ({ page, site }) => {
    site.node.behave(parrot('nonsense'))
    await page.goto('/-/explorer')
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(2)
    await tryAgain(card(page, 'Transactions').getByRole('button', { name: 'Try again' }), site.node)
    await expect(card(page, 'Transactions').getByRole('listitem').first()).toBeVisible()
  })

  test('or is slow: the page says that it loads', { tag: '@desktop' }, async ({ page, site }) => {
    site.node.behave(slow(2_000))
    await page.goto('/-/explorer')
    await expect(page.getByText('Loading').first()).toBeAttached()
    await expect(page.getByText('No transactions yet.')).toHaveCount(0)
  })
})
