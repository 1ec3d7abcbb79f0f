/** Lies of a node and of a wallet in a real browser: what moved, what was said, and what can be pressed next. */
import type { Page } from '@playwright/test'
import { testAccount, type Devnet } from '@tyto/devnet'
import { ownValue, toBech32 } from '@tyto/primitives'
import { createFaultyNode } from '../steps/network/faultyNode'
import { addFunds, signFunds } from '../steps/wallets/ownWallet'
import { accountButton } from '../steps/wallets/sessionSteps'
import { expect, test, type TestSite } from '../steps/network/testSite'
import { pill, review, simulated } from '../steps/transaction/transactionSteps'
import { arriveWithExtension } from '../steps/wallets/walletExtension'
import { deployDidWallet, keysOf, newAccount } from '../steps/wallets/walletSetup'
import { honest, lies, type Lie, type LieContext } from './lies'
import { createSigningWallet, type SigningWallet } from './signingWallet'

/** One of each kind; all of them, with every write, are walked below the browser (lies.test.ts). */
const told: ReadonlySet<string> = new Set([
  'nobody lies',
  'failed for succeeded',
  '“dropped”',
  'sent, and the words of a refusal',
  'another amount',
  'another account',
  'an equal one from another device',
])

for (const lie of lies.filter(({ name }) => told.has(name))) {
  test(`[BX-27] ${lie.name}: 7 ZIL move once, whatever is pressed next`, async ({
    page,
    site,
    tolerance,
  }) => {
    tolerance.failedRequests = true
    const { wallet, address, tell } = await arrive(page, site, lie)
    await page.goto(address)
    await expect(accountButton(page)).toBeVisible()
    await addFunds(page, '7')
    await simulated(page)
    tell()
    await signFunds(page)
    await expect.poll(() => wallet.asks.length).toBe(1)
    await passTime(page, site)
    await look(page, site.devnet, wallet)

    for (const when of ['at once', 'after a reload', 'when all is true again']) {
      if (when === 'when all is true again') {
        site.node.behave()
        wallet.comeBack()
        await passTime(page, site)
      }
      if (await isToldDone(page, site.devnet, wallet)) break
      await answerQuestion(page, wallet)
      await pressAgain(page, wallet)
      await passTime(page, site)
      await look(page, site.devnet, wallet)
      if (await isToldDone(page, site.devnet, wallet)) break
      await page.goto(address)
      await expect(accountButton(page)).toBeVisible()
      await passTime(page, site)
      if (await isToldDone(page, site.devnet, wallet)) break
      await addFunds(page, '7')
      await signIfOpen(page, wallet)
      await passTime(page, site)
      await look(page, site.devnet, wallet)
    }
  })
}

/** Somebody with an extension that signs, beside a node that lies as soon as it is told to. */
async function arrive(page: Page, { devnet, node }: TestSite, lie: Lie) {
  await page.clock.install()
  const { account, index } = await newAccount(devnet)
  const to = await deployDidWallet(devnet, account, keysOf(`lie ${index}`))
  let context: LieContext | undefined
  const wallet: SigningWallet = createSigningWallet({
    account,
    chainId: devnet.network.chainId,
    node: (body) =>
      body.includes('"CreateTransaction"') ? node.handleRpc(body) : devnet.handleRpc(JSON.parse(body)),
    behave: (ask, number) => (number === 0 && lie.wallet && context ? lie.wallet(ask, context) : honest(ask)),
  })
  await arriveWithExtension(page, { account: index, node: createFaultyNode(devnet), sign: wallet.answer })
  const tell = (): void => {
    context = {
      clock: notUsed,
      isOwn: (id) => wallet.asks.some(({ ids }) => ids.includes(id.replace(/^0x/, ''))),
      before: new Map(),
      height: 0,
      other: { id: '', body: {} },
      otherAccount: testAccount(7),
      earlierId: null,
      tooLittleGas: null,
    }
    const behaviour = lie.node?.(context)
    if (behaviour) node.behave((body, ask) => (wallet.asks.length === 0 ? ask(body) : behaviour(body, ask)))
  }
  return { wallet, tell, address: `/address?of=${toBech32(to)}` }
}

/** Lies that take time are told below the browser. */
const notUsed = new Proxy({} as LieContext['clock'], {
  get: () => {
    throw new Error('This lie takes time.')
  },
})

/** A minute of the page's own clock, with blocks. */
async function passTime(page: Page, { devnet }: TestSite): Promise<void> {
  for (let tens = 0; tens < 6; tens++) {
    await page.clock.fastForward(10_000)
    await devnet.mineBlock()
    await page.waitForLoadState('networkidle')
  }
}

/** “Is this the one that you sent?”, answered as it is: by the id that the dialog shows. */
async function answerQuestion(page: Page, wallet: SigningWallet): Promise<void> {
  const pill = page.getByRole('button', { name: /Is this the one that you sent/ })
  if (await pill.isVisible()) await pill.click()
  const question = page.getByRole('dialog', { name: 'Is this the one that you sent?' })
  if (!(await question.isVisible())) return
  const id = (await question.locator('[title^="0x"]').first().getAttribute('title')) ?? ''
  const isThis = wallet.asks.some(({ ids }) => ids.includes(id.replace(/^0x/, '')))
  await question
    .getByRole('button', { name: isThis ? 'Yes, it is this one' : 'No, it is another one' })
    .click()
  await expect(question).toBeHidden()
}

/** Presses what the dialog offers. */
async function pressAgain(page: Page, wallet: SigningWallet): Promise<void> {
  const again = page.getByRole('dialog').getByRole('button', { name: /^(?:Try again|Back to the review)$/ })
  if (!(await again.isVisible())) return
  await again.click()
  await signIfOpen(page, wallet)
}

/** Presses the amber button, where it can be pressed without a word that a second one is meant. */
async function signIfOpen(page: Page, wallet: SigningWallet): Promise<void> {
  const before = wallet.asks.length
  await simulated(page)
  const amber = review(page).getByRole('button', { name: 'Add funds', exact: true })
  if (await amber.isEnabled()) {
    await amber.click()
    await expect.poll(async () => wallet.asks.length > before || (await amber.isVisible())).toBe(true)
  } else await page.keyboard.press('Escape')
}

/**
 * Was the person told that it is done? Then it is. The words may be gone by now: they stand for seconds of the page's clock, so the
 * page's own notes count too.
 */
async function isToldDone(page: Page, devnet: Devnet, wallet: SigningWallet): Promise<boolean> {
  const dialog = page.getByRole('dialog', { name: 'Confirmed', exact: true })
  const isSaid = (await dialog.isVisible()) || (await pill(page, /Add funds.*Confirmed/).isVisible())
  const isNoted = await page.evaluate(() =>
    Object.entries(localStorage).some(
      ([key, text]) => key.startsWith('tyto.transaction.') && JSON.parse(text).state?.status === 'confirmed',
    ),
  )
  const isTold = isSaid || isNoted
  if (isTold) expect((await endsOf(devnet, wallet)).filter(Boolean), 'told as done').toHaveLength(1)
  return isTold
}

/** Did the transactions succeed that the wallet sent and that stand in a block? */
async function endsOf(devnet: Devnet, wallet: SigningWallet): Promise<readonly boolean[]> {
  const stands: boolean[] = []
  for (const id of wallet.asks.flatMap(({ ids }) => ids)) {
    const body = { id: 1, jsonrpc: '2.0', method: 'GetTransaction', params: [id] }
    const receipt = ownValue(ownValue(await devnet.handleRpc(body), 'result'), 'receipt')
    if (receipt !== undefined) stands.push(ownValue(receipt, 'success') === true)
  }
  return stands
}

/** Holds the dialog against the blocks. */
async function look(page: Page, devnet: Devnet, wallet: SigningWallet): Promise<void> {
  const stands = await endsOf(devnet, wallet)
  const done = stands.filter((isDone) => isDone).length
  expect(done, 'how often it moved').toBeLessThanOrEqual(1)
  const [newest] = wallet.asks.slice(-1)
  if (!newest || stands.length === 0) return
  const dialogs = (await page.getByRole('dialog').allInnerTexts()).join('\n')
  expect(dialogs).not.toContain('Nothing was sent and nothing was spent')
  if (done > 0) expect(dialogs).not.toContain('the contract refused it')
  expect(dialogs).not.toContain('it is in no block')
}
