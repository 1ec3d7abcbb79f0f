/** A wallet that does not say its network, changes while it is asked, or is Bearby: what the page makes of it. */
import type { Page } from '@playwright/test'
import { toBech32 } from '@tyto/primitives'
import { approvalWindow, setLocalWallet } from '../steps/transaction/approvalWindow'
import { findAllBarriers } from '../steps/page/barriers'
import { addFunds, openOwnWallet, saveAmount } from '../steps/wallets/ownWallet'
import { toast } from '../steps/page/pageParts'
import {
  accountButton,
  accountName,
  accountText,
  arriveAs,
  connectButton,
  connected,
  openDrawer,
  section,
  short,
} from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'
import { confirmed, review, simulated, status } from '../steps/transaction/transactionSteps'

type WalletChange = Parameters<typeof setLocalWallet>[1]

const unsaid = 'The wallet does not say which network it is on.'

/** Changes the wallet as its owner does, without a word to the page, as Bearby does it. */
function changeSilently(page: Page, change: WalletChange): Promise<void> {
  return page.evaluate((given) => {
    const key = 'tyto.localWallet.state'
    const state: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify(Object.assign(state as object, given)))
  }, change)
}

/** Changes the wallet as its owner does: its page halves in the other tabs hear of it. */
async function changeWallet(page: Page, change: WalletChange): Promise<void> {
  const other = await page.context().newPage()
  await other.goto('/-/network.json')
  await changeSilently(other, change)
  await other.close()
}

const main = (page: Page) => page.getByRole('main')
const amber = (page: Page) => review(page).getByRole('button', { name: 'Add funds' })

test('[SS-09] [BX-11] a wallet that does not say its network: the button asks again, and signs once it says the right one', async ({
  page,
  devnet,
}) => {
  await openOwnWallet(page, devnet, { browserWallet: { network: 'ethereum' } })
  await saveAmount(page, '2')
  await expect(main(page).getByText(unsaid)).toBeVisible()
  await expect(page.getByRole('button', { name: 'TRANSFER' })).toBeHidden()
  await expect(accountButton(page)).toHaveAccessibleName(/network not known$/)
  expect(await findAllBarriers(page)).toEqual([])
  await main(page).getByRole('button', { name: 'Ask again' }).click()
  await expect(toast(page, 'The wallet still does not say which network it is on.')).toBeVisible()
  const wallets = section(page, 'External wallets')
  await openDrawer(page)
  await expect(wallets.getByText(unsaid)).toBeVisible()
  await page.keyboard.press('Escape')

  // Pressed at the same moment, before it is asked again without a press.
  await main(page)
    .getByRole('button', { name: 'Ask again' })
    .evaluate((button) => {
      const key = 'tyto.localWallet.state'
      const state = JSON.parse(localStorage.getItem(key) ?? '{}') as object
      localStorage.setItem(key, JSON.stringify({ ...state, network: 'private' }))
      ;(button as HTMLButtonElement).click()
    })
  await expect(page.getByRole('button', { name: 'TRANSFER' })).toBeVisible({ timeout: 3_000 })
  await page.getByRole('button', { name: 'TRANSFER' }).click()
  await expect(amber(page)).toBeEnabled()
})

test('[SS-09] [BX-11] it is asked at the press too: the wallet that stopped to say it is never asked to sign @desktop', async ({
  page,
  devnet,
}) => {
  const { approve, sheet } = approvalWindow(page)
  await openOwnWallet(page, devnet, { browserWallet: { zilPayBehaviour: 'bearby' } })
  await addFunds(page, '2')
  const said = await simulated(page)
  await changeSilently(page, { network: 'ethereum' })
  await amber(page).click()
  await expect(review(page).getByText(unsaid)).toBeVisible()
  await expect(amber(page)).toBeHidden()
  await expect(sheet).toBeHidden()
  const kept = () =>
    page.evaluate(() => [
      Object.keys(localStorage).filter((key) => key.startsWith('tyto.tr')),
      localStorage.getItem('tyto.localWallet.requests'),
    ])
  expect(await kept()).toEqual([[], null])
  expect(await findAllBarriers(page, 'dialog[open]')).toEqual([])

  // Nobody presses anything: it is asked again by itself.
  await changeSilently(page, { network: 'private' })
  await amber(page).click()
  await approve()
  await confirmed(page, said)
})

test('[SS-09] locked at load, it cannot say its network: once it is unlocked it is asked, and signs @desktop', async ({
  page,
  devnet,
}) => {
  await openOwnWallet(page, devnet, { browserWallet: { locked: true } })
  await expect(accountButton(page)).toHaveAccessibleName(/locked$/)
  await changeWallet(page, { locked: false })
  await addFunds(page, '2')
  await expect(amber(page)).toBeEnabled()
})

test('while the wallet is asked: a change of account or network is said, and that its window is gone @desktop', async ({
  page,
  devnet,
}) => {
  const { approve, close, heading, sheet } = approvalWindow(page)
  const { address, index } = await openOwnWallet(page, devnet)
  await addFunds(page, '2')
  const said = await simulated(page)
  await amber(page).click()
  await expect(heading).toHaveText('Call a contract?')
  const waiting = status(page, 'Waiting for your signature')
  const gone = waiting.getByText(
    'The wallet no longer shows the transaction: open the local wallet to answer it.',
  )
  await expect(waiting.getByText('The wallet is open in another window.')).toBeVisible()

  await close()
  await expect(gone).toBeVisible()
  const back = `Switch back to ${short(toBech32(address))} before you confirm`
  await changeWallet(page, { account: 3 })
  await expect(waiting.getByText(back)).toBeVisible()
  await changeWallet(page, { account: index, network: 'testnet' })
  await expect(waiting.getByText(back)).toBeHidden()
  await expect(waiting.getByText('The wallet has since switched to another network.')).toBeVisible()
  await changeWallet(page, { network: 'ethereum' })
  await expect(waiting.getByText('The wallet no longer says which network it is on.')).toBeVisible()
  expect(await findAllBarriers(page, 'dialog[open]')).toEqual([])
  await changeWallet(page, { network: 'private' })
  await expect(waiting.getByText('The wallet no longer says which network it is on.')).toBeHidden()

  await waiting.getByRole('button', { name: 'Open the local wallet' }).click()
  await expect(sheet).toBeVisible()
  await expect(gone).toBeHidden()
  await approve()
  await confirmed(page, said)
})

test('[SS-09] [TX-04] a wallet whose node needs four seconds signs, and what it changes meanwhile is said @desktop', async ({
  page,
  devnet,
  site,
}) => {
  const delayMs = 4_000
  await openOwnWallet(page, devnet, { browserWallet: { zilPayBehaviour: 'bearby' } })
  await saveAmount(page, '2')
  await page.getByRole('button', { name: 'TRANSFER' }).click()
  const said = await simulated(page)
  await amber(page).click()
  await expect(approvalWindow(page).heading).toHaveText('Call a contract?')
  const waiting = status(page, 'Waiting for your signature')
  const changed = waiting.getByText('The wallet has since switched to another network.')
  await changeSilently(page, { network: 'testnet' })
  await expect(changed).toBeVisible()
  site.node.behave(async (body, ask) => {
    if (body.includes('GetNetworkId')) await new Promise((go) => setTimeout(go, delayMs))
    return ask(body)
  })
  await changeSilently(page, { network: 'private' })
  await expect(changed).toBeHidden()
  await approvalWindow(page).approve()
  await confirmed(page, said)

  // At the press it is waited for as well.
  await page.reload()
  await saveAmount(page, '2')
  await page.getByRole('button', { name: 'TRANSFER' }).click()
  await expect(amber(page)).toBeEnabled()
  await amber(page).click()
  await expect(approvalWindow(page).heading).toHaveText('Call a contract?')
  site.node.behave()
})

test('[SS-01] [BX-27] a wallet on another chain says no like a person, as Bearby does: it is no refusal, and the cause is named @desktop', async ({
  page,
}) => {
  await setLocalWallet(page, { ...connected, zilPayBehaviour: 'bearby', network: 'ethereum' })
  await page.goto('/')
  await connectButton(page).click()
  const text =
    'Local wallet is connected and names no account of Zilliqa: another chain is chosen in it. ' +
    'Choose Zilliqa, then connect again.'
  await expect(toast(page, text)).toBeVisible()
  await expect(page.getByText('You refused the connection in the wallet.')).toHaveCount(0)
  await expect(approvalWindow(page).sheet).toBeHidden()
})

test('[BX-27] the same where it asks, and the person approves: that is no refusal @desktop', async ({
  page,
}) => {
  await setLocalWallet(page, { zilPayBehaviour: 'bearby', network: 'ethereum' })
  await page.goto('/')
  await connectButton(page).click()
  await expect(approvalWindow(page).heading).toHaveText('Connect to this site?')
  await approvalWindow(page).approve()
  const cause = /^Local wallet is connected and names no account of Zilliqa/
  await expect(page.getByText(cause).first()).toBeVisible()
  await expect(page.getByText('You refused the connection in the wallet.')).toHaveCount(0)
})

test('[SS-04] Bearby, another account: one that is connected is followed, one that is not waits for "Reconnect" @desktop', async ({
  page,
}) => {
  const { approve, heading, sheet } = approvalWindow(page)
  await setLocalWallet(page, { ...connected, zilPayBehaviour: 'bearby' })
  await arriveAs(page, { account: 0 })
  await page.goto('/address')
  await expect(accountButton(page)).toHaveAccessibleName(accountName(0))
  await changeWallet(page, { account: 9 })
  await expect(accountButton(page)).toHaveAccessibleName(accountName(9))

  const accounts = Array.from({ length: 11 }, (_, index) => index)
  await changeWallet(page, { account: 10, accounts, newAccounts: [10] })
  await expect(main(page).getByText('Another account is chosen in the wallet')).toBeVisible()
  await expect(accountButton(page)).toHaveAccessibleName('Account: not connected')
  // Nothing opened, and nothing was asked of the wallet that could open later.
  await expect(sheet).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('tyto.localWallet.requests'))).toBeNull()
  expect(await findAllBarriers(page)).toEqual([])
  await openDrawer(page)
  await expect(section(page, 'Log in').getByText('Another account is chosen in the wallet')).toBeVisible()
  const wallets = section(page, 'External wallets')
  await expect(wallets.getByText('Not connected', { exact: true })).toBeVisible()
  await expect(wallets.getByRole('button', { name: 'Reconnect' })).toBeVisible()
  expect(await findAllBarriers(page, 'dialog[open]')).toEqual([])
  await page.keyboard.press('Escape')
  await main(page).getByRole('button', { name: 'Reconnect' }).click()
  await expect(heading).toHaveText('Connect to this site?')
  await approve()
  await expect(accountButton(page)).toContainText(accountText(10))
})

test('a request that was left unanswered and is approved in the wallet later connects the page @desktop', async ({
  page,
}) => {
  const { close, heading, sheet } = approvalWindow(page)
  await page.goto('/')
  await connectButton(page).click()
  await expect(heading).toHaveText('Connect to this site?')
  await close()
  await expect(sheet).toBeHidden()
  await expect(page.getByText(/^The window of Local wallet is closed/).first()).toBeVisible()
  await expect(connectButton(page)).not.toHaveAttribute('aria-busy')
  const wallet = await page.context().newPage()
  await wallet.goto('/local-wallet.html')
  await wallet.getByRole('radio', { name: /^Alice/ }).check()
  await wallet.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(accountButton(page)).toHaveAccessibleName('Account: alice.ssi')
  await wallet.close()
})

for (const brand of ['ZilPay', 'Bearby'] as const) {
  test(`an extension is called by its own name: ${brand} @desktop`, async ({ page }) => {
    await page.addInitScript((isBearby) => {
      const hangs = () => new Promise(() => undefined)
      const encryption = isBearby ? { encrypt: hangs, decrypt: hangs } : {}
      const wallet = {
        isEnable: false,
        isConnect: false,
        net: 'mainnet',
        defaultAccount: null,
        connect: hangs,
      }
      Object.assign(window, { zilPay: { wallet: { ...wallet, ...encryption }, provider: { send: hangs } } })
    }, brand === 'Bearby')
    await page.goto('/')
    // Beside the local wallet, it is one of two to choose from.
    await connectButton(page).click()
    await expect(
      page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${brand}`) }),
    ).toBeVisible()
  })
}
