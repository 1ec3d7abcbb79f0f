/**
 * Makes a mixed world with the product of this very checkout, and keeps what lies on the disk and in the browser:
 * `npm run record` turns both into a recording of `e2e/upgrades`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { didWallet } from '@tyto/contracts'
import { createDevnet, testAccount, type Devnet } from '@tyto/devnet'
import { lockMessage } from '@tyto/identity'
import { bytesToHex, signSchnorr, toBech32 } from '@tyto/primitives'
import { createServer } from '@tyto/server'
import { buildFolders } from '../../scripts/buildWeb'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { answerFromNode, makeRequest, pasteAnswers, tally } from '../steps/ownership/ceremonySteps'
import { deployDefi } from '../steps/money/defiWallets'
import { createFaultyNode } from '../steps/network/faultyNode'
import { card, openMenu, saveStep } from '../steps/page/pageParts'
import {
  amountField,
  openSend,
  recipientField,
  transferButton,
  type Payer,
} from '../steps/money/paymentSteps'
import { addGuardiansOf, guardiansOf, newPerson, type Person } from '../steps/ownership/recoverySetup'
import {
  approveNext,
  expectSent,
  reviewList,
  series,
  seriesButton,
  startSeries,
  type ListPayer,
} from '../steps/money/seriesSteps'
import type { TestSite } from '../steps/network/testSite'
import { exactly, openPanel, panelButton } from '../steps/exchange/tradeSteps'
import { callAs, newAccount, saveSubdomain } from '../steps/wallets/walletSetup'

const out = process.env['TYTO_RECORDING']

test.setTimeout(240_000)

/** Opens the chain of the recording behind a server of its own. */
async function openSite(blockTime: 'on demand' | 'manual', port = 0) {
  const storage = { folder: join(out!, 'data') }
  const devnet = await createDevnet({ storage, blockTime, clock: Date.now })
  const node = createFaultyNode(devnet)
  const server = await createServer({
    webRoot: resolve(buildFolders.local),
    devnet: { ...devnet, handleRpc: (body) => node.handleRpc(body) },
    network: 'local',
    canonicalHost: 'tyto.test',
    port,
  })
  const site: TestSite = {
    url: server.url,
    devnet,
    node,
    stop: async () => undefined,
    start: async () => undefined,
  }
  const close = async (): Promise<void> => {
    await server.close()
    await devnet.close()
  }
  return { site, port: server.port, close }
}

/** Three of the six payments are in a block, then the series stands still. */
async function stopSeriesAtThree(page: Page, site: TestSite): Promise<ListPayer> {
  const payer = await reviewList(page, site, 6)
  // Before the first row: an unknown transaction of the account would stop the series.
  const { account, wallet, domain } = payer
  await saveSubdomain(site.devnet, account, {
    wallet,
    subdomain: 'defi',
    address: await deployDefi(site, domain),
  })
  await startSeries(page, 6)
  await approveNext(page, 2)
  await expectSent(page, 2, 6)
  const { sheet, close } = approvalWindow(page)
  await expect(sheet).toBeVisible({ timeout: 30_000 })
  await close()
  await seriesButton(page, 'Stop after this one').click()
  await seriesButton(page, 'Open the local wallet').click()
  await approveNext(page)
  await expectSent(page, 3, 6)
  await expect(series(page).getByText('Paused. Nothing is sent until you go on.').first()).toBeVisible()
  await series(page).getByRole('button', { name: 'Close' }).last().click()
  return payer
}

/** An identity that its owner has locked, from Node. */
async function lockedIdentity(devnet: Devnet, guardians: readonly Person[]): Promise<Person> {
  const owner = await newPerson(devnet, 'locked')
  await addGuardiansOf(devnet, owner, guardians)
  const message = lockMessage({ chainId: devnet.network.chainId, wallet: owner.wallet, nonce: 0n })
  const { privateKey } = testAccount(`${owner.domain} / socialrecovery`)
  const signature = bytesToHex(signSchnorr(message, privateKey))
  await callAs(devnet, owner.account, didWallet(owner.wallet).Lock({ signature, tyron: null }))
  return owner
}

/** One tab sets the look, another one that the explorer does not open by itself. */
async function setInTwoTabs(context: BrowserContext, page: Page): Promise<void> {
  const second = await context.newPage()
  await second.goto('/alice.ssi')
  await page.goto('/carol.ssi')
  await page.getByRole('button', { name: 'Pin carol.ssi to home' }).first().click()
  await page.getByRole('button', { name: 'Switch to the night theme' }).click()
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'night')
  const menu = await openMenu(second)
  await menu.getByRole('checkbox').first().uncheck()
  await second.close()
}

/** Types into three forms and sends none. */
async function leaveDrafts(page: Page, payer: Payer): Promise<void> {
  await page.goto(`/${payer.domain}.ssi/didx/wallet/balances/send`)
  await recipientField(page).fill('carol.ssi')
  await amountField(page, 'ZIL').fill('12.5')
  await page.goto(`/${payer.domain}.ssi/didx/wallet/doc/update`)
  await page.getByText('Add several at once').click()
  await page.getByLabel('Number of extra services').fill('2')
  await page.getByRole('button', { name: 'Add services' }).click()
  await page.goto(`/${payer.domain}.ssi/didx/wallet/nft/dns`)
  const form = card(page, 'Mint a name')
  await form.getByRole('button', { name: '.gzil', exact: true }).click()
  await form.getByRole('button', { name: 'Many', exact: true }).click()
  await form.getByLabel('How many', { exact: true }).fill('2')
  await saveStep(form, 'How many')
  await form.getByLabel('Name 1', { exact: true }).fill('owlet')
}

function textsOf(page: Page, area: 'localStorage' | 'sessionStorage'): Promise<Record<string, string>> {
  return page.evaluate(
    (name) => Object.fromEntries(Object.entries(window[name])) as Record<string, string>,
    area,
  )
}

test('a mixed world', async ({ browser }) => {
  if (out === undefined) throw new Error('TYTO_RECORDING names no folder.')
  await mkdir(out, { recursive: true })
  const first = await openSite('on demand')
  const { site } = first
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' })
  const page = await context.newPage()
  const guardians = (await guardiansOf(site.devnet)).slice(0, 3)
  const owner = await lockedIdentity(site.devnet, guardians)
  const rescuer = await newAccount(site.devnet)
  const payer = await stopSeriesAtThree(page, site)
  await setInTwoTabs(context, page)
  await page.goto(`/${owner.domain}.ssi/didx/recovery`)
  const link = await makeRequest(page, toBech32(rescuer.account.address))
  await pasteAnswers(page, answerFromNode(link, guardians[0]!))
  await tally(page, 1)
  await leaveDrafts(page, payer)
  const tab = await textsOf(page, 'sessionStorage')
  await page.goto('about:blank')
  await first.close()

  // From here on no block is made: the trade waits.
  const second = await openSite('manual', first.port)
  const trader = await context.newPage()
  await trader.goto(`/defi@${payer.domain}.ssi/defix/swap`)
  await trader.getByRole('main').getByRole('button', { name: 'ZilPay', exact: true }).click()
  await openPanel(trader, { from: 'ZIL', to: 'XSGD', amount: '50', at: 'DragonDEX' })
  const least = await exactly(trader, 'Minimum output', 6)
  const expected = await exactly(trader, 'Expected output', 6)
  await panelButton(trader).click()
  await press(trader, 'trade')
  await approveNext(trader)
  await expect
    .poll(async () => Object.values(await textsOf(trader, 'localStorage')).join())
    .toContain('"status":"submitted"')
  // A payment that nobody has answered yet stands in the wallet.
  const asking = await context.newPage()
  await openSend(asking, payer)
  await recipientField(asking).fill('carol.ssi')
  await amountField(asking, 'ZIL').fill('7')
  await asking.getByRole('main').getByRole('checkbox').first().check()
  await transferButton(asking).click()
  await press(asking, 'TRANSFER')
  await expect(approvalWindow(asking).sheet).toBeVisible({ timeout: 30_000 })
  const device = await textsOf(asking, 'localStorage')
  await context.close()
  await second.close()

  const facts = {
    payer: { name: `${payer.domain}.ssi`, wallet: payer.wallet, account: payer.account.address },
    recipients: payer.recipients,
    owner: { name: `${owner.domain}.ssi`, wallet: owner.wallet },
    rescuer: { address: rescuer.account.address, index: rescuer.index },
    guardians: guardians.map(({ domain }) => domain),
    request: link.split('#request=')[1],
    trade: { expected: String(expected), least: String(least) },
  }
  await writeFile(
    join(out, 'browser.json'),
    JSON.stringify({ localStorage: device, sessionStorage: tab, facts }),
  )
})

/** Signs what is under review. */
async function press(page: Page, name: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Before you sign' })
  await expect(sheet.getByRole('heading', { name: 'What will happen', exact: true })).toBeVisible({
    timeout: 30_000,
  })
  await sheet.getByRole('button', { name, exact: true }).click()
}
