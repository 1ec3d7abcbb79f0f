/** New subdomains: of an address, and of wallets that are made for them in two steps. */
import { didWallet } from '@tyto/contracts'
import type { Devnet } from '@tyto/devnet'
import { parseVersion } from '@tyto/identity'
import { toBech32, type Address } from '@tyto/primitives'
import type { Page } from '@playwright/test'
import { approvalWindow, setLocalWallet } from '../steps/transaction/approvalWindow'
import { findAllBarriers } from '../steps/page/barriers'
import { find } from '../steps/network/chainAnswers'
import { deployDefi } from '../steps/money/defiWallets'
import { expect, test, type TestSite } from '../steps/network/testSite'
import { card, doorOf, fact, nameCard, saveStep } from '../steps/page/pageParts'
import {
  accountButton,
  connectButton,
  connected,
  drawer,
  openDrawer,
  section,
  short,
  tryLogIn,
} from '../steps/wallets/sessionSteps'
import {
  confirmed,
  gasAsSaid,
  noDonation,
  openDetails,
  pill,
  review,
  signAndConfirm,
  simulated,
  status,
} from '../steps/transaction/transactionSteps'
import {
  deployDidWallet,
  deployStandIn,
  freshDomain,
  issueName,
  keysOf,
  misspelt,
  newAccount,
} from '../steps/wallets/walletSetup'

interface Owner {
  readonly domain: string
  readonly wallet: Address
  readonly name: string
  /** Where its subdomains are made. */
  readonly panel: string
}

/** Somebody with a name and a wallet, whose account the local wallet has; the site knows it. */
async function becomeOwner(page: Page, devnet: Devnet): Promise<Owner> {
  const { account, index } = await newAccount(devnet)
  const domain = freshDomain('barn')
  const wallet = await deployDidWallet(devnet, account, keysOf(domain))
  await issueName(devnet, domain, wallet)
  await setLocalWallet(page, { ...connected, account: index })
  return { domain, wallet, name: `${domain}.ssi`, panel: `/${domain}.ssi/didx/wallet/nft/dns/subdomain` }
}

/** The drawer closes, and the home of the name opens. */
async function logIn(page: Page, name: string): Promise<void> {
  await openDrawer(page)
  await tryLogIn(page, name)
  await expect(page).toHaveURL(new RegExp(`/${name.replace('.', '\\.')}$`))
  await expect(nameCard(page)).toBeVisible()
  await expect(drawer(page)).toBeHidden()
}

/** The entry of `nft_dns` or `verification_methods` of a wallet for a subdomain, as the node says it. */
async function entryOf(
  { devnet }: TestSite,
  wallet: Address,
  field: 'nft_dns' | 'verification_methods',
  key: string,
) {
  const { address } = didWallet(wallet).fields[field]
  const params = [address.slice(2), field, [key]]
  return JSON.stringify(
    await devnet.handleRpc({ id: '1', jsonrpc: '2.0', method: 'GetSmartContractSubState', params }),
  )
}

test('[SD-01] [SD-04] the controller saves an address as a subdomain; it resolves and stands in the drawer', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const { domain, wallet, name, panel } = await becomeOwner(page, devnet)
  const other = await deployStandIn(devnet, { version: 'DIDxWALLET_7.0.0' })

  // Nobody else gets here.
  await page.goto(`/${name}/didx`)
  await expect(page.getByRole('link', { name: 'New subdomain' })).toBeHidden()
  await page.goto(panel)
  await expect(page.getByText(`Only ${domain}'s DID Controller can access this wallet.`)).toBeVisible()
  await connectButton(page).click()
  await expect(card(page, 'Subdomain address')).toBeVisible()
  await page.goto(`/${name}`)
  await (await doorOf(page, 'Names', name)).click()
  await page.getByRole('main').getByRole('link', { name: 'New subdomain' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New subdomain')
  const form = card(page, 'Subdomain address')

  for (const [typed, said] of [
    ['a.b', /^This cannot come before the @/],
    ['update', /^A key of this document, or the name itself, is called that/],
  ] as const) {
    await form.getByLabel('Subdomain', { exact: true }).fill(typed)
    await saveStep(form, 'Subdomain')
    await expect(form.getByRole('alert')).toHaveText(said)
  }
  await form.getByLabel('Subdomain', { exact: true }).fill('Savings')
  await saveStep(form, 'Subdomain')
  const field = form.getByLabel('Subdomain address')
  const tick = form.getByRole('checkbox')
  for (const [typed, asks, ticks, said] of [
    [misspelt(other), false, false, 'Wrong address.'],
    [toBech32(wallet), false, false, 'This is the wallet of the name itself.'],
    [
      toBech32(other),
      true,
      false,
      'This address was never used here: ask them for their owl and the last six characters, and tick the box.',
    ],
  ] as const) {
    await field.fill(typed)
    await expect(tick).toHaveCount(asks ? 1 : 0)
    if (ticks) await tick.check()
    await saveStep(form, 'Subdomain address')
    await expect(form.getByRole('alert')).toHaveText(said)
  }
  await tick.check()
  await saveStep(form, 'Subdomain address')
  expect(await findAllBarriers(page)).toEqual([])
  await form.getByRole('button', { name: 'Save subdomain' }).click()
  await openDetails(page)
  const parameters = review(page).getByRole('table').first()
  await expect(parameters).toContainText('savings')
  await expect(parameters).toContainText('encrypted')
  await noDonation(page)
  await gasAsSaid(page, 'Save subdomain', 10_000n)
  await signAndConfirm(page, 'Save subdomain')

  await expect(page).toHaveURL(new RegExp(`/savings@${domain}\\.ssi$`))
  await expect(nameCard(page)).toContainText('DIDxWALLET')
  expect((await find(site, `savings@${name}`)).address).toBe(other)
  await logIn(page, name)
  await openDrawer(page)
  await expect(section(page, 'Subdomains').getByRole('link', { name: `savings@${name}` })).toBeVisible()

  // The page names the present entry before it is replaced.
  await section(page, 'Subdomains').getByRole('link', { name: 'New subdomain' }).click()
  await expect(drawer(page)).toBeHidden()
  await form.getByLabel('Subdomain', { exact: true }).fill('savings')
  await expect(form.getByText(/It leads somewhere already/)).toBeVisible()
})

test('[SD-01] [SD-02] [SD-04] [BX-01] a DeFi wallet in two steps: reloaded after the first, refused in the second, at home in the end @desktop', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const { domain, wallet, name, panel } = await becomeOwner(page, devnet)
  const { approve, reject } = approvalWindow(page)
  await page.goto('/')
  await connectButton(page).click()
  await expect(accountButton(page)).toBeVisible()
  await logIn(page, name)
  await openDrawer(page)
  await section(page, 'DeFi account').getByRole('link', { name: 'Create a DeFi wallet' }).click()
  await expect(page).toHaveURL(new RegExp(`${panel}\\?new=defi$`))
  const create = card(page, 'Or create a new XWallet')
  const steps = create.getByRole('list', { name: 'Steps of a new wallet' })
  await expect(steps.getByRole('listitem')).toHaveCount(2)
  await create.getByRole('button', { name: 'Create XWallet' }).click()
  await expect(fact(review(page), 'Version of the code')).toHaveText('DEFIxWALLET_2.2.0')
  await gasAsSaid(page, 'Create XWallet', 55_000n)

  // Signed, and the page reloaded before any block: nothing is made twice, nothing is lost.
  site.node.behave((body, ask) =>
    body.includes('GetTransaction') ? new Promise(() => undefined) : ask(body),
  )
  const said = await simulated(page)
  await review(page).getByRole('button', { name: 'Create XWallet' }).click()
  await approve()
  await expect(status(page, 'On its way')).toBeVisible()
  await page.reload()
  await expect(create.getByText(/A new wallet is on its way/)).toBeVisible()
  await expect(create.getByRole('button', { name: 'Create XWallet' })).toBeHidden()
  site.node.behave()
  // It stands in a block, and that is not the end.
  const made = pill(page, /Create XWallet.*Confirmed, one step left/)
  await expect(made).toBeVisible({ timeout: 30_000 })
  await made.click()
  await confirmed(page, said)

  // Step two, refused in the wallet, found again in another tab and from the drawer.
  const second = card(page, 'Step 2: save the subdomain')
  const subdomain = second.getByLabel('Subdomain', { exact: true })
  await expect(subdomain).toHaveValue('defi')
  await expect(second).toContainText(`defi@${name}`)
  await saveStep(second, 'Subdomain')
  await second.getByRole('button', { name: 'Save subdomain' }).click()
  await noDonation(page)
  await review(page).getByRole('button', { name: 'Save subdomain' }).click()
  await reject()
  await expect(status(page, 'Rejected')).toContainText('TRANSACTION REJECTED BY THE USER.')
  await status(page, 'Rejected').getByRole('button', { name: 'Close', exact: true }).last().click()
  const otherTab = await page.context().newPage()
  await otherTab.goto(panel)
  await expect(card(otherTab, 'Step 2: save the subdomain')).toBeVisible()
  await page.goto('/')
  await openDrawer(page)
  await section(page, 'DeFi account')
    .getByRole('link', { name: /A new wallet is waiting for its name/ })
    .click()
  const link = second.getByRole('link')
  const address = (await link.getAttribute('href'))?.split('/').at(-1)
  await saveStep(second, 'Subdomain')
  await second.getByRole('button', { name: 'Save subdomain' }).click()
  await noDonation(page)
  await signAndConfirm(page, 'Save subdomain')

  await expect(page).toHaveURL(new RegExp(`/defi@${domain}\\.ssi/defix$`))
  await expect(nameCard(page)).toContainText('DEFIxWALLET')
  const saved = await find(site, `defi@${name}`)
  expect(toBech32(saved.address)).toBe(address)
  expect(parseVersion(saved.wallet?.version ?? '').kind).toBe('defi')
  await expect(card(otherTab, 'Step 2: save the subdomain')).toBeHidden()
  await otherTab.close()
  await openDrawer(page)
  await expect(section(page, 'DeFi account').getByRole('link', { name: `defi@${name}` })).toBeVisible()
  await page.goto(`${panel}?new=defi`)
  await expect(create.getByText('This identity has its DeFi wallet:')).toBeVisible()

  // A second one, begun elsewhere meanwhile, does not take its place; nothing else is replaced unsaid.
  const late = { network: 'local', owner: wallet, domain, kind: 'defi', subdomain: 'defi', nft: null }
  const keep = (newWallet: Address): Promise<void> =>
    page.evaluate(
      ([key, text]) => localStorage.setItem(key!, text!),
      [`tyto.newWallet.local.${newWallet}`, JSON.stringify({ ...late, address: newWallet })],
    )
  // A contract that only calls itself such a wallet gets no subdomain: its code is another one.
  const stranger = await deployStandIn(devnet, { version: 'DEFIxWALLET_2.0.0' })
  await keep(stranger)
  await page.reload()
  await subdomain.fill('trading')
  await saveStep(second, 'Subdomain')
  await second.getByRole('button', { name: 'Save subdomain' }).click()
  await expect(review(page).getByRole('alert')).toContainText(
    'The node tells another code for this wallet than this app knows. Nothing was signed.',
  )
  await expect(review(page).getByRole('button', { name: 'Save subdomain' })).toBeDisabled()
  await review(page).getByRole('button', { name: 'Cancel' }).click()
  await page.evaluate((key) => localStorage.removeItem(key), `tyto.newWallet.local.${stranger}`)
  await keep(await deployDefi(site, domain))
  await page.reload()
  await expect(subdomain).toHaveValue('')
  await subdomain.fill('defi')
  await expect(second.getByText(/It leads somewhere already/)).toContainText(short(address ?? ''))
  await saveStep(second, 'Subdomain')
  await expect(second.getByRole('alert')).toHaveText(/^This identity has its DeFi wallet already/)
  await subdomain.fill('trading')
  await saveStep(second, 'Subdomain')
  await expect(second).toContainText(`trading@${name}`)
  await second.getByRole('button', { name: 'Save subdomain' }).click()
  await noDonation(page)
  await signAndConfirm(page, 'Save subdomain')
  await expect(page).toHaveURL(new RegExp(`/trading@${domain}\\.ssi/defix$`))
  expect((await find(site, `defi@${name}`)).address).toBe(saved.address)
})

test('[SD-01] [SD-02] a soulbound wallet: its profile NFT with the token id, its key, its subdomain; then one for ZIL staking @desktop', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const { domain, wallet, name, panel } = await becomeOwner(page, devnet)
  const { approve } = approvalWindow(page)
  await page.goto(panel)
  await connectButton(page).click()
  const create = card(page, 'Or create a new XWallet')
  await create.getByRole('button', { name: 'Soulbound' }).click()
  await expect(create.getByLabel('Subdomain', { exact: true })).toHaveValue('sbt')
  await saveStep(create, 'Subdomain')
  await create.getByLabel('Profile NFT').selectOption('dd10k')
  await saveStep(create, 'Profile NFT')
  await expect(create.getByRole('alert')).toHaveText('A token id is a number, or 0x and 64 hex digits.')
  await create.getByLabel('Token id').fill('17')
  await saveStep(create, 'Profile NFT')
  await create.getByRole('button', { name: 'Create XWallet' }).click()
  await expect(fact(review(page), 'Version of the code')).toHaveText('SBTxWALLET_2.2.0')
  await signAndConfirm(page, 'Create XWallet')

  const second = card(page, 'Step 2: save the subdomain')
  await expect(second.getByText('dd10k#17')).toBeVisible()
  await second.getByRole('button', { name: 'Connect ArConnect' }).click()
  await approve()
  await expect(second.getByText(/the subdomain gets a key of its own/)).toBeVisible()
  await saveStep(second, 'Subdomain')
  await second.getByRole('button', { name: 'Save subdomain' }).click()
  await noDonation(page)
  await signAndConfirm(page, 'Save subdomain')
  await expect(page).toHaveURL(new RegExp(`/sbt@${domain}\\.ssi/sbt$`))
  expect(parseVersion((await find(site, `sbt@${name}`)).wallet?.version ?? '').kind).toBe('soulbound')
  expect(await entryOf(site, wallet, 'nft_dns', 'sbt')).toContain('dd10k#17')
  expect(await entryOf(site, wallet, 'verification_methods', 'sbt')).toMatch(/0x0[23][0-9a-f]{64}/)
  await page.goto(panel)
  await create.getByRole('button', { name: 'ZIL staking' }).click()
  await expect(create.getByLabel('Subdomain', { exact: true })).toHaveValue('zil')
  await saveStep(create, 'Subdomain')
  await create.getByRole('button', { name: 'Create XWallet' }).click()
  await expect(fact(review(page), 'Version of the code')).toHaveText(/^ZILxWALLET_/)
  await signAndConfirm(page, 'Create XWallet')
  await expect(second).toContainText(`zil@${name}`)
  await saveStep(second, 'Subdomain')
  await second.getByRole('button', { name: 'Save subdomain' }).click()
  await noDonation(page)
  await signAndConfirm(page, 'Save subdomain')
  await expect(page).toHaveURL(new RegExp(`/zil@${domain}\\.ssi/zil$`))
  expect(parseVersion((await find(site, `zil@${name}`)).wallet?.version ?? '').kind).toBe('staking')
})
