/** The money that people see: every coin of two wallets, exactly, also while the node is silent or lies. */
import { didWallet, initDid, loadCode, zrc2Token } from '@tyto/contracts'
import { testAccount, type Devnet } from '@tyto/devnet'
import type { Address } from '@tyto/primitives'
import { exactText } from '../steps/money/amountOracle'
import { alice, cells, expectAmount, row, table, worthOf } from '../steps/money/balanceRows'
import { findBarriers } from '../steps/page/barriers'
import { recordOf } from '../steps/network/chainAnswers'
import {
  fieldReads,
  refusing,
  sequentialTrips,
  slow,
  type SentCall,
  type Trip,
} from '../steps/network/faultyNode'
import { card } from '../steps/page/pageParts'
import { askField, heldBy } from '../steps/network/rawChain'
import { newPerson } from '../steps/ownership/recoverySetup'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test, type TestSite } from '../steps/network/testSite'
import { visitAnew } from '../steps/network/visitAnew'
import { deployOlderWallet } from '../steps/wallets/olderWallets'
import { callAs, deployContract, freshDomain, issueName, newAccount } from '../steps/wallets/walletSetup'
import { installExtension } from '../steps/wallets/walletExtension'
import { tryAgain } from '../steps/network/tryAgain'

/** Does this call read what a wallet holds of a token, or where a coin stands? A DID wallet has services of its own. */
function isMoney({ devnet }: TestSite, { params }: SentCall): boolean {
  const [address, field] = params
  return field === 'balances' || (field === 'services' && `0x${String(address)}` === devnet.network.initDid)
}

/** The requests that do. */
function moneyTrips(site: TestSite): readonly Trip[] {
  return site.node.trips.filter(({ calls }) => calls.some((call) => isMoney(site, call)))
}

/**
 * The trips that the table waits for: until the first answer about the account of the browser wallet. The worth above it asks
 * for the other wallets of the identity only then.
 */
function tableTrips(site: TestSite): readonly Trip[] {
  const account = testAccount(alice.account).address
  const trips = [...moneyTrips(site)].sort((one, other) => one.arrivedAt - other.arrivedAt)
  const ofTable = trips.find(({ calls }) =>
    calls.some(({ params }) => params[1] === 'balances' && JSON.stringify(params[2]).includes(account)),
  )
  return trips.filter(({ arrivedAt }) => ofTable === undefined || arrivedAt < ofTable.answeredAt)
}

/** The entries of tokens that these trips ask for. */
function balanceReads(trips: readonly Trip[]): readonly string[] {
  return fieldReads(trips).filter((read) => read.includes(' balances '))
}

/** The coins that are always shown, by id and symbol. */
const fourCoins = [
  ['tyrons$i', 'TYRONS$I'],
  ['tyron', 'TYRON'],
  ['s$i', 'S$I'],
  ['zil', 'ZIL'],
] as const
/** The coins that can be added, in the order of the list. */
const nineteenCoins =
  'gZIL stZIL XSGD XIDR ZWAP zUSDT zWBTC zETH XCAD dXCAD VRZ LULU FEES ZPAINT STREAM zOPUL Huny DMZ ZLP'.split(
    ' ',
  )

/** A token of a test's own in the place of a coin; gives the way back. */
async function replaceCoin(
  devnet: Devnet,
  id: string,
  token: { readonly decimals: bigint; readonly holder: Address; readonly amount: bigint },
): Promise<() => Promise<void>> {
  const owner = testAccount('deployer')
  const { initDid: record } = devnet.network
  const place = (await askField<Record<string, Address>>(devnet, record, 'services', [id]))![id]!
  const deploy = zrc2Token.deploy({
    contract_owner: owner.address,
    name: '<img src=x onerror="document.title=1">',
    symbol: '<b>X</b>',
    decimals: token.decimals,
    init_supply: 0n,
  })
  const address = await deployContract(devnet, await loadCode('Zrc2Token'), deploy.init)
  await callAs(devnet, owner, zrc2Token(address).Mint({ recipient: token.holder, amount: token.amount }))
  await callAs(devnet, owner, initDid(record).SetService({ id, addr: address }))
  return () => callAs(devnet, owner, initDid(record).SetService({ id, addr: place }))
}

test('[BL-01] four coins are always there, with what two wallets hold of each to the last digit, and both ways of the money', async ({
  page,
  site,
}) => {
  await installExtension(page, { account: alice.account })
  await page.addInitScript(() => {
    localStorage.setItem('test.extension.connected', 'yes')
    if (localStorage.getItem('tyto.session') === null) {
      localStorage.setItem('tyto.session', JSON.stringify({ wallet: 'zilpay', storage: false, login: null }))
    }
  })
  const { address } = await recordOf(site, 'alice.ssi')
  const [inWallet, inAccount] = [
    await heldBy(site, address),
    await heldBy(site, testAccount(alice.account).address),
  ]
  await page.goto(alice.page)
  const heads = table(page).getByRole('rowheader')
  for (const [at, symbol] of [/TYRONS\$I/, /TYRON/, /S\$I/, /ZIL/].entries()) {
    await expect(heads.nth(at)).toHaveText(symbol)
  }
  // Below them is what one of the two holds, and nothing else.
  const isHeld = (id: string): boolean =>
    [inWallet, inAccount].some((held) => (held.get(id)?.units ?? 0n) > 0n)
  const beside = [...inWallet.keys()].filter((id) => isHeld(id) && !fourCoins.some(([four]) => four === id))
  await expect(heads).toHaveCount(4 + beside.length)
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Coin',
    'xWALLET',
    'ZilPay',
    'What you can do',
  ])
  for (const [id, symbol] of fourCoins) {
    await expectAmount(cells(page, symbol).nth(0), inWallet.get(id), symbol)
    await expectAmount(cells(page, symbol).nth(1), inAccount.get(id), symbol)
    // Four digits after the point are what is seen.
    await expect(cells(page, symbol).nth(0)).toContainText(/\.\d{4}…?$/)
  }
  expect(await findBarriers(page)).toEqual([])

  // The exact figure is one press away, by keyboard too.
  const amount = cells(page, 'TYRONS$I').nth(0).getByRole('button')
  const { units, decimals } = inWallet.get('tyrons$i')!
  const exact = page.getByText('TYRONS$I, to the last digit').locator('..')
  await amount.focus()
  await page.keyboard.press('Enter')
  await expect(exact).toContainText(exactText(units, decimals))
  await expect(exact).toContainText('18 digits after the point, as its own contract says.')
  await page.keyboard.press('Escape')
  await expect(exact).toBeHidden()
  await amount.click()
  await expect(exact).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'RECEIVE S$I' }).click()
  await expect(page).toHaveURL(/\/alice\.ssi\/didx\/receive\?coin=s%24i$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Receive' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Coin' })).toHaveValue('s$i')
  await page.goBack()
  await page.getByRole('link', { name: 'WITHDRAW TYRON', exact: true }).click()
  await expect(page).toHaveURL(/\/balances\/send\?coin=tyron$/)
  await page.goBack()
  await page.getByRole('link', { name: 'BATCH TRANSFER' }).click()
  await expect(page).toHaveURL(/\/balances\/send$/)
})

test('[BL-01] what came meanwhile is there after a press on Refresh; what is empty cannot be withdrawn @desktop', async ({
  page,
  devnet,
}) => {
  const owner = await newPerson(devnet, 'purse')
  await arriveAs(page, { account: owner.index })
  await page.goto(`/${owner.domain}.ssi/didx/wallet/balances`)
  const zil = cells(page, 'ZIL').nth(0)
  await expect(zil).toContainText('0.0000')
  await expect(row(page, 'ZIL').getByRole('button', { name: 'WITHDRAW ZIL' })).toBeDisabled()
  await callAs(devnet, owner.account, didWallet(owner.wallet).AddFunds({}, { amount: 1_234_567_899_999n }))
  await page.getByRole('button', { name: 'Refresh' }).click()
  // Cut, and never rounded up.
  await expect(zil.getByRole('button')).toHaveAccessibleName('1.2345… ZIL, exactly 1.234567899999')
  await expect(page.getByText(/^Read from the chain (now|\d+ seconds? ago)$/).first()).toBeVisible()
  await expect(row(page, 'ZIL').getByRole('link', { name: 'WITHDRAW ZIL' })).toBeVisible()
})

test('[BL-02] nineteen currencies are offered, found and kept; what is held beside them shows by itself', async ({
  page,
  site,
}) => {
  // A coin that is held shows by itself, whether or not somebody chose it.
  const { address } = await recordOf(site, 'alice.ssi')
  const holdings = [await heldBy(site, address), await heldBy(site, testAccount(alice.account).address)]
  const always: readonly string[] = fourCoins.map(([id]) => id)
  const isHeld = (id: string): boolean => holdings.some((held) => (held.get(id)?.units ?? 0n) > 0n)
  const arrived = [...holdings[0]!.keys()].filter((id) => !always.includes(id) && isHeld(id))
  const listed = nineteenCoins.map((symbol) => symbol.toLowerCase())
  const others = arrived.filter((id) => !listed.includes(id))
  expect(others.length).toBeGreaterThanOrEqual(5)

  await arriveAs(page, { account: alice.account })
  await page.goto(alice.page)
  const list = card(page, 'Add new currencies')
  const ticks = list.getByRole('checkbox')
  const rows = table(page).getByRole('rowheader')
  await expect(list.getByRole('group')).toHaveText(nineteenCoins.join(''))
  await expect(ticks).toHaveCount(19)
  await expect(rows).toHaveCount(4 + arrived.length)
  for (const symbol of ['zBNB', 'PELE', 'BOLT', 'UNIDEX-V2', 'BUTTON']) {
    await expectAmount(cells(page, symbol).nth(0), holdings[0]!.get(symbol.toLowerCase()), symbol)
  }

  await list.getByRole('searchbox', { name: 'Search' }).fill(' Xs')
  await expect(ticks).toHaveCount(1)
  await list.getByRole('checkbox', { name: 'XSGD' }).check()
  // A coin that is chosen and held stands there once.
  await expect(rows).toHaveCount(4 + arrived.length)
  await list.getByRole('searchbox').fill('<b>nothing</b>')
  await expect(list).toContainText('No coin of the list is called “<b>nothing</b>”.')
  await list.getByRole('searchbox').fill('')

  await page.reload()
  await expect(rows).toHaveCount(4 + arrived.length)
  await expect(list.getByRole('checkbox', { name: 'XSGD' })).toBeChecked()
  await list.getByRole('button', { name: 'SHOW ALL' }).click()
  await expect(rows).toHaveCount(23 + others.length)
  await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(19)
  await list.getByRole('button', { name: 'HIDE ALL' }).click()
  await expect(rows).toHaveCount(4 + arrived.length)
})

test('[BT-01] BATCH TRANSFER stands at the balances of wallets from version 6 on, and of none below @desktop', async ({
  page,
  devnet,
}) => {
  const { account, index } = await newAccount(devnet)
  await arriveAs(page, { account: index })
  for (const [version, links] of [
    ['DIDxWALLET_5.9.0', 0],
    ['DIDxWALLET_6.0.0', 1],
  ] as const) {
    const domain = freshDomain('batch')
    await issueName(devnet, domain, await deployOlderWallet(devnet, account, { version, label: domain }))
    await page.goto(`/${domain}.ssi/didx/wallet/balances`)
    await expect(table(page), version).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'BATCH TRANSFER' }), version).toHaveCount(
      links,
    )
  }
})

test('[BL-03] a visitor is shown where to send coins, its controller the balances @desktop', async ({
  page,
  devnet,
}) => {
  const owner = await newPerson(devnet, 'seen')
  const of = `${owner.domain}.ssi`
  for (const path of [`/${of}`, `/${of}/didx`]) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'RECEIVE' })).toHaveAttribute('href', `/${of}/didx/receive`)
    await expect(card(page, 'Balances')).toHaveCount(0)
  }
  await arriveAs(page, { account: owner.index })
  await page.goto(`/${of}`)
  await expect(card(page, 'Balances')).toContainText('0.0000')
  await expect(card(page, 'Receive')).toHaveCount(0)
  await card(page, 'Balances').getByRole('link', { name: 'All balances' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Balances' })).toBeVisible()
})

test('sixty coins of two wallets are one request, and two where nothing is known, entry by entry @desktop', async ({
  page,
  site,
}) => {
  await arriveAs(page, { account: alice.account })
  await page.goto(alice.page)
  await expect(cells(page, 'ZIL').nth(1)).toContainText('.')
  expect(tableTrips(site)).toHaveLength(2)
  expect(sequentialTrips(tableTrips(site))).toBe(2)
  const entries = balanceReads(tableTrips(site))
  expect(entries).toHaveLength(118)
  for (const call of tableTrips(site).flatMap(({ calls }) => calls)) {
    if (isMoney(site, call)) expect(call.params[2]).toHaveLength(1)
  }
  // The worth is the last that this page reads.
  await expect(worthOf(page, 'alice.ssi').locator('[data-worth]')).toContainText('USD')

  // A later visit, in a new page.
  await visitAnew(page, site, alice.page)
  await expect(cells(page, 'ZIL').nth(1)).toContainText('.')
  await expect(worthOf(page, 'alice.ssi').locator('[data-worth]')).toContainText('USD')
  expect(tableTrips(site)).toHaveLength(1)
  // The worth, whose reads are known now, comes along.
  expect(balanceReads(tableTrips(site))).toEqual(expect.arrayContaining([...entries]))

  // From the overview to the page: nothing is asked twice.
  await page.goto('/alice.ssi')
  await expect(card(page, 'Balances')).toContainText('2,500')
  site.node.forgetTrips()
  await card(page, 'Balances').getByRole('link', { name: 'All balances' }).click()
  await expect(cells(page, 'ZIL').nth(1)).toContainText('.')
  const asked = balanceReads(tableTrips(site))
  expect(asked).toHaveLength(new Set(asked).size)
})

test('what was read before is there at once with its age; a silent node makes it unknown, and never 0 @desktop', async ({
  page,
  site,
  tolerance,
}) => {
  await arriveAs(page, { account: alice.account })
  await page.goto(alice.page)
  const zil = cells(page, 'ZIL').nth(0)
  await expect(zil).toContainText('2,500.0000')

  site.node.behave(slow(3_000))
  await page.reload()
  await expect(zil).toContainText('2,500.0000')
  site.node.behave()
  await expect(page.getByText(/^Read from the chain/).first()).toBeVisible()

  // The name is known, the money is not.
  tolerance.failedRequests = true
  site.node.behave(refusing('no money today', (call) => call.method === 'GetBalance' || isMoney(site, call)))
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(zil).toContainText('Unknown')
  await expect(zil).toContainText(/(now|seconds? ago|minutes? ago): 2,500\.0000/)
  for (const [, symbol] of fourCoins) {
    await expect(cells(page, symbol).nth(1)).toContainText('Unknown')
    await expect(cells(page, symbol).nth(1)).not.toContainText(/^0/)
  }
  // The card of the worth above may have failed by now too: the last is that of the table.
  await expect(page.getByText('The node says: no money today').last()).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Details' }).last().click()
  const book = page.getByRole('dialog', { name: 'Error book', exact: true })
  await expect(book).toContainText('no money today')
  await book.getByRole('button', { name: 'Close' }).first().click()
  await tryAgain(page.getByRole('main').getByRole('button', { name: 'Try again' }).last(), site.node)
  await expect(zil).not.toContainText('Unknown')
  await expect(zil).toContainText('2,500.0000')
})

test('one token that cannot be read is unknown by itself @desktop', async ({ page, site }) => {
  await arriveAs(page, { account: alice.account })
  const tyron = site.devnet.network.tyron
  site.node.behave(
    refusing('not now', ({ params }) => `0x${String(params[0])}` === tyron && params[1] === 'balances'),
  )
  await page.goto(alice.page)
  await expect(cells(page, 'TYRON').nth(0)).toContainText('Unknown')
  await expect(cells(page, 'TYRON').nth(1)).toContainText('Unknown')
  await expect(cells(page, 'ZIL').nth(0)).toContainText('2,500.0000')
  await expect(cells(page, 'S$I').nth(0)).toContainText('17.0123')
})

test('another account of the browser wallet brings its own balances @desktop', async ({ page, site }) => {
  await arriveAs(page, { account: 2 })
  await page.goto('/carol.ssi/didx/wallet/balances')
  const carol = await heldBy(site, testAccount(2).address)
  await expectAmount(cells(page, 'S$I').nth(1), carol.get('s$i'), 'S$I')
  await page.goto(alice.page)
  await expect(
    page.getByRole('heading', { name: "Only alice's DID Controller can access this wallet." }),
  ).toBeVisible()
  await expect(table(page)).toHaveCount(0)
})

test('[BL-06] a coin without service or contract says so; a contract that lies about itself shows no amount and no markup @desktop', async ({
  page,
  devnet,
}) => {
  const owner = await newPerson(devnet, 'liar')
  const protocol = testAccount('deployer')
  const { initDid: record } = devnet.network
  const restore = [
    await replaceCoin(devnet, 'vrz', { decimals: 4_294_967_295n, holder: owner.wallet, amount: 5n }),
    await replaceCoin(devnet, 'dmz', { decimals: 3n, holder: owner.wallet, amount: 1_234_567n }),
    await replaceCoin(devnet, 'zopul', { decimals: 18n, holder: owner.wallet, amount: 1n }),
    await replaceCoin(devnet, 'fees', { decimals: 18n, holder: owner.wallet, amount: 1n }),
  ]
  try {
    await callAs(devnet, protocol, initDid(record).RemoveService({ id: 'zopul' }))
    const nowhere = testAccount(77_777).address
    await callAs(devnet, protocol, initDid(record).SetService({ id: 'fees', addr: nowhere }))
    await arriveAs(page, { account: owner.index })
    await page.goto(`/${owner.domain}.ssi/didx/wallet/balances`)
    await card(page, 'Add new currencies').getByRole('button', { name: 'SHOW ALL' }).click()
    await expect(row(page, 'VRZ')).toContainText(
      'Unknown: the contract of VRZ does not say how its amounts are counted.',
    )
    await expect(row(page, 'zOPUL')).toContainText(
      'Unknown: the protocol names no contract for zOPUL on this network.',
    )
    await expect(row(page, 'FEES')).toContainText(
      'Unknown: where the protocol looks for FEES, there is no token contract.',
    )
    for (const symbol of ['VRZ', 'zOPUL', 'FEES']) {
      await expect(row(page, symbol).getByRole('link')).toHaveCount(0)
    }
    // The contract's own digits count, and the person is told where they are not the expected ones.
    const amount = cells(page, 'DMZ').nth(0).getByRole('button')
    await expect(amount).toHaveAccessibleName('1,234.5670 DMZ, exactly 1,234.567')
    await amount.click()
    await expect(page.getByText('Expected were 18.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('main')).not.toContainText('<b>')
    await expect(page.getByRole('main').locator('img[src=x]')).toHaveCount(0)
  } finally {
    for (const back of restore) await back()
  }
})

test("[BL-06] a locked browser wallet shows 'Unlock Zilpay' in place of its balance, and the balance once it is open @desktop", async ({
  page,
  site,
}) => {
  const { address } = await recordOf(site, 'alice.ssi')
  await installExtension(page, { account: alice.account, isLocked: true })
  await page.addInitScript((wallet) => {
    if (localStorage.getItem('tyto.session') !== null) return
    const login = { network: 'local', address: wallet, name: 'alice.ssi' }
    localStorage.setItem('tyto.session', JSON.stringify({ wallet: 'zilpay', storage: false, login }))
  }, address)
  await page.goto(alice.page)
  const [inWallet, inAccount] = [cells(page, 'ZIL').nth(0), cells(page, 'ZIL').nth(1)]
  await expect(inWallet).toContainText('2,500.0000')
  await expect(inAccount).not.toContainText('.0000')
  await inAccount.getByRole('button', { name: 'Unlock Zilpay' }).click()
  const held = await heldBy(site, testAccount(alice.account).address)
  await expectAmount(inAccount, held.get('zil'), 'ZIL')
  await expect(page.getByRole('button', { name: 'Unlock Zilpay' })).toHaveCount(0)
})
