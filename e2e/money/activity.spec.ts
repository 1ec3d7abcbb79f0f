/** The past of a name, in words: for its controller, and for everybody else. */
import { readFile } from 'node:fs/promises'
import { didWallet, zrc2Token, type DidWalletBeneficiary } from '@tyto/contracts'
import { testAccount, type Devnet } from '@tyto/devnet'
import type { Locator, Page } from '@playwright/test'
import { qaPerZil, toBech32, type Address } from '@tyto/primitives'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findBarriers } from '../steps/page/barriers'
import { changing, refusing } from '../steps/network/faultyNode'
import { card, nameCard, saveWho } from '../steps/page/pageParts'
import { newPerson, type Person } from '../steps/ownership/recoverySetup'
import { arriveAs, short } from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'
import { sendCall } from '../steps/network/signedTransactions'
import { hideTransactions, review, status } from '../steps/transaction/transactionSteps'
import { callAs, deployContract } from '../steps/wallets/walletSetup'
import { tryAgain } from '../steps/network/tryAgain'

const operator = testAccount('deployer')
const pathOf = ({ domain }: Person): string => `/${domain}.ssi/didx/activity`

async function openAs(page: Page, person: Person, path = pathOf(person)): Promise<void> {
  await arriveAs(page, {
    account: person.index,
    login: { network: 'local', address: person.wallet, name: `${person.domain}.ssi` },
  })
  await page.goto(path)
}

function lines(page: Page): Locator {
  return card(page, 'What happened').getByRole('listitem')
}

/** The sentences of the list, newest first. */
async function said(page: Page): Promise<readonly string[]> {
  await expect(page.getByText(/^This (?:is everything|goes back)/)).toBeVisible()
  return lines(page).locator('p:first-child').allInnerTexts()
}

/** Money, an allowance and a deadline, each by a transaction of its own. */
async function live(devnet: Devnet, person: Person): Promise<{ readonly bruno: Person }> {
  const { tyron } = devnet.network
  const bruno = await newPerson(devnet, 'payer')
  const { AddFunds, SendFunds, IncreaseAllowance, UpdateDeadline } = didWallet(person.wallet)
  const { wallet: to } = bruno
  await callAs(devnet, operator, zrc2Token(tyron).Transfer({ to, amount: 100n * qaPerZil }))
  const toPerson: DidWalletBeneficiary = { constructor: 'Recipient', arguments: [person.wallet] }
  const pay = { addrName: 'tyron', beneficiary: toPerson, amount: 12_345_600_000_000n, tyron: null }
  await callAs(devnet, bruno.account, didWallet(bruno.wallet).Transfer(pay))
  await callAs(devnet, person.account, AddFunds({}, { amount: 5n * qaPerZil }))
  const toBruno: DidWalletBeneficiary = { constructor: 'Recipient', arguments: [bruno.wallet] }
  const give = { tag: 'AddFunds', beneficiary: toBruno, amount: 2n * qaPerZil, tyron: null }
  await callAs(devnet, person.account, SendFunds(give))
  const allow = { addrName: 'tyron', spender: bruno.wallet, amount: qaPerZil, tyron: null }
  await callAs(devnet, person.account, IncreaseAllowance(allow))
  // Somebody else's wallet: refused.
  await sendCall(devnet, bruno.account, UpdateDeadline({ val: 1n, tyron: null }))
  await callAs(devnet, person.account, UpdateDeadline({ val: 20n, tyron: null }))
  return { bruno }
}

test('[BX-16] a timeline in words, newest first, with names and exact amounts; filtered, and saved as a file', async ({
  page,
  devnet,
}) => {
  const person = await newPerson(devnet, 'liver')
  const { bruno } = await live(devnet, person)
  // Bruno's name is one that this device knows.
  await page.goto(`/${bruno.domain}.ssi`)
  await expect(nameCard(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tyto.names'))).toContain(bruno.domain)
  await openAs(page, person)
  const who = `${bruno.domain}.ssi`
  await expect(lines(page).first()).toContainText('You changed the deadline to 20 blocks')
  await expect(lines(page).nth(2)).toContainText(who)
  const all = await said(page)
  expect(all).toEqual([
    'You changed the deadline to 20 blocks',
    expect.stringMatching(/^zil1.+ tried “UpdateDeadline”, and it failed$/),
    `You allowed ${who} to take up to 1 TYRON`,
    `You sent ${who} 2 ZIL`,
    'Your browser wallet sent you 5 ZIL',
    `${who} sent you 12.3456 TYRON`,
    `${person.domain}.ssi was minted for you`,
    'You created the DID document',
    expect.stringMatching(/ made this wallet$/),
  ])
  await expect(lines(page).filter({ hasText: 'sent you 12.3456' })).toContainText('+12.3456 TYRON')
  await expect(lines(page).filter({ hasText: `You sent ${who}` })).toContainText('−2 ZIL')
  await expect(
    page.getByText(/^This is everything since the wallet was made: 9 transactions\./),
  ).toBeVisible()
  await expect(lines(page).first().getByRole('link')).toHaveAttribute(
    'href',
    /\/-\/explorer\/tx\/0x[0-9a-f]{64}$/,
  )
  expect(await findBarriers(page)).toEqual([])

  const filter = card(page, 'What happened')
  await filter.getByLabel('Kind').selectOption('Received')
  await expect
    .poll(() => said(page))
    .toEqual(['Your browser wallet sent you 5 ZIL', `${who} sent you 12.3456 TYRON`])
  await filter.getByLabel('Coin').selectOption('TYRON')
  await expect.poll(() => said(page)).toEqual([`${who} sent you 12.3456 TYRON`])

  const download = page.waitForEvent('download')
  await filter.getByRole('button', { name: 'Save as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`${person.domain}.ssi-activity.csv`)
  const text = await readFile(await file.path(), 'utf8')
  const [head, row, ...rest] = text.split('\r\n')
  // Its mark tells spreadsheets that it is UTF-8.
  expect(head).toBe('\uFEFFtime,block,transaction,result,kind,what,from,to,amount,coin,sender')
  const time = String.raw`\d{4}-\d\d-\d\dT[\d:.]+Z`
  expect(row).toMatch(
    new RegExp(
      `^${time},\\d+,0x[0-9a-f]{64},success,received,${who} sent you 12\\.3456 TYRON,` +
        `${toBech32(bruno.wallet)},${toBech32(person.wallet)},12\\.3456,TYRON,${toBech32(bruno.account.address)}$`,
    ),
  )
  expect(rest).toEqual([''])

  await filter.getByLabel('Kind').selectOption('Recovered')
  await expect(filter.getByText('Nothing of this kind so far')).toBeVisible()
  await filter.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(() => said(page)).toHaveLength(9)
})

test('[BX-14] [BX-16] everybody may read it, by its link and by the rail, and sees nothing that only this device knows @desktop', async ({
  page,
  devnet,
}) => {
  const person = await newPerson(devnet, 'shown')
  await callAs(devnet, person.account, didWallet(person.wallet).AddFunds({}, { amount: 5n * qaPerZil }))
  await page.goto(`/${person.domain}.ssi`)
  await page
    .getByRole('navigation', { name: `Sections of ${person.domain}.ssi` })
    .getByRole('link', { name: 'Activity' })
    .click()
  await expect(lines(page).first()).toContainText(`The controller sent ${person.domain}.ssi 5 ZIL`)
  await expect(page.getByText(/\byou\b/i)).toHaveCount(0)
  await page.reload()
  await expect(lines(page).first()).toContainText(`The controller sent ${person.domain}.ssi 5 ZIL`)
})

test('[BX-16] twenty transactions are two requests; earlier ones come when they are asked for, and the file has all @desktop', async ({
  page,
  site,
  devnet,
}) => {
  const person = await newPerson(devnet, 'busy')
  for (let count = 1n; count <= 25n; count++) {
    await callAs(devnet, person.account, didWallet(person.wallet).AddFunds({}, { amount: count * qaPerZil }))
  }
  await openAs(page, person)
  await expect(page.getByText(/^This goes back 20 transactions; earlier ones/)).toBeVisible()
  const calls = site.node.trips.flatMap((trip) => trip.calls.map((call) => ({ trip, call })))
  const receipts = calls.filter(({ call }) => call.method === 'GetTransaction')
  expect(receipts).toHaveLength(20)
  expect(new Set(receipts.map(({ trip }) => trip)).size).toBe(1)
  expect(calls.filter(({ call }) => call.method === 'tyto_getAddressTransactions')).toHaveLength(1)

  // The file says "you" once the page knows who looks.
  await expect(lines(page).first()).toContainText('sent you')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.match(/sent you/g)).toHaveLength(25)
  await expect(page.getByText(/older ones are not in it/)).toHaveCount(0)

  // A file that misses older ones says so: here a node gives no more of them.
  site.node.behave(
    changing(({ method, params }, answer) =>
      method === 'tyto_getAddressTransactions' && params[2] !== null
        ? { ...answer, result: { transactions: [], next: 'more' } }
        : answer,
    ),
  )
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  await expect(
    page.getByText('The file holds the newest 20 transactions; older ones are not in it.'),
  ).toBeVisible()
  site.node.behave()

  await page.getByRole('button', { name: 'Show earlier ones' }).click()
  await expect(
    page.getByText(/^This is everything since the wallet was made: 28 transactions\./),
  ).toBeVisible()
  await expect(lines(page)).toHaveCount(28)
  await expect(page.getByRole('button', { name: 'Show earlier ones' })).toHaveCount(0)
})

test('[BX-16] what is on its way stands on top until its block, and comes into the timeline by itself @desktop', async ({
  page,
  site,
  devnet,
}) => {
  const person = await newPerson(devnet, 'waits')
  await openAs(page, person, `/${person.domain}.ssi/didx/wallet/balances/allowances`)
  const face = page.getByRole('region', { name: 'INCREASE', exact: true })
  await face.getByRole('button', { name: /^INCREASE/ }).click()
  await face.getByLabel('Spender address').fill('bruno.ssi')
  await saveWho(face, 'Spender address')
  await face.getByLabel('Coin').selectOption({ label: 'TYRON · TYRON SSI Token' })
  await face.getByLabel('Amount').fill('3')
  await face.getByLabel('Amount').press('Enter')
  await face.getByRole('button', { name: 'Increase allowance' }).click()
  hideTransactions(site)
  await review(page).getByRole('button', { name: 'Increase allowance', exact: true }).click()
  await approvalWindow(page).approve()
  await status(page, 'On its way').getByRole('button', { name: 'Minimise' }).click()
  await page
    .getByRole('navigation', { name: `Sections of ${person.domain}.ssi` })
    .getByRole('link', { name: 'Activity' })
    .click()
  const waiting = card(page, 'What happened').getByText('Increase allowance')
  await expect(waiting).toBeVisible()
  await expect(card(page, 'What happened').getByText('On its way')).toBeVisible()
  site.node.behave()
  await expect(waiting).toBeHidden({ timeout: 30_000 })
  await expect(lines(page).first()).toContainText('You allowed bruno.ssi to take up to 3 TYRON')
})

test('[BX-16] hostile events are text, and a contract that nobody knows is not believed @desktop', async ({
  page,
  devnet,
}) => {
  const person = await newPerson(devnet, 'target')
  const liar = await deployContract(devnet, liarCode, [
    { vname: '_scilla_version', type: 'Uint32', value: '0' },
  ])
  await callAs(devnet, operator, lie(liar, person.wallet))
  await openAs(page, person)
  await expect(lines(page).first()).toContainText(
    `The contract ${short(toBech32(liar))} told of “TransferSuccess”`,
  )
  await expect(page.getByText('onerror')).toHaveCount(0)
  await expect(page.getByText(/sent you/)).toHaveCount(0)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})

test('[BX-16] a node that stops: what was read stays with its age; what was not is said, with a way to try again @desktop', async ({
  page,
  site,
  devnet,
  tolerance,
}) => {
  const person = await newPerson(devnet, 'stopped')
  await openAs(page, person)
  await expect(lines(page).last()).toContainText('made this wallet')
  tolerance.failedRequests = true
  site.node.behave(refusing('overloaded', ({ method }) => method.startsWith('tyto_')))
  await page.getByRole('button', { name: 'Read the activity again' }).click()
  await expect(page.getByText(/What you see was read/).first()).toBeVisible()
  await expect(lines(page).last()).toContainText('made this wallet')
  await page.reload()
  await expect(page.getByText('The node says: overloaded').first()).toBeVisible()
  await expect(page.getByText('Nothing has happened yet')).toHaveCount(0)
  await tryAgain(page.getByRole('button', { name: 'Try again' }).first(), site.node)
  await expect(lines(page).last()).toContainText('made this wallet')
})

/** Says of itself what tokens say, with HTML in place of a sender. */
const liarCode = `scilla_version 0

library Liar

contract Liar ()

transition Lie(wallet: ByStr20)
  html = "<img src=x onerror=window.hacked=1>";
  amount = Uint128 1000000000000;
  e = { _eventname: "TransferSuccess"; sender: _sender; recipient: wallet; amount: amount; memo: html };
  event e
end
`

function lie(liar: Address, wallet: Address) {
  return {
    to: liar,
    transition: 'Lie',
    amount: 0n,
    params: [{ vname: 'wallet', type: 'ByStr20', value: wallet }],
  }
}
