/** One payment: to a name, an address or one's own ZilPay, from the wallet or from ZilPay, and all that can go wrong. */
import { defiWallet, didWallet } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { qaPerZil, toBech32, toChecksumAddress, zeroAddress } from '@tyto/primitives'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { balanceOf } from '../steps/network/chainAnswers'
import {
  amountField,
  newPayer,
  openSend,
  recipientField,
  tickRecipient,
  tokensOf,
  transferButton,
} from '../steps/money/paymentSteps'
import { newDefi } from '../steps/money/defiWallets'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'
import { review, reviewsCall, sentences, signAndConfirm, status } from '../steps/transaction/transactionSteps'
import {
  callAs,
  deployStandIn,
  freshDomain,
  issueName,
  newAccount,
  saveSubdomain,
} from '../steps/wallets/walletSetup'
import { tryAgain } from '../steps/network/tryAgain'
import { mintNfts } from '../steps/wallets/mintNfts'

test('[WD-01] [BX-07] [BX-02] 12 XSGD go to a name, which has exactly that afterwards', async ({
  page,
  site,
}) => {
  const payer = await newPayer(site, { xsgd: 50_000_001n })
  const friend = await newPayer(site)
  await openSend(page, payer, '?coin=xsgd')
  await recipientField(page).fill(friend.domain)
  const main = page.getByRole('main')
  await expect(main.getByText('Does this plate look like the one you know?')).toBeVisible()
  await amountField(page, 'XSGD').fill('12')
  await expect(transferButton(page)).toBeDisabled()
  await tickRecipient(page)
  await main.getByLabel('Keep in the address book as').fill('My friend')
  // A hundredth is offered first, and can be taken back by typing.
  await main.getByRole('button', { name: 'Send 0.12 XSGD first' }).click()
  await expect(amountField(page, 'XSGD')).toHaveValue('0.12')
  await amountField(page, 'XSGD').fill('12')
  await transferButton(page).click()
  await expect(sentences(review(page))).toContainText(`12 XSGD go to ${friend.domain}.ssi.`)
  await reviewsCall(page, 'Transfer')
  // The contract by name and address, and what is sent in plain units and names.
  const contract = review(page).getByText('on the wallet contract of').locator('..')
  await expect(contract).toContainText(`${payer.domain}.ssi`)
  await expect(contract.locator('..')).toContainText(toBech32(payer.wallet))
  const params = review(page).getByRole('table').first()
  await expect(params.getByRole('row', { name: /^amount/ })).toContainText('12 XSGD')
  await expect(params).toContainText(friend.domain)
  await signAndConfirm(page, 'TRANSFER', `12 XSGD are with ${friend.domain}.ssi.`)
  expect(await tokensOf(site, 'xsgd', friend.wallet)).toBe(12_000_000n)
  expect(await tokensOf(site, 'xsgd', payer.wallet)).toBe(38_000_001n)
  // The form is empty, and the recipient is known.
  await expect(recipientField(page)).toHaveValue('')
  // Nothing of the emptied form is a fault, nor spoken as one.
  await expect(main.locator('[aria-invalid="true"]')).toHaveCount(0)
  await expect(main.getByRole('alert')).toHaveCount(0)
  await main.getByLabel('Address book').selectOption({ index: 1 })
  await expect(main.getByText('My friend', { exact: true })).toBeVisible()
  await expect(main.getByRole('checkbox')).toHaveCount(0)
})

test('[WD-01] ZIL goes to an address, to the own ZilPay, and from ZilPay to a wallet and an account @desktop', async ({
  page,
  site,
}) => {
  const payer = await newPayer(site)
  const friend = await newPayer(site)
  const stranger = testAccount(`stranger of ${payer.domain}`).address
  await openSend(page, payer)
  const main = page.getByRole('main')

  // To an address that nobody has used: hex with its checksum.
  await recipientField(page).fill(toChecksumAddress(stranger))
  await amountField(page, 'ZIL').fill('1,5')
  await tickRecipient(page)
  await transferButton(page).click()
  await reviewsCall(page, 'SendFunds')
  await signAndConfirm(page, 'TRANSFER')
  expect(await balanceOf(site, stranger)).toBe((3n * qaPerZil) / 2n)

  // A quarter of what is left to the own ZilPay.
  await main.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(main.getByText(/^Goes to your ZilPay, zil1/)).toBeVisible()
  await main.getByRole('button', { name: '25%' }).click()
  await expect(amountField(page, 'ZIL')).toHaveValue('24.625')
  await transferButton(page).click()
  await signAndConfirm(page, 'TRANSFER')
  expect(await balanceOf(site, payer.wallet)).toBe(73_875_000_000_000n)

  // From ZilPay itself: a wallet takes it by its own transition, an account takes it plainly.
  await main.getByRole('button', { name: 'ZilPay', exact: true }).click()
  await recipientField(page).fill(`${friend.domain}.ssi`)
  await amountField(page, 'ZIL').fill('2')
  await tickRecipient(page)
  await transferButton(page).click()
  await expect(sentences(review(page))).toContainText(`2 ZIL go to ${friend.domain}.ssi.`)
  await reviewsCall(page, 'AddFunds')
  await signAndConfirm(page, 'TRANSFER')
  expect(await balanceOf(site, friend.wallet)).toBe(102n * qaPerZil)

  await main.getByRole('button', { name: 'ZilPay', exact: true }).click()
  await recipientField(page).fill(toBech32(stranger))
  await amountField(page, 'ZIL').fill('3')
  await transferButton(page).click()
  await signAndConfirm(page, 'TRANSFER')
  expect(await balanceOf(site, stranger)).toBe((9n * qaPerZil) / 2n)

  // All of it leaves what the gas takes.
  const before = await balanceOf(site, payer.account.address)
  await main.getByRole('button', { name: 'ZilPay', exact: true }).click()
  await recipientField(page).fill(toBech32(stranger))
  await main.getByRole('button', { name: '100%' }).click()
  await transferButton(page).click()
  await signAndConfirm(page, 'TRANSFER')
  const given = (await balanceOf(site, stranger)) - (9n * qaPerZil) / 2n
  const left = await balanceOf(site, payer.account.address)
  expect(before - given - left).toBeGreaterThan(0n)
  expect(before - given).toBeLessThan(2n * qaPerZil)
})

test('[WD-02] [WD-03] [WD-01] a recipient says what it is, or what is wrong with it @desktop', async ({
  page,
  site,
}) => {
  const payer = await newPayer(site)
  const friend = await newPayer(site)
  await saveSubdomain(site.devnet, friend.account, {
    wallet: friend.wallet,
    subdomain: 'work',
    address: payer.wallet,
  })
  const zlp = freshDomain('zlp')
  await issueName(site.devnet, zlp, friend.wallet, { topLevel: 'zlp' })
  const gzil = freshDomain('gzil')
  await mintNfts(site.devnet, '.gzil', friend.wallet, [gzil])
  await openSend(page, payer)
  const main = page.getByRole('main')
  const address = toBech32(friend.wallet)
  const shown = main.getByText(address.slice(-6, -2)).first()
  for (const typed of [
    friend.domain,
    `${friend.domain}.ssi`,
    `${friend.domain.toUpperCase()}.did`,
    `did@${friend.domain}`,
    `${zlp}.zlp`,
    `${gzil}.gzil`,
    address,
    toChecksumAddress(friend.wallet),
  ]) {
    await recipientField(page).fill(typed)
    await expect(shown, typed).toBeVisible()
    await expect(main.getByRole('alert'), typed).toHaveCount(0)
  }
  for (const [typed, words] of [
    [`work@${friend.domain}`, 'The recipient and sender must be different.'],
    [payer.domain, 'The recipient and sender must be different.'],
    [toBech32(payer.wallet), 'The recipient and sender must be different.'],
    [`${friend.domain}.eth`, 'Resolver failed.'],
    ['a@b@c', 'Resolver failed.'],
    [freshDomain('nobody'), 'Verification unsuccessful.'],
    [`nothing@${friend.domain}`, 'Verification unsuccessful.'],
    [`${freshDomain('nobody')}.zlp`, 'Assigned address not found'],
    [`${friend.domain}.gzil`, 'Assigned address not found'],
    [toBech32(zeroAddress), 'Wrong address.'],
    [zeroAddress, 'Wrong address.'],
    [friend.wallet, 'Wrong address format.'],
    [address.slice(0, -1), 'Wrong address format.'],
    [`${address.slice(0, -1)}${address.endsWith('q') ? 'p' : 'q'}`, 'Wrong address format.'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'Wrong address format.'],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'Wrong address format.'],
  ] as const) {
    await recipientField(page).fill(typed)
    await expect(main.getByRole('alert'), typed).toHaveText(words)
    await main.getByLabel('Recipient', { exact: true }).selectOption('username')
  }
})

test('[WD-01] [PZ-01] a paused wallet pays nobody, once or many times, while the own account still pays @desktop', async ({
  page,
  site,
}) => {
  const payer = await newDefi(site)
  await callAs(site.devnet, payer.account, didWallet(payer.defi).AddFunds({}, { amount: 9n * qaPerZil }))
  await callAs(site.devnet, payer.account, defiWallet(payer.defi).Pause({ tyron: null }))
  const stranger = testAccount(`paid past ${payer.domain}`).address
  await arriveAs(page, {
    account: payer.index,
    login: { network: 'local', address: payer.wallet, name: `${payer.domain}.ssi` },
  })
  await page.goto(`/defi@${payer.domain}.ssi/defix/send`)
  const main = page.getByRole('main')
  const warning = main.getByText('To continue, unpause your xWALLET', { exact: true })
  // A list of several begins no series.
  await main.getByRole('button', { name: 'Paste a list or a CSV file' }).click()
  const many = ['first', 'second'].map((who) => toBech32(testAccount(`${who} of ${payer.domain}`).address))
  await main
    .getByRole('textbox', { name: 'List of payments' })
    .fill(many.map((to) => `${to},1,ZIL`).join('\n'))
  await main.getByRole('button', { name: 'Read the list' }).click()
  await main.getByRole('checkbox').check()
  await expect(warning).toBeVisible()
  await expect(transferButton(page)).toHaveCount(0)
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(warning).toBeVisible()
  await main.getByRole('button', { name: 'ZilPay', exact: true }).click()
  // Not even before the form is filled in.
  await expect(warning).toHaveCount(0)
  await recipientField(page).fill(toBech32(stranger))
  await amountField(page, 'ZIL').fill('3')
  await tickRecipient(page)
  await transferButton(page).click()
  await signAndConfirm(page, 'TRANSFER')
  expect(await balanceOf(site, stranger)).toBe(3n * qaPerZil)
})

test('[NU-01] [BT-02] an amount is exactly what was typed, or says what is wrong with it @desktop', async ({
  page,
  site,
}) => {
  const payer = await newPayer(site, { xsgd: 8_000_000n })
  await openSend(page, payer, '?coin=xsgd')
  const main = page.getByRole('main')
  const stranger = testAccount(`reader of ${payer.domain}`).address
  await recipientField(page).fill(toBech32(stranger))
  await tickRecipient(page)
  for (const [typed, words] of [
    ['abc', 'The input is not a number.'],
    ['-1', 'The input is not a number.'],
    ['1e40', 'The input is not a number.'],
    ['0x10', 'The input is not a number.'],
    ['1 000', 'The input is not a number.'],
    ['1,200', '“1,200” can be read in two ways.'],
    ['1,2000', 'The input is not a number.'],
    ['1,200.', '“1,200.” can be read in two ways.'],
    ['１２', 'The input is not a number.'],
    ['0', 'The amount cannot be zero.'],
    ['0,0', 'The amount cannot be zero.'],
    ['0.1234567', 'XSGD has 6 decimals at most.'],
    [`0.${'1'.repeat(30)}`, 'XSGD has 6 decimals at most.'],
    ['8.000001', 'Not enough balance for XSGD'],
    ['1'.padEnd(41, '0'), 'Not enough balance for XSGD'],
  ] as const) {
    await amountField(page, 'XSGD').fill(typed)
    await expect(main.getByRole('alert'), typed).toHaveText(words)
    await expect(transferButton(page)).toBeDisabled()
  }
  // What may be twelve hundred or little more than one is offered back, for one press.
  await amountField(page, 'XSGD').fill('1,200')
  await main.getByRole('button', { name: 'You mean 1,200?' }).click()
  await expect(amountField(page, 'XSGD')).toHaveValue('1200')
  await amountField(page, 'XSGD').fill('')
  await amountField(page, 'XSGD').blur()
  await expect(main.getByRole('alert')).toHaveText('Info is missing')
  for (const [percent, amount] of [
    ['25%', '2'],
    ['50%', '4'],
    ['75%', '6'],
    ['100%', '8'],
  ] as const) {
    await main.getByRole('button', { name: percent }).click()
    await expect(amountField(page, 'XSGD')).toHaveValue(amount)
  }
  // A comma becomes a dot, to the last digit.
  await amountField(page, 'XSGD').fill('7,999999')
  await transferButton(page).click()
  await expect(sentences(review(page))).toContainText('7.999999 XSGD go to')
  await signAndConfirm(page, 'TRANSFER')
  expect(await tokensOf(site, 'xsgd', stranger)).toBe(7_999_999n)
  expect(await tokensOf(site, 'xsgd', payer.wallet)).toBe(1n)
  // The next payment begins empty, and without a fault.
  await expect(recipientField(page)).toHaveValue('')
  await expect(main.getByRole('alert')).toHaveCount(0)
})

test('[WD-01] [BX-04] a refusal, a reload, a stopped node and another account lose nothing and send nothing @desktop', async ({
  page,
  site,
  tolerance,
}) => {
  tolerance.failedRequests = true
  const payer = await newPayer(site)
  const friend = await newPayer(site)
  await openSend(page, payer)
  const main = page.getByRole('main')
  await recipientField(page).fill(friend.domain)
  await amountField(page, 'ZIL').fill('4')
  await tickRecipient(page)

  // Rejected in the wallet: what was typed is still there.
  await transferButton(page).click()
  await review(page).getByRole('button', { name: 'TRANSFER', exact: true }).click()
  await approvalWindow(page).reject()
  const rejected = status(page, 'Rejected')
  await expect(rejected).toBeVisible()
  await rejected.getByRole('button', { name: 'Close' }).first().click()
  await expect(amountField(page, 'ZIL')).toHaveValue('4')

  // Reloaded half way.
  await page.reload()
  await expect(recipientField(page)).toHaveValue(friend.domain)
  await expect(amountField(page, 'ZIL')).toHaveValue('4')
  await expect(transferButton(page)).toBeEnabled()

  // A stopped node says that nothing is known, and loses nothing.
  await site.stop()
  await recipientField(page).fill(`${friend.domain}x`)
  await expect(main.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  await expect(main.getByRole('alert')).toHaveCount(0)
  await expect(transferButton(page)).toBeDisabled()
  await tryAgain(main.getByRole('button', { name: 'Try again' }).first(), site.node, () => site.start())
  await expect(main.getByRole('alert')).toHaveText('Verification unsuccessful.')
  await recipientField(page).fill(friend.domain)
  await tickRecipient(page)
  await expect(transferButton(page)).toBeEnabled()
  expect(await balanceOf(site, friend.wallet)).toBe(100n * qaPerZil)
})

test('[WD-01] a locked wallet and a stranger are told why nothing can be sent @desktop', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const { account, index } = await newAccount(devnet)
  const [locked, other] = [freshDomain('locked'), freshDomain('other')]
  const wallet = (status: 'Locked' | 'Created', controller = account.address) =>
    deployStandIn(devnet, { version: 'DIDxWALLET_7.0.0', status, controller })
  await issueName(devnet, locked, await wallet('Locked'))
  await issueName(devnet, other, await wallet('Created', zeroAddress))
  await arriveAs(page, { account: index })
  await page.goto(`/${locked}.ssi/didx/wallet/balances/send`)
  const main = page.getByRole('main')
  await expect(main.getByText('This wallet is locked: nothing can be sent from it.').first()).toBeVisible()
  await expect(transferButton(page)).toBeDisabled()
  await page.goto(`/${other}.ssi/didx/wallet/balances/send`)
  await expect(main.getByText(/controls? /).first()).toBeVisible()
  await expect(transferButton(page)).toHaveCount(0)
})

test('[BT-01] a wallet below version 6 pays one coin to one recipient; from 6 on there are batches @desktop', async ({
  page,
  site,
}) => {
  const { devnet } = site
  const { account, index } = await newAccount(devnet)
  const [older, six] = [freshDomain('older'), freshDomain('six')]
  for (const [domain, version] of [
    [older, 'DIDxWALLET_5.9.0'],
    [six, 'DIDxWALLET_6.0.0'],
  ] as const)
    await issueName(devnet, domain, await deployStandIn(devnet, { version, controller: account.address }))
  await openSend(page, { account, index, wallet: zeroAddress, domain: older })
  const main = page.getByRole('main')
  await expect(amountField(page, 'ZIL')).toBeVisible()
  await expect(main.getByRole('button', { name: /Add a coin|Add another|Paste a list/ })).toHaveCount(0)

  await page.goto(`/${six}.ssi/didx/wallet/balances/send`)
  for (const count of [2, 3, 4, 5]) {
    await main.getByRole('button', { name: 'Add a coin' }).click()
    await expect(main.getByText(`${count} of 5`)).toBeVisible()
  }
  await main.getByRole('button', { name: 'Add a coin' }).click()
  await expect(main.getByRole('alert').last()).toHaveText(
    'The maximum amount of different coins is 5 per transfer.',
  )
  // Without ZIL among them they are tokens.
  await main.getByLabel('Coin', { exact: true }).first().selectOption({ label: 'ZLP' })
  await expect(main.getByRole('alert').last()).toHaveText(
    'The maximum number of different tokens allowed per transfer at the moment is 5.',
  )
  await expect(main.getByText('5 of 5')).toBeVisible()
})

test('with Bearby connected, forms call it by its name @desktop', async ({ page, site }) => {
  const owner = await newDefi(site)
  await arriveAs(page, {
    account: owner.index,
    wallet: { zilPayBehaviour: 'bearby' },
    login: { network: 'local', address: owner.wallet, name: `${owner.domain}.ssi` },
  })
  const main = page.getByRole('main')
  for (const [path, button] of [
    [`/${owner.domain}.ssi/didx/wallet/balances/send`, 'Bearby'],
    [`/defi@${owner.domain}.ssi/defix/swap`, 'Bearby'],
  ] as const) {
    await page.goto(path)
    await expect(main.getByRole('button', { name: button, exact: true })).toBeVisible()
    await expect(main).not.toContainText(/zilpay/i)
  }
  await page.goto(`/${owner.domain}.ssi/didx/wallet/balances/send`)
  await main.getByLabel('Recipient', { exact: true }).selectOption({ label: 'Bearby' })
  await expect(main).toContainText(/Goes to your Bearby, zil1/)
})
