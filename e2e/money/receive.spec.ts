/** Where others send coins to a name: each coin, what is unsafe, the link that asks for a payment. */
import type { Page } from '@playwright/test'
import { initDid } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { codeInFragment, decodePaymentRequest, paymentFragment, type PaymentRequest } from '@tyto/identity'
import { toBech32, type Address } from '@tyto/primitives'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findAllBarriers } from '../steps/page/barriers'
import { scanLink } from '../steps/ownership/ceremonySteps'
import { networkOf } from '../steps/network/chainAnswers'
import { card, fact, toast } from '../steps/page/pageParts'
import { newPayer } from '../steps/money/paymentSteps'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'
import { callAs, freshDomain, issueName } from '../steps/wallets/walletSetup'
import { tryAgain } from '../steps/network/tryAgain'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const qa = 10n ** 12n
const where = (page: Page) => card(page, 'Where to send')
const coin = (page: Page) => where(page).getByLabel('Coin', { exact: true })
const amount = (page: Page) => where(page).getByLabel('Amount (optional)')
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** The address as it stands there, without the blanks that make it easy to read. */
async function drawnAddress(page: Page): Promise<string> {
  return (await fact(where(page), 'Address').innerText()).replace(/\s/g, '')
}

/** Reads the request of the code on the page, as a phone reads it. */
async function scanned(page: Page): Promise<PaymentRequest> {
  const link = new URL(await scanLink(page))
  const request = decodePaymentRequest(codeInFragment(link.hash, paymentFragment) ?? '')
  if (!request.ok) throw new Error(request.code)
  expect(link.pathname).toMatch(/^\/[^/]+\/didx\/pay$/)
  return request.value
}

test('[BL-06] a visitor sees where to send a coin: name, address, copy, QR with an amount; what is unsafe is said', async ({
  page,
  site,
}) => {
  const { domain, wallet } = await newPayer(site)
  await page.goto(`/${domain}.ssi/didx/receive?coin=xsgd`)
  await expect(page.getByRole('heading', { level: 1, name: 'Receive' })).toBeVisible()
  await expect(coin(page)).toHaveValue('xsgd')
  await expect(where(page)).toContainText(
    'Send XSGD as a ZRC-2 token on the network “Local network” only. What is sent on another network, such as Ethereum, is lost.',
  )
  await expect(fact(where(page), 'Name')).toContainText(`${domain}.ssi`)
  await expect.poll(() => drawnAddress(page)).toBe(toBech32(wallet))
  await where(page).getByRole('button', { name: 'Copy the name' }).click()
  await expect(toast(page, 'Name copied to clipboard')).toBeVisible()
  expect(await copied(page)).toBe(`${domain}.ssi`)
  await where(page).getByRole('button', { name: 'Copy the bech32 address' }).click()
  await expect.poll(() => copied(page)).toBe(toBech32(wallet))
  // Base16 is one fold away, and no address of Ethereum.
  await expect(where(page).getByText('and is none', { exact: false })).toBeHidden()
  await where(page).getByText('The same address in base16').click()
  await expect(where(page).getByText('and is none', { exact: false })).toBeVisible()
  await where(page).getByRole('button', { name: 'Copy the base16 address' }).click()
  await expect.poll(() => copied(page)).toBe(wallet)

  const { chainId } = await networkOf(site)
  const asked = await scanned(page)
  expect(asked).toEqual({
    chainId,
    name: { subdomain: '', domain, topLevel: 'ssi' },
    to: wallet,
    coin: 'xsgd',
    amount: null,
    decimals: 6,
    note: '',
  })
  await amount(page).fill('12.5')
  await where(page).getByLabel('Note (optional)').fill('Lunch \u202Efor <b>two</b>')
  await expect
    .poll(() => scanned(page))
    .toEqual({ ...asked, amount: 12_500_000n, note: 'Lunch for <b>two</b>' })
  await where(page).getByRole('button', { name: 'Copy the link' }).click()
  await expect.poll(() => copied(page)).toBe(await scanLink(page))
  // The controller alone adds funds here; a visitor pays.
  await expect(card(page, 'ADD FUNDS')).toHaveCount(0)
  await expect(where(page).getByRole('link', { name: `Pay ${domain}.ssi` })).toBeVisible()

  // ZIL comes in by a call only.
  await coin(page).selectOption('zil')
  await expect(page).toHaveURL(/\?coin=zil$/)
  await expect(where(page)).toContainText(
    'A contract takes no plain payment: an exchange cannot pay out to this address.',
  )
  await expect.poll(() => scanned(page)).toMatchObject({ coin: 'zil', decimals: 12, amount: null })
  await page.reload()
  await expect(coin(page)).toHaveValue('zil')
  expect(await findAllBarriers(page, 'main')).toEqual([])
})

test('[BL-06] [NU-01] an amount that is none makes no link, and says why @desktop', async ({
  page,
  site,
}) => {
  const { domain } = await newPayer(site)
  await page.goto(`/${domain}.ssi/didx/receive`)
  const code = page.getByRole('img', { name: /^QR code: / })
  await expect(code).toBeVisible()
  for (const [typed, words] of [
    ['ten', 'The input is not a number.'],
    ['-1', 'The input is not a number.'],
    ['1e5', 'The input is not a number.'],
    ['0', 'The amount cannot be zero.'],
    ['0.0', 'The amount cannot be zero.'],
    [`0.${'1'.repeat(30)}`, 'ZIL has 12 decimals at most.'],
    ['9'.repeat(40), 'No contract can count so much.'],
  ] as const) {
    await amount(page).fill(typed)
    await expect(where(page).getByRole('alert'), typed).toHaveText(words)
    await expect(code, typed).toHaveCount(0)
  }
  await amount(page).fill('1,5')
  await expect.poll(() => scanned(page)).toMatchObject({ amount: (3n * qa) / 2n })
  await amount(page).fill('')
  await expect.poll(() => scanned(page)).toMatchObject({ amount: null })
})

test('[BL-06] a coin that nobody knows, or this network has not, says so @desktop', async ({
  page,
  site,
}) => {
  const { domain } = await newPayer(site)
  await page.goto(`/${domain}.ssi/didx/receive?coin=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
  await expect(where(page)).toContainText('Tyto knows no such coin. Choose one of the list.')
  await expect(where(page).getByRole('button', { name: /^Copy/ })).toHaveCount(0)
  const { devnet } = site
  const record = initDid(devnet.network.initDid)
  const operator = testAccount('deployer')
  await callAs(devnet, operator, record.SetService({ id: 'pele', addr: devnet.network.tyron }))
  await callAs(devnet, operator, record.RemoveService({ id: 'pele' }))
  await coin(page).selectOption('pele')
  await expect(where(page)).toContainText(
    'PELE is unknown on the network “Local network”: the protocol names no token for it here. Do not send any.',
  )
  await expect(where(page).getByRole('button', { name: /^Copy/ })).toHaveCount(0)
  await coin(page).selectOption('tyron')
  await expect(where(page).getByRole('button', { name: 'Copy the bech32 address' })).toBeVisible()
})

test('[BL-06] who controls the wallet adds funds there; a locked browser wallet shows Unlock Zilpay for its balance', async ({
  page,
  site,
}) => {
  const { domain, index } = await newPayer(site)
  await arriveAs(page, { account: index, wallet: { locked: true } })
  await page.goto(`/${domain}.ssi/didx/receive`)
  const funds = card(page, 'ADD FUNDS')
  await expect(fact(funds, 'Balance').getByRole('button', { name: 'Unlock Zilpay' })).toBeVisible()
  await expect(fact(funds, 'Balance')).not.toContainText('ZIL', { ignoreCase: false })
  await fact(funds, 'Balance').getByRole('button', { name: 'Unlock Zilpay' }).click()
  await approvalWindow(page).unlock()
  await expect(fact(funds, 'Balance')).toContainText(/9,\d{3}\.\d+ ZIL/)
  await expect(where(page).getByRole('link', { name: /^Pay / })).toHaveCount(0)
})

test('[BL-06] a node that is stopped takes no address away, and the link comes back with it @desktop', async ({
  page,
  ownSite,
  tolerance,
}) => {
  const { domain, wallet } = await newPayer(ownSite)
  await page.goto(`${ownSite.url}/${domain}.ssi/didx/receive`)
  await expect(page.getByRole('img', { name: /^QR code: / })).toBeVisible()
  tolerance.failedRequests = true
  await ownSite.stop()
  await coin(page).selectOption('xsgd')
  await expect(where(page).getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 })
  await expect.poll(() => drawnAddress(page)).toBe(toBech32(wallet))
  await tryAgain(where(page).getByRole('button', { name: 'Try again' }), ownSite.node, () => ownSite.start())
  await expect.poll(() => scanned(page)).toMatchObject({ coin: 'xsgd', decimals: 6 })
})

test('the name on the page is the one that leads to the wallet, and a device that shares is asked @desktop', async ({
  page,
  site,
}) => {
  const { wallet, account } = await newPayer(site)
  // The name itself leads to the account, and its DID to the wallet.
  const domain = freshDomain('apart')
  await issueName(site.devnet, domain, account.address, { did: wallet })
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, { share: (what: unknown) => Promise.resolve(void shared.push(what)) })
  })
  await page.goto(`/${domain}.ssi/didx/receive`)
  const { to } = await scanned(page)
  expect<Address>(to).toBe(wallet)
  await expect(fact(where(page), 'Name')).toContainText(`${domain}.did`)
  await where(page).getByRole('button', { name: 'Share it another way' }).click()
  const shared = await page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared)
  expect(shared.map(({ url }) => url)).toEqual([await scanLink(page)])
})
