/** The controller changes a document: keys and services, reviewed, signed, and found again on its page. */
import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { testAccount, type Devnet } from '@tyto/devnet'
import { didWallet, type DidWalletDocument } from '@tyto/contracts'
import { addKey, addLink, createdKeyPurposes, domainId, recoveryMessage } from '@tyto/identity'
import { bytesToHex, signSchnorr, type Address } from '@tyto/primitives'
import { approvalWindow } from './approvalWindow'
import { documentOf } from './chainAnswers'
import { expect, test } from './house'
import { parrot } from './moodyNode'
import { card, toast } from './pageParts'
import { accountButton, arriveAs } from './sessionSteps'
import { sendCall } from './signedTransactions'
import { hideTransactions, noDonation, pill, review, signAndConfirm, status } from './transactionSteps'
import {
  deployDidWallet,
  deployStandIn,
  freshAccount,
  freshDomain,
  issueName,
  keysOf,
  newAccount,
  type StandInOptions,
} from './walletStand'

test.setTimeout(120_000)

interface Controller {
  readonly domain: string
  readonly account: ReturnType<typeof testAccount>
}

/** An account with money, chosen in a wallet that the site is connected to. */
async function becomeController(page: Page, devnet: Devnet): Promise<Controller> {
  const { account, index } = await newAccount(devnet)
  await arriveAs(page, { account: index })
  return { domain: freshDomain('keeper'), account }
}

/** A name of their own with a document. */
async function own(
  page: Page,
  devnet: Devnet,
  document: readonly DidWalletDocument[],
): Promise<Controller & { readonly wallet: Address }> {
  const { domain, account } = await becomeController(page, devnet)
  const wallet = await deployDidWallet(devnet, account, [...keysOf(domain), ...document])
  await issueName(devnet, domain, wallet)
  return { domain, account, wallet }
}

/** Names of their own whose contracts only say that they have some version and status. */
async function ownStandIns(
  page: Page,
  devnet: Devnet,
  wanted: readonly StandInOptions[],
): Promise<readonly string[]> {
  const { account } = await becomeController(page, devnet)
  const domains: string[] = []
  for (const options of wanted) {
    const domain = freshDomain('keeper')
    await issueName(devnet, domain, await deployStandIn(devnet, { ...options, controller: account.address }))
    domains.push(domain)
  }
  return domains
}

/** A name whose guardians handed it to the person of this page: another controller's, with another one's keys. */
async function ownRecovered(page: Page, devnet: Devnet): Promise<string> {
  const { domain, account } = await becomeController(page, devnet)
  const before = await freshAccount(devnet)
  const wallet = await deployDidWallet(devnet, before, keysOf(domain))
  await issueName(devnet, domain, wallet)
  const guardians = [1, 2, 3].map((number) => `${domain}guardian${number}`)
  for (const guardian of guardians) {
    await issueName(devnet, guardian, await deployDidWallet(devnet, before, keysOf(guardian)))
  }
  const { AddGuardians, DidSocialRecovery } = didWallet(wallet)
  const ids = guardians.map(domainId)
  await sendCall(devnet, before, AddGuardians({ guardians: ids, tyron: null }))
  const message = recoveryMessage(account.address, { chainId: devnet.network.chainId, wallet, nonce: 0n })
  const signatures = guardians.map((guardian) => {
    const { privateKey } = testAccount(`${guardian} / socialrecovery`)
    return [domainId(guardian), bytesToHex(signSchnorr(message, privateKey))] as const
  })
  const recovery = DidSocialRecovery({ addr: account.address, signatures, tyron: null })
  expect((await sendCall(devnet, account, recovery)).success).toBe(true)
  return domain
}

const updatePath = (domain: string): string => `/${domain}.ssi/didx/wallet/doc/update`
/** A service by its heading. */
const service = (page: Page, name: string): Locator =>
  page.getByRole('main').locator('li[data-row]', { has: page.getByRole('heading', { name, exact: true }) })
const tab = (page: Page, name: 'Key' | 'Social'): Locator =>
  page.getByRole('group', { name: 'Key and Social tree' }).getByRole('button', { name, exact: true })
const toReview = (page: Page): Promise<void> =>
  card(page, 'Your changes').getByRole('button', { name: 'CONTINUE' }).click()
const save = (row: Locator): Promise<void> => row.getByRole('button', { name: /^CONTINUE/ }).click()
const isSaved = (row: Locator): Promise<void> =>
  expect(row.getByRole('button', { name: /^SAVED/ })).toBeVisible()
/** The order of the links as the list shows it. */
const order = (page: Page): Promise<string[]> =>
  page.getByRole('main').locator('li[data-row]:has([data-handle]) h3').allInnerTexts()

/** The difference under review. */
const lines = (page: Page): Locator => page.getByRole('list', { name: 'Difference' })

async function sendUpdate(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'UPDATE did' }).click()
  await noDonation(page)
  await signAndConfirm(page, 'UPDATE did')
}

test('[DU-03] [DU-04] [DU-05] [DU-10] services and keys are changed, reviewed, signed, and stand in the document @desktop', async ({
  page,
  devnet,
  house,
}) => {
  const { domain } = await own(page, devnet, [
    addLink('github', 'GitHub#000#000#Old code', 'github.com/old'),
    addLink('blog', 'Blog#0a0b0c#fff#', 'blog.example'),
    addLink('shop', 'Shop#000#000#', 'shop.example'),
  ])
  await page.goto(`/${domain}.ssi/didx/doc`)
  await page.getByRole('link', { name: 'UPDATE KEYS' }).click()
  await expect(page).toHaveURL(updatePath(domain))
  await expect(page.getByRole('heading', { name: 'Update keys and services' })).toBeVisible()

  // Keys: the present ones can sign nothing, so that ArConnect gets new ones.
  await page.getByRole('checkbox', { name: /^update/ }).check()
  await page.getByRole('checkbox', { name: /^auth/ }).check()
  await page.getByRole('main').getByRole('button', { name: 'Connect ArConnect' }).click()
  await approvalWindow(page).approve()

  // Services: one replaced, one deleted, two added.
  await tab(page, 'Social').click()
  await page.getByRole('button', { name: 'Replace GitHub' }).click()
  await service(page, 'GitHub').getByLabel('Link').fill('https://www.github.com/new')
  await service(page, 'GitHub').getByLabel('Colour 1').fill('#e8a531')
  await service(page, 'GitHub')
    .getByLabel(/^Description/)
    .fill('Code and releases')
  await save(service(page, 'GitHub'))
  await isSaved(service(page, 'GitHub'))
  await expect(service(page, 'GitHub').getByLabel('Link')).toHaveValue('github.com/new')
  await page.getByRole('button', { name: 'Delete Shop' }).click()
  await page.getByRole('button', { name: 'Add a common link' }).click()
  const common = page.getByRole('main').locator('li[data-row^="new:"]').last()
  await common.getByLabel('Link to').selectOption('LinkedIn')
  await common.getByRole('button', { name: 'Company' }).click()
  await common.getByLabel('Username').fill('owl')
  await expect(common).toContainText('Becomes linkedin.com/company/owl')
  await save(common)
  await isSaved(common)
  await page.getByRole('button', { name: 'Add a blockchain address' }).click()
  const address = page.getByRole('main').locator('li[data-row^="new:"]').last()
  await address.getByLabel('ID').fill('treasury')
  await address.getByLabel('Address').fill('0x1111111111111111111111111111111111111111')
  await save(address)
  await isSaved(address)

  // The order, by keyboard and by pointer.
  expect(await order(page)).toEqual(['Blog', 'GitHub', 'Shop', 'LinkedIn'])
  await page.getByRole('button', { name: /^Move LinkedIn/ }).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('button', { name: 'Move LinkedIn, place 2' })).toBeFocused()
  expect(await order(page)).toEqual(['Blog', 'LinkedIn', 'GitHub', 'Shop'])
  const handle = page.getByRole('button', { name: /^Move GitHub/ })
  await handle.hover()
  await page.mouse.down()
  const top = await service(page, 'Blog').boundingBox()
  await page.mouse.move(100, (top?.y ?? 0) - 5, { steps: 5 })
  await page.mouse.up()
  expect(await order(page)).toEqual(['GitHub', 'Blog', 'LinkedIn', 'Shop'])

  // Not before the order is confirmed too; and a reload loses nothing.
  await toReview(page)
  await expect(toast(page, 'Some input data is missing.')).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^CONTINUE New order of links/ })
    .click()
  await page.reload()
  await expect(card(page, 'Your changes').getByRole('listitem')).toHaveCount(7)
  await expect(accountButton(page)).toBeVisible()
  await tab(page, 'Social').click()
  expect(await order(page)).toEqual(['GitHub', 'Blog', 'LinkedIn', 'Shop'])

  await toReview(page)
  await expect(page.getByText('Patches: ReplaceKeys, RemoveServices, AddServices')).toBeVisible()
  await expect(lines(page)).toContainText('Key update')
  await expect(lines(page)).toContainText('Before: Shop · shop.example')
  await expect(lines(page)).toContainText('After: GitHub · github.com/new · #e8a531 #000 · Code and releases')
  await expect(lines(page)).toContainText('Zilliqa · zil1')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await sendUpdate(page)

  // Its page shows what the chain says now.
  await expect(page).toHaveURL(`/${domain}.ssi/didx/doc`)
  const services = card(page, 'Services')
  await expect(services).toContainText('linkedin.com/company/owl')
  await expect(services).not.toContainText('shop.example')
  const after = await documentOf(house, `${domain}.ssi`)
  expect(after.status).toBe('Updated')
  expect(after.services.map(({ id, label, text }) => [id, label, text])).toEqual([
    ['1', 'GitHub', 'github.com/new'],
    ['2', 'Blog', 'blog.example'],
    ['3', 'LinkedIn', 'linkedin.com/company/owl'],
    ['treasury', 'treasury', '0x1111111111111111111111111111111111111111'],
  ])
  expect(after.services[0]).toMatchObject({ color1: 'e8a531', description: 'Code and releases' })
  const kept = after.keys.filter(({ encrypted }) => encrypted !== null).map(({ purpose }) => purpose)
  expect(kept).toEqual(['update', 'auth'])

  // From now on the update key signs, and nothing goes without it.
  await page.getByRole('link', { name: 'UPDATE KEYS' }).click()
  await expect(card(page, 'Your changes')).toContainText('Nothing is chosen yet.')
  await tab(page, 'Social').click()
  await page.getByRole('button', { name: 'Delete Blog' }).click()
  await toReview(page)
  await expect(page.getByText(/^ArConnect signs the update/)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'UPDATE did' }).click()
  await expect(review(page).getByRole('row', { name: /^signature/ })).toContainText(/0x[0-9a-f]{4,}/)
  await review(page).getByRole('button', { name: 'None', exact: true }).click()
  await review(page).getByRole('button', { name: 'UPDATE did' }).click()
  await approvalWindow(page).approve()
  await expect(status(page, 'Confirmed')).toBeVisible({ timeout: 30_000 })
  expect((await documentOf(house, `${domain}.ssi`)).services.map(({ label }) => label)).toEqual([
    'GitHub',
    'LinkedIn',
    'treasury',
  ])
})

test('[DU-06] [DU-07] [DU-08] [DU-09] every input is checked, in the words of the specification @desktop', async ({
  page,
  devnet,
}) => {
  const { domain, account, wallet } = await own(page, devnet, [
    addLink('github', 'GitHub#000#000#', 'github.com/owl'),
  ])
  await page.goto(updatePath(domain))
  const main = page.getByRole('main')
  const changes = card(page, 'Your changes')
  const newest = main.locator('li[data-row^="new:"]').last()

  // Nothing chosen, and keys without ArConnect.
  await toReview(page)
  await expect(changes.getByRole('alert')).toHaveText('Some input data is missing.')
  await page.getByRole('checkbox', { name: /^general/ }).check()
  await expect(main.getByText('You need ArConnect to update your DID keys.')).toBeVisible()
  await toReview(page)
  await expect(toast(page, 'You need ArConnect to update your DID keys.')).toBeVisible()
  await page.getByRole('checkbox', { name: /^general/ }).uncheck()

  // How many services.
  await tab(page, 'Social').click()
  for (const [typed, said] of [
    ['1.5', 'The number of services must be an integer.'],
    ['two', 'The input is not a number.'],
    ['0', 'The number of services must be at least one.'],
  ] as const) {
    await page.getByLabel('Number of extra services').fill(typed)
    await page.getByRole('button', { name: 'Add services' }).click()
    await expect(main.getByText(said)).toBeVisible()
  }
  await page.getByLabel('Number of extra services').fill('2')
  await page.getByRole('button', { name: 'Add services' }).click()
  await expect(main.locator('li[data-row^="new:"]')).toHaveCount(2)

  // A link: incomplete, an id twice, a long description, and back to CONTINUE with any change.
  await save(newest)
  await expect(newest.getByText('The input is incomplete')).toBeVisible()
  await newest.getByLabel('ID').fill('github')
  await newest.getByLabel('Link').fill('https://www.example.com/x')
  await newest.getByLabel(/^Description/).fill('x'.repeat(61))
  await expect(newest.getByText('Max amount of characters is 60.')).toBeVisible()
  await save(newest)
  await expect(newest.getByRole('button', { name: /^SAVED/ })).toHaveCount(0)
  await newest.getByLabel(/^Description/).fill('x'.repeat(60))
  await save(newest)
  await expect(toast(page, 'Two services cannot have the same ID.')).toBeVisible()
  await newest.getByLabel('ID').fill('site')
  await save(newest)
  await isSaved(newest)
  await expect(newest.getByLabel('Link')).toHaveValue('example.com/x')
  await newest.getByLabel('Label').fill('Site')
  await expect(newest.getByRole('button', { name: /^CONTINUE/ })).toBeVisible()

  // A pending input keeps the review closed; undo takes a replacement back.
  await toReview(page)
  await expect(changes.getByRole('alert')).toHaveText('Some input data is missing.')
  await page.getByRole('button', { name: 'Replace GitHub' }).click()
  await service(page, 'GitHub').first().getByLabel('Link').fill('elsewhere.example')
  await page.getByRole('button', { name: 'Undo GitHub' }).click()
  await expect(service(page, 'GitHub')).toContainText('github.com/owl')
  const added = main.locator('li[data-row^="new:"]')
  while ((await added.count()) > 0)
    await added
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click()

  // The usual links, and addresses.
  await page.getByRole('button', { name: 'Add a common link' }).click()
  for (const [label, handle, said] of [
    ['WhatsApp', 'owl', 'The input is not a number.'],
    ['WhatsApp', '+49 170 1234567', 'Becomes wa.me/491701234567'],
    ['TikTok', '@owl', 'Becomes tiktok.com/@owl'],
    ['LinkedIn', 'owl', 'Becomes linkedin.com/in/owl'],
    ['Discord Invite', 'https://discord.gg/owl', 'Becomes discord.gg/owl'],
  ] as const) {
    await newest.getByLabel('Link to').selectOption(label)
    await newest.getByLabel('Username').fill(handle)
    await save(newest)
    await expect(newest.getByText(said)).toBeVisible()
  }
  await isSaved(newest)
  await page.getByRole('button', { name: 'Bitcoin' }).click()
  await newest.getByLabel('Link').fill('bc1qowl')
  await save(newest)
  await isSaved(newest)
  await page.getByRole('button', { name: 'Add a blockchain address' }).click()
  await newest.getByLabel('ID').fill('cold')
  await newest.getByRole('button', { name: 'Other' }).click()
  await newest.getByLabel('Address').fill('zil1nonsense')
  await save(newest)
  await expect(newest.getByText('Wrong address.')).toBeVisible()
  await newest.getByLabel('Address').fill('0x2222222222222222222222222222222222222222')
  await save(newest)
  await isSaved(newest)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await toReview(page)
  await expect(lines(page)).toContainText('Bitcoin · bc1qowl')
  await expect(lines(page)).toContainText('Other · 0x2222222222222222222222222222222222222222')

  // Changed elsewhere meanwhile: the draft is kept, and it is said.
  const elsewhere = [addLink('extra', 'Extra#000#000#', 'extra.example')]
  const update = { document: elsewhere, signature: null, tyron: null }
  expect((await sendCall(devnet, account, didWallet(wallet).DidUpdate(update))).success).toBe(true)
  await page.reload()
  await expect(main.getByText(/^The document has changed on the chain since you began/)).toBeVisible()
  await expect(changes.getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(changes).toContainText('Nothing is chosen yet.')
})

test('[DU-11] [SR-08] [DD-10] a recovered identity gets new keys on the recover page, and is itself again @desktop', async ({
  page,
  devnet,
  house,
}) => {
  const domain = await ownRecovered(page, devnet)
  await page.goto(`/${domain}.ssi/didx/wallet/doc`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Recover/ })
    .click()
  await expect(page).toHaveURL(`/${domain}.ssi/didx/wallet/doc/recover`)
  await page.goto(updatePath(domain))
  await expect(page).toHaveURL(`/${domain}.ssi/didx/wallet/doc/recover`)
  await expect(page.getByRole('heading', { name: 'Recover keys and services' })).toBeVisible()
  for (const purpose of createdKeyPurposes) {
    await expect(page.getByRole('checkbox', { name: new RegExp(`^${purpose}`) })).toBeChecked()
  }
  await page.getByRole('main').getByRole('button', { name: 'Connect ArConnect' }).click()
  await approvalWindow(page).approve()
  await toReview(page)
  await expect(page.getByText(/takes this update without a signature/)).toBeVisible()
  await sendUpdate(page)
  await expect(page).toHaveURL(`/${domain}.ssi/didx/doc`)
  await expect(card(page, 'Subject')).toContainText('Updated')
  const after = await documentOf(house, `${domain}.ssi`)
  expect(after.status).toBe('Updated')
  expect(after.keys.filter(({ encrypted }) => encrypted === null)).toEqual([])
  await page.goto(`/${domain}.ssi/didx/wallet/doc/recover`)
  await expect(page).toHaveURL(updatePath(domain))
})

test(
  '[DU-11] [DD-10] [DD-02] a locked, deactivated or outdated identity offers no update; nobody else gets there',
  { tag: '@desktop' },
  async ({ page, devnet }) => {
    const closed = [
      [
        { version: 'DIDxWALLET_7.0.0', status: 'Locked' },
        'This identity is locked: its document does not change.',
      ],
      [
        { version: 'DIDxWALLET_7.0.0', status: 'Deactivated' },
        'This identity is deactivated: its document does not change any more.',
      ],
      [{ version: 'xwallet-3.2.1', status: 'Created' }, 'Feature unavailable. Upgrade account.'],
    ] as const
    const domains = await ownStandIns(
      page,
      devnet,
      closed.map(([options]) => options),
    )
    for (const [index, [, said]] of closed.entries()) {
      const domain = domains[index] ?? ''
      await page.goto(updatePath(domain))
      await expect(page.getByRole('heading', { name: said })).toBeVisible()
      await page.goto(`/${domain}.ssi/didx/wallet/doc`)
      await expect(page.getByRole('heading', { name: 'DID OPERATIONS' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: /^(?:Update|Recover)/ })).toHaveCount(0)
      await page.goto(`/${domain}.ssi/didx/doc`)
      await expect(page.getByRole('heading', { name: 'DID document' })).toBeVisible()
      await expect(page.getByText('UPDATE KEYS')).toHaveCount(0)
    }
    await page.goto('/alice.ssi/didx/wallet/doc/update')
    await expect(
      page.getByRole('heading', { name: "Only alice's DID Controller can access this wallet." }),
    ).toBeVisible()
  },
)

test(
  '[DU-05] [DU-06] without the ArConnect that keeps the update key nothing is sent, and it is said why',
  { tag: '@desktop' },
  async ({ page, devnet }) => {
    const strange = 'B'.repeat(683)
    const { domain } = await own(page, devnet, [
      addKey('update', bytesToHex(testAccount('another owl').publicKey), strange),
      addLink('blog', 'Blog#000#000#', 'blog.example'),
    ])
    await page.goto(updatePath(domain))
    await tab(page, 'Social').click()
    await page.getByRole('button', { name: 'Delete Blog' }).click()
    await toReview(page)
    await expect(page.getByText(/^The contract asks for a signature/)).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'UPDATE did' })).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'Connect ArConnect' }).click()
    await approvalWindow(page).approve()
    await page.getByRole('main').getByRole('button', { name: 'UPDATE did' }).click()
    await expect(review(page).getByRole('alert')).toContainText(
      'ArConnect cannot decrypt the key that must sign this. Nothing was sent.',
    )
    await expect(review(page).getByRole('button', { name: 'UPDATE did' })).toBeDisabled()
  },
)

test(
  '[DU-03] [BX-01] [BX-04] refused, left by the node, reloaded on its way: the draft stays until a block has it',
  {
    tag: '@desktop',
  },
  async ({ page, devnet, house, tolerance }) => {
    tolerance.failedRequests = true
    const { approve, reject } = approvalWindow(page)
    const { domain } = await own(page, devnet, [
      addLink('blog', 'Blog#000#000#', 'blog.example'),
      addLink('shop', 'Shop#000#000#', 'shop.example'),
    ])
    const changes = card(page, 'Your changes').getByRole('listitem')
    const amber = page.getByRole('main').getByRole('button', { name: 'UPDATE did' })
    const sign = review(page).getByRole('button', { name: 'UPDATE did' })
    await page.goto(updatePath(domain))
    await tab(page, 'Social').click()
    await page.getByRole('button', { name: 'Delete Shop' }).click()
    await toReview(page)

    // Refused in the wallet.
    await amber.click()
    await noDonation(page)
    await sign.click()
    await reject()
    await expect(status(page, 'Rejected')).toBeVisible()
    await status(page, 'Rejected').getByRole('button', { name: 'Back to the review' }).click()
    await review(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(lines(page)).toContainText('Before: Shop · shop.example')

    // No node to make the request with, then one again.
    house.node.behave(parrot('broken'))
    await amber.click()
    await expect(review(page).getByRole('alert')).toBeVisible({ timeout: 20_000 })
    await review(page).getByRole('button', { name: 'Cancel' }).click()
    await page.reload()
    await expect(page.getByRole('heading', { name: /Node Glitch/ })).toBeVisible()
    house.node.behave()
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(changes).toHaveCount(1)

    // On its way, and no block seen: a reload finds it.
    await toReview(page)
    await amber.click()
    await noDonation(page)
    hideTransactions(house)
    await sign.click()
    await approve()
    await expect(status(page, 'On its way')).toBeVisible()
    await page.reload()
    await expect(pill(page, /UPDATE did/)).toBeVisible()
    house.node.behave()
    await expect.poll(async () => (await documentOf(house, `${domain}.ssi`)).services.length).toBe(1)
    await pill(page, /UPDATE did/).click()
    await expect(status(page, 'Confirmed')).toBeVisible({ timeout: 30_000 })
    await page.goto(updatePath(domain))
    await expect(card(page, 'Your changes')).toContainText('Nothing is chosen yet.')
  },
)
