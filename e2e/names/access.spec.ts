/** First steps, pages that let in one account only, and what everybody may see. */
import { testAccount, type Devnet } from '@tyto/devnet'
import { toBech32 } from '@tyto/primitives'
import { approvalWindow, setLocalWallet } from '../steps/transaction/approvalWindow'
import { findAllBarriers } from '../steps/page/barriers'
import { canonicalHost, expect, test } from '../steps/network/testSite'
import { find } from '../steps/network/chainAnswers'
import { card, nameCard, openMenu, searchField, settle, toast } from '../steps/page/pageParts'
import { accountText, connect, connectButton, connected, drawer, short } from '../steps/wallets/sessionSteps'
import { addGuardiansOf, guardiansOf, newPerson } from '../steps/ownership/recoverySetup'
import { ownStandIns } from '../steps/own/updateSteps'
import { deployStandIn, freshDomain, issueName } from '../steps/wallets/walletSetup'

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
  await expect(page.getByRole('main').getByText('getstarted.ssi not found.')).toBeVisible()
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

test('[UI-02] the side menu has first steps, questions and languages; the footer has the protocol elsewhere', async ({
  page,
}) => {
  await page.goto('/alice.ssi')
  const foot = page.getByRole('contentinfo')
  const social = foot.getByRole('list', { name: 'The protocol elsewhere' }).getByRole('link')
  await expect(social).toHaveText([/^Telegram/, /^GitHub/])
  for (const [place, href] of ['https://t.me/tyron_ssi', 'https://github.com/tyrondao'].entries()) {
    await expect(social.nth(place)).toHaveAttribute('href', href)
    await expect(social.nth(place)).toHaveAttribute('target', '_blank')
    await expect(social.nth(place)).toHaveAttribute('rel', /noopener/)
  }
  await expect(foot.getByRole('link', { name: 'The Tyron DAO' })).toHaveAttribute(
    'href',
    'https://www.tyrondao.org',
  )
  const menu = await openMenu(page)
  await expect(menu.getByRole('button', { name: 'Get started' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', 'https://www.tyronzil.com')
  await expect(menu.getByRole('link', { name: /^(English|Español|简体中文|Bahasa|Русский)/ })).toHaveCount(5)
  await menu.getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL('/es/alice.ssi')
  await expect(page.getByRole('contentinfo').getByRole('list')).toHaveAccessibleName(
    'El protocolo en otros sitios',
  )
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
      'Configure recovery',
    ],
    ['/bruno.ssi/didx/wallet/balances', "Only bruno's DID Controller can access this wallet.", 'Balances'],
    [`/${staking}.ssi/zil/wallet`, `Only ${staking}’s owner can access this wallet.`, 'Actions'],
    [
      `/${soulbound}.ssi/sbt/wallet`,
      `Only ${soulbound}'s DID Controller can access this wallet.`,
      'TRANSFER OWNERSHIP',
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
    await expect(page.getByRole('heading', { name: message })).toBeVisible()
    // Below the title of the page, where its path tells it.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
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

test('[DD-08] versions are compared as numbers: the collections open from 6 on, and are not offered below @desktop', async ({
  page,
  devnet,
}) => {
  const versions = [
    ['DIDxWALLET_5.8.0', false],
    ['DIDxWALLET_5.10.0', false],
    ['DIDxWALLET_6.0.0', true],
    ['DIDxWALLET_10.0.0', true],
  ] as const
  const domains = await ownStandIns(
    page,
    devnet,
    versions.map(([version]) => ({ version })),
  )
  const main = page.getByRole('main')
  for (const [index, [version, isOpen]] of versions.entries()) {
    const home = `/${domains[index]}.ssi`
    const closed = main.getByRole('heading', { name: 'Feature unavailable. Upgrade account.' })
    for (const [path, title] of [
      ['dns', 'Names'],
      ['zrc6', 'COLLECTIONS'],
    ] as const) {
      await page.goto(`${home}/didx/wallet/nft/${path}`)
      await expect(main.getByRole('heading', { level: 1, name: title }), version).toBeVisible()
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(closed, version).toHaveCount(isOpen ? 0 : 1)
    }
    await page.goto(`${home}/didx`)
    await expect(main.getByRole('link', { name: /^DID/ }).first()).toBeVisible()
    await expect(main.getByRole('link', { name: /^(?:DNS|COLLECTIONS)/ }), version).toHaveCount(
      isOpen ? 2 : 0,
    )
  }
})

test('[TX-09] what a wallet of another kind cannot do is said, and its own page opens @desktop', async ({
  page,
  devnet,
}) => {
  const domain = freshDomain('stake')
  await issueName(devnet, domain, await deployStandIn(devnet, { version: 'ZILxWALLET_0.9' }))
  for (const [path, opens] of [
    ['/alice.ssi/sbt/wallet', '/alice.ssi'],
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
  await frame.getByRole('radio', { name: /\(account 1\)/ }).check()
  await close()
  await expect(page.getByRole('heading', { level: 1, name: 'SETTINGS' })).toBeVisible()
})

test('[DD-05] two cards turn over: the DID, and to its controller alone the settings', async ({ page }) => {
  await setLocalWallet(page, connected)
  await page.goto('/alice.ssi')
  const rail = page.getByRole('navigation', { name: 'Sections of alice.ssi' })
  await expect(rail.locator('li')).toHaveText([
    'Overview',
    'Document',
    'Guardians',
    'Pay alice.ssi',
    'Activity',
  ])
  await connectButton(page).click()
  await rail.getByRole('link', { name: 'Settings' }).click()
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

  await page.goto('/alice.ssi/didx')
  for (const cell of [/^DID OPERATIONS/, /^DNS/, /^COLLECTIONS/])
    await expect(main.getByRole('link', { name: cell })).toBeVisible()
  await expect(main.getByRole('button', { name: /^TYDRAS of TYRON/ })).toBeVisible()
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

test('[BX-14] any name and any address opens without a wallet @desktop', async ({ page, site }) => {
  const { wallet } = await find(site, 'bruno.ssi')
  const main = page.getByRole('main')
  for (const name of ['bruno.ssi', 'carol.did', 'work@alice.ssi', 'sbt@fern.ssi', 'heron.ssi', 'dodo.ssi']) {
    await page.goto(`/${name}`)
    await expect(nameCard(page).getByRole('heading', { level: 1 }), name).toHaveAccessibleName(name)
  }
  for (const [path, text] of [
    [`/address?of=${toBech32(wallet!.address)}`, 'Self-sovereign identity'],
    [`/resolvedAddress?of=${toBech32(site.devnet.network.tyron)}`, 'A contract that is not a wallet'],
    [`/resolvedAddress?of=${toBech32(testAccount(1).address)}`, 'An account, not a contract'],
    [`/resolvedAddress?of=${toBech32(testAccount(4_711).address)}`, 'An account, not a contract'],
  ] as const) {
    await page.goto(path)
    await expect(main, path).toContainText(text)
  }
  await expect(connectButton(page)).toBeVisible()
})

test('[BX-14] what only the controller can do stays for everybody, folded, says whose it is, and leads there', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const fold = main.getByText('For its controller', { exact: true })
  const within = main.locator('details', { has: page.getByText('For its controller', { exact: true }) })
  await setLocalWallet(page, { ...connected, account: 1 })
  for (const [path, links] of [
    ['/bruno.ssi', [/^SETTINGS/]],
    ['/bruno.ssi/didx', [/^DID OPERATIONS/, /^DNS/, /^COLLECTIONS/]],
    ['/bruno.ssi/didx/doc', [/^Keys and services/]],
  ] as const) {
    await page.goto(path)
    await expect(fold, path).toBeVisible()
    await expect(within.getByRole('link'), path).toHaveCount(0)
    await fold.click()
    await expect(within, path).toContainText(`The controller of bruno.ssi can do this: ${accountText(1)}`)
    await expect(within.getByRole('link'), path).toHaveText([...links])
    expect(await findAllBarriers(page)).toEqual([])
  }
  // A link leads to a page that says who may enter, and lets that account in.
  await within.getByRole('link', { name: 'Keys and services' }).click()
  await expect(page).toHaveURL('/bruno.ssi/didx/wallet/doc/update')
  await expect(main).toContainText(`Connect the account that controls bruno.ssi: ${accountText(1)}`)

  await page.goto('/bruno.ssi/didx/recovery')
  const configure = card(page, 'CONFIGURE RECOVERY')
  await expect(configure).toContainText(
    `Only the controller of bruno.ssi can change its guardians. ${accountText(1)}`,
  )
  await expect(configure.getByRole('button', { name: 'Connect' })).toBeVisible()

  // Connected there, as that account, the fold is gone and its links stand at their own places.
  await page.goto('/bruno.ssi')
  await fold.click()
  await within.getByRole('button', { name: 'Connect' }).click()
  await expect(nameCard(page)).toContainText('You control this')
  await expect(fold).toHaveCount(0)
  await expect(
    page.getByRole('navigation', { name: 'Sections of bruno.ssi' }).getByRole('link', { name: 'Settings' }),
  ).toBeVisible()

  // With another account, the way leads to the accounts.
  await page.goto('/alice.ssi')
  await fold.click()
  await expect(within).toContainText(`The controller of alice.ssi can do this: ${accountText(0)}`)
  await within.getByRole('button', { name: 'Account' }).click()
  await expect(drawer(page)).toBeVisible()
})

test('[BX-14] the lock says who could lock; what nobody can do any more is offered to nobody @desktop', async ({
  page,
  site,
}) => {
  const main = page.getByRole('main')
  const owner = await newPerson(site.devnet, 'keeper')
  await addGuardiansOf(site.devnet, owner, await guardiansOf(site.devnet))
  await page.goto(`/${owner.domain}.ssi/didx/recovery`)
  const danger = main.locator('section', { has: page.getByRole('heading', { name: 'DANGER ZONE' }) })
  await expect(danger.last()).toContainText(`Only the controller of ${owner.domain}.ssi can lock it.`)
  await danger.getByRole('link', { name: 'LOCK SSI' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Only ${owner.domain}'s DID Controller can access this wallet.`,
  )
  await expect(main).toContainText(short(toBech32(owner.account.address)))

  const { wallet } = await find(site, 'bruno.ssi')
  await page.goto(`/address?of=${toBech32(wallet!.address)}`)
  await main.getByText('For its controller', { exact: true }).click()
  const fold = main.locator('details', { has: page.getByText('For its controller', { exact: true }) })
  await expect(fold).toContainText(accountText(1))
  await expect(fold).toContainText('The next steps then appear on this page')

  for (const name of ['heron.ssi', 'dodo.ssi']) {
    for (const path of [`/${name}`, `/${name}/didx`, `/${name}/didx/doc`]) {
      await page.goto(path)
      await expect(page.getByText(/^Read from the chain/), path).toBeVisible()
      await expect(main.getByText('For its controller'), path).toHaveCount(0)
    }
  }
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
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(titles.filter({ hasText: 'names' }).first()).toHaveText('Pinned names')
  const first = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: /^carol\.ssi/ }) })
  await expect(first.getByRole('link')).toHaveText([/^carol\.ssi/])
  await first.getByRole('link').click()
  await nameCard(page).getByRole('button', { name: 'Unpin carol.ssi from home' }).click()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Recent names' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pinned names' })).toHaveCount(0)
})
