/** A page under a name is about that name's own wallet: what it reads, what it says, and what its reviews would move. */
import type { Page } from '@playwright/test'
import { zilWallet } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { isAddress, qaPerZil, type Address } from '@tyto/primitives'
import { paths, type Route } from '../../apps/web/src/shared/routing/paths'
import { parsePath } from '../../apps/web/src/shared/routing/parsePath'
import { formatName } from '@tyto/identity'
import { balanceOf } from '../steps/network/chainAnswers'
import { cells } from '../steps/money/balanceRows'
import type { SentCall } from '../steps/network/faultyNode'
import { newKindOwner, type Kind } from '../steps/ownership/ownershipSteps'
import { card, saveStep } from '../steps/page/pageParts'
import {
  amountField,
  newPayer,
  recipientField,
  tickRecipient,
  transferButton,
} from '../steps/money/paymentSteps'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test, type TestSite } from '../steps/network/testSite'
import { openDetails, review, signAndConfirm } from '../steps/transaction/transactionSteps'
import { callAs, freshDomain, issueName, saveSubdomain } from '../steps/wallets/walletSetup'

/** Somebody with a wallet of a kind under a subdomain, the same under a bare name, and two names of the DID wallet. */
interface World {
  readonly index: number
  readonly identity: Address
  /** Where each name leads, as the test itself made it. */
  readonly leads: ReadonlyMap<string, Address>
  /** The names of the kind: by its subdomain, and by a name of its own. */
  readonly kindNames: readonly [string, string]
  readonly didNames: readonly [string, string]
  readonly wallets: ReadonlySet<Address>
}

/** The balances of the wallets, each another one, in ZIL. */
const money = { kind: 37n, did: 100n }

async function makeWorld(site: TestSite, kind: Kind): Promise<World> {
  const owner = await newKindOwner(site, kind)
  const [second, bare] = [freshDomain('second'), freshDomain('bare')]
  await issueName(site.devnet, second, owner.wallet)
  await issueName(site.devnet, bare, owner.kindWallet, { did: owner.wallet })
  await callAs(
    site.devnet,
    owner.account,
    zilWallet(owner.kindWallet).AddFunds({}, { amount: money.kind * qaPerZil }),
  )
  const [first, other, alone] = [owner.domain, second, bare].map((domain) => `${domain}.ssi`)
  return {
    index: owner.index,
    identity: owner.wallet,
    leads: new Map([
      [first!, owner.wallet],
      [`${owner.domain}.did`, owner.wallet],
      [other!, owner.wallet],
      [alone!, owner.kindWallet],
      [`${bare}.did`, owner.wallet],
      [owner.name, owner.kindWallet],
    ]),
    kindNames: [owner.name, alone!],
    didNames: [first!, other!],
    wallets: new Set([owner.wallet, owner.kindWallet]),
  }
}

function enter(page: Page, { index, identity, didNames }: World): Promise<void> {
  return arriveAs(page, {
    account: index,
    storage: true,
    login: { network: 'local', address: identity, name: didNames[0] },
  })
}

/** The routes below a name: whoever adds a page to the table adds it here. */
const routes = (Object.keys(paths) as Route[]).filter((route) => paths[route].startsWith('/:name'))

/**
 * Forms that change whom something obeys, and the statement of a name: they show what all wallets of the identity hold, beside
 * the page's own.
 */
const showsEstate: ReadonlySet<Route> = new Set([
  ...(['recovery', 'recoveryNow', 'recoverySign', 'recoveryLock', 'socialRecovery'] as const),
  ...(['settings', 'stakingWallet', 'soulboundWallet', 'claim', 'didOperations'] as const),
  ...(['newSubdomain', 'updateNftDid', 'transferUsername', 'statement'] as const),
])

/** The name of the page that is open, by its address. */
function nameOf(page: Page): string {
  const path = parsePath(new URL(page.url()).pathname)
  return path.kind === 'name' && path.name.ok ? formatName(path.name.value) : ''
}

/** A read of money, allowances or history: of whom, and by which call. */
interface MoneyRead {
  readonly holder: Address
  readonly by: string
}

function moneyReads(calls: readonly SentCall[]): readonly MoneyRead[] {
  return calls.flatMap(({ method, params }): readonly MoneyRead[] => {
    const [, field, keys] = params
    const isField = method === 'GetSmartContractSubState' && (field === 'balances' || field === 'allowances')
    const isHistory = method === 'tyto_getValueHistory' || method === 'tyto_getAddressTransactions'
    // ZIL comes with the record of each wallet on the way to a name: what is shown of it is compared in another test.
    const texts = isField ? flat(keys).slice(0, 1) : isHistory ? flat(params) : []
    return texts.flatMap((text) => {
      const holder = `0x${String(text).toLowerCase().replace(/^0x/, '')}`
      return isAddress(holder) ? [{ holder, by: [method, ...flat(params)].join(' ') }] : []
    })
  })
}

function flat(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.flatMap(flat) : [value]
}

async function opened(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  await expect(main.locator('[aria-busy=true]'), path).toHaveCount(0)
}

/** Opens every page of the table under a name. */
async function walk(page: Page, site: TestSite, world: World, name: string): Promise<void> {
  for (const route of routes) {
    const path = paths[route].replace(':name', name)
    // A late request of the page before is not this one's.
    await page.goto('/favicon.svg')
    site.node.forgetTrips()
    await opened(page, path)
    const shown = nameOf(page)
    // A page that belongs to no wallet of the name: the address that it leads to says so by itself.
    if (shown === '') continue
    const own = world.leads.get(shown)
    expect(own, `${path} ended at ${page.url()}`).toBeDefined()
    const read = moneyReads(site.node.trips.flatMap(({ calls }) => calls))
    // The money of an identity is that of all its wallets; of another wallet it is its own.
    const isWhole = route === 'balances' && own === world.identity
    const others =
      showsEstate.has(route) || isWhole
        ? []
        : read.filter(({ holder }) => world.wallets.has(holder) && holder !== own)
    expect.soft(others, `${path}, of ${shown}, reads the money of another wallet`).toEqual([])
    await expect.soft(page, path).toHaveTitle(new RegExp(shown.replaceAll('.', String.raw`\.`)))
    // The map beside it leads to pages of the name, and under its own name to its identity.
    const rail = page.getByRole('navigation', { name: `Sections of ${shown}` })
    const under = await rail
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const href of under.filter((each) => each.startsWith('/'))) {
      const belongs = /\/didx\/(?:doc|recovery)/.test(href)
      const link = parsePath(href)
      const leadsTo =
        link.kind === 'name' && link.name.ok ? world.leads.get(formatName(link.name.value)) : null
      const wanted = belongs || !href.includes('/didx') ? [own, world.identity] : [own]
      expect.soft(wanted, `${href} in the map of ${shown}`).toContain(leadsTo)
    }
    await pressAll(page, path, own!)
  }
}

/** Presses each button that opens a review without anything typed: the request goes to the wallet of the page. */
async function pressAll(page: Page, path: string, own: Address): Promise<void> {
  const buttons = page.getByRole('main').locator('button[data-action]:enabled:visible')
  for (let at = 0; at < (await buttons.count()); at += 1) {
    const action = await buttons.nth(at).getAttribute('data-action')
    await buttons.nth(at).click()
    const { toAddr } = await request(page)
    // A new contract goes to nobody.
    const wanted = action === 'deployXwallet' ? `0x${'00'.repeat(20)}` : own
    expect.soft(toAddr, `${action} on ${path}`).toBe(wanted)
    await review(page).getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(review(page)).toBeHidden()
  }
}

/** A name that stands by itself: fern.ssi, and not the end of zil@fern.ssi. */
function alone(name: string): RegExp {
  return new RegExp(String.raw`(?<!@)` + name.replaceAll('.', String.raw`\.`))
}

/** The request that the open review would send. */
async function request(page: Page): Promise<{ readonly toAddr: Address }> {
  await expect(review(page)).toBeVisible()
  await openDetails(page)
  const raw = review(page).locator('details', { hasText: 'Raw JSON' }).locator('pre').first()
  const { toAddr } = JSON.parse((await raw.textContent()) ?? '') as { toAddr: string }
  return { toAddr: `0x${toAddr.toLowerCase().replace(/^0x/, '')}` }
}

// Each kind by another of its names: a subdomain, and a name of its own beside one.
for (const [kind, nameIn] of [
  ['defi', ({ kindNames }: World) => kindNames[0]],
  ['zil', ({ kindNames }: World) => kindNames[1]],
  ['sbt', ({ kindNames }: World) => kindNames[0]],
  ['DID', ({ didNames }: World) => didNames[1]],
] as const)
  test(`[BX-27] every page of the table under a name of a ${kind} wallet is about that wallet @desktop`, async ({
    page,
    site,
  }) => {
    test.setTimeout(400_000)
    const world = await makeWorld(site, kind === 'DID' ? 'defi' : kind)
    await enter(page, world)
    await walk(page, site, world, nameIn(world))
  })

for (const kind of ['defi', 'zil', 'sbt'] as const) {
  test(`[BX-27] [BL-01] under each of its names a ${kind} wallet shows, receives and pays its own money`, async ({
    page,
    site,
  }) => {
    const world = await makeWorld(site, kind)
    const friend = await newPayer(site)
    await enter(page, world)
    for (const name of world.kindNames) {
      const own = world.leads.get(name)!
      // One view of balances for every kind: both columns, and both ways of each coin.
      await opened(page, `/${name}/didx/wallet/balances`)
      const held = (await balanceOf(site, own)) / qaPerZil
      await expect(cells(page, 'ZIL').nth(0)).toContainText(String(held))
      for (const way of ['RECEIVE ZIL', 'WITHDRAW ZIL', 'RECEIVE TYRON'])
        await expect(page.getByRole('main').getByRole('link', { name: way, exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
      await expect(card(page, 'Add new currencies')).toBeVisible()
      // Added funds go to the wallet of the page.
      await card(page, 'ADD FUNDS').getByLabel('Amount', { exact: true }).fill('1')
      await saveStep(card(page, 'ADD FUNDS'), 'Amount')
      await card(page, 'ADD FUNDS').getByRole('button', { name: 'TRANSFER', exact: true }).click()
      expect((await request(page)).toAddr).toBe(own)
      await expect(review(page)).toContainText(name)
      await signAndConfirm(page, 'Add funds')
      expect(await balanceOf(site, own)).toBe((held + 1n) * qaPerZil)

      // Sent coins leave it, under the name of the page and no other one.
      await opened(page, `/${name}/didx/wallet/balances/send`)
      await recipientField(page).fill(friend.domain)
      // Once paid, a recipient is known.
      if (name === world.kindNames[0]) await tickRecipient(page)
      await amountField(page, 'ZIL').fill('2')
      await transferButton(page).click()
      expect((await request(page)).toAddr).toBe(own)
      const others = [...world.leads.keys()].filter((other) => other !== name)
      await expect(review(page)).toContainText(name)
      for (const other of others) await expect(review(page)).not.toContainText(alone(other))
      await signAndConfirm(page, 'TRANSFER')
      expect(await balanceOf(site, own)).toBe((held - 1n) * qaPerZil)
      expect(await balanceOf(site, world.identity)).toBe(money.did * qaPerZil)
    }
  })
}

test('[BX-27] a wallet with two names is called by the one that somebody came by', async ({ page, site }) => {
  const world = await makeWorld(site, 'zil')
  const friend = await newPayer(site)
  await enter(page, world)
  for (const name of [...world.didNames, world.didNames[0]]) {
    await opened(page, `/${name}/didx/wallet/balances/send`)
    await expect(page.getByRole('banner').getByRole('button', { name: `Account: ${name}` })).toBeVisible()
    await recipientField(page).fill(friend.domain)
    await tickRecipient(page)
    await amountField(page, 'ZIL').fill('2')
    await transferButton(page).click()
    expect((await request(page)).toAddr).toBe(world.identity)
    await expect(review(page)).toContainText(name)
    for (const other of world.didNames)
      if (other !== name) await expect(review(page)).not.toContainText(alone(other))
    await review(page).getByRole('button', { name: 'Cancel', exact: true }).click()
  }
})

test('[BX-27] a name that is pointed elsewhere while its form is open signs nothing @desktop', async ({
  page,
  site,
}) => {
  const world = await makeWorld(site, 'defi')
  const friend = await newPayer(site)
  const other = await newPayer(site)
  await enter(page, world)
  const [name] = world.kindNames
  await opened(page, `/${name}/didx/wallet/balances/send`)
  await recipientField(page).fill(friend.domain)
  await tickRecipient(page)
  await amountField(page, 'ZIL').fill('2')
  await saveSubdomain(site.devnet, testAccount(world.index), {
    wallet: world.identity,
    subdomain: 'defi',
    address: other.wallet,
  })
  await transferButton(page).click()
  await expect(review(page)).toContainText('This name leads to another wallet by now, so nothing is signed.')
  await expect(review(page).getByRole('button', { name: 'TRANSFER', exact: true })).toBeDisabled()
})

test('[BX-27] what belongs to the identity says whose it is, and leads to its own name', async ({
  page,
  site,
}) => {
  const world = await makeWorld(site, 'zil')
  await enter(page, world)
  const [kind] = world.kindNames
  const [did] = world.didNames
  await opened(page, `/${kind}/zil`)
  const rail = page.getByRole('navigation', { name: `Sections of ${kind}` })
  if ((page.viewportSize()?.width ?? 0) <= 960) await rail.getByRole('button', { name: 'Identity' }).click()
  await rail
    .getByRole('region', { name: `Sections of the identity ${did}` })
    .getByRole('link', { name: 'Guardians' })
    .click()
  await expect(page).toHaveURL(`/${did}/didx/recovery`)
  // A link that stands under the wallet's name ends there too, and says why.
  await opened(page, `/${kind}/didx/doc?view=json`)
  await expect(page).toHaveURL(`/${did}/didx/doc?view=json`)
  await expect(page.getByRole('main')).toContainText(
    `This page belongs to the identity ${did}. ${kind} is a wallet of its own and has no such page.`,
  )
  await page
    .getByRole('main')
    .getByRole('link', { name: `Open ${kind}` })
    .click()
  await expect(page).toHaveURL(`/${kind}/zil`)
})
