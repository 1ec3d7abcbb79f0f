/** Nodes that give an address so many calls a second: what is asked waits for its turn, and nothing is said to be none meanwhile. */
import type { Page } from '@playwright/test'
import { allCoins, zrc2Token } from '@tyto/contracts'
import { cutText, exactText } from '../steps/money/amountOracle'
import { table } from '../steps/money/balanceRows'
import {
  amountField,
  newPayer,
  openSend,
  recipientField,
  tickRecipient,
  tokenOf,
  transferButton,
  type Payer,
} from '../steps/money/paymentSteps'
import type { Behaviour, SentCall } from '../steps/network/faultyNode'
import { heldBy, type Held } from '../steps/network/rawChain'
import { expect, type TestSite } from '../steps/network/testSite'
import { zilliqa2Site as test } from '../steps/network/zilliqa2Site'
import { card, doorOf } from '../steps/page/pageParts'
import { review, simulated } from '../steps/transaction/transactionSteps'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { callAs } from '../steps/wallets/walletSetup'

const second = 1_000
/** Of the calls of one page; others of the same house have spent what else there was. */
const callsLeft = 100

/** A node of Zilliqa 2: what it takes prolongs the second, and past the credits each call is denied until its end. */
function stingy(denied: SentCall[]): Behaviour {
  let left = 0
  let until = 0
  return async (body, ask) => {
    // The wallet asks one by one.
    if (!body.startsWith('[')) return ask(body)
    const asked = JSON.parse(body) as readonly (SentCall & { readonly id: string })[]
    if (performance.now() >= until) left = callsLeft
    const taken = asked.slice(0, left)
    const refused = asked.slice(taken.length)
    denied.push(...refused)
    left = refused.length > 0 ? 0 : left - taken.length
    if (taken.length > 0) until = performance.now() + second
    const answers = taken.length === 0 ? [] : ([await ask(JSON.stringify(taken))].flat() as object[])
    const error = { code: -32000, message: 'Rate limit exceeded', data: null }
    // The answers of a batch may come in any order.
    return [...refused.map(({ id }) => ({ id, jsonrpc: '2.0', error })), ...answers.toReversed()]
  }
}

/** Keeps what each amount of the balances was ever called, and what the main part of the page ever said. */
async function keepWhatIsSaid(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said = { amounts: {} as Record<string, string[]>, texts: [] as string[] }
    Object.assign(window, { said })
    const look = (): void => {
      for (const row of document.querySelectorAll('table[aria-label=Balances] tbody tr')) {
        const coin = row.querySelector('th b')?.textContent ?? ''
        for (const cell of row.querySelectorAll('td[data-label]')) {
          const name = cell.querySelector('button')?.getAttribute('aria-label') ?? cell.textContent
          if (name === '') continue
          const known = (said.amounts[`${coin}, ${cell.getAttribute('data-label')}`] ??= [])
          if (!known.includes(name)) known.push(name)
        }
      }
      const text = document.querySelector('main')?.innerText ?? ''
      if (said.texts.at(-1) !== text) said.texts.push(text)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

interface Said {
  readonly amounts: Readonly<Record<string, readonly string[]>>
  readonly texts: readonly string[]
}

function whatWasSaid(page: Page): Promise<Said> {
  return page.evaluate(() => (window as unknown as { readonly said: Said }).said)
}

/** How an amount is called: four digits after the point, and the exact figure. */
function nameOfAmount({ units, decimals }: Held, symbol: string): string {
  const isExact = decimals <= 4 || units % 10n ** BigInt(decimals - 4) === 0n
  const shown = `${cutText(units, decimals, 4)}${isExact ? '' : '…'}`
  return `${shown} ${symbol}, exactly ${exactText(units, decimals)}`
}

/** Somebody with money in both wallets who gave one allowance, and comes for the first time. */
async function newVisitor(page: Page, site: TestSite): Promise<Payer> {
  const visitor = await newPayer(site, { xsgd: 50_000_000n })
  const xsgd = zrc2Token(await tokenOf(site, 'xsgd'))
  const allowance = xsgd.IncreaseAllowance({ spender: visitor.wallet, amount: 3_000_000n })
  await callAs(site.devnet, visitor.account, allowance)
  await arriveAs(page, { account: visitor.index })
  await keepWhatIsSaid(page)
  return visitor
}

test('[BX-26] [RPC-01] a limit that is reached within a batch is waited out: a first visit of the balances has every figure, and none was called none, zero or unknown @desktop', async ({
  page,
  site,
}) => {
  const { account, domain, wallet } = await newVisitor(page, site)
  const [inWallet, inAccount] = [await heldBy(site, wallet), await heldBy(site, account.address)]
  const denied: SentCall[] = []
  site.node.behave(stingy(denied))
  await page.goto(`/${domain}.ssi/didx/wallet/balances`)
  const main = page.getByRole('main')
  await expect(table(page)).toBeVisible({ timeout: 60_000 })
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 60_000 })
  const { amounts, texts } = await whatWasSaid(page)
  const rows = allCoins.filter(({ symbol }) => `${symbol}, xWALLET` in amounts)
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(['zil', 'xsgd', 'tyron']))
  for (const { id, symbol } of rows) {
    const [theirs, own] = [inWallet.get(id), inAccount.get(id)]
    if (theirs === undefined || own === undefined) continue
    // While it was read it had no name at all.
    expect(amounts[`${symbol}, xWALLET`], symbol).toEqual([nameOfAmount(theirs, symbol)])
    expect(amounts[`${symbol}, Local wallet`], symbol).toEqual([nameOfAmount(own, symbol)])
  }
  for (const text of texts) expect(text).not.toMatch(/Rate limit|Unknown\b(?!:)|could not be read|Not known/)
  expect(denied.map(({ method }) => method)).toContain('GetSmartContractSubState')
})

test('[BX-26] [RPC-01] a limit that is reached within a batch is waited out: a first visit of the allowances has all of them, and never says that there is none @desktop', async ({
  page,
  site,
}) => {
  const { domain } = await newVisitor(page, site)
  const denied: SentCall[] = []
  site.node.behave(stingy(denied))
  await page.goto(`/${domain}.ssi/didx/wallet/balances/allowances`)
  const given = card(page, 'Allowances that you gave')
  await expect(given.getByText(/may take XSGD up to this limit/)).toBeVisible({ timeout: 60_000 })
  await expect(given.getByText('3 XSGD', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0, { timeout: 60_000 })
  for (const text of (await whatWasSaid(page)).texts)
    expect(text).not.toMatch(/Rate limit|You gave no allowance|could not be read|unknown/i)
  expect(denied.map(({ method }) => method)).toContain('GetSmartContractSubState')
})

test('[BX-26] a page, its simulation and its statement keep one pace towards the nodes: none of their calls is denied @desktop', async ({
  page,
  site,
}) => {
  const payer = await newPayer(site)
  // The real node counts what comes from this address.
  const caller = { mayRule: false, address: 'a page of a test' }
  const denied: unknown[] = []
  let asked = 0
  site.node.behave(async (body) => {
    if (!body.startsWith('[')) return site.devnet.handleRpc(body)
    const answers = (await site.devnet.handleRpc(body, caller)) as readonly {
      readonly error?: { readonly code: number }
    }[]
    asked += answers.length
    denied.push(...answers.filter(({ error }) => error?.code === -32000))
    return answers
  })
  await openSend(page, payer, '?coin=zil')
  await recipientField(page).fill('bruno')
  await amountField(page, 'ZIL').fill('1')
  await tickRecipient(page)
  await transferButton(page).click()
  await simulated(page)
  await review(page).getByRole('button', { name: 'Cancel' }).click()
  // Nothing is loaded anew: a page that is knows no more of what the one before it has spent.
  await (await doorOf(page, 'Overview')).click()
  const statement = card(page, `Statement of ${payer.domain}.ssi`)
  const download = page.waitForEvent('download')
  await statement.getByRole('button', { name: 'Save as JSON' }).click()
  // While it is read, the person looks elsewhere.
  await (await doorOf(page, 'Balances')).click()
  await expect(table(page)).toBeVisible()
  await (await doorOf(page, 'Allowances')).click()
  await download
  await expect(page.getByText(/^You gave no allowance/)).toBeVisible({ timeout: 30_000 })
  expect(denied).toEqual([])
  expect(asked).toBeGreaterThan(200)
})
