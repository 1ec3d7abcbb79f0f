/** Who a person is here: connecting and logging in. */
import { testAccount } from '@tyto/devnet'
import { toBech32 } from '@tyto/primitives'
import { approvalWindow, setLocalWallet } from '../steps/transaction/approvalWindow'
import { expect, test } from '../steps/network/testSite'
import { nameCard, toast } from '../steps/page/pageParts'
import {
  accountName,
  accountButton,
  arriveAs,
  connect,
  connectButton,
  connected,
  drawer,
  openDrawer,
  section,
  tryLogIn,
} from '../steps/wallets/sessionSteps'
import {
  deployDidWallet,
  deployStandIn,
  freshDomain,
  issueName,
  keysOf,
  newAccount,
  misspelt,
} from '../steps/wallets/walletSetup'

const closedText =
  'The window of Local wallet is closed, or behind this page. The request waits in it: ' +
  'approve it there, and this page is connected.'

test('[SS-01] connecting: refused it says so, left unanswered it ends by itself, approved it shows the account @desktop', async ({
  page,
}) => {
  const { approve, reject, close, heading, sheet } = approvalWindow(page)
  await page.goto('/')
  await connectButton(page).click()
  await expect(heading).toHaveText('Connect to this site?')
  await reject()
  await expect(toast(page, 'You refused the connection in the wallet.')).toBeVisible()
  await expect(connectButton(page)).toBeEnabled()

  await connectButton(page).click()
  await expect(heading).toHaveText('Connect to this site?')
  await close()
  await expect(sheet).toBeHidden()
  // It stops by itself, says so, and asks again at the next press.
  await expect(toast(page, closedText)).toBeVisible()
  await expect(connectButton(page)).not.toHaveAttribute('aria-busy')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tyto.session'))).toBeNull()

  await connectButton(page).click()
  await approve()
  await expect(accountButton(page)).toHaveAccessibleName(accountName(0))
})

test('[SS-01] without a wallet it says so after ten looks, on a phone with the way to one', async ({
  page,
  isMobile,
}) => {
  await setLocalWallet(page, { zilPayBehaviour: 'absent' })
  await page.goto('/')
  await connectButton(page).click()
  const text = isMobile ? 'To connect, use the wallet mobile or desktop app.' : 'ZIlPay is not installed.'
  await expect(toast(page, text)).toBeVisible()
  await expect(connectButton(page)).not.toHaveAttribute('aria-busy')
})

test('[BX-27] with a full storage nobody is asked, and it says so @desktop', async ({ page }) => {
  await page.goto('/')
  await expect(connectButton(page)).toBeEnabled()
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let count = 0; count < 3; count++)
          localStorage.setItem(`fill ${size} ${count}`, 'x'.repeat(size))
      } catch {
        // The next one is smaller.
      }
    }
  })
  await connectButton(page).click()
  await expect(
    toast(page, 'The storage of this browser for this site is full, so nobody could be asked.'),
  ).toBeVisible()
  await expect(connectButton(page)).not.toHaveAttribute('aria-busy')
  await expect(approvalWindow(page).sheet).toBeHidden()
})

test('[BX-27] a site that is taken out of the wallet while its page is open is not connected, and asks to connect @desktop', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const account = { base16: '0x6D71564d78B96419c5322B6bC4079d09f1B6cbdd' }
    const observable = { subscribe: () => ({ unsubscribe: () => undefined }) }
    const removed = { is: false }
    Reflect.set(window, 'removeSite', () => (removed.is = true))
    const wallet = {
      isEnable: true,
      isConnect: true,
      net: 'mainnet',
      defaultAccount: account,
      connect: async () => true,
      disconnect: async () => null,
      encrypt: () => new Promise(() => undefined),
      decrypt: () => new Promise(() => undefined),
      observableAccount: () => observable,
      observableNetwork: () => observable,
    }
    const send = async () => {
      if (removed.is) throw new Error('Error: Wallet not connected')
      return { id: '1', jsonrpc: '2.0', result: '222' }
    }
    Reflect.set(window, 'zilPay', { wallet, provider: { send } })
  })
  await page.addInitScript(() => {
    const session = { wallet: 'zilpay', storage: false, login: null }
    if (localStorage.getItem('tyto.session') === null)
      localStorage.setItem('tyto.session', JSON.stringify(session))
  })
  await page.goto('/')
  await expect(accountButton(page)).toBeVisible()
  await page.evaluate(() => (Reflect.get(window, 'removeSite') as () => void)())
  // The person comes back to the page.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(toast(page, 'This site was disconnected in Bearby. Connect again to go on.')).toBeVisible()
  await expect(connectButton(page)).toBeEnabled()
})

test('[SS-01] a wallet that stays locked says so @desktop', async ({ page }) => {
  await setLocalWallet(page, { zilPayBehaviour: 'bearby', locked: true })
  await page.goto('/')
  await connectButton(page).click()
  await expect(
    toast(page, 'Local wallet is locked, or was never set up. Open the extension, then connect again.'),
  ).toBeVisible()
})

test('[SS-02] [SS-08] only the controller logs in to a username; the log-in survives a reload @desktop', async ({
  page,
}) => {
  await page.goto('/')
  await connect(page)
  await openDrawer(page)
  await tryLogIn(page, 'bruno.ssi')
  await expect(drawer(page).getByRole('alert')).toHaveText(
    "Only bruno.ssi's controller wallet can log in to bruno.ssi",
  )
  await tryLogIn(page, 'Alice')
  await expect(page).toHaveURL('/alice.ssi')
  await expect(drawer(page)).toBeHidden()
  await expect(accountButton(page)).toHaveAccessibleName('Account: alice.ssi')
  await expect(nameCard(page)).toContainText('You control this')

  await page.reload()
  await expect(accountButton(page)).toHaveAccessibleName('Account: alice.ssi')
  await expect(nameCard(page)).toContainText('You control this')
  await expect(approvalWindow(page).sheet).toBeHidden()
})

test('[SS-02] a username that came without its .did is logged in to by who has it now @desktop', async ({
  page,
  devnet,
}) => {
  const [now, before] = [await newAccount(devnet), await newAccount(devnet)]
  const domain = freshDomain('handed')
  const wallet = await deployDidWallet(devnet, now.account, keysOf(domain))
  const former = await deployDidWallet(devnet, before.account, keysOf(domain))
  await issueName(devnet, domain, wallet, { did: former })
  await arriveAs(page, { account: before.index })
  await page.goto('/')
  await openDrawer(page)
  await tryLogIn(page, domain)
  await expect(drawer(page).getByRole('alert')).toContainText('controller wallet can log in')
  await page.evaluate(
    (index) =>
      localStorage.setItem(
        'tyto.localWallet.state',
        JSON.stringify({
          ...JSON.parse(localStorage.getItem('tyto.localWallet.state') ?? '{}'),
          account: index,
        }),
      ),
    now.index,
  )
  await page.reload()
  await openDrawer(page)
  await tryLogIn(page, domain)
  await expect(accountButton(page)).toHaveAccessibleName(`Account: ${domain}.ssi`)
})

test('[SS-08] a stored log-in is shown as nobody until the chain confirms it @desktop', async ({
  page,
  site,
  tolerance,
}) => {
  tolerance.failedRequests = true
  await setLocalWallet(page, connected)
  await page.addInitScript(
    (session) => localStorage.setItem('tyto.session', session),
    JSON.stringify({
      wallet: 'local',
      storage: false,
      login: { network: 'local', address: testAccount(0).address, name: 'alice.ssi' },
    }),
  )
  site.node.behave(() => Promise.reject(new Error('The node is out.')))
  await page.goto('/')
  await expect(accountButton(page)).toHaveAccessibleName(/^Account: zil1/)
  site.node.behave()
  // The check is made again once the node answers.
  await expect(accountButton(page)).toHaveAccessibleName('Account: alice.ssi')
})

test('[SS-08] junk in storage is nobody', { tag: '@desktop' }, async ({ page }) => {
  for (const junk of ['{', '[]', '{"wallet":"zilpay","login":{"network":"local","address":"x"}}', 'null']) {
    await page.addInitScript((text) => localStorage.setItem('tyto.session', text), junk)
    await page.goto('/')
    await expect(connectButton(page)).toBeVisible()
    await expect(accountButton(page)).toHaveCount(0)
  }
})

test('[SS-03] [RT-12] logging in with an address: the kind of wallet, then its controller, then /address @desktop', async ({
  page,
  devnet,
}) => {
  const stranger = testAccount(1).address
  const defi = await deployStandIn(devnet, {
    version: 'DEFIxWALLET_6.4.0',
    controller: testAccount(0).address,
  })
  const older = await deployStandIn(devnet, { version: 'xwallet_5.3', controller: testAccount(0).address })
  const others = await deployStandIn(devnet, { version: 'DIDxWALLET_6.4.0', controller: stranger })
  await page.goto('/')
  await connect(page)
  await openDrawer(page)
  const alert = drawer(page).getByRole('alert')
  await tryLogIn(page, misspelt(defi))
  await expect(alert).toHaveText('Wrong address.')
  await tryLogIn(page, 'nosuchsub@alice.ssi')
  await expect(alert).toHaveText('This name leads to no wallet yet.')
  await tryLogIn(page, stranger)
  await expect(alert).toHaveText('Unsupported version.')
  await tryLogIn(page, toBech32(defi))
  await expect(alert).toHaveText('Unsupported version.')
  await tryLogIn(page, others)
  await expect(alert).toHaveText('Failed DID Controller authentication.')
  await tryLogIn(page, toBech32(older))
  await expect(page).toHaveURL(`/address?of=${toBech32(older)}`)
  await expect(page.getByRole('main')).toContainText('You control this')
  await openDrawer(page)
  await expect(section(page, 'Logged in')).toContainText('DIDxWALLET 5.3')
  // Whoever is logged in is at home at /address.
  await page.goto('/address')
  await expect(page).toHaveURL(`/address?of=${toBech32(older)}`)
})
