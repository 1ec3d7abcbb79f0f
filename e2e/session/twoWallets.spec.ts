/** A wallet extension and the local wallet in one page of the local network. */
import type { Page } from '@playwright/test'
import { approvalWindow, setLocalWallet } from '../steps/transaction/approvalWindow'
import { findAllBarriers } from '../steps/page/barriers'
import { expect, test } from '../steps/network/testSite'
import { holdPart, toast } from '../steps/page/pageParts'
import {
  accountButton,
  accountName,
  accountText,
  arriveAs,
  connectButton,
  connected,
  drawer,
  openDrawer,
  section,
} from '../steps/wallets/sessionSteps'
import { installExtension } from '../steps/wallets/walletExtension'

const bruno = 1

/** Presses Connect, and chooses the extension. */
async function chooseZilPay(page: Page): Promise<void> {
  await connectButton(page).click()
  await page
    .getByRole('dialog', { name: 'Which wallet?' })
    .getByRole('button', { name: /^ZilPay/ })
    .click()
}

test('[SS-01] beside an extension Connect offers both, the extension first; the way back to either is one press in the drawer', async ({
  page,
}) => {
  await installExtension(page, { account: bruno })
  await page.goto('/')
  await connectButton(page).click()
  const choice = page.getByRole('dialog', { name: 'Which wallet?' })
  await expect(choice.getByRole('listitem')).toHaveText([/^ZilPay/, /^Local wallet/])
  expect(await findAllBarriers(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(choice).toBeHidden()
  await expect(connectButton(page)).toBeFocused()
  await expect(connectButton(page)).not.toHaveAttribute('aria-busy')

  await connectButton(page).click()
  await choice.getByRole('button', { name: /^ZilPay/ }).click()
  await expect(accountButton(page)).toHaveAccessibleName('Account: bruno.ssi')
  await expect(approvalWindow(page).sheet).toBeHidden()

  // The local wallet asks its owner once.
  await openDrawer(page)
  const wallets = section(page, 'External wallets').getByRole('listitem')
  const zilPay = wallets.filter({ hasText: 'ZilPay' })
  const local = wallets.filter({ hasText: 'Local wallet' })
  await expect(zilPay).toContainText(accountText(bruno))
  await local.getByRole('button', { name: 'Connect the local wallet' }).click()
  await approvalWindow(page).approve()
  await expect(local).toContainText(accountText(0))
  await expect(zilPay).toContainText('Not connected')
  await expect(accountButton(page)).toHaveAccessibleName('Account: alice.ssi')

  // Both remember this site: after a reload the chosen one comes back, and the other is one press away.
  await page.reload()
  await expect(accountButton(page)).toHaveAccessibleName('Account: alice.ssi')
  await openDrawer(page)
  await zilPay.getByRole('button', { name: 'Connect with ZilPay' }).click()
  await expect(zilPay).toContainText(accountText(bruno))
  await local.getByRole('button', { name: 'Connect the local wallet' }).click()
  await expect(local).toContainText(accountText(0))
  await expect(approvalWindow(page).sheet).toBeHidden()
})

test('[SS-01] without the local wallet the extension is connected at once @desktop', async ({ page }) => {
  await setLocalWallet(page, { zilPayBehaviour: 'absent' })
  await installExtension(page, { account: bruno })
  await page.goto('/')
  await connectButton(page).click()
  // An account with one name is logged in to it at once.
  await expect(accountButton(page)).toHaveAccessibleName('Account: bruno.ssi')
})

test('[SS-01] the question which wallet goes with the page that asked it, and not while that arrives @desktop', async ({
  page,
}) => {
  await installExtension(page, { account: bruno })
  await page.goto('/alice.ssi')
  await expect(connectButton(page)).toBeVisible()
  const arriveHome = await holdPart(page, 'search')
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  await connectButton(page).click()
  const choice = page.getByRole('dialog', { name: 'Which wallet?' })
  await expect(choice).toBeVisible()
  arriveHome()
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeAttached()
  await expect(choice).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/alice.ssi')
  await expect(choice).toBeHidden()
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
})

test('[SS-01] a wallet that is waited for can be given up after the drawer was closed and opened again @desktop', async ({
  page,
}) => {
  await installExtension(page, { account: bruno, isSilent: true })
  await arriveAs(page, { account: 0 })
  await page.goto('/')
  await openDrawer(page)
  const button = drawer(page).getByRole('button', { name: 'Connect with ZilPay' })
  const stop = drawer(page).getByRole('button', { name: 'Stop waiting for the wallet' })
  await button.click()
  await expect(stop).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await openDrawer(page)
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await stop.click()
  await expect(button).not.toHaveAttribute('aria-busy')
  await expect(stop).toBeHidden()
})

test('[SS-04] another wallet with another account ends the log-in and begins with its own name @desktop', async ({
  page,
  devnet,
}) => {
  const alice = devnet.network.names.find(({ name }) => name === 'alice.ssi')
  await installExtension(page, { account: bruno })
  await arriveAs(page, {
    account: 0,
    login: { network: 'local', address: alice?.address ?? '', name: 'alice.ssi' },
  })
  await page.goto('/')
  await expect(accountButton(page)).toHaveAccessibleName('Account: alice.ssi')
  await openDrawer(page)
  await drawer(page).getByRole('button', { name: 'Connect with ZilPay' }).click()
  await expect(accountButton(page)).toHaveAccessibleName('Account: bruno.ssi')
  await expect(section(page, 'NFT usernames').getByRole('link', { name: /^bruno\.ssi/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.keyboard.press('Escape')
  await page.waitForLoadState('networkidle')
  // The log keeps what was said, also when it has gone from the screen.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Messages' }).click()
  const messages = page.getByRole('dialog', { name: 'Messages' })
  await expect(messages).toContainText('You are logged in to bruno.ssi.')
  await expect(messages).not.toContainText('disconnecting')
  await page.reload()
  await expect(accountButton(page)).toHaveAccessibleName('Account: bruno.ssi')
})

test('[BX-11] [SS-09] an extension on another network: the local wallet is one of the ways out @desktop', async ({
  page,
}) => {
  await setLocalWallet(page, connected)
  await installExtension(page, { account: bruno, chainId: '1' })
  await page.goto('/')
  await chooseZilPay(page)
  await openDrawer(page)
  const wallets = section(page, 'External wallets')
  await expect(wallets).toContainText('The wallet is on mainnet, but Tyto shows the local network.')
  // One button beside the wallet, one beside what is wrong.
  await expect(wallets.getByRole('button', { name: 'Connect the local wallet' })).toHaveCount(2)
  await wallets.getByRole('button', { name: 'Connect the local wallet' }).last().click()
  await expect(accountButton(page)).toHaveAccessibleName(accountName(0))
  await expect(wallets).not.toContainText('The wallet is on')
})

test('[SS-05] [SS-07] the storage wallet beside an extension says whose keys it has, and its permissions end with the session @desktop', async ({
  page,
}) => {
  await installExtension(page, { account: bruno })
  await page.goto('/')
  await chooseZilPay(page)
  await openDrawer(page)
  const storage = section(page, 'External wallets').getByRole('listitem').filter({ hasText: 'ArConnect' })
  await expect(storage).toContainText('Test keys of this machine')
  await storage.getByRole('button', { name: 'Connect ArConnect' }).click()
  const { frame, approve } = approvalWindow(page)
  await expect(frame.getByText('Test keys of this machine.')).toBeVisible()
  await approve()
  await expect(storage.getByTitle(/^[\w-]{43}$/)).toBeVisible()
  await expect(storage).toContainText('Test keys of this machine')

  const granted = () => page.evaluate(() => window.arweaveWallet.getPermissions())
  await expect.poll(granted).toHaveLength(5)
  await drawer(page).getByRole('button', { name: 'Log off' }).click()
  await expect(toast(page, 'You have logged off')).toBeVisible()
  await expect.poll(granted).toEqual([])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tyto.session'))).toBeNull()
})

test('[SS-07] where nobody has connected it, the offer of the storage wallet says whose keys they are @desktop', async ({
  page,
}) => {
  await installExtension(page, { account: bruno })
  await arriveAs(page, { account: 0 })
  await page.goto('/alice.ssi/didx/wallet/doc/update#keys')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Connect ArConnect' }).click()
  await expect(main.getByText('Test keys of this machine')).toBeVisible()
  await approvalWindow(page).approve()
  const connected = main.getByText('ArConnect is connected.').locator('..')
  await expect(connected).toContainText('Test keys of this machine')
})

test('[SS-07] a real storage wallet is not called test keys @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'arweaveWallet', { getPermissions: () => Promise.resolve([]) })
  })
  await arriveAs(page, { account: 0 })
  await page.goto('/')
  await openDrawer(page)
  const wallets = section(page, 'External wallets')
  await expect(wallets.getByRole('listitem').filter({ hasText: 'ArConnect' })).toContainText(
    'Needed to sign key updates',
  )
  await expect(wallets.getByRole('button', { name: 'Open the local wallet' })).toBeVisible()
  await expect(wallets).not.toContainText('Test keys of this machine')
})
