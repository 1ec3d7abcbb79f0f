/** Many payments: coins for one, one form for some, lists for hundreds. */
import { readFile } from 'node:fs/promises'
import { testAccount } from '@tyto/devnet'
import { qaPerZil, toBech32, type Address } from '@tyto/primitives'
import type { Page } from '@playwright/test'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findBarriers, overflowOf } from '../steps/page/barriers'
import { balanceOf } from '../steps/network/chainAnswers'
import {
  amountField,
  giveToken,
  newPayer,
  openSend,
  recipientField,
  tickRecipient,
  tokensOf,
  transferButton,
} from '../steps/money/paymentSteps'
import { lastSent, type SentCall } from '../steps/network/faultyNode'
import { deployOlderWallet } from '../steps/wallets/olderWallets'
import { pasteList } from '../steps/page/pageParts'
import { short } from '../steps/wallets/sessionSteps'
import { freshDomain, issueName, newAccount } from '../steps/wallets/walletSetup'
import { expect, test } from '../steps/network/testSite'
import { review, reviewsCall, sentences, signAndConfirm } from '../steps/transaction/transactionSteps'

const paste = (page: Page, list: string): Promise<void> =>
  pasteList(page.getByRole('main'), 'List of payments', list)

const people = (label: string, count: number): readonly Address[] =>
  Array.from({ length: count }, (_, at) => testAccount(`${label} / ${at}`).address)

test('[BT-01] [BT-02] five coins go to one recipient in one call, and the form is empty afterwards', async ({
  page,
  site,
}) => {
  const payer = await newPayer(site, { xsgd: 40_000_000n, s$i: 10n ** 18n, gzil: 5n })
  const friend = await newPayer(site)
  await openSend(page, payer)
  const main = page.getByRole('main')
  await recipientField(page).fill(friend.domain)
  await tickRecipient(page)
  await amountField(page, 'ZIL').fill('2')
  for (const symbol of ['XSGD', 'S$I', 'gZIL']) {
    await main.getByRole('button', { name: 'Add a coin' }).click()
    await main.getByLabel('Coin', { exact: true }).last().selectOption({ label: symbol })
  }
  await amountField(page, 'XSGD').fill('41')
  await expect(main.getByRole('alert')).toHaveText('Not enough balance for XSGD')
  await main
    .getByRole('group', { name: 'Share of the XSGD balance' })
    .getByRole('button', { name: '25%' })
    .click()
  await amountField(page, 'S$I').fill('0,5')
  await main
    .getByRole('group', { name: 'Share of the gZIL balance' })
    .getByRole('button', { name: '100%' })
    .click()
  await expect(amountField(page, 'gZIL')).toHaveValue('0.000000000000005')
  await transferButton(page).click()
  await expect(sentences(review(page))).toContainText(`go to ${friend.domain}.ssi.`)
  await reviewsCall(page, 'ZRC2_BatchTransfer')
  await signAndConfirm(page, 'TRANSFER')
  expect(
    await Promise.all(['xsgd', 's$i', 'gzil'].map((coin) => tokensOf(site, coin, friend.wallet))),
  ).toEqual([10_000_000n, 5n * 10n ** 17n, 5n])
  expect(await balanceOf(site, friend.wallet)).toBe(102n * qaPerZil)
  expect(await tokensOf(site, 'xsgd', payer.wallet)).toBe(30_000_000n)
  await expect(amountField(page, 'ZIL')).toHaveValue('')
  await expect(main.getByText('1 of 5')).toBeVisible()
})

test('[BX-13] [BX-27] where money goes is asked, never guessed: columns, amounts of a spreadsheet, a wrong name', async ({
  page,
  site,
}) => {
  const payer = await newPayer(site, { xsgd: 4_000_000_000n })
  const friend = await newPayer(site)
  const [one, two] = people(payer.domain, 2) as [Address, Address]
  await openSend(page, payer)
  const main = page.getByRole('main')
  const choice = main.getByRole('group', { name: 'List of payments' })
  const use = (count: number) => choice.getByRole('button', { name: `Use these ${count} lines` })

  // A heading in words that nobody knows, and two columns of addresses: nothing is taken before it is said.
  await paste(
    page,
    [
      'Paid by\tGoes to\tHow much\tWhy',
      `${toBech32(one)}\t${toBech32(two)}\t1.234,5\trent`,
      `${toBech32(one)}\tcarl.ssi\t7,25\tlunch`,
    ].join('\n'),
  )
  await expect(choice).toContainText('Say what each column is: nothing is guessed.')
  await expect(use(2)).toBeDisabled()
  await choice.getByLabel('Column “Goes to”').selectOption({ label: 'Recipient' })
  await choice.getByLabel('Column “How much”').selectOption({ label: 'Amount' })
  await expect(use(2)).toBeDisabled()
  await choice.getByLabel('Column “Why”').selectOption({ label: 'Not used' })
  // Addresses that nobody chose close the list.
  await expect(use(2)).toBeDisabled()
  await choice.getByLabel('Column “Paid by”').selectOption({ label: 'Not used' })
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await use(2).click()
  await expect(main.getByText('2 payments in the list')).toBeVisible()
  await expect(page.getByLabel('Recipient, line 1')).toHaveValue(toBech32(two))
  await expect(page.getByLabel('Amount, line 1')).toHaveValue('1234.5')
  await expect(page.getByLabel('Amount, line 2')).toHaveValue('7.25')

  // A wrong name in a list: one that is there and nearly it, put in by a press.
  const rows = main.getByRole('list', { name: 'List of payments' })
  await expect(rows.getByRole('listitem').nth(1)).toContainText('Verification unsuccessful.')
  await rows.getByRole('button', { name: 'Did you mean carol.ssi?' }).click()
  await expect(page.getByLabel('Recipient, line 2')).toHaveValue('carol.ssi')
  await expect(rows.getByRole('listitem').nth(1)).toContainText('Goes to')

  // Columns that are not used are shown as such, even where all others are known.
  await main.getByRole('button', { name: 'Paste another list' }).click()
  await paste(
    page,
    `id,Name,Amount,Token,Note\n7,${friend.domain}.ssi,1.5,XSGD,hello\n8,${friend.domain}.ssi,2,XSGD,bye`,
  )
  for (const name of ['id', 'Note']) await expect(choice.getByLabel(`Column “${name}”`)).toHaveValue('unused')
  await use(2).click()
  await expect(page.getByLabel('Amount, line 2')).toHaveValue('2')
})

test('[BX-13] a pasted list says what is wrong in its rows, and pays all of them in one transaction', async ({
  page,
  site,
}) => {
  const payer = await newPayer(site, { xsgd: 40_000_000n })
  const friend = await newPayer(site)
  const [one, two] = people(payer.domain, 2) as [Address, Address]
  await openSend(page, payer)
  const main = page.getByRole('main')
  await paste(
    page,
    [
      'Recipient;Amount;Coin',
      `${friend.domain};1,5;XSGD`,
      `${toBech32(one)};2;ZIL`,
      `"${toBech32(two)}";0;ZIL`,
      `${payer.domain};1;ZIL`,
      'nobody-here;1;ZIL',
      `${toBech32(two)};1;DOGE`,
      `${toBech32(one)};3;ZIL`,
      '<img src=x onerror=alert(1)>;1;ZIL',
      `${toBech32(two)};50;XSGD`,
    ].join('\r\n'),
  )
  await expect(main.getByText('9 payments in the list')).toBeVisible()
  const rows = main.getByRole('list', { name: 'List of payments' })
  const row = (number: number) => rows.getByRole('listitem').nth(number - 1)
  for (const [number, words] of [
    [3, 'The amount cannot be zero.'],
    [4, 'The recipient and sender must be different.'],
    [5, 'Verification unsuccessful.'],
    [6, 'DOGE is no coin of this network.'],
    [8, 'Verification unsuccessful.'],
  ] as const)
    await expect(row(number), `row ${number}`).toContainText(words)
  await expect(row(2)).toContainText('This recipient appears twice with this coin')
  // Where a name leads stands at its row.
  await expect(row(1)).toContainText(`Goes to ${short(toBech32(friend.wallet))}`)
  await expect(row(2)).not.toContainText('Goes to')
  await expect(main.getByText('Not enough balance for XSGD').first()).toBeVisible()
  await expect(transferButton(page)).toBeDisabled()

  // Mended while typing: the reason goes as soon as the row is good. The draft survives a reload.
  await page.getByLabel('Amount, line 3').fill('4')
  await expect(row(3)).not.toContainText('zero')
  await page.getByLabel('Amount, line 9').fill('5')
  await page.getByLabel('Coin, line 6').fill('zil')
  await page.reload()
  await expect(page.getByLabel('Amount, line 3')).toHaveValue('4')
  await main.getByRole('checkbox', { name: 'Show these 3 only' }).check()
  await expect(rows.getByRole('listitem')).toHaveCount(3)
  for (const number of [8, 5, 4]) await main.getByRole('button', { name: `Remove line ${number}` }).click()
  await main.getByText('3 new recipients', { exact: true }).click()
  await expect(main.getByText(toBech32(one).slice(4, 8), { exact: false }).first()).toBeVisible()
  await expect(main.getByText(`${friend.domain}.ssi`, { exact: true })).toBeVisible()
  await expect(transferButton(page)).toBeDisabled()
  await main.getByRole('checkbox', { name: /^I have never paid these 3/ }).check()
  await transferButton(page).click()
  await expect(sentences(review(page))).toContainText('go to 3 recipients.')
  await reviewsCall(page, 'BatchTransfer')
  await signAndConfirm(page, 'TRANSFER', '6.5 XSGD and 10 ZIL are with 3 recipients.')
  expect(await Promise.all([one, two].map((each) => balanceOf(site, each)))).toEqual([
    5n * qaPerZil,
    5n * qaPerZil,
  ])
  expect(await tokensOf(site, 'xsgd', friend.wallet)).toBe(1_500_000n)
  expect(await tokensOf(site, 'xsgd', two)).toBe(5_000_000n)
  expect(await balanceOf(site, payer.wallet)).toBe(90n * qaPerZil)
  await expect(recipientField(page)).toHaveValue('')
})

test('[BX-13] a file of 25 token payments is split into three transactions and pays everybody once @desktop', async ({
  page,
  site,
}) => {
  const payer = await newPayer(site, { xsgd: 200_000_000n })
  const all = people(payer.domain, 25)
  await openSend(page, payer)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Paste a list or a CSV file' }).click()
  // The template is a list that can be read, and says what stands where.
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Download a template' }).click()
  const template = await download
  expect(template.suggestedFilename()).toBe('payments.csv')
  await main.getByLabel('Choose a file').setInputFiles({
    name: 'payments.csv',
    mimeType: 'text/csv',
    buffer: await readFile(await template.path()),
  })
  await expect(main.getByText('3 payments in the list')).toBeVisible()
  for (const [label, typed] of [
    ['Recipient', 'subdomain@name.ssi'],
    ['Amount', '3'],
    ['Coin', 'ZIL'],
  ] as const)
    await expect(page.getByLabel(`${label}, line 2`)).toHaveValue(typed)
  await main.getByRole('button', { name: 'Paste another list' }).click()
  const csv = `\uFEFFrecipient,amount,coin\r\n${all.map((to, at) => `${toBech32(to)},${at + 1}.25,XSGD`).join('\r\n')}\r\n`
  await main.getByLabel('Choose a file').setInputFiles({
    name: 'salaries.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await expect(main.getByText('25 payments in the list')).toBeVisible()
  await expect(main.getByText('Not enough balance for XSGD').first()).toBeVisible()
  for (const at of [24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14])
    await page.getByLabel(`Amount, line ${at + 1}`).fill('1.25')
  await main.getByRole('checkbox', { name: /^I have never paid these 25/ }).check()
  await expect(main.getByText('3 transactions, reviewed once and sent one after another')).toBeVisible()
  await transferButton(page).click()
  const { approve, sheet } = approvalWindow(page)
  await page.getByRole('button', { name: 'Send 3 transactions' }).click()
  for (const number of [1, 2, 3]) {
    await expect(sheet, `${number}`).toBeVisible({ timeout: 30_000 })
    await approve()
    await expect(sheet).toBeHidden()
  }
  await expect(page.getByRole('dialog').getByText('3 of 3 sent').first()).toBeVisible({ timeout: 30_000 })
  const expected = all.map((_, at) => (at >= 14 ? 1_250_000n : BigInt(at + 1) * 1_000_000n + 250_000n))
  await expect
    .poll(() => Promise.all(all.map((to) => tokensOf(site, 'xsgd', to))), { timeout: 30_000 })
    .toEqual(expected)
  const spent = expected.reduce((sum, each) => sum + each, 0n)
  expect(await tokensOf(site, 'xsgd', payer.wallet)).toBe(200_000_000n - spent)
})

test('[BX-13] six coins of a list for one name become two calls of a wallet of version 6: five at most go in one @desktop', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const { account, index } = await newAccount(devnet)
  const domain = freshDomain('six')
  const wallet = await deployOlderWallet(devnet, account, { version: 'DIDxWALLET_6.0.0', label: domain })
  await issueName(devnet, domain, wallet)
  const friend = await newPayer(site)
  // A millionth of each, in its smallest unit.
  const millionths = {
    stzil: 10n ** 6n,
    s$i: 10n ** 12n,
    xsgd: 1n,
    zusdt: 1n,
    gzil: 10n ** 9n,
    zlp: 10n ** 12n,
  }
  const coins = Object.keys(millionths)
  for (const [coin, amount] of Object.entries(millionths)) await giveToken(site, coin, wallet, amount)
  await openSend(page, { account, index, wallet, domain })
  const main = page.getByRole('main')
  await paste(page, coins.map((coin) => `${friend.domain}.ssi,0.000001,${coin}`).join('\n'))
  await expect(main.getByText('6 payments in the list')).toBeVisible()
  await main.getByRole('checkbox', { name: /^I have never paid this 1/ }).check()
  await expect(main.getByText('2 transactions, reviewed once and sent one after another')).toBeVisible()
  await transferButton(page).click()
  const { approve, sheet } = approvalWindow(page)
  await page.getByRole('button', { name: 'Send 2 transactions' }).click()
  for (const number of [1, 2]) {
    await expect(sheet, `${number}`).toBeVisible({ timeout: 30_000 })
    await approve()
    await expect(sheet).toBeHidden()
  }
  await expect(page.getByRole('dialog').getByText('2 of 2 sent').first()).toBeVisible({ timeout: 30_000 })
  expect(lastSent(site.node.trips, 'ZRC2_BatchTransfer').params.get('tokens')).toHaveLength(5)
  for (const [coin, amount] of Object.entries(millionths))
    expect(await tokensOf(site, coin, friend.wallet), coin).toBe(amount)
})

test('300 names of a list are looked up in one trip, whatever is corrected meanwhile @desktop', async ({
  page,
  site,
}) => {
  const payer = await newPayer(site)
  await openSend(page, payer)
  let answerNames = (): void => undefined
  const namesAnswered = new Promise<void>((resolve) => (answerNames = resolve))
  site.node.behave(async (body, ask) => {
    if (namesIn(JSON.parse(body)) > 10) await namesAnswered
    return ask(body)
  })
  site.node.forgetTrips()
  const list = Array.from({ length: 300 }, (_, at) => `nobody-${at}.ssi,${at === 0 ? 'abc' : '1'},ZIL`)
  await paste(page, list.join('\n'))
  // Beside the page's own few.
  const lookups = (): number[] =>
    site.node.trips.map(({ calls }) => namesIn(calls)).filter((count) => count > 10)
  await expect.poll(lookups).toEqual([300])
  const main = page.getByRole('main')
  const faults = main.getByText('1 line needs a correction.')
  await expect(faults.first()).toBeVisible()
  await main.getByLabel('Amount, line 1', { exact: true }).fill('2')
  await expect(faults).toHaveCount(0)
  answerNames()
  await expect(main.getByText('Verification unsuccessful.').first()).toBeVisible()
  expect(lookups()).toEqual([300])
})

/** How many names a request looks up. */
function namesIn(calls: SentCall | readonly SentCall[]): number {
  return [calls].flat().filter(({ params }) => params[1] === 'dns' && [params[2]].flat().length > 0).length
}

test('a list of 5,000 rows is usable, and what is no list is refused @desktop', async ({ page, site }) => {
  const payer = await newPayer(site)
  await openSend(page, payer)
  const main = page.getByRole('main')
  const names = Array.from(
    { length: 5_000 },
    (_, at) => `${toBech32(testAccount(`many / ${at % 400}`).address)},0.001,ZIL`,
  )
  await paste(page, names.join('\n'))
  await expect(main.getByText('5,000 payments in the list')).toBeVisible()
  await main
    .getByRole('navigation', { name: 'Parts of the list' })
    .getByRole('button', { name: 'Next' })
    .click()
  await expect(main.getByText('51 to 100 of 5,000')).toBeVisible()
  await page.getByLabel('Amount, line 60').fill('abc')
  await expect(main.getByText('The input is not a number.')).toBeVisible()
  await main.getByRole('button', { name: 'Paste another list' }).click()
  for (const [text, words] of [
    [`${names.join('\n')}\na,1,ZIL`, 'The list has more than 5,000 lines. Split it.'],
    ['x'.repeat(2_000_001), 'This is too large for a list.'],
    ['\n\n', 'There is nothing in this list.'],
  ] as const) {
    await main.getByLabel('Choose a file').setInputFiles({
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    })
    await expect(main.getByRole('alert')).toHaveText(words)
  }
  await main.getByLabel('Choose a file').setInputFiles({
    name: 'owl.png',
    mimeType: 'image/png',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0xff]),
  })
  await expect(main.getByRole('alert')).toHaveText('This file is no text. Save it as CSV.')
})
