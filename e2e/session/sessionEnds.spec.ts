/** What becomes of a session: the wallet changes its mind, the chain another controller, and a person logs off. */
import { didWallet } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import { approvalWindow, setLocalWallet } from '../steps/transaction/approvalWindow'
import { expect, test } from '../steps/network/testSite'
import { nameCard, settle, toast } from '../steps/page/pageParts'
import { addGuardiansOf, guardiansOf, newPerson, signatureFor } from '../steps/ownership/recoverySetup'
import {
  accountButton,
  accountText,
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
  callAs,
  deployDidWallet,
  freshDomain,
  issueName,
  keysOf,
  newAccount,
} from '../steps/wallets/walletSetup'

test('[SS-04] another account in the wallet ends the session of the one before @desktop', async ({
  page,
}) => {
  await setLocalWallet(page, connected)
  await page.goto('/')
  await connectButton(page).click()
  await openDrawer(page)
  await tryLogIn(page, 'alice.ssi')
  await expect(page).toHaveURL('/alice.ssi')
  await expect(nameCard(page)).toBeVisible()
  await openDrawer(page)
  const { frame, close } = await openLocalWallet(page)
  await frame.getByRole('radio', { name: /\(account 1\)/ }).check()
  await close()
  await expect(toast(page, 'DID Controller not valid anymore, disconnecting...')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'You have logged off')).toBeVisible()
  await expect(connectButton(page)).toBeVisible()
})

test('[SS-04] another account ends a log-in nobody asked for, says so, and keeps the wallet @desktop', async ({
  page,
}) => {
  await setLocalWallet(page, connected)
  await page.goto('/alice.ssi')
  await connectButton(page).click()
  await expect(toast(page, 'You are logged in to alice.ssi.')).toBeVisible()
  await openDrawer(page)
  const { frame, close } = await openLocalWallet(page)
  await frame.getByRole('radio', { name: /\(account 1\)/ }).check()
  await close()
  await expect(toast(page, 'You have logged off')).toBeVisible()
  await expect(toast(page, 'You are logged in to alice.ssi.')).toBeHidden()
  await expect(accountButton(page)).toBeVisible()
  await expect(accountButton(page)).not.toHaveAccessibleName('Account: alice.ssi')
})

test(
  '[SS-04] an account that is not valid any more after a reload ends the session too',
  { tag: '@desktop' },
  async ({ page }) => {
    await setLocalWallet(page, { ...connected, account: 1 })
    await page.addInitScript(() => {
      if (sessionStorage.getItem('once')) return
      sessionStorage.setItem('once', 'yes')
      localStorage.setItem(
        'tyto.session',
        JSON.stringify({
          wallet: 'local',
          login: { network: 'local', address: `0x${'1'.repeat(40)}`, name: 'alice.ssi' },
        }),
      )
    })
    await page.goto('/alice.ssi')
    await expect(toast(page, 'DID Controller not valid anymore, disconnecting...')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('tyto.session'))).toBeNull()
  },
)

test('[SS-04] another network in the wallet: whether the log-in still holds is asked again, and one that does not ends @desktop', async ({
  page,
  devnet,
}) => {
  const { account, index } = await newAccount(devnet)
  const heir = await newAccount(devnet)
  const domain = freshDomain('heir')
  const wallet = await deployDidWallet(devnet, account, keysOf(domain))
  await issueName(devnet, domain, wallet)
  await arriveAs(page, {
    account: index,
    login: { network: 'local', address: wallet, name: `${domain}.ssi` },
  })
  await page.goto('/carol.ssi')
  await expect(accountButton(page)).toHaveAccessibleName(`Account: ${domain}.ssi`)
  const useNetwork = async (name: string): Promise<void> => {
    await openDrawer(page)
    const { frame, close } = await openLocalWallet(page)
    await frame.getByRole('button', { name, exact: true }).click()
    await close()
    await drawer(page).getByRole('button', { name: 'Close' }).click()
  }

  // Who is the controller still, stays.
  await useNetwork('Testnet')
  await expect(accountButton(page)).toHaveAccessibleName(`Account: ${domain}.ssi, on another network`)
  await useNetwork('Local')
  await expect(accountButton(page)).toHaveAccessibleName(`Account: ${domain}.ssi`)

  // Handed on meanwhile, which this page does not know: the same change ends it.
  const { UpdateController, AcceptPendingController } = didWallet(wallet)
  await callAs(devnet, account, UpdateController({ addr: heir.account.address, tyron: null }))
  await callAs(devnet, heir.account, AcceptPendingController({}))
  await expect(accountButton(page)).toHaveAccessibleName(`Account: ${domain}.ssi`)
  await openDrawer(page)
  const { frame } = await openLocalWallet(page)
  await frame.getByRole('button', { name: 'Testnet', exact: true }).click()
  await expect(toast(page, 'DID Controller not valid anymore, disconnecting...')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'You have logged off')).toBeVisible()
  await expect(connectButton(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tyto.session'))).toBeNull()
  // Who has it now is said, over a reload too.
  const reason = page.getByText(`${domain}.ssi has another controller now: ${accountText(heir.index)}.`)
  await expect(reason).toBeVisible()
  await page.reload()
  await expect(reason).toBeVisible()
})

test('[SS-04] who is logged off since guardians recovered the name reads that @desktop', async ({
  page,
  devnet,
}) => {
  const guardians = await guardiansOf(devnet)
  const person = await newPerson(devnet, 'robbed')
  await addGuardiansOf(devnet, person, guardians.slice(0, 3))
  const heir = await newAccount(devnet)
  const addr = heir.account.address
  const signatures = guardians
    .slice(0, 3)
    .map((guardian) => [domainId(guardian.domain), signatureFor(devnet, person, addr, guardian)] as const)
  const { DidSocialRecovery } = didWallet(person.wallet)
  await callAs(devnet, heir.account, DidSocialRecovery({ addr, signatures, tyron: null }))
  await arriveAs(page, {
    account: person.index,
    login: { network: 'local', address: person.wallet, name: `${person.domain}.ssi` },
  })
  await page.goto('/carol.ssi')
  await expect(page).toHaveURL('/')
  await expect(
    page.getByText(
      `${person.domain}.ssi was recovered by its guardians. ${accountText(heir.index)} controls it now`,
    ),
  ).toBeVisible()
})

test('[SS-09] a wallet on another network is told apart, with both ways out @desktop', async ({ page }) => {
  await setLocalWallet(page, connected)
  await page.goto('/')
  await connectButton(page).click()
  await openDrawer(page)
  const { frame, close } = await openLocalWallet(page)
  await frame.getByRole('button', { name: 'Testnet', exact: true }).click()
  await close()
  await expect(
    drawer(page).getByText('The wallet is on testnet, but Tyto shows the local network. Change one of them.'),
  ).toBeVisible()
  await expect(drawer(page).getByRole('button', { name: 'Show testnet' })).toBeVisible()
  await drawer(page).getByRole('button', { name: 'Close' }).click()
  await expect(accountButton(page)).toHaveAccessibleName(/, on another network$/)
  await openDrawer(page)
  const again = await openLocalWallet(page)
  await again.frame.getByRole('button', { name: 'Local', exact: true }).click()
  await again.close()
  await expect(drawer(page).getByText(/Change one of them/)).toBeHidden()
})

test(
  '[SS-09] the local wallet leaves with its network and comes back with it',
  { tag: '@desktop' },
  async ({ page, tolerance }) => {
    tolerance.failedRequests = true
    for (const host of ['api.testnet.zilliqa.com', 'api.zq2-testnet.zilliqa.com']) tolerance.hosts.add(host)
    await setLocalWallet(page, connected)
    await page.goto('/')
    await connectButton(page).click()
    await expect(accountButton(page)).toBeVisible()
    const choose = async (network: string) => {
      await page.getByRole('button', { name: /^Network: / }).click()
      await page.getByRole('button', { name: new RegExp(`^${network}`) }).click()
      await page.keyboard.press('Escape')
    }
    await choose('Testnet')
    await expect(connectButton(page)).toBeVisible()
    await choose('Local network')
    await expect(accountButton(page)).toBeVisible()
  },
)

test('[SS-05] logging off clears wallet, storage address and log-in, and opens home @desktop', async ({
  page,
  context,
}) => {
  const { approve } = approvalWindow(page)
  const storage = section(page, 'External wallets').getByRole('listitem').filter({ hasText: 'ArConnect' })
  const storageAddress = storage.getByTitle(/^[\w-]{43}$/)
  const isYours = nameCard(page).getByText('You control this')
  await page.clock.install()
  await setLocalWallet(page, connected)
  await page.goto('/')
  await connectButton(page).click()
  await openDrawer(page)
  await drawer(page).getByRole('button', { name: 'Connect ArConnect' }).click()
  await approve()
  await expect(storageAddress).toBeVisible()
  await tryLogIn(page, 'alice')
  await expect(page).toHaveURL('/alice.ssi')
  await expect(isYours).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await expect(accountButton(other)).toHaveAccessibleName('Account: alice.ssi')

  // Home at once; what happened is said 400 ms later.
  await openDrawer(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await drawer(page).getByRole('button', { name: 'Log off' }).click()
  await expect(page).toHaveURL('/')
  await expect(connectButton(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tyto.session'))).toBeNull()
  await page.clock.runFor(390)
  await settle(page)
  await expect(toast(page, 'You have logged off')).toBeHidden()
  await page.clock.runFor(10)
  await expect(toast(page, 'You have logged off')).toBeVisible()
  await page.clock.resume()
  // Another tab follows, and a reload finds nothing.
  await expect(connectButton(other)).toBeVisible()
  await page.goto('/alice.ssi')
  await expect(connectButton(page)).toBeVisible()
  await expect(nameCard(page)).toBeVisible()
  await expect(isYours).toBeHidden()

  // The same account again, which both wallets let in anew: no log-in and no storage address came back with it.
  await connect(page)
  await openDrawer(page)
  await expect(drawer(page).getByLabel('NFT username or address')).toBeVisible()
  await expect(storage.getByRole('button', { name: 'Connect ArConnect' })).toBeVisible()
  await expect(storageAddress).toBeHidden()
  await expect.poll(() => page.evaluate(() => window.arweaveWallet.getPermissions())).toEqual([])
})
