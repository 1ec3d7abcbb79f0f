/** The local wallet's window: what a page asks of `window.zilPay` and `window.arweaveWallet`, and what its owner answers. */
import type { Page } from '@playwright/test'
import type { ArweaveWallet, ZilPay } from '@tyto/local-wallet'
import { testAccount } from '@tyto/devnet'
import { toBech32, toChecksumAddress } from '@tyto/primitives'
import { approvalWindow, setLocalWallet } from '../steps/transaction/approvalWindow'
import { findAllBarriers } from '../steps/page/barriers'
import { expect, test } from '../steps/network/testSite'
import { fact, toast } from '../steps/page/pageParts'
import { connectButton } from '../steps/wallets/sessionSteps'

declare global {
  interface Window {
    readonly zilPay: ZilPay
    readonly arweaveWallet: ArweaveWallet
    /** The outcome of the question that the page asked last. */
    outcome: { readonly value?: unknown; readonly reason?: unknown } | 'pending'
    seen: unknown[]
  }
}

const connected = { hosts: ['localhost'] }
const receiver = testAccount('receiver of the local wallet')

/** Opens home and waits for the wallet to know its state. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await page.waitForFunction(() => window.zilPay?.wallet.http !== null && window.zilPay !== undefined)
}

/** Has the page ask something (a function, or its text), without waiting for the answer. */
async function ask(page: Page, question: string | (() => Promise<unknown>)): Promise<void> {
  await page.evaluate(`
    window.outcome = 'pending';
    (${question.toString()})().then(
      (value) => { window.outcome = { value } },
      (reason) => { window.outcome = { reason: reason instanceof Error ? 'Error: ' + reason.message : reason } },
    );
    undefined`)
}

function outcome(page: Page) {
  return page.evaluate(() => window.outcome)
}

test('connecting: refused it is false, approved the page sees the account, asked again nothing opens @desktop', async ({
  page,
}) => {
  const { heading, sheet, approve, reject, frame } = approvalWindow(page)
  await openHome(page)
  expect(await page.evaluate(() => window.zilPay.wallet.defaultAccount)).toBeNull()

  await ask(page, () => window.zilPay.wallet.connect())
  await expect(heading).toHaveText('Connect to this site?')
  await expect(frame.getByText('From localhost', { exact: true })).toBeVisible()
  await reject()
  await expect(sheet).toBeHidden()
  await expect.poll(() => outcome(page)).toEqual({ value: false })

  await ask(page, () => window.zilPay.wallet.connect())
  await approve()
  await expect(sheet).toBeHidden()
  await expect.poll(() => outcome(page)).toEqual({ value: true })
  const { address } = testAccount(0)
  expect(await page.evaluate(() => window.zilPay.wallet.defaultAccount)).toEqual({
    base16: toChecksumAddress(address),
    bech32: toBech32(address),
  })

  await ask(page, () => window.zilPay.wallet.connect())
  await expect.poll(() => outcome(page)).toEqual({ value: true })
  await expect(sheet).toBeHidden()
})

const payment = `() => window.zilPay.blockchain.createTransaction({
  toAddr: '${receiver.address}', amount: 1500000000000n, gasLimit: 50n, gasPrice: '2000',
}).then(({ ID, nonce }) => ({ ID, nonce }))`

test('a payment is shown decoded, signed, sent and confirmed', async ({ page, site }) => {
  const { heading, frame, approve, sheet } = approvalWindow(page)
  await setLocalWallet(page, { ...connected, account: 1 })
  await openHome(page)
  await ask(page, payment)
  await expect(heading).toHaveText('Send ZIL?')
  const main = frame.locator('main')
  await expect(fact(main, 'Amount')).toHaveText('1.5 ZIL')
  await expect(fact(main, 'Gas price')).toHaveText('2,100 Li')
  await expect(fact(main, 'Gas, at most')).toHaveText('0.105 ZIL')
  await expect(fact(main, 'Bruno (account 1)')).toHaveText(/^zil1/)
  await approve()
  await expect(sheet).toBeHidden()
  const { value } = (await outcome(page)) as { value: { ID: string } }
  await expect
    .poll(() =>
      site.devnet.handleRpc({ id: 1, jsonrpc: '2.0', method: 'GetTransaction', params: [value.ID] }),
    )
    .toMatchObject({ result: { receipt: { success: true }, amount: '1500000000000' } })
})

test('a call is shown with its contract, transition and parameters; refused, the reason is a plain text @desktop', async ({
  page,
  site,
}) => {
  const { heading, frame, reject } = approvalWindow(page)
  await setLocalWallet(page, connected)
  await openHome(page)
  const { registry } = site.devnet.network
  await ask(
    page,
    `() => window.zilPay.contracts.at('${registry}').call('UpdateSomething',
      [{ vname: 'key', type: 'String', value: 'a name' }, { vname: 'list', type: 'List String', value: ['x', 'y'] }],
      { gasLimit: '9000', amount: '0' })`,
  )
  await expect(heading).toHaveText('Call a contract?')
  await expect(frame.getByText('UpdateSomething', { exact: true })).toBeVisible()
  const row = frame.getByRole('row', { name: 'list' })
  await expect(row).toContainText('List String')
  await expect(row).toContainText('["x","y"]')
  await frame.getByText('Raw data', { exact: true }).click()
  await expect(frame.getByRole('region', { name: 'Raw data' })).toContainText('"_tag": "UpdateSomething"')
  await reject()
  await expect.poll(() => outcome(page)).toEqual({ reason: 'Rejected by user' })
})

test('closed with Escape the page waits for ever; the request is kept, and can be approved after a reload @desktop', async ({
  page,
  site,
}) => {
  const { heading, sheet, close, approve } = approvalWindow(page)
  await setLocalWallet(page, { ...connected, account: 2 })
  await openHome(page)
  await ask(page, payment)
  await expect(heading).toHaveText('Send ZIL?')
  await expect(heading).toBeFocused()
  await close()
  await expect(sheet).toBeHidden()
  expect(await outcome(page)).toBe('pending')

  await page.reload()
  await page.waitForFunction(() => window.zilPay?.wallet.isConnect)
  await ask(page, () => window.zilPay.wallet.sign('a text'))
  await expect(heading).toHaveText('Send ZIL?')
  const before = await balanceOf(site.devnet, receiver.address)
  await approve()
  await expect(heading).toHaveText('Sign this message?')
  await approve()
  await expect(sheet).toBeHidden()
  await expect.poll(() => outcome(page)).toMatchObject({ value: { message: 'a text' } })
  await expect.poll(() => balanceOf(site.devnet, receiver.address)).toBe(before + 1_500_000_000_000n)
})

test('two tabs approve one request, an answer is lost, the page is loaded again: sent once each time @desktop', async ({
  page,
  site,
  tolerance,
}) => {
  tolerance.failedRequests = true
  const { frame, heading, approve } = approvalWindow(page)
  const sent: unknown[] = []
  let isLost = false
  await page.context().route('**/-/rpc', async (route) => {
    const body = route.request().postData() ?? ''
    if (!body.includes('CreateTransaction')) return route.continue()
    sent.push(body)
    // Long enough for the other tab to come in between.
    await new Promise((resolve) => setTimeout(resolve, 300))
    const response = await route.fetch()
    return isLost ? route.abort() : route.fulfill({ response })
  })
  await setLocalWallet(page, { ...connected, account: 3 })
  await openHome(page)
  const before = await balanceOf(site.devnet, receiver.address)
  const received = async () => (await balanceOf(site.devnet, receiver.address)) - before

  await ask(page, payment)
  await expect(heading).toHaveText('Send ZIL?')
  const other = await page.context().newPage()
  await other.goto('/local-wallet.html')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Send ZIL?')
  const buttons = [frame, other].map((place) => place.getByRole('button', { name: 'Approve', exact: true }))
  for (const button of buttons) await expect(button).toBeEnabled()
  // Pressed in one moment: a button that the other press has taken away does nothing.
  const pressed = await Promise.all(buttons.map((button) => button.elementHandle()))
  await Promise.all(pressed.map((button) => button?.evaluate((each) => (each as HTMLElement).click())))
  await expect.poll(() => outcome(page)).toMatchObject({ value: {} })
  await expect.poll(received).toBe(1_500_000_000_000n)
  await expect(other.getByRole('heading', { level: 1 })).not.toHaveText('Send ZIL?')
  expect(sent).toHaveLength(1)
  await other.close()

  isLost = true
  await ask(page, payment)
  await expect(heading).toHaveText('Send ZIL?')
  await approve()
  await expect(frame.getByRole('alert')).toContainText('The node did not take it')
  await expect.poll(received).toBe(3_000_000_000_000n)
  isLost = false
  await page.reload()
  await page.waitForFunction(() => window.zilPay?.wallet.isConnect)
  await ask(page, () => window.zilPay.wallet.sign('a text'))
  await expect(heading).toHaveText('Send ZIL?')
  await approve()
  await expect(heading).toHaveText('Sign this message?')
  expect(sent).toHaveLength(2)
  expect(await received()).toBe(3_000_000_000_000n)
})

async function balanceOf(
  devnet: { handleRpc(body: unknown): Promise<unknown> },
  address: string,
): Promise<bigint> {
  const body = { id: 1, jsonrpc: '2.0', method: 'GetBalance', params: [address] }
  const { result } = (await devnet.handleRpc(body)) as { result?: { balance: string } }
  return BigInt(result?.balance ?? 0)
}

test('what the node refuses stays in the window with its words, while the page waits @desktop', async ({
  page,
}) => {
  const { frame, approve, reject, sheet } = approvalWindow(page)
  await setLocalWallet(page, connected)
  await openHome(page)
  await ask(
    page,
    `() => window.zilPay.blockchain.createTransaction({
      toAddr: '${receiver.address}', amount: '${10n ** 30n}', gasLimit: 50 })`,
  )
  await approve()
  await expect(frame.getByRole('alert')).toContainText('The node did not take it: Insufficient funds.')
  expect(await outcome(page)).toBe('pending')
  await reject()
  await expect(sheet).toBeHidden()
  await expect.poll(() => outcome(page)).toEqual({ reason: 'Rejected by user' })
})

test('locked, the window asks to be unlocked first @desktop', async ({ page }) => {
  const { heading, unlock, approve, sheet } = approvalWindow(page)
  await setLocalWallet(page, { ...connected, locked: true })
  await openHome(page)
  await ask(page, () => window.zilPay.wallet.connect())
  await expect(heading).toHaveText('The wallet is locked')
  await unlock()
  await expect(heading).toHaveText('Connect to this site?')
  await approve()
  await expect(sheet).toBeHidden()
  await expect.poll(() => outcome(page)).toEqual({ value: true })
})

test('accounts, network and lock are set in the wallet, and the page hears of it @desktop', async ({
  page,
  context,
}) => {
  await setLocalWallet(page, connected)
  await openHome(page)
  await page.evaluate(() => {
    window.seen = []
    window.zilPay.wallet.observableAccount().subscribe((account) => window.seen.push(account?.bech32 ?? null))
    window.zilPay.wallet.observableNetwork().subscribe((network) => window.seen.push(network))
  })
  const seen = () => page.evaluate(() => window.seen)

  const wallet = await context.newPage()
  await wallet.goto('/local-wallet.html')
  await wallet.getByRole('radio', { name: 'Account 3' }).check()
  const [first, third] = [0, 3].map((index) => toBech32(testAccount(index).address))
  await expect.poll(seen).toEqual([first, third])
  await wallet.getByRole('button', { name: 'Testnet', exact: true }).click()
  await expect.poll(seen).toEqual([first, third, 'testnet'])
  await wallet.getByRole('button', { name: 'Lock the wallet' }).click()
  await expect(wallet.getByRole('heading', { level: 1 })).toHaveText('The wallet is locked')
  await expect.poll(seen).toEqual([first, third, 'testnet', null])
  await wallet.getByRole('button', { name: 'Unlock' }).click()
  await expect.poll(seen).toEqual([first, third, 'testnet', null, third])
})

test('a new account is the next index, with money from the faucet @desktop', async ({ page }) => {
  await page.goto('/local-wallet.html')
  await page.getByRole('button', { name: 'New account' }).click()
  await expect(page.getByRole('radio', { name: 'Account 10' })).toBeChecked()
  await expect(page.getByRole('main')).toContainText('10,000 ZIL')
})

test('its accounts are those of a public phrase, which it shows with a warning @desktop', async ({
  page,
}) => {
  await page.goto('/local-wallet.html')
  const phrase = `${'test '.repeat(11)}junk`
  await expect(page.getByText(phrase, { exact: true })).toBeVisible()
  await expect(page.getByText('Public test phrase', { exact: true })).toBeVisible()
  await expect(page.getByText(/never send real money/)).toBeVisible()
  // Who one is, is chosen and not given. The address is what a real ZilPay shows first when it imports the phrase.
  const first = page.getByRole('radio', { name: 'Account 0' })
  await expect(first).not.toBeChecked()
  await first.check()
  await expect(first).toBeChecked()
  await expect(page.getByTitle('zil1d4c4vntch9jpn3fj9d4ugpuap8cmdj7alnrxvv').first()).toBeVisible()
})

test('the behaviour is chosen in the wallet, and holds from the next load of the page on @desktop', async ({
  page,
}) => {
  await page.goto('/local-wallet.html')
  const behaviour = page.getByLabel('Behaves like', { exact: false }).first()
  await behaviour.selectOption('No wallet at all')
  await page.getByLabel('Storage wallet behaves like').selectOption('No wallet at all')
  await page.goto('/')
  // Ten looks for a wallet are over then.
  await connectButton(page).click()
  await expect(toast(page, 'ZIlPay is not installed.')).toBeVisible()
  expect(await page.evaluate(() => [typeof window.zilPay, typeof window.arweaveWallet])).toEqual([
    'undefined',
    'undefined',
  ])
})

test('the storage wallet asks for permissions, encrypts and decrypts; closing it is a refusal @desktop', async ({
  page,
}) => {
  const { heading, frame, close, approve, sheet } = approvalWindow(page)
  await openHome(page)
  const connect = () => window.arweaveWallet.connect(['ACCESS_ADDRESS', 'ENCRYPT', 'DECRYPT'])
  await ask(page, connect)
  await expect(heading).toHaveText('Connect the storage wallet?')
  await expect(frame.getByRole('listitem')).toHaveText(['ACCESS_ADDRESS', 'ENCRYPT', 'DECRYPT'])
  await close()
  await expect(sheet).toBeHidden()
  await expect.poll(() => outcome(page)).toEqual({ reason: 'User cancelled the AuthRequest' })
  await ask(page, connect)
  await approve()
  await expect(sheet).toBeHidden()
  const answer = await page.evaluate(async () => {
    const secret = new TextEncoder().encode('a secret')
    const { arweaveWallet } = window
    const cipher = await arweaveWallet.encrypt(secret, { name: 'RSA-OAEP' })
    const plain = await arweaveWallet.decrypt(cipher, { name: 'RSA-OAEP' })
    return [await arweaveWallet.getActiveAddress(), cipher.length, new TextDecoder().decode(plain)]
  })
  expect(answer).toEqual([expect.stringMatching(/^[\w-]{43}$/), 512, 'a secret'])
})

test('works by keyboard alone @desktop', async ({ page }) => {
  const { heading, frame, sheet } = approvalWindow(page)
  await openHome(page)
  await ask(page, () => window.zilPay.wallet.connect())
  await expect(heading).toBeFocused()
  // Who one is, is chosen, and nobody before that.
  const people = frame.getByRole('group', { name: 'Who are you here?' })
  await expect(people.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(frame.getByRole('button', { name: 'Approve' })).toBeDisabled()
  await page.keyboard.press('Tab')
  await expect(people.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(people.getByRole('radio', { name: /^Bruno/ })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(frame.getByRole('button', { name: 'Reject' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  await expect.poll(() => outcome(page)).toEqual({ value: true })
  expect(await page.evaluate(() => window.zilPay.wallet.defaultAccount?.base16)).toBe(
    toChecksumAddress(testAccount(1).address),
  )
})

for (const theme of ['paper', 'night'] as const) {
  const useTheme = (page: Page) =>
    page.addInitScript((text) => localStorage.setItem('tyto.settings', text), JSON.stringify({ theme }))

  test(`its settings have no barrier in the ${theme} theme${theme === 'paper' ? ' @desktop' : ''}`, async ({
    page,
  }) => {
    await setLocalWallet(page, connected)
    await useTheme(page)
    await page.goto('/local-wallet.html')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accounts and settings')
    expect(await findAllBarriers(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme)
  })

  test(`a request has no barrier in the ${theme} theme${theme === 'paper' ? ' @desktop' : ''}`, async ({
    page,
  }) => {
    await setLocalWallet(page, connected)
    await useTheme(page)
    await openHome(page)
    await ask(page, payment)
    const { heading, frame } = approvalWindow(page)
    await expect(heading).toHaveText('Send ZIL?')
    expect(await findAllBarriers(page, 'dialog.tyto-local-wallet')).toEqual([])
    const overflow = await frame
      .locator('main')
      .evaluate(
        ({ ownerDocument: { documentElement } }) => documentElement.scrollWidth - documentElement.clientWidth,
      )
    expect(overflow).toBe(0)
  })
}

test('speaks the language of the page around it @desktop', async ({ page }) => {
  await page.goto('/es')
  await page.waitForFunction(() => window.zilPay?.wallet.http)
  await ask(page, () => window.zilPay.wallet.connect())
  await expect(approvalWindow(page).heading).toHaveText('¿Conectar con este sitio?')
  await expect(page.getByRole('dialog', { name: 'Billetera local' })).toBeVisible()
})

test('is the only page that may be framed, and by this site alone @desktop', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path, { headers: { accept: 'text/html' } })).headers()['content-security-policy']
  expect(await policyOf('/local-wallet.html')).toContain("frame-ancestors 'self'")
  for (const path of ['/', '/alice.ssi', '/local-wallet', '/x?y=/local-wallet.html']) {
    expect(await policyOf(path)).toContain("frame-ancestors 'none'")
  }
})
