/** A visitor becomes an owner: a wallet made in the browser, its DID, a name, and everything found again afterwards. */
import type { Locator, Page } from '@playwright/test'
import type { Devnet } from '@tyto/devnet'
import { bytesToHex, hexToBytes, publicKeyOf } from '@tyto/primitives'
import { approvalWindow, setLocalWallet } from '../steps/transaction/approvalWindow'
import { recordOf } from '../steps/network/chainAnswers'
import { decryptKept } from '../steps/wallets/keptKeys'
import { expect, test } from '../steps/network/testSite'
import { fact, nameCard } from '../steps/page/pageParts'
import { accountButton, connect, drawer, openDrawer, section } from '../steps/wallets/sessionSteps'
import {
  confirmed,
  gasAsSaid,
  noDonation,
  openDetails,
  rangeIn,
  review,
  signAndConfirm,
  simulated,
  status,
} from '../steps/transaction/transactionSteps'
import { freshDomain, newAccount } from '../steps/wallets/walletSetup'

/** An account with money that nobody used yet, chosen in the local wallet; the site is not connected to it. */
async function becomeVisitor(page: Page, devnet: Devnet): Promise<number> {
  const { index } = await newAccount(devnet)
  await setLocalWallet(page, { account: index, storageWallet: 0 })
  return index
}

/** The drawer's second tab, where a wallet is made. */
async function openNewSsi(page: Page): Promise<Locator> {
  await openDrawer(page)
  await drawer(page).getByText('New SSI', { exact: true }).click()
  return drawer(page)
}

/** The purchase dialog once it has saved the name as it stands, for the identity that is logged in. */
async function savedPurchase(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Buy a name' })
  await expect(dialog.getByRole('button', { name: 'SAVED Name' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'SAVED Recipient' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'This SSI', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  return dialog
}

/** The paid amount of the receipt lies in the range that the note said before. */
function isBetween(paid: string, [least, most]: readonly [bigint, bigint]): void {
  const [amount] = rangeIn(paid)
  expect({ paid, isSaid: least <= amount && amount <= most }).toMatchObject({ isSaid: true })
}

test('[DU-01] [DU-02] [TX-06] [TX-08] a visitor makes a wallet and its DID, and buys a name', async ({
  page,
  devnet,
  site,
}) => {
  await becomeVisitor(page, devnet)
  const domain = freshDomain('snowy')
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/')
  await connect(page)

  // The wallet, with the keys that the storage wallet keeps.
  const account = await openNewSsi(page)
  await expect(account.getByText(/Without ArConnect the new wallet starts without a key/)).toBeVisible()
  await account.getByRole('button', { name: 'Connect ArConnect' }).first().click()
  await approvalWindow(page).approve()
  await expect(account.getByText(/the wallet gets an update key/)).toBeVisible()
  await account.getByRole('button', { name: 'Create DID wallet' }).click()
  await expect(fact(review(page), 'Version of the code')).toHaveText('DIDxWALLET_7.1.0')
  await expect(fact(review(page), 'sha256 of the code')).toHaveText(/0x[0-9a-f]{64}/)
  await openDetails(page)
  const deploy = review(page).getByRole('table').first()
  for (const [name, type, value] of [
    ['init_controller', 'ByStr20', /zil1[a-z0-9]+/],
    ['init', 'ByStr20', /zil1[a-z0-9]+|Init/],
    ['did_methods', 'Map String ByStr33', /update/],
    ['did_dkms', 'Map String String', /update/],
  ] as const) {
    const row = deploy.getByRole('row', { name: new RegExp(`^${name} `) })
    await expect(row).toContainText(type)
    await expect(row).toContainText(value)
  }
  const raw = review(page).locator('details', { hasText: 'Raw JSON' }).locator('pre').first()
  await expect(raw).toContainText(/"key": "update",\s*"val": "0x0[23][0-9a-f]{64}"/)
  await expect(fact(review(page), 'Gas, at most')).toHaveText('105 ZIL')
  const wallet = await gasAsSaid(page, 'Create DID wallet', 50_000n)
  isBetween(await signAndConfirm(page, 'Create DID wallet'), wallet)

  // It lands at /address.
  await expect(page).toHaveURL(/\/address\?of=zil1[a-z0-9]{38}$/)
  await expect(nameCard(page)).toContainText('Deployed')
  await expect(nameCard(page)).toContainText('You control this')

  // Its DID, with all eight keys.
  await page.getByRole('button', { name: 'Create DID', exact: true }).click()
  await openDetails(page)
  const parameters = review(page).getByRole('table').first()
  const purposes = [
    'update',
    'socialrecovery',
    'general',
    'auth',
    'assertion',
    'agreement',
    'invocation',
    'delegation',
  ]
  for (const purpose of purposes) await expect(parameters).toContainText(`Add, ${purpose}, 0x`)
  await noDonation(page)
  const keys = await gasAsSaid(page, 'Create DID', 20_000n)
  isBetween(await signAndConfirm(page, 'Create DID'), keys)
  await expect(nameCard(page)).toContainText('Created')
  await expect(nameCard(page)).toContainText('did:tyron:zil:isol:')

  // A free name, for what the wallet has not: the price travels with the purchase.
  await page.goto('/')
  await page.getByRole('main').getByRole('textbox').first().fill(domain)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Mint ${domain}.ssi` }).click()
  const purchase = await savedPurchase(page)
  await expect(fact(purchase, 'Price')).toHaveText('1,200 ZIL')
  await expect(fact(purchase, 'From your browser wallet')).toHaveText('1,200 ZIL')
  await purchase.getByRole('button', { name: 'Mint the name' }).click()
  await noDonation(page)
  await expect(fact(review(page), 'ZIL attached')).toHaveText('1,200 ZIL')
  const mint = await gasAsSaid(page, 'Mint the name', 10_000n)
  isBetween(await signAndConfirm(page, 'Mint the name'), mint)

  // The name leads to the wallet, and the session has it.
  await page.goto(`/${domain}.ssi`)
  await expect(nameCard(page)).toContainText('You control this')
  await expect(accountButton(page)).toContainText(domain)

  // The storage wallet alone reads the private halves out of dkms; plain they were never sent and never kept.
  const { verificationMethods, dkms } = await recordOf(site, `${domain}.ssi`)
  expect([...verificationMethods.keys()].toSorted()).toEqual(purposes.toSorted())
  const sent = [...requests, await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))]
  for (const purpose of purposes) {
    const encrypted = dkms.get(purpose) ?? ''
    const privateHalf = await decryptKept(encrypted)
    expect(bytesToHex(publicKeyOf(hexToBytes(privateHalf)))).toBe(verificationMethods.get(purpose))
    expect(requests.filter((text) => text.includes(encrypted))).not.toEqual([])
    expect(sent.filter((text) => text.toLowerCase().includes(privateHalf.slice(2)))).toEqual([])
  }
  await openDrawer(page)
  await expect(section(page, 'NFT usernames').getByRole('link', { name: `${domain}.ssi` })).toBeVisible()
})

test('[TX-03] [TX-04] [BX-01] [TX-07] refused once, closed once, reloaded half way: the wallet is made in the end, once @desktop', async ({
  page,
  devnet,
  site,
}) => {
  const { sheet, reject, close, approve } = approvalWindow(page)
  await becomeVisitor(page, devnet)
  await page.goto('/')
  await connect(page)
  const account = await openNewSsi(page)
  await account.getByRole('button', { name: 'Create DID wallet' }).click()
  const sign = review(page).getByRole('button', { name: 'Create DID wallet' })

  // Refused in the wallet.
  const said = await simulated(page)
  await sign.click()
  await reject()
  await expect(status(page, 'Rejected')).toContainText('TRANSACTION REJECTED BY THE USER.')
  await status(page, 'Rejected').getByRole('button', { name: 'Back to the review' }).click()

  // Closed without an answer: nothing says no, so nothing is called refused; the request still lies in the wallet.
  await sign.click()
  await expect(sheet).toBeVisible()
  await close()
  await expect(status(page, 'Waiting for your signature')).toBeVisible()
  await status(page, 'Waiting for your signature')
    .getByRole('button', { name: 'Open the local wallet' })
    .click()

  // Signed, and the page is reloaded before any block.
  site.node.behave((body, ask) =>
    body.includes('GetTransaction') ? new Promise(() => undefined) : ask(body),
  )
  await approve()
  await expect(status(page, 'On its way')).toBeVisible()
  await page.reload()
  await page
    .getByRole('region', { name: 'Transactions in progress' })
    .getByRole('button', { name: /Create DID wallet/ })
    .click()
  await expect(status(page, 'On its way')).toBeVisible()
  site.node.behave()
  // The success is told after the reload, too.
  await confirmed(page, said, 'Your DID wallet is on the chain.')

  // One transaction, one wallet, and the session has it.
  await openDrawer(page)
  await expect(section(page, 'Recent transactions').getByRole('listitem')).toHaveCount(2)
  await section(page, 'Logged in').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/address\?of=zil1/)
  await expect(nameCard(page)).toContainText('Deployed')
  await expect(nameCard(page)).toContainText('You control this')
})
