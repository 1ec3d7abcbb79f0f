/** First steps, pages that let in one account only, and what everybody may see. */
import { testAccount, type Devnet } from '@tyto/devnet'
import { toBech32 } from '@tyto/primitives'
import { approvalWindow, setLocalWallet } from './approvalWindow'
import { findAllBarriers } from './barriers'
import { canonicalHost, expect, test } from './testSite'
import { nameCard, openMenu, searchField, settle, toast } from './pageParts'
import { accountText, connect, connectButton, connected, short } from './sessionSteps'
import { deployStandIn, freshDomain, issueName } from './walletSetup'

test('[RT-09] a path that begins with getstarted leads to home and opens the quickstart @desktop', async ({
  page,
}) => {
  for (const path of ['/getstarted', '/getstarted-now/x', '/es/getstarted']) {
    await page.goto(path)
    await expect(page).toHaveURL(path.startsWith('/es') ? '/es' : '/')
    await expect(page.locator('dialog ol > li')).toHaveCount(3)
  }
  // A name that begins so is a name.
  await page.goto('/getstarted.ssi')
  await expect(toast(page, 'getstarted.ssi not found.')).toBeVisible()
})

test('[RT-09] the quickstart opens one second after home is reached from getstarted, not before @desktop', async ({
  page,
}) => {
  const modal = page.getByRole('dialog', { name: 'Quickstart' })
  await page.clock.install()
  await page.goto('/alice.ssi')
  await expect(nameCard(page)).toBeVisible()
  // Seen once, so that nothing but the delay keeps it away.
  const menu = await openMenu(page)
  await menu.getByRole('button', { name: 'Get started' }).click()
  await modal.getByRole('button', { name: 'Later' }).click()
  await expect(modal).toBeHidden()

  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await page.evaluate(() => {
    history.pushState(null, '', '/getstarted')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page).toHaveURL('/')
  await expect(searchField(page)).toBeVisible()
  await page.clock.runFor(990)
  await settle(page)
  await expect(modal).toBeHidden()
  await page.clock.runFor(10)
  await expect(modal).toBeVisible()
})

test('[UI-02] the quickstart has three steps, from the menu too', async ({ page }) => {
  await page.goto('/')
  const menu = await openMenu(page)
  await menu.getByRole('button', { name: 'Get started' }).click()
  const modal = page.getByRole('dialog', { name: 'Quickstart' })
  const steps = modal.getByRole('listitem')
  await expect(steps).toHaveCount(3)
  await expect(steps.nth(0)).toContainText('Installed')
  await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step')
  expect(await findAllBarriers(page, 'dialog')).toEqual([])
  await modal.getByRole('button', { name: 'Later' }).click()
  await expect(modal).toBeHidden()
})

test('[UI-02] the quickstart goes on with the wallet, then with the money @desktop', async ({
  page,
  devnet,
}) => {
  const poor = testAccount(4_002)
  await setLocalWallet(page, { account: 4_002, ...connected })
  await page.goto('/getstarted')
  const steps = page.getByRole('dialog', { name: 'Quickstart' }).getByRole('listitem')
  await steps.nth(0).getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(steps.nth(0)).toContainText('Connected')
  await expect(steps.nth(1)).toContainText(short(toBech32(poor.address)))
  await expect(steps.nth(1)).toContainText('Waiting for ZIL')
  await devnet.faucet(poor.address)
  await devnet.mineBlock()
  await expect(steps.nth(1)).not.toContainText('Waiting for ZIL')
  await expect(steps.nth(1)).toContainText('10,000')
  await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step')
})

test('[RT-10] pages where money goes to a wallet warn to check the address of the site, and open @desktop', async ({
  page,
  devnet,
}) => {
  const domain = freshDomain('stake')
  await issueName(devnet, domain, await deployStandIn(devnet, { version: 'ZILxWALLET_0.9' }))
  const warning = toast(page, `For your security, make sure you're at ${canonicalHost}`)
  await page.goto(`/${domain}.ssi/zil/funds`)
  await expect(warning).toBeVisible()
  await expect(nameCard(page)).toContainText('ZILxWALLET')
  await expect(page).toHaveURL(`/${domain}.ssi/zil/funds`)
  await setLocalWallet(page, connected)
  await page.goto('/es/alice.ssi/didx/wallet/balances')
  await expect(page.getByText(canonicalHost).first()).toBeVisible()
  await page.goto('/alice.ssi/didx/wallet/balances')
  await expect(warning).toBeVisible()
  await connectButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Balances' })).toBeVisible()
  await page.goto('/alice.ssi')
  await expect(nameCard(page)).toBeVisible()
  await expect(warning).toBeHidden()
})

/** The inner pages of wallets that account 1 controls, each with what anybody else is told, and a heading of its own. */
async function innerPages(
  devnet: Devnet,
): Promise<readonly (readonly [path: string, message: string, heading: string])[]> {
  const controller = testAccount(1).address
  const [staking, soulbound] = [freshDomain('stake'), freshDomain('bound')]
  await issueName(devnet, staking, await deployStandIn(devnet, { version: 'ZILxWALLET_0.9', controller }))
  await issueName(devnet, soulbound, await deployStandIn(devnet, { version: 'SBTxWALLET_1.4', controller }))
  return [
    ['/bruno.ssi/didx/wallet', "Only bruno's DID Controller can access this wallet.", 'SETTINGS'],
    ['/bruno.ssi/didx/wallet/doc', "Only bruno's DID Controller can access this wallet.", 'DID OPERATIONS'],
    [
      '/bruno.ssi/didx/wallet/doc/social',
      "Only bruno's DID Controller can access this wallet.",
      'Social recovery',
    ],
    ['/bruno.ssi/didx/wallet/balances', "Only bruno's DID Controller can access this wallet.", 'Balances'],
    [`/${staking}.ssi/zil/wallet`, `Only ${staking}'s owner can access this wallet.`, 'Balances'],
    [
      `/${soulbound}.ssi/sbt/wallet`,
      `Only ${soulbound}'s DID Controller can access this wallet.`,
      'Balances',
    ],
  ]
}

test('[RT-17] inner pages tell a stranger who may enter, and show no form @desktop', async ({
  page,
  devnet,
}) => {
  const main = page.getByRole('main')
  for (const [path, message] of await innerPages(devnet)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: message })).toBeVisible()
    await expect(main).toContainText(accountText(1))
    await expect(main.getByRole('button', { name: 'Connect the local wallet' })).toBeVisible()
    await expect(main.locator('form, input')).toHaveCount(0)
  }
})

test('[RT-17] inner pages let their controller or owner in @desktop', async ({ page, devnet }) => {
  const pages = await innerPages(devnet)
  await setLocalWallet(page, { ...connected, account: 1 })
  await page.goto('/bruno.ssi/didx/wallet')
  await page.getByRole('main').getByRole('button', { name: 'Connect the local wallet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'SETTINGS' })).toBeVisible()
  for (const [path, message, heading] of pages.slice(1)) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeVisible()
    await expect(page.getByText(message)).toHaveCount(0)
  }
})

test('[TX-09] what a wallet of another kind cannot do is said, and its own page opens @desktop', async ({
  page,
  devnet,
}) => {
  const domain = freshDomain('stake')
  await issueName(devnet, domain, await deployStandIn(devnet, { version: 'ZILxWALLET_0.9' }))
  for (const [path, opens] of [
    ['/alice.ssi/zil/wallet', '/alice.ssi'],
    [`/${domain}.ssi/sbt/wallet`, `/${domain}.ssi/zil`],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveURL(opens)
    await expect(page.getByRole('status').filter({ hasText: 'Unsupported.' })).toContainText(
      "This name's wallet is of another kind.",
    )
  }
})

test('[RT-17] another account than the one that may enter is told apart, and can be changed there @desktop', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await setLocalWallet(page, connected)
  await page.goto('/bruno.ssi/didx/wallet')
  await main.getByRole('button', { name: 'Connect the local wallet' }).click()
  await expect(main).toContainText(`Connected now: ${accountText(0)}`)
  await main.getByRole('button', { name: 'Open the local wallet' }).click()
  const { frame, close } = approvalWindow(page)
  await frame.getByRole('radio', { name: /^Account 1\b/ }).check()
  await close()
  await expect(page.getByRole('heading', { level: 1, name: 'SETTINGS' })).toBeVisible()
})

test('[DD-05] two cards turn over: the DID, and to its controller alone the settings', async ({ page }) => {
  await setLocalWallet(page, connected)
  await page.goto('/alice.ssi')
  await expect(page.getByRole('link', { name: 'DID Decentralized identifier' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'SETTINGS Account configuration' })).toHaveCount(0)
  await connectButton(page).click()
  await page.getByRole('link', { name: 'SETTINGS Account configuration' }).click()
  await expect(page).toHaveURL('/alice.ssi/didx/wallet')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'DID Decentralized identifier' }).click()
  await expect(main.getByText(/^did:tyron:zil:isol:/)).toBeVisible()
  await main.getByRole('button', { name: 'SETTINGS Account configuration' }).press('Enter')
  await expect(main.getByText(accountText(0))).toBeVisible()
  expect(await findAllBarriers(page)).toEqual([])
  const back = main.getByRole('region', { name: 'SETTINGS' }).getByRole('button', { name: 'Back' })
  await expect(back).toBeFocused()
  await back.press('Enter')
  await expect(main.getByRole('button', { name: 'SETTINGS Account configuration' })).toBeFocused()
})

test('[BX-14] everything can be watched without a wallet; control is told to its account alone @desktop', async ({
  page,
}) => {
  await page.goto('/bruno.ssi')
  await expect(nameCard(page)).toContainText(accountText(1))
  await expect(nameCard(page)).not.toContainText('You control this')
  await connect(page)
  await expect(nameCard(page)).not.toContainText('You control this')
  await page.goto('/alice.ssi')
  await expect(nameCard(page)).toContainText('You control this')
  await expect(nameCard(page)).toContainText(`${accountText(0)} (you)`)
})

test('[BX-14] a name is pinned to home without a wallet, stays after a reload, and is taken off @desktop', async ({
  page,
}) => {
  await page.goto('/carol.ssi')
  await nameCard(page).getByRole('button', { name: 'Pin carol.ssi to home' }).click()
  await page.goto('/bruno.ssi')
  await expect(nameCard(page)).toBeVisible()
  await page.goto('/')
  await page.getByRole('button', { name: 'Forget them' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Pinned names')
  const first = page.getByRole('main').getByRole('list').first()
  await expect(first.getByRole('link')).toHaveText([/^carol\.ssi/])
  await first.getByRole('link').click()
  await nameCard(page).getByRole('button', { name: 'Take carol.ssi off home' }).click()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Recent names' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pinned names' })).toHaveCount(0)
})
