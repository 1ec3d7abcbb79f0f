/** Allowances: given, seen, made smaller and taken back, from the wallet of a name and from the browser wallet. */
import { defiWallet, didWallet, initDid, loadCode, zrc2Token } from '@tyto/contracts'
import { testAccount, type Devnet } from '@tyto/devnet'
import type { Locator, Page } from '@playwright/test'
import { toBech32, type Address } from '@tyto/primitives'
import { findBarriers } from '../steps/page/barriers'
import { changing, lastSent, refusing, type FaultyNode } from '../steps/network/faultyNode'
import { card, fact, saveWho } from '../steps/page/pageParts'
import { newDefi } from '../steps/money/defiWallets'
import { newPerson, type Person } from '../steps/ownership/recoverySetup'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { arriveAs, short } from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'
import {
  gasAsSaid,
  review,
  openDetails,
  sentences,
  signAndConfirm,
  simulated,
  status,
} from '../steps/transaction/transactionSteps'
import { callAs, deployContract, freshAccount } from '../steps/wallets/walletSetup'
import { tryAgain } from '../steps/network/tryAgain'

const owner = testAccount('deployer')
const most = 2n ** 128n - 1n

const pathOf = ({ domain }: Person): string => `/${domain}.ssi/didx/wallet/balances/allowances`

async function open(page: Page, person: Person): Promise<void> {
  await arriveAs(page, {
    account: person.index,
    login: { network: 'local', address: person.wallet, name: `${person.domain}.ssi` },
  })
  await page.goto(pathOf(person))
  await expect(page.getByRole('heading', { level: 1, name: 'Allowances' })).toBeVisible()
}

/** A part of the state, as the node tells it. */
async function stateOf(
  devnet: Devnet,
  at: Address,
  field: string,
  keys: readonly string[] = [],
): Promise<unknown> {
  const answer = (await devnet.handleRpc({
    id: '1',
    jsonrpc: '2.0',
    method: 'GetSmartContractSubState',
    params: [at.slice(2), field, keys],
  })) as { readonly result: Readonly<Record<string, unknown>> | null }
  let part: unknown = answer.result
  for (const key of [field, ...keys]) part = (part as Readonly<Record<string, unknown>> | null)?.[key]
  return part
}

/** The allowance in the token's own state. */
async function allowed(devnet: Devnet, of: Address, spender: Address, token: Address): Promise<bigint> {
  return BigInt(((await stateOf(devnet, token, 'allowances', [of, spender])) as string | undefined) ?? 0)
}

async function servicesOf(devnet: Devnet): Promise<ReadonlyMap<string, Address>> {
  const services = await stateOf(devnet, devnet.network.initDid, 'services')
  return new Map(Object.entries(services as Readonly<Record<string, Address>>))
}

/** The open review is of this call; messages of the same name follow from it. */
async function calls(page: Page, transition: string): Promise<void> {
  await openDetails(page)
  await expect(review(page).getByText(transition, { exact: true }).first()).toBeVisible()
}

/** The ZIL that was signed along with the last transaction. */
function amountSent({ trips }: FaultyNode): string {
  const sent = trips.flatMap(({ calls }) => calls).findLast(({ method }) => method === 'CreateTransaction')
  if (sent === undefined) throw new Error('Nothing was sent.')
  return (sent.params[0] as { readonly amount: string }).amount
}

function seeded(devnet: Devnet, name: string): Address {
  return devnet.network.names.find((each) => each.name === name)!.address
}

/** The line of a spender, in the list of a wallet or of the browser wallet. */
function line(page: Page, who: string, of = 'From the wallet of'): Locator {
  return page.getByRole('region', { name: of }).getByRole('listitem').filter({ hasText: who })
}

/** Fills the turned card up to its amber button. */
async function fill(
  page: Page,
  way: 'INCREASE' | 'DECREASE',
  { spender, coin, amount, from }: { spender: string; coin: string; amount: string; from?: string },
): Promise<Locator> {
  const face = page.getByRole('region', { name: way, exact: true })
  await face.getByRole('button', { name: new RegExp(`^${way}`) }).click()
  if (from !== undefined) await face.getByRole('button', { name: from }).click()
  await face.getByLabel('Spender address').fill(spender)
  await saveWho(face, 'Spender address')
  await face.getByLabel('Coin').selectOption({ label: coin })
  await face.getByLabel('Amount').fill(amount)
  await face.getByLabel('Amount').press('Enter')
  return face
}

test('[AL-01] [AL-02] name, spender, coin and amount: given from the wallet exactly as typed, with amount 0', async ({
  page,
  site,
  devnet,
}) => {
  const person = await newPerson(devnet, 'giver')
  const bruno = seeded(devnet, 'bruno.ssi')
  const xsgd = (await servicesOf(devnet)).get('xsgd')!
  await open(page, person)
  await expect(page.getByText('You gave no allowance')).toBeVisible()
  await expect(page.getByText('An allowance is a permission')).toBeVisible()

  const name = `${person.domain}.ssi`
  const face = await fill(page, 'INCREASE', {
    spender: 'bruno',
    coin: 'XSGD · Singapore dollar',
    amount: '100.000001',
  })
  // The address behind the name is shown before anything is signed.
  await expect(face.getByText(toBech32(bruno).slice(-2), { exact: true })).toBeVisible()
  await expect(
    face.getByText(`bruno.ssi may take 100.000001 XSGD more from ${name} at any time until you revoke it.`),
  ).toBeVisible()
  // From its top, so that the bar of the page covers half of nothing.
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await findBarriers(page)).toEqual([])
  await face.getByRole('button', { name: 'Increase allowance' }).click()
  await expect(sentences(review(page))).toContainText(
    `bruno.ssi may take up to 100.000001 XSGD from ${name} at any time until you revoke it.`,
  )
  await gasAsSaid(page, 'Increase allowance', 10_000n)
  await calls(page, 'IncreaseAllowance')
  await expect(fact(review(page), 'ZIL attached')).toHaveText('0 ZIL')
  site.node.forgetTrips()
  await signAndConfirm(page, 'Increase allowance')
  const sent = lastSent(site.node.trips, 'IncreaseAllowance')
  expect(amountSent(site.node)).toBe('0')
  expect(Object.fromEntries(sent.params)).toMatchObject({
    addrName: 'xsgd',
    spender: bruno,
    amount: '100000001',
  })
  expect(await allowed(devnet, person.wallet, bruno, xsgd)).toBe(100_000_001n)

  // The list shows it, and the card of decrease takes a part of it back.
  await expect(line(page, 'bruno.ssi may take XSGD up to this limit')).toContainText('100.000001 XSGD')
  const less = await fill(page, 'DECREASE', {
    spender: toBech32(bruno),
    coin: 'XSGD · Singapore dollar',
    amount: '0,000001',
  })
  await less.getByRole('button', { name: 'Decrease allowance' }).click()
  await calls(page, 'DecreaseAllowance')
  await expect(fact(review(page), 'ZIL attached')).toHaveText('0 ZIL')
  site.node.forgetTrips()
  await signAndConfirm(page, 'Decrease allowance')
  expect(amountSent(site.node)).toBe('0')
  expect(Object.fromEntries(lastSent(site.node.trips, 'DecreaseAllowance').params)).toMatchObject({
    addrName: 'xsgd',
    spender: bruno,
    amount: '1',
  })
  expect(await allowed(devnet, person.wallet, bruno, xsgd)).toBe(100_000_000n)
  await expect(line(page, 'bruno.ssi')).toContainText('100 XSGD')
})

test('[BX-19] an allowance is made smaller and revoked in one press each, and what is unlimited is called so', async ({
  page,
  devnet,
}) => {
  const person = await newPerson(devnet, 'revoker')
  const stranger = await freshAccount(devnet)
  const bruno = seeded(devnet, 'bruno.ssi')
  const { tyron } = devnet.network
  const { IncreaseAllowance } = didWallet(person.wallet)
  for (const [spender, amount] of [
    [bruno, 5_000_000_000_000n],
    [stranger.address, most],
  ] as const) {
    await callAs(
      devnet,
      person.account,
      IncreaseAllowance({ addrName: 'tyron', spender, amount, tyron: null }),
    )
  }
  await callAs(
    devnet,
    person.account,
    zrc2Token(tyron).IncreaseAllowance({ spender: bruno, amount: 7_000_000_000_000n }),
  )
  await open(page, person)

  const unlimited = line(page, short(toBech32(stranger.address)))
  await expect(unlimited).toContainText('may take all TYRON that you have, now and later')
  await expect(unlimited.getByText('Unlimited')).toBeVisible()
  await expect(unlimited.getByRole('button', { name: 'Decrease' })).toHaveCount(0)
  await expect(unlimited.getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`/-/explorer/address/${toBech32(stranger.address)}$`),
  )
  // The unlimited one stands first.
  await expect(
    page.getByRole('region', { name: 'From the wallet of' }).getByRole('listitem').first(),
  ).toContainText('Unlimited')
  await unlimited.getByRole('button', { name: 'Revoke' }).click()
  await expect(sentences(review(page))).toContainText(/may take no TYRON from .* any more\./)
  await signAndConfirm(page, 'Revoke allowance')
  expect(await allowed(devnet, person.wallet, stranger.address, tyron)).toBe(0n)
  await expect(unlimited).toHaveCount(0)

  const bounded = line(page, 'bruno.ssi')
  await expect(bounded).toContainText('5 TYRON')
  await expect(bounded.getByLabel('Less by, in TYRON')).toHaveValue('2.5')
  for (const [typed, fault] of [
    ['x', 'The input is not a number.'],
    ['0', 'The amount cannot be zero.'],
    ['0.0000000000001', 'At most 12 digits after the point.'],
  ] as const) {
    await bounded.getByLabel('Less by, in TYRON').fill(typed)
    await expect(bounded.getByRole('alert')).toHaveText(fault)
    await expect(bounded.getByRole('button', { name: 'Decrease' })).toBeDisabled()
  }
  await bounded.getByLabel('Less by, in TYRON').fill('2.5')
  await bounded.getByRole('button', { name: 'Decrease' }).click()
  await expect(sentences(review(page))).toContainText('bruno.ssi may take up to 2.5 TYRON from')
  await signAndConfirm(page, 'Decrease allowance')
  expect(await allowed(devnet, person.wallet, bruno, tyron)).toBe(2_500_000_000_000n)

  // From the browser wallet the token itself is called, and a refusal there changes nothing.
  const own = line(page, 'bruno.ssi', 'From your browser wallet')
  await expect(own).toContainText('7 TYRON')
  await own.getByRole('button', { name: 'Revoke' }).click()
  await simulated(page)
  await calls(page, 'DecreaseAllowance')
  await expect(review(page).getByRole('row', { name: /^addrName/ })).toHaveCount(0)
  await review(page).getByRole('button', { name: 'Revoke allowance', exact: true }).click()
  await approvalWindow(page).reject()
  await expect(status(page, 'Rejected')).toBeVisible()
  await status(page, 'Rejected').getByRole('button', { name: 'Close', exact: true }).first().click()
  expect(await allowed(devnet, person.account.address, bruno, tyron)).toBe(7_000_000_000_000n)
  await own.getByRole('button', { name: 'Revoke' }).click()
  await signAndConfirm(page, 'Revoke allowance')
  expect(await allowed(devnet, person.account.address, bruno, tyron)).toBe(0n)
  await expect(own).toHaveCount(0)
})

test('[BX-27] [BX-19] a step that a node with an old state told is compared with its true end; a revoke ends at nothing whatever it told @desktop', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const person = await newPerson(devnet, 'behind')
  const bruno = seeded(devnet, 'bruno.ssi')
  const { tyron } = devnet.network
  const give = (amount: bigint) =>
    callAs(
      devnet,
      person.account,
      didWallet(person.wallet).IncreaseAllowance({ addrName: 'tyron', spender: bruno, amount, tyron: null }),
    )
  await give(105_000_000_000_000n)
  /** The node says 5 TYRON, as it was once. */
  const fallBehind = () =>
    site.node.behave(
      changing(({ method, params }, answer) => {
        const [at, field] = params
        if (method !== 'GetSmartContractSubState' || field !== 'allowances' || `0x${String(at)}` !== tyron)
          return answer
        const text = JSON.stringify(answer).replaceAll(/"1?0[0-9]*000000000000"/g, '"5000000000000"')
        return JSON.parse(text) as typeof answer
      }),
    )
  fallBehind()
  await open(page, person)
  const bounded = line(page, 'bruno.ssi')
  await expect(bounded).toContainText('5 TYRON')
  await bounded.getByRole('button', { name: 'Decrease' }).click()
  await expect(sentences(review(page))).toContainText('bruno.ssi may take up to 2.5 TYRON from')
  await simulated(page)
  await review(page).getByRole('button', { name: 'Decrease allowance', exact: true }).click()
  await expect(approvalWindow(page).heading).toBeVisible()
  site.node.behave()
  await approvalWindow(page).approve()
  const done = status(page, 'Confirmed')
  await expect(done).toContainText('Another amount is allowed than the review said.', { timeout: 30_000 })
  await expect(done).toContainText('The review said: 2.5 TYRON')
  await expect(done).toContainText('Allowed in truth: 102.5 TYRON')
  await done.getByRole('button', { name: 'Done' }).click()

  fallBehind()
  await page.reload()
  await bounded.getByRole('button', { name: 'Revoke' }).click()
  await expect(sentences(review(page))).toContainText(/may take no TYRON from .* any more\./)
  await simulated(page)
  await review(page).getByRole('button', { name: 'Revoke allowance', exact: true }).click()
  await expect(approvalWindow(page).heading).toBeVisible()
  site.node.behave()
  await approvalWindow(page).approve()
  await expect(done).toBeVisible({ timeout: 30_000 })
  await expect(done).not.toContainText('Another amount is allowed')
  expect(await allowed(devnet, person.wallet, bruno, tyron)).toBe(0n)
})

test('[BX-19] from the browser wallet an allowance is given by the token itself @desktop', async ({
  page,
  site,
  devnet,
}) => {
  const person = await newPerson(devnet, 'zilpay')
  const bruno = seeded(devnet, 'bruno.ssi')
  await open(page, person)
  const face = await fill(page, 'INCREASE', {
    from: 'Browser wallet',
    spender: 'bruno.ssi',
    coin: 'TYRON · TYRON SSI Token',
    amount: '1.5',
  })
  await expect(
    face.getByText('bruno.ssi may take 1.5 TYRON more from Browser wallet at any time until you revoke it.'),
  ).toBeVisible()
  await face.getByRole('button', { name: 'Increase allowance' }).click()
  site.node.forgetTrips()
  await signAndConfirm(page, 'Increase allowance')
  const sent = lastSent(site.node.trips, 'IncreaseAllowance')
  expect(Object.fromEntries(sent.params)).toEqual({ spender: bruno, amount: '1500000000000' })
  expect(await allowed(devnet, person.account.address, bruno, devnet.network.tyron)).toBe(1_500_000_000_000n)
  await expect(line(page, 'bruno.ssi', 'From your browser wallet')).toContainText('1.5 TYRON')
})

test('[BX-19] [PZ-01] a paused wallet closes what it gives itself, and not what the browser wallet gives @desktop', async ({
  page,
  site,
  devnet,
}) => {
  const owner = await newDefi(site)
  const bruno = seeded(devnet, 'bruno.ssi')
  await callAs(devnet, owner.account, defiWallet(owner.defi).Pause({ tyron: null }))
  await arriveAs(page, {
    account: owner.index,
    login: { network: 'local', address: owner.wallet, name: `${owner.domain}.ssi` },
  })
  await page.goto(`/defi@${owner.domain}.ssi/defix/allowances`)
  const typed = { spender: 'bruno.ssi', coin: 'TYRON · TYRON SSI Token', amount: '1.5' }
  const face = await fill(page, 'INCREASE', typed)
  const give = face.getByRole('button', { name: 'Increase allowance' })
  await expect(face.getByText('To continue, unpause your xWALLET', { exact: true })).toBeVisible()
  await expect(give).toHaveCount(0)
  await page.reload()
  await fill(page, 'INCREASE', { ...typed, from: 'Browser wallet' })
  await expect(face.getByText('To continue, unpause your xWALLET', { exact: true })).toHaveCount(0)
  await give.click()
  await signAndConfirm(page, 'Increase allowance')
  expect(await allowed(devnet, owner.account.address, bruno, devnet.network.tyron)).toBe(1_500_000_000_000n)
})

test('[WD-02] [WD-03] the spender: names, addresses, and what is neither @desktop', async ({
  page,
  devnet,
  tolerance,
  site,
}) => {
  const person = await newPerson(devnet, 'typist')
  const stranger = await freshAccount(devnet)
  await open(page, person)
  const face = page.getByRole('region', { name: 'INCREASE', exact: true })
  await face.getByRole('button', { name: /^INCREASE/ }).click()
  const field = face.getByLabel('Spender address')
  const address = toBech32(stranger.address)
  for (const [typed, fault] of [
    ['bruno.eth', 'Resolver failed.'],
    ['nobodyhasthis', 'Address not found.'],
    ['nothing@alice.ssi', 'Address not found.'],
    ['nobodyhasthis.zlp', 'Assigned address not found'],
    [`${address.slice(0, -1)}${address.endsWith('q') ? 'p' : 'q'}`, 'Wrong address.'],
    [stranger.address, 'Wrong address.'],
    ['zil1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq9yf6pz', 'Wrong address.'],
    [toBech32(person.wallet), 'The spender must be somebody else.'],
    [
      address,
      'This address was never used here: ask them for their owl and the last six characters, and tick the box.',
    ],
  ] as const) {
    await field.fill(typed)
    await field.press('Enter')
    await expect(face.getByRole('alert').first(), typed).toHaveText(fault)
  }
  await face.getByText(/^First time: I asked them for their owl and the last six characters\./).click()
  await expect(face.getByRole('alert')).toHaveCount(0)
  for (const typed of ['bruno', 'bruno.ssi', 'bruno.did', 'work@alice.ssi']) {
    await field.fill(typed)
    await field.press('Enter')
    await expect(face.getByText(/^zil1 /), typed).toBeVisible()
  }
  tolerance.failedRequests = true
  site.node.behave(refusing('overloaded', ({ method }) => method === 'GetSmartContractSubState'))
  await field.fill('carol')
  await field.press('Enter')
  await expect(face.getByRole('alert').first()).toContainText('The node says: overloaded')
})

test('[BX-19] an outage is unknown and never "none", for all coins and for one; a lying token shows no name of its own @desktop', async ({
  page,
  site,
  devnet,
  tolerance,
}) => {
  const person = await newPerson(devnet, 'outage')
  const html = '<img src=x onerror="window.hacked=1">'
  const liar = zrc2Token.deploy({
    contract_owner: owner.address,
    name: html,
    symbol: html,
    decimals: 99n,
    init_supply: 5n,
  })
  const lying = await deployContract(devnet, await loadCode('Zrc2Token'), liar.init)
  const { SetService } = initDid(devnet.network.initDid)
  const before = (await servicesOf(devnet)).get('milky')!
  await callAs(devnet, owner, SetService({ id: 'milky', addr: lying }))
  await callAs(
    devnet,
    person.account,
    zrc2Token(lying).IncreaseAllowance({ spender: owner.address, amount: 3n }),
  )
  const { IncreaseAllowance } = didWallet(person.wallet)
  const give = { spender: seeded(devnet, 'bruno.ssi'), amount: 4_000_000n, tyron: null }
  await callAs(devnet, person.account, IncreaseAllowance({ addrName: 'xsgd', ...give }))

  const xsgd = (await servicesOf(devnet)).get('xsgd')!.slice(2)
  tolerance.failedRequests = true
  const isOf = (place: string) =>
    refusing('overloaded', ({ method, params }) => {
      return method === 'GetSmartContractSubState' && JSON.stringify(params).includes(place)
    })
  site.node.behave(isOf(xsgd))
  await open(page, person)
  await expect(
    page.getByText('The allowances of these coins could not be read and are unknown: XSGD.'),
  ).toBeVisible()
  site.node.behave(isOf('allowances'))
  await page.reload()
  await expect(
    page.getByText('Whether you gave allowances is unknown: they could not be read.'),
  ).toBeVisible()
  await expect(page.getByText('You gave no allowance')).toHaveCount(0)
  await tryAgain(card(page, 'Allowances that you gave').getByRole('button', { name: 'Try again' }), site.node)
  await expect(line(page, 'bruno.ssi')).toContainText('4 XSGD')
  // A token that says nonsense of its digits is not shown, and nothing of it runs.
  await expect(page.getByText('MILKY')).toHaveCount(0)
  await expect(page.getByText('onerror')).toHaveCount(0)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  await callAs(devnet, owner, SetService({ id: 'milky', addr: before }))

  // The list stays when the node stops, with its age.
  site.node.behave(refusing('overloaded', () => true))
  await page.getByRole('button', { name: 'Read the allowances again' }).click()
  await expect(page.getByText(/The node is not answering\. What you see was read/).first()).toBeVisible()
  await expect(line(page, 'bruno.ssi')).toContainText('4 XSGD')
})

test('[BX-19] the page is read with few requests, opens by its link, and is closed to others @desktop', async ({
  page,
  site,
  devnet,
}) => {
  const person = await newPerson(devnet, 'counted')
  await arriveAs(page, {
    account: person.index,
    login: { network: 'local', address: person.wallet, name: `${person.domain}.ssi` },
  })
  await page.goto(`/${person.domain}.ssi/didx/wallet/balances`)
  await page.getByRole('main').getByRole('link', { name: 'Allowances' }).click()
  await expect(page.getByText('You gave no allowance')).toBeVisible()
  // Only the asked owners' parts are read, never a whole map.
  const reads = site.node.trips
    .flatMap(({ calls }) => calls)
    .filter(({ params }) => JSON.stringify(params).includes('allowances'))
  expect(reads.length).toBeGreaterThan(100)
  for (const { params } of reads) {
    const keys = (params as readonly unknown[])[2]
    expect([[person.wallet], [person.account.address]]).toContainEqual(keys)
  }
  await page
    .getByRole('button', { name: /^Account: / })
    .first()
    .waitFor()
  await page.goto('/bruno.ssi/didx/wallet/balances/allowances')
  await expect(
    page.getByRole('heading', { name: "Only bruno's DID Controller can access this wallet." }),
  ).toBeVisible()
  await expect(page.getByText('Allowances that you gave')).toHaveCount(0)
})
