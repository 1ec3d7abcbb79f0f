/** One transaction from the amber button to its end: reviewed, refused, left, minimised, lost from sight and found again. */
import { toBech32 } from '@tyto/primitives'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findAllBarriers } from '../steps/page/barriers'
import { expect, test } from '../steps/network/testSite'
import { changing } from '../steps/network/faultyNode'
import { balanceOf } from '../steps/network/chainAnswers'
import { addFunds, openOwnWallet, saveAmount, signFunds, typedZil } from '../steps/wallets/ownWallet'
import { fact, saveStep, toast, withSettings } from '../steps/page/pageParts'
import { accountText, arriveAs, openDrawer, section } from '../steps/wallets/sessionSteps'
import {
  confirmed,
  gasAsSaid,
  hideTransactions,
  noDonation,
  openDetails,
  pill,
  review,
  reviewsCall,
  sayYes,
  sentences,
  simulated,
  status,
} from '../steps/transaction/transactionSteps'

test('[BX-02] [TX-06] the review says what is sent, what it costs and who pays; the raw JSON is one press away @desktop', async ({
  page,
  devnet,
}) => {
  const { wallet } = await openOwnWallet(page, devnet)
  await addFunds(page, '12.5')
  const sheet = review(page)
  await reviewsCall(page, 'AddFunds')
  await expect(sheet.getByText(toBech32(wallet)).first()).toBeVisible()
  await expect(fact(sheet, 'ZIL attached')).toHaveText('12.5 ZIL')
  await expect(fact(sheet, 'Gas limit')).toHaveText('10,000 at 2,000 to 2,100 Li')
  await expect(fact(sheet, 'Gas, at most')).toHaveText('21 ZIL')
  await gasAsSaid(page, 'TRANSFER', 10_000n)
  await expect(fact(sheet, 'Leaves your wallet, at most')).toHaveText('33.5 ZIL')
  await expect(fact(sheet, 'Signed by')).toHaveText(/^Local wallet zil1/)
  await expect(sheet.getByText('The wallet sets the price of gas')).toBeVisible()
  await expect(sentences(sheet)).toHaveText(
    /^12\.5 ZIL arrive at zil1\S+\. You pay 12\.5 ZIL and about 0\.1\d+ to 0\.\d+ ZIL gas\.$/,
  )
  const raw = sheet.locator('details', { hasText: 'Raw JSON' })
  await raw.locator('summary').click()
  await expect(raw.locator('pre')).toContainText('"_tag": "AddFunds"')
  await expect(raw.locator('pre')).toContainText('"amount": "12500000000000"')
  expect(await findAllBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tyto.tr'))),
  ).toEqual([])
})

test('[TX-01] [TX-02] [BX-23] confirmed: one status from waiting to the block, then the explorer; the list keeps it', async ({
  page,
  devnet,
}) => {
  const { approve, heading } = approvalWindow(page)
  await openOwnWallet(page, devnet)
  await addFunds(page, '2')
  const said = await simulated(page)
  await signFunds(page)
  await expect(status(page, 'Waiting for your signature')).toBeVisible()
  await expect(heading).toHaveText('Call a contract?')
  await approve()
  // The first receipt asks once whether the explorer shall open, and a yes opens it.
  const receipt = status(page, 'Confirmed')
  const asked = receipt.getByRole('group', { name: 'Shall the block explorer open by itself' })
  await expect(asked).toBeVisible({ timeout: 30_000 })
  expect(page.context().pages()).toHaveLength(1)
  expect(await findAllBarriers(page, 'dialog[open]')).toEqual([])
  const first = page.context().waitForEvent('page')
  await asked.getByRole('link', { name: 'Yes, open it' }).click()
  await (await first).close()
  await expect(asked).toBeHidden()
  await expect(receipt.getByRole('checkbox', { name: /^Open the block explorer/ })).toBeChecked()
  expect(await confirmed(page, said)).toMatch(/^\d+(\.\d+)? ZIL$/)

  // From then on it opens by itself. The press was a moment ago: the browser lets the tab open.
  await addFunds(page, '1')
  const more = await simulated(page)
  await signFunds(page)
  const explorer = page.context().waitForEvent('page')
  await approve()
  await expect(status(page, 'Confirmed')).toBeVisible({ timeout: 30_000 })
  await expect(await explorer).toHaveURL(/\/-\/explorer\/tx\/0x[0-9a-f]{64}$/)
  await confirmed(page, more)

  await page.reload()
  await openDrawer(page)
  const recent = section(page, 'Recent transactions')
  await expect(recent.getByRole('listitem')).toHaveCount(2)
  await expect(recent.getByRole('listitem').first()).toContainText(/Add funds.*Confirmed/)
  // The palette finds it too, and opens it over the page.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Look up', exact: true })
  await palette.getByRole('combobox').fill('add funds')
  await palette
    .getByRole('option', { name: /^Add funds.*Confirmed/ })
    .first()
    .click()
  await expect(
    status(page, 'Confirmed')
      .getByRole('link', { name: /explorer/i })
      .first(),
  ).toBeVisible()
})

test('[TX-02] where the browser keeps the explorer from opening, the dialog and a toast have the link @desktop', async ({
  page,
  devnet,
}) => {
  // As browsers do that block a tab which no press asked for; the shell that runs the tests blocks none by itself.
  await page.addInitScript(() => Object.assign(window, { open: () => null }))
  await withSettings(page, { opensExplorer: true })
  const { approve } = approvalWindow(page)
  await openOwnWallet(page, devnet)
  await addFunds(page, '2')
  const said = await simulated(page)
  await signFunds(page)
  await approve()
  const blocked = 'The browser kept the explorer from opening.'
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(blocked)
  await expect(status(page, 'Confirmed').getByText(blocked).first()).toBeVisible()
  for (const place of [status(page, 'Confirmed'), page.getByRole('region', { name: 'Notifications' })]) {
    const link = place.getByRole('link', { name: 'Open in the block explorer' }).first()
    await expect(link).toHaveAttribute('href', /\/-\/explorer\/tx\/0x[0-9a-f]{64}$/)
  }
  await confirmed(page, said)
})

test('[TX-03] [BX-04] refused: the dialog says so without calling it a failure, and leads back to the review @desktop', async ({
  page,
  devnet,
}) => {
  const { reject, approve, sheet } = approvalWindow(page)
  await openOwnWallet(page, devnet)
  await addFunds(page, '3')
  await signFunds(page)
  await reject()
  const rejected = status(page, 'Rejected')
  await expect(rejected.getByText('TRANSACTION REJECTED BY THE USER.')).toBeVisible()
  await expect(rejected).not.toContainText('failed')
  await rejected.getByRole('button', { name: 'Back to the review' }).click()
  await expect(fact(review(page), 'ZIL attached')).toHaveText('3 ZIL')
  const said = await simulated(page)
  await signFunds(page)
  await approve()
  await expect(sheet).toBeHidden()
  await confirmed(page, said)
})

test('[TX-04] [BX-01] closed while waiting it warns; left to itself it is in doubt, never failed, and found on the chain @desktop', async ({
  page,
  devnet,
}) => {
  const wallet = approvalWindow(page)
  await openOwnWallet(page, devnet)
  await addFunds(page, '4')
  await signFunds(page)
  await expect(wallet.heading).toHaveText('Call a contract?')
  await wallet.close()
  const waiting = status(page, 'Waiting for your signature')
  await waiting.getByRole('button', { name: 'Close' }).last().click()
  await expect(toast(page, 'Confirm or reject the transaction in the wallet.')).toBeVisible()
  // A second and a third Escape do not get past the warning either.
  for (let press = 0; press < 3; press++) await page.keyboard.press('Escape')
  await expect(waiting).toBeVisible()
  await waiting.getByRole('button', { name: 'Stop waiting' }).click()
  const unknown = status(page, 'Still checking')
  await expect(unknown).toContainText('Nothing suggests that it failed.')
  await unknown.getByRole('button', { name: 'Check again' }).click()
  await expect(toast(page, 'Checked just now: nothing new.')).toBeVisible()
  await unknown.getByRole('button', { name: 'Close' }).click()
  await expect(pill(page, /Add funds.*Still checking/)).toBeVisible()

  // The request still lies in the wallet: signed there after all, it is found by itself.
  await page.goto('/local-wallet.html')
  const approveLate = page.getByRole('button', { name: 'Approve', exact: true })
  await approveLate.click()
  await expect(approveLate).toBeHidden()
  await page.goto('/')
  await expect(pill(page, /Add funds.*Is this the one/)).toBeVisible({ timeout: 30_000 })
  await pill(page, /Add funds/).click()
  // Another device may have sent it: the person says which one it is.
  expect(await findAllBarriers(page, 'dialog[open]')).toEqual([])
  await sayYes(page)
  await expect(status(page, 'Confirmed')).toBeVisible({ timeout: 30_000 })
})

test('[TX-04] [TX-07] [BX-01] sent, it is minimised to a pill above drawers, and goes on after a reload', async ({
  page,
  site,
  devnet,
}) => {
  const { approve } = approvalWindow(page)
  await openOwnWallet(page, devnet)
  await addFunds(page, '5')
  const said = await simulated(page)
  hideTransactions(site)
  await signFunds(page)
  await approve()
  const sent = status(page, 'On its way')
  await expect(sent.getByText('since it was sent')).toBeVisible()
  // How often the chain is asked is nobody's business. The time of day may have a 33 of its own.
  await expect(sent.getByText(/(?<!:)\b33\b/)).toHaveCount(0)
  const id = await sent.locator('[title^="0x"]').getAttribute('title')
  await sent.getByRole('button', { name: 'Minimise' }).click()
  await expect(pill(page, /Add funds/)).toBeVisible()
  await openDrawer(page)
  await pill(page, /Add funds/).click()
  await expect(sent).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sent).toBeHidden()

  await page.reload()
  await expect(pill(page, /Add funds/)).toBeVisible()
  site.node.behave()
  await expect(pill(page, /Add funds.*Confirmed/)).toBeVisible()
  await pill(page, /Add funds/).click()
  await expect(status(page, 'Confirmed').locator(`[title="${id}"]`)).toBeVisible()
  await confirmed(page, said)
  await expect(pill(page, /Add funds/)).toBeHidden()
})

test('[BX-01] a node that shows another transaction under our id confirms nothing @desktop', async ({
  page,
  site,
  devnet,
}) => {
  const { approve } = approvalWindow(page)
  await openOwnWallet(page, devnet)
  await addFunds(page, '5')
  await simulated(page)
  let lies = 0
  site.node.behave(
    changing(({ method }, answer) => {
      if (method !== 'GetTransaction' || answer['result'] === undefined) return answer
      lies += 1
      return { ...answer, result: { ...(answer['result'] as object), amount: '1' } }
    }),
  )
  await signFunds(page)
  await approve()
  await expect(status(page, 'On its way')).toBeVisible()
  await expect.poll(() => lies).toBeGreaterThan(1)
  await expect(status(page, 'On its way')).toBeVisible()
  await expect(status(page, 'Confirmed')).toHaveCount(0)
  site.node.behave()
  await expect(status(page, 'Confirmed')).toBeVisible()
})

test('[DN-01] [TX-06] [BX-02] None is chosen from the start; a donation travels as the amount, and a missing signature is said @desktop', async ({
  page,
  devnet,
}) => {
  const { frame, heading, reject } = approvalWindow(page)
  await openOwnWallet(page, devnet, { created: false, loggedIn: true })
  await page.getByRole('button', { name: 'Create DID', exact: true }).click()
  const sheet = review(page)
  const amber = sheet.getByRole('button', { name: 'Create DID', exact: true })
  await expect(sheet.getByText('Sent without a signature by the update key')).toBeVisible()
  await noDonation(page)
  await expect(fact(sheet, 'ZIL attached')).toHaveText('0 ZIL')
  await openDetails(page)
  await expect(sheet.getByRole('row', { name: /^tyron/ })).toContainText('None')
  await expect(amber).toBeEnabled()
  await sheet.getByRole('button', { name: 'Add a donation' }).click()
  await expect(amber).toBeDisabled()
  await expect(sheet).toContainText('Save the amount of the donation first, or choose None.')
  await sheet.getByLabel('Donation in ZIL').fill('much')
  await sheet.getByRole('button', { name: /^CONTINUE/ }).click()
  await expect(sheet.getByRole('alert')).toHaveText('The input is not a number.')
  await sheet.getByLabel('Donation in ZIL').fill('2')
  await sheet.getByLabel('Donation in ZIL').press('Enter')
  await expect(sheet.getByRole('button', { name: /^SAVED/ })).toBeVisible()
  await expect(fact(sheet, 'ZIL attached')).toHaveText('2 ZIL')
  await openDetails(page)
  await expect(sheet.getByRole('row', { name: /^tyron/ })).toContainText('2 ZIL')
  const raw = sheet.locator('details', { hasText: 'Raw JSON' }).locator('pre').first()
  expect(JSON.parse((await raw.textContent()) ?? '')).toMatchObject({
    amount: '2000000000000',
    data: {
      params: expect.arrayContaining([
        {
          vname: 'tyron',
          type: 'Option (Uint128)',
          value: { constructor: 'Some', argtypes: ['Uint128'], arguments: ['2000000000000'] },
        },
      ]),
    },
  })
  await sheet.getByLabel('Donation in ZIL').fill('3')
  await expect(amber).toBeDisabled()
  await sheet.getByRole('button', { name: 'Undo the changes' }).click()
  await expect(amber).toBeEnabled()
  await amber.click()
  await expect(heading).toHaveText('Call a contract?')
  await expect(fact(frame.locator('main'), 'Amount')).toHaveText('2 ZIL')
  await reject()
  await status(page, 'Rejected').getByRole('button', { name: 'Back to the review' }).click()
  // Nothing has to be entered again.
  await expect(sheet.getByLabel('Donation in ZIL')).toHaveValue('2')
  await expect(sheet.getByRole('button', { name: /^SAVED/ })).toBeVisible()
  await expect(fact(sheet, 'ZIL attached')).toHaveText('2 ZIL')
  await expect(amber).toBeEnabled()
  await sheet.getByRole('button', { name: 'None', exact: true }).click()
  await noDonation(page)
  await expect(fact(sheet, 'ZIL attached')).toHaveText('0 ZIL')
  await openDetails(page)
  await expect(sheet.getByRole('row', { name: /^tyron/ })).toContainText('None')
  await expect(amber).toBeEnabled()
})

test('[DU-12] [TX-09] a step is CONTINUE, then SAVED; nothing can be signed with an empty or a changed field @desktop', async ({
  page,
  devnet,
}) => {
  await openOwnWallet(page, devnet)
  const amount = page.getByLabel('Amount', { exact: false })
  const amber = page.getByRole('button', { name: 'TRANSFER' })
  await expect(amber).toBeHidden()
  await amount.fill('')
  await page.getByRole('button', { name: /^CONTINUE/ }).click()
  await expect(page.getByRole('alert')).toHaveText('Some data is missing.')
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await amount.fill('7')
  await expect(page.getByRole('alert')).toBeHidden()
  await amount.press('Enter')
  await expect(page.getByRole('button', { name: /^SAVED/ })).toBeVisible()
  await expect(amber).toBeEnabled()
  await amount.press('End')
  await amount.pressSequentially('7')
  await expect(page.getByRole('button', { name: /^CONTINUE/ })).toBeVisible()
  await expect(amber).toBeHidden()
  await page.getByRole('button', { name: 'Undo the changes' }).click()
  await expect(amount).toHaveValue('7')
  await expect(amber).toBeVisible()
  // Left for something else, a good value saves itself, and a bad one says so.
  await amount.fill('8')
  await expect(amber).toBeHidden()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('button', { name: /^SAVED/ })).toBeVisible()
  await expect(amber).toBeVisible()
  // So it does by the keyboard, which comes to the button next; a bad one leads nobody back.
  await amount.fill('9')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo the changes' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^SAVED/ })).toBeFocused()
  await expect(amber).toBeVisible()
  await amount.fill('9x')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^CONTINUE/ })).toBeFocused()
  await amount.fill('8x')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('alert')).toHaveText('The input is not a number.')
  await expect(amount).not.toBeFocused()
  await expect(page.getByRole('button', { name: /^CONTINUE/ })).toBeVisible()
  await expect(amber).toBeHidden()
})

/** Of adding funds, in Qa: a form that leaves so much opens the review, which knows that it needs a bit more. */
const leastGas = 180_000_000_000n

test('[BX-11] [SS-10] without a wallet the amber button becomes the way to one; too little ZIL closes the eye @desktop', async ({
  page,
  devnet,
  site,
}) => {
  const { address } = await openOwnWallet(page, devnet)
  await addFunds(page, typedZil((await balanceOf(site, address)) - leastGas))
  await expect(review(page)).toContainText(/Local wallet holds [\d.,]+ ZIL: less than this may need\./)
  await expect(review(page).getByRole('button', { name: 'Insufficient ZIL' })).toBeDisabled()
  await review(page).getByRole('button', { name: 'Cancel' }).click()

  await page.evaluate(() => localStorage.removeItem('tyto.session'))
  await page.goto('/address')
  await expect(page.getByText('Connect your wallet.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create DID wallet' })).toBeHidden()
  await page.getByRole('main').getByRole('button', { name: 'Connect the local wallet' }).first().click()
  await expect(page.getByRole('button', { name: 'Create DID wallet' })).toBeEnabled()
})

test('a sheet that lacks ZIL gets test money in place, and goes on once it is there @desktop', async ({
  page,
  devnet,
  site,
}) => {
  const { address } = await openOwnWallet(page, devnet)
  // More than there is closes the form itself.
  await saveAmount(page, '15000')
  await expect(page.getByRole('main').getByRole('button', { name: 'Insufficient ZIL' })).toBeDisabled()
  await addFunds(page, typedZil((await balanceOf(site, address)) - leastGas))
  const amber = review(page).getByRole('button', { name: 'Add funds' })
  await expect(review(page)).toContainText('less than this may need.')
  await expect(review(page).getByRole('button', { name: 'Insufficient ZIL' })).toBeDisabled()
  expect(await findAllBarriers(page, 'dialog[open]')).toEqual([])

  // A site that gives nothing says so, and the way to the faucet's page stays.
  await page.route('**/-/faucet', (route) => route.fulfill({ json: {} }))
  await review(page).getByRole('button', { name: 'Get test ZIL' }).click()
  await expect(review(page).getByText('The faucet gave nothing.')).toBeVisible()
  await expect(review(page).getByRole('link', { name: 'Faucet' })).toHaveAttribute(
    'href',
    /faucet\?address=zil1/,
  )
  await page.unroute('**/-/faucet')
  await review(page).getByRole('button', { name: 'Get test ZIL' }).click()

  // The sheet notices by itself.
  await expect(amber).toBeEnabled()
  await expect(review(page)).not.toContainText('less than this may need.')
  await signFunds(page)
  await approvalWindow(page).approve()
  await expect(status(page, 'Confirmed')).toBeVisible({ timeout: 30_000 })
})

test('[BX-11] another account on the sheet: it says which one is needed, and its button leads to the choice @desktop', async ({
  page,
  context,
}) => {
  await arriveAs(page, { account: 0 })
  await page.goto('/alice.ssi/didx/wallet/nft/dns/manage/did')
  const main = page.getByRole('main')
  await saveStep(main, 'Subdomain')
  await main.getByLabel('NFT', { exact: true }).fill('tydra#1')
  await saveStep(main, 'NFT')
  await main.getByRole('button', { name: 'UPDATE PROFILE' }).click()
  await noDonation(page)
  const sheet = review(page)
  const amber = sheet.getByRole('button', { name: 'UPDATE PROFILE' })
  await expect(amber).toBeEnabled()

  // The wallet itself, as its own page.
  const wallet = await context.newPage()
  await wallet.goto('/local-wallet.html')
  await wallet.getByRole('radio', { name: 'Account 3' }).check()
  await wallet.close()
  const advice = `Switch the wallet to the account that controls alice.ssi: ${accountText(0)}.`
  await expect(sheet.getByText(advice)).toBeVisible()
  await expect(amber).toBeHidden()
  // [BX-27] All that the sheet says is about one account: the one that it was made for.
  await expect(fact(sheet, 'Signed by')).toContainText(accountText(0))
  expect(await findAllBarriers(page, 'dialog[open]')).toEqual([])
  await sheet.getByRole('button', { name: 'Open the local wallet' }).click()
  const { frame, close } = approvalWindow(page)
  await frame.getByRole('radio', { name: /\(account 0\)/ }).check()
  await close()
  await expect(sheet.getByText(advice)).toBeHidden()
  await expect(amber).toBeEnabled()
})
