/** The explorer of the local network and its faucet, against transactions that were really made. */
import type { Locator, Page } from '@playwright/test'
import { didWallet } from '@tyto/contracts'
import { testAccount, type Devnet, type TestAccount } from '@tyto/devnet'
import { domainId } from '@tyto/identity'
import {
  contractAddress,
  qaPerZil,
  toBech32,
  toChecksumAddress,
  zeroAddress,
  type Address,
} from '@tyto/primitives'
import { typedText } from '../steps/money/amountOracle'
import { findAllBarriers, overflowOf } from '../steps/page/barriers'
import { expect, test } from '../steps/network/testSite'
import { card, fact, nameCard, withSettings } from '../steps/page/pageParts'
import { short } from '../steps/wallets/sessionSteps'
import { nextNonce, sendCall, sendTransaction } from '../steps/network/signedTransactions'
import { deployDidWallet, freshAccount, freshDomain, keysOf } from '../steps/wallets/walletSetup'

function transactionPath(id: string): string {
  return `/-/explorer/tx/0x${id}`
}

function addressPath(address: Address): string {
  return `/-/explorer/address/${toBech32(address)}`
}

function heading(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name })
}

/** The value of a parameter in a table. */
function param(table: Locator, name: string): Locator {
  return table
    .getByRole('row')
    .filter({ has: table.page().getByRole('rowheader', { name, exact: true }) })
    .locator('td')
    .last()
}

/** An account of a test's own with a wallet that has money. */
async function openWallet(devnet: Devnet): Promise<{ account: TestAccount; wallet: Address }> {
  const account = await freshAccount(devnet)
  const wallet = await deployDidWallet(devnet, account, keysOf(account.address))
  await sendCall(devnet, account, didWallet(wallet).AddFunds({}, { amount: 2_000n * qaPerZil }))
  return { account, wallet }
}

test.describe('a transaction', () => {
  test('[BX-16] is found by its id, and says what it asked for and what it did @desktop', async ({
    page,
    devnet,
  }) => {
    const { account, wallet } = await openWallet(devnet)
    const domain = freshDomain('found')
    const call = didWallet(wallet).BuyNftUsername(
      { username: domainId(domain), addr: null, id: 'zil', tyron: 5n * qaPerZil },
      { amount: 5n * qaPerZil },
    )
    const { id, gasUsed, block } = await sendCall(devnet, account, call)

    // The chain keeps the hash of a name; this device knows the name since it was opened here.
    await page.goto(`/${domain}.ssi`)
    await expect(nameCard(page)).toContainText('did:tyron:zil:isol:')
    await page.goto('/-/explorer')
    await page.getByRole('textbox', { name: 'Find a transaction, address, block or name' }).fill(`0x${id}`)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(transactionPath(id))

    const facts = card(page, 'Facts')
    await expect(fact(facts, 'Status')).toHaveText('Success')
    await expect(fact(facts, 'Kind')).toHaveText('Contract call')
    await expect(fact(facts, 'Block')).toHaveText(Number(block).toLocaleString('en-US'))
    await expect(fact(facts, 'From')).toContainText(short(toBech32(account.address)))
    await expect(fact(facts, 'To')).toContainText(short(toBech32(wallet)))
    await expect(fact(facts, 'Amount')).toHaveText('5 ZIL')
    await expect(fact(card(page, 'Gas'), 'Fee')).toHaveText(`${typedText(gasUsed * 2_000_000_000n, 12)} ZIL`)

    const asked = card(page, 'Call')
    await expect(asked.getByText('BuyNftUsername', { exact: true })).toBeVisible()
    await expect(asked.getByText('on DidWallet')).toBeVisible()
    const params = asked.getByRole('table', { name: 'Parameters' })
    await expect(param(params, 'username')).toHaveText(`${domainId(domain)} (${domain})`)
    await expect(param(params, 'tyron')).toHaveText('5 ZIL')
    await expect(param(params, 'addr')).toHaveText('None')

    // The wallet asks Init, and Init in its turn pays InitDid and writes to the registry.
    const messages = card(page, 'Messages between contracts')
    const inner = messages.getByRole('list').getByRole('list')
    await expect(inner.getByText('Register', { exact: true })).toBeVisible()
    await expect(inner.getByText(/^Init .*→NameRegistry/)).toBeVisible()
    await expect(messages.getByText('1,200 ZIL').first()).toBeVisible()
    await expect(card(page, 'Events').getByText('BoughtNftUsername')).toBeVisible()
    const told = card(page, 'Events').getByRole('table', { name: 'Parameters of Registered' })
    await expect(param(told, 'addr')).toContainText(`${domain}.ssi`)

    const changes = card(page, 'What changed')
    const entry = changes.getByRole('listitem').filter({ hasText: `did_dns › ${domainId(domain)}` })
    await expect(entry).toContainText('Before:nothing')
    await expect(entry).toContainText(short(toBech32(wallet)))
    await expect(changes.getByText('−1,200 ZIL')).toBeVisible()

    await page.getByText('Raw JSON').click()
    await expect(page.getByRole('region', { name: 'Raw JSON' })).toContainText('"cumulative_gas"')
  })

  test('that failed names the exception, what it means, and the line that threw it @desktop', async ({
    page,
    devnet,
  }) => {
    const { wallet } = await openWallet(devnet)
    const stranger = await freshAccount(devnet)
    const { id, success } = await sendCall(
      devnet,
      stranger,
      didWallet(wallet).UpdateController({ addr: stranger.address, tyron: null }),
    )
    expect(success).toBe(false)
    await page.goto(transactionPath(id))
    await expect(fact(card(page, 'Facts'), 'Status')).toHaveText('Failed')
    const why = card(page, 'Why it failed')
    await expect(why).toContainText('WrongSender code -2')
    await expect(why).toContainText('Only the DID Controller may do this.')
    await expect(why).toContainText('The gas is spent. Nothing else changed.')
    const marked = why.getByRole('region').locator('[aria-current]')
    await expect(marked).toHaveText('  throw e')
    // The way through the source, and the whole of it with the line in sight.
    const lines = why.getByRole('link', { name: /^Line \d+$/ })
    await expect(why.getByText(/^Raised from UpdateController/)).toBeVisible()
    await lines.first().click()
    await expect(page).toHaveURL(/\?view=code&line=\d+$/)
    const code = page.getByRole('region', { name: 'Code' })
    await expect(code.locator('[aria-current]')).toHaveText('  throw e')
    await expect(code.locator('[aria-current]')).toBeInViewport()
  })

  test('that waits for an earlier one says so, and moves on by itself @desktop', async ({ page, devnet }) => {
    const account = await freshAccount(devnet)
    const nonce = await nextNonce(devnet, account.address)
    const payment = { toAddr: testAccount('nobody').address, amount: 3n, gasLimit: 50n }
    const id = await sendTransaction(devnet, account, { ...payment, nonce: nonce + 1n })
    await page.goto(transactionPath(id))
    await expect(fact(page, 'Status')).toHaveText('Waiting for an earlier one')
    await expect(page.getByText('This one waits for it.')).toBeVisible()
    await sendTransaction(devnet, account, { ...payment, nonce })
    await expect(fact(page, 'Status')).toHaveText('Success')
    await expect(fact(page, 'Amount')).toHaveText('0.000000000003 ZIL')
    await expect(card(page, 'What changed')).toContainText('−0.100000000003 ZIL')
  })

  test('that the network dropped says why', { tag: '@desktop' }, async ({ page, devnet }) => {
    const poor = testAccount(freshDomain('poor'))
    const rich = await freshAccount(devnet)
    const toAddr = testAccount('nobody').address
    await sendTransaction(devnet, rich, { toAddr: poor.address, amount: qaPerZil, gasLimit: 50n })
    await devnet.mineBlock()
    // Each can be paid for alone, not both.
    const amount = (qaPerZil * 3n) / 5n
    await sendTransaction(devnet, poor, { toAddr, amount, gasLimit: 50n, nonce: 1n })
    const id = await sendTransaction(devnet, poor, { toAddr, amount, gasLimit: 50n, nonce: 2n })
    await devnet.mineBlock()
    await page.goto(transactionPath(id))
    await expect(fact(page, 'Status')).toHaveText('Dropped')
    await expect(page.getByText('the sender could not pay for it')).toBeVisible()
  })

  test('to a contract that nobody here knows is read by the types that it states @desktop', async ({
    page,
    devnet,
  }) => {
    const account = await freshAccount(devnet)
    const nonce = await nextNonce(devnet, account.address)
    const data = JSON.stringify([{ vname: '_scilla_version', type: 'Uint32', value: '0' }])
    await sendTransaction(devnet, account, { toAddr: zeroAddress, code: stranger, data })
    await devnet.mineBlock()
    const address = contractAddress(account.address, nonce - 1n)
    const pair = { constructor: `${address}.Both`, argtypes: [], arguments: ['7', account.address] }
    const { id, success } = await sendCall(devnet, account, {
      to: address,
      transition: 'Keep',
      amount: 0n,
      params: [
        { vname: 'text', type: 'String', value: '<img src=x onerror=alert(1)>' },
        { vname: 'both', type: `${address}.Thing`, value: pair },
      ],
    })
    expect(success).toBe(true)
    await page.goto(transactionPath(id))
    const params = page.getByRole('table', { name: 'Parameters', exact: true })
    await expect(param(params, 'text')).toHaveText('<img src=x onerror=alert(1)>')
    await expect(param(params, 'both')).toContainText('Both')
    await expect(param(params, 'both')).toContainText(short(toBech32(account.address)))
    await expect(card(page, 'What changed')).toContainText('kept › <img src=x onerror=alert(1)>')

    await page.goto(`${addressPath(address)}?view=state`)
    await expect(heading(page, 'Stranger')).toBeVisible()
    await expect(card(page, 'State')).toContainText('<img src=x onerror=alert(1)>')
  })
})

/** A contract with a type of its own. */
const stranger = `scilla_version 0

library Stranger

type Thing =
  | Both of Uint32 ByStr20

contract Stranger()

field kept: Map String Thing = Emp String Thing

transition Keep(text: String, both: Thing)
  kept[text] := both
end
`

test.describe('addresses, contracts and blocks', () => {
  test('a contract shows its transactions, state, code and init, and leads to its name @desktop', async ({
    page,
    devnet,
  }) => {
    const { registry, names } = devnet.network
    const alice = names.find(({ name }) => name === 'alice.ssi')!.address
    await page.goto(addressPath(alice))
    await expect(heading(page, 'DidWallet')).toBeVisible()
    const facts = card(page, 'Facts')
    await expect(fact(facts, 'What it is')).toHaveText('Contract')
    const digits = toChecksumAddress(alice).slice(2).match(/.{4}/g) ?? []
    await expect(fact(facts, 'base16')).toHaveText(`0x ${digits.join(' ')}`)
    await expect(card(page, 'Transactions').getByText('DidCreate')).toBeVisible()

    await page.getByRole('button', { name: 'State', exact: true }).click()
    await expect(page).toHaveURL(/view=state$/)
    const status = card(page, 'State').getByRole('listitem').filter({ hasText: 'did_status' })
    await expect(status).toContainText('Updated')
    await expect(card(page, 'State').getByRole('listitem').filter({ hasText: 'services_' })).toContainText(
      'github',
    )

    await page.getByRole('button', { name: 'Code', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Code' })).toContainText('contract DidWallet')
    await page.getByRole('button', { name: 'Init', exact: true }).click()
    await expect(param(page.getByRole('table', { name: 'Init' }), 'init')).toContainText(
      'Init of the protocol',
    )
    await page.reload()
    await expect(page.getByRole('table', { name: 'Init' })).toBeVisible()
    await page.getByRole('link', { name: 'Open alice.ssi' }).click()
    await expect(page).toHaveURL('/alice.ssi')

    await page.goto(`${addressPath(registry)}?view=state`)
    await expect(heading(page, 'NameRegistry')).toBeVisible()
  })

  test('a long map is paged, a long list goes on', { tag: '@desktop' }, async ({ page, devnet }) => {
    const { account, wallet } = await openWallet(devnet)
    const nonce = await nextNonce(devnet, account.address)
    for (let index = 0n; index < 21n; index++) {
      const entry = {
        addr: account.address,
        didKey: `0x${'00'.repeat(33)}`,
        encrypted: 'null',
        nftID: '',
      } as const
      const call = didWallet(wallet).Dns({ ...entry, domain: `sub${index + 10n}`, tyron: null })
      const data = JSON.stringify({ _tag: call.transition, params: call.params })
      await sendTransaction(devnet, account, { toAddr: wallet, data, nonce: nonce + index, gasLimit: 5_000n })
    }
    await devnet.mineBlock()
    await page.goto(`${addressPath(wallet)}?view=state`)
    const map = card(page, 'State').getByRole('listitem').filter({ hasText: 'did_domain_dns' })
    await expect(map).toContainText('1 to 10 of 21')
    await expect(map).toContainText('sub10')
    await map.getByRole('button', { name: 'Entries after' }).click()
    await map.getByRole('button', { name: 'Entries after' }).click()
    await expect(map).toContainText('21 to 21 of 21')
    await expect(map).toContainText('sub30')
    await expect(map.getByRole('button', { name: 'Entries after' })).toBeDisabled()

    await page.getByRole('button', { name: 'Transactions', exact: true }).click()
    const list = card(page, 'Transactions')
    await expect(list.getByText('Dns', { exact: true })).toHaveCount(20)
    await list.getByRole('button', { name: 'Show earlier ones' }).click()
    await expect(list.getByText('New contract', { exact: true })).toBeVisible()
    await expect(list.getByRole('button', { name: 'Show earlier ones' })).toBeHidden()
  })

  test('an account shows its balance and nonce; one that nobody used is empty, not unknown @desktop', async ({
    page,
    devnet,
  }) => {
    const account = await freshAccount(devnet)
    await page.goto(addressPath(account.address))
    await expect(heading(page, 'Account')).toBeVisible()
    await expect(fact(page, 'Balance')).toHaveText('10,000 ZIL')
    await expect(fact(page, 'Nonce')).toHaveText('0')
    await expect(card(page, 'Transactions')).toContainText('Faucet')
    await page.goto(addressPath(testAccount(freshDomain('unused')).address))
    await expect(fact(page, 'Balance')).toHaveText('0 ZIL')
    await expect(page.getByText('Nothing has touched this address yet.')).toBeVisible()
  })

  test('blocks lead to their transactions and neighbours @desktop', async ({ page, devnet }) => {
    const account = await freshAccount(devnet)
    const id = await sendTransaction(devnet, account, { toAddr: account.address, amount: 7n, gasLimit: 50n })
    const { number } = await devnet.mineBlock()
    await page.goto(transactionPath(id))
    await fact(card(page, 'Facts'), 'Block').getByRole('link').click()
    await expect(page).toHaveURL(/\/-\/explorer\/block\/\d+$/)
    await page.getByRole('link', { name: short(`0x${id}`) }).click()
    await expect(page).toHaveURL(transactionPath(id))

    // A block that is to come shows up once it is made.
    const next = `/-/explorer/block/${number + 1n}`
    await page.goto(next)
    await expect(page.getByRole('heading', { name: 'There is no such block yet' })).toBeVisible()
    await devnet.mineBlock()
    await expect(page.getByText('This block holds no transactions.')).toBeVisible()
    await page.getByRole('link', { name: 'Block before' }).click()
    await expect(page).toHaveURL(`/-/explorer/block/${number}`)
    await page.goto('/-/explorer/block/0')
    await expect(page.getByRole('link', { name: 'Block before' })).toHaveCount(0)
  })
})

test.describe('the front page', () => {
  test('follows new blocks and transactions by itself @desktop', async ({ page, devnet }) => {
    await page.goto('/-/explorer')
    await expect(card(page, 'Latest blocks').getByRole('listitem').first()).toBeVisible()
    const account = await freshAccount(devnet)
    const id = await sendTransaction(devnet, account, { toAddr: account.address, amount: 1n, gasLimit: 50n })
    const { number } = await devnet.mineBlock()
    await expect(card(page, 'Transactions').getByRole('link', { name: short(`0x${id}`) })).toBeVisible()
    await expect(card(page, 'Latest blocks')).toContainText(Number(number).toLocaleString('en-US'))
  })

  test(
    'finds addresses, blocks and names, and refuses what is none of them',
    { tag: '@desktop' },
    async ({ page, devnet }) => {
      const alice = devnet.network.names.find(({ name }) => name === 'alice.ssi')!.address
      const field = page.getByRole('textbox', { name: 'Find a transaction, address, block or name' })
      const found: readonly (readonly [string, string | RegExp])[] = [
        [toBech32(alice), addressPath(alice)],
        [alice, addressPath(alice)],
        [toChecksumAddress(alice), addressPath(alice)],
        ['Alice', addressPath(alice)],
        ['alice.did', addressPath(alice)],
        [' 1 ', '/-/explorer/block/1'],
      ]
      for (const [typed, url] of found) {
        await page.goto('/-/explorer')
        await field.fill(typed)
        await page.getByRole('button', { name: 'Find' }).click()
        await expect(page, typed).toHaveURL(url)
      }
      const refused = [
        ['', 'Type something to find.'],
        ['work@alice.did', 'This is not a transaction id, address, block number or name.'],
        ['x'.repeat(20_000), 'This is not a transaction id, address, block number or name.'],
        [`${toBech32(alice).slice(0, -1)}b`, 'Wrong address.'],
        [`${freshDomain('nobody')}.ssi`, /leads to no address\.$/],
      ] as const
      await page.goto('/-/explorer')
      for (const [typed, text] of refused) {
        await field.fill(typed)
        await page.keyboard.press('Enter')
        await expect(page.getByRole('alert')).toHaveText(text)
        await expect(page).toHaveURL('/-/explorer')
      }
    },
  )
})

test.describe('for everybody', () => {
  test('no barrier on any page @desktop', async ({ page, devnet, isMobile }) => {
    const { account, wallet } = await openWallet(devnet)
    const good = await sendCall(
      devnet,
      account,
      didWallet(wallet).BuyNftUsername({
        username: domainId(freshDomain('axe')),
        addr: null,
        id: 'zil',
        tyron: null,
      }),
    )
    const bad = await sendCall(devnet, account, didWallet(wallet).AcceptPendingController({}))
    await withSettings(page, { theme: isMobile ? 'night' : 'paper' })
    const visits = [
      ['/-/explorer', 'Success'],
      [transactionPath(good.id), 'did_dns'],
      [transactionPath(bad.id), 'throw e'],
      [transactionPath('ab'.repeat(32)), 'does not know'],
      ['/-/explorer/tx/x', 'This is not a transaction id'],
      [addressPath(wallet), 'AddFunds'],
      [`${addressPath(wallet)}?view=state`, 'did_status'],
      [`${addressPath(devnet.network.registry)}?view=code&line=12`, 'library NameRegistry'],
      [`${addressPath(wallet)}?view=init`, 'init_controller'],
      [`/-/explorer/block/${good.block}`, 'BuyNftUsername'],
      ['/-/faucet', '10,000'],
    ] as const
    const onPhones: readonly number[] = [1, 9]
    const shown = visits.filter((_, index) => onPhones.includes(index) === isMobile)
    for (const [path, text] of shown) {
      await page.goto(path)
      await expect(page.getByText(text).first(), path).toBeVisible()
      expect(await findAllBarriers(page), path).toEqual([])
      expect(await overflowOf(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0)
    }
  })

  test('in every language', { tag: '@desktop' }, async ({ page }) => {
    const titles = { es: 'Explorador', cn: '浏览器', id: 'Penjelajah', ru: 'Обозреватель' }
    for (const [language, title] of Object.entries(titles)) {
      await page.goto(`/${language}/-/explorer`)
      await expect(heading(page, title)).toBeVisible()
    }
  })
})
