/** The account drawer: what it lists, what it says where something is missing, the storage wallet in it. */
import { toBech32 } from '@tyto/primitives'
import { drawn } from '../steps/money/amountOracle'
import { balanceOf } from '../steps/network/chainAnswers'
import { approvalWindow, setLocalWallet } from '../steps/transaction/approvalWindow'
import { findAllBarriers } from '../steps/page/barriers'
import { expect, test } from '../steps/network/testSite'
import { holdPart, openMenu, toast } from '../steps/page/pageParts'
import {
  accountButton,
  arriveAs,
  connect,
  connectButton,
  connected,
  drawer,
  openDrawer,
  openLocalWallet,
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
  saveSubdomain,
} from '../steps/wallets/walletSetup'

test('[SS-07] the storage wallet: asked for five permissions, refused, followed, found again, left @desktop', async ({
  page,
}) => {
  const { approve, reject, heading, frame } = approvalWindow(page)
  await page.goto('/')
  await connect(page)
  await openDrawer(page)
  const storage = section(page, 'External wallets').getByRole('listitem').filter({ hasText: 'ArConnect' })
  await expect(storage).toContainText('Needed to sign key updates')
  await storage.getByRole('button', { name: 'Connect ArConnect' }).click()
  await expect(heading).toBeVisible()
  for (const permission of ['ACCESS_ADDRESS', 'SIGN_TRANSACTION', 'ENCRYPT', 'DECRYPT', 'DISPATCH']) {
    await expect(frame.getByText(permission, { exact: true })).toBeVisible()
  }
  await reject()
  await expect(toast(page, 'ArConnect rejected')).toBeVisible()

  await storage.getByRole('button', { name: 'Connect ArConnect' }).click()
  await approve()
  await expect(storage.getByRole('button', { name: 'Disconnect ArConnect' })).toBeVisible()
  const first = await storage.getByTitle(/^[\w-]{43}$/).getAttribute('title')
  expect(first).toMatch(/^[\w-]{43}$/)

  // The granted right is used again after a reload, without a window.
  await page.reload()
  await openDrawer(page)
  await expect(storage.getByTitle(first ?? '', { exact: true })).toBeVisible()

  // Another account chosen in the wallet is followed.
  const local = await openLocalWallet(page)
  const choice = local.frame.locator('label', { hasText: 'Storage wallet 3' })
  await choice.getByRole('combobox').selectOption('3')
  await local.close()
  await expect(storage.getByTitle(first ?? '', { exact: true })).toBeHidden()
  await expect(storage.getByTitle(/^[\w-]{43}$/)).toBeVisible()

  await storage.getByRole('button', { name: 'Disconnect ArConnect' }).click()
  await expect(storage).toContainText('Needed to sign key updates')
})

test(
  '[SS-07] a storage wallet that is missing, or does not let go, says so',
  { tag: '@desktop' },
  async ({ page }) => {
    await setLocalWallet(page, { storageBehaviour: 'absent' })
    await page.goto('/')
    await connect(page)
    await openDrawer(page)
    await drawer(page).getByRole('button', { name: 'Connect ArConnect' }).click()
    await expect(toast(page, 'ArConnect is missing.')).toBeVisible()

    // A wallet of another make, which keeps its place.
    await page.evaluate(() => {
      const address = 'A'.repeat(43)
      const permissions = ['ACCESS_ADDRESS', 'SIGN_TRANSACTION', 'ENCRYPT', 'DECRYPT', 'DISPATCH']
      Reflect.set(window, 'arweaveWallet', {
        connect: () => Promise.resolve(),
        getPermissions: () => Promise.resolve(permissions),
        getActiveAddress: () => Promise.resolve(address),
        disconnect: () => Promise.reject('no'),
      })
    })
    await drawer(page).getByRole('button', { name: 'Connect ArConnect' }).click()
    await drawer(page).getByRole('button', { name: 'Disconnect ArConnect' }).click()
    await expect(toast(page, 'Failed to disconnect ArConnect.')).toBeVisible()
    await expect(drawer(page).getByRole('button', { name: 'Connect ArConnect' })).toBeVisible()
  },
)

test('[SS-06] [SS-10] the drawer has its five sections, and says what is missing where it is missing', async ({
  page,
}) => {
  await page.goto('/')
  const menu = await openMenu(page)
  await menu.getByRole('button', { name: 'Account', exact: true }).click()
  for (const heading of ['Log in', 'External wallets', 'NFT usernames', 'Subdomains', 'DeFi account']) {
    await expect(drawer(page).getByRole('heading', { name: heading, exact: true })).toBeVisible()
  }
  expect(await findAllBarriers(page, 'dialog')).toEqual([])
  await expect(section(page, 'Log in')).toContainText('Connect your wallet.')
  await expect(section(page, 'Subdomains')).toContainText('To continue, log in.')
  await tryLogIn(page, 'alice.ssi')
  await expect(drawer(page).getByRole('alert')).toHaveText('Connect your wallet.')
  // The connection is offered right there.
  await section(page, 'Log in').getByRole('button', { name: 'Connect the local wallet' }).click()
  await approvalWindow(page).approve()
  await tryLogIn(page, 'alice.ssi')
  await expect(page).toHaveURL('/alice.ssi')
})

test('[SS-11] the drawer lists names, subdomains and the DeFi account of their owner @desktop', async ({
  page,
  devnet,
}) => {
  const { account: owner, index } = await newAccount(devnet)
  const [domain, secret] = [freshDomain('heron'), freshDomain('hidden')]
  const wallet = await deployDidWallet(devnet, owner, keysOf(domain))
  await issueName(devnet, domain, wallet)
  await issueName(devnet, secret, wallet)
  const defi = await deployStandIn(devnet, { version: 'DEFIxWALLET_6.4.0', controller: owner.address })
  await setLocalWallet(page, { ...connected, account: index })
  await page.goto(`/${domain}.ssi`)
  await connectButton(page).click()
  await openDrawer(page)
  const names = section(page, 'NFT usernames')
  await expect(names.getByRole('link', { name: `${domain}.ssi` })).toBeVisible()
  // The chain keeps hashes: a name that nobody typed here is not known here.
  await expect(names).not.toContainText(secret)
  await tryLogIn(page, domain)
  await expect(drawer(page)).toBeHidden()
  await openDrawer(page)
  await expect(section(page, 'Subdomains')).toContainText('No subdomains yet.')
  await expect(section(page, 'DeFi account')).toContainText('No DeFi account yet.')

  await saveSubdomain(devnet, owner, { wallet, subdomain: 'defi', address: defi })
  await saveSubdomain(devnet, owner, { wallet, subdomain: 'work', address: wallet })
  await page.reload()
  await openDrawer(page)
  await expect(section(page, 'Subdomains').getByRole('link', { name: `work@${domain}.ssi` })).toBeVisible()
  await section(page, 'DeFi account')
    .getByRole('link', { name: `defi@${domain}.ssi` })
    .click()
  await expect(page).toHaveURL(`/defi@${domain}.ssi/defix`)
})

test(
  '[SS-11] a listing that fails is logged and lists nothing',
  { tag: '@desktop' },
  async ({ page, site, tolerance }) => {
    tolerance.failedRequests = true
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()))
    await setLocalWallet(page, connected)
    await page.goto('/alice.ssi')
    await connectButton(page).click()
    await expect(accountButton(page)).toBeVisible()
    site.node.behave(() => Promise.reject(new Error('The node is out.')))
    await openDrawer(page)
    await expect.poll(() => logged.join('\n')).toContain('could not read the names of this account')
    await expect(section(page, 'NFT usernames').getByRole('link', { name: /\.ssi/ })).toHaveCount(0)
    await expect(section(page, 'NFT usernames')).toContainText('Unknown')
    await expect(section(page, 'NFT usernames')).not.toContainText('None of the names')
  },
)

test('[SS-06] opened while a page is on its way, the drawer stays when that arrives; the next page puts it away', async ({
  page,
}) => {
  await arriveAs(page, { account: 5 })
  const main = page.getByRole('main')

  // A page that corrects its address once it is there.
  await page.goto('/bruno.ssi')
  await expect(accountButton(page)).toBeVisible()
  const arriveDocument = await holdPart(page, 'DidDocumentPage')
  await page.evaluate(() => {
    window.history.pushState(null, '', '/alice/didx/doc')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await openDrawer(page)
  arriveDocument()
  await expect(page).toHaveURL('/alice.ssi/didx/doc')
  await expect(main.getByText('did:tyron:zil:isol:', { exact: false }).first()).toBeAttached()
  await expect(drawer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()

  // The page behind a link: its code is there with every page, its texts are on their way.
  const arriveHome = await holdPart(page, 'search')
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await expect(main.getByText('did:tyron:zil:isol:', { exact: false }).first()).toBeAttached()
  await openDrawer(page)
  arriveHome()
  await expect(main.getByRole('textbox').first()).toBeAttached()
  await expect(drawer(page)).toBeVisible()

  await page.goBack()
  await expect(drawer(page)).toBeHidden()
})

test('[BL-03] an account without a wallet of its own finds its coins from the drawer @desktop', async ({
  page,
  site,
}) => {
  const { account, index } = await newAccount(site.devnet)
  await arriveAs(page, { account: index })
  await page.goto('/')
  await openDrawer(page)
  await section(page, 'External wallets').getByRole('link', { name: 'Coins' }).click()
  await expect(page).toHaveURL(`/resolvedAddress?of=${toBech32(account.address)}`)
  await expect(drawer(page)).toBeHidden()
  const held = drawn(await balanceOf(site, account.address), 12)
  await expect(page.getByRole('main').getByText(held).first()).toBeVisible()
})
