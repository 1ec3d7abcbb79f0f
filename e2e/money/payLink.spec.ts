/** A link that asks for a payment: who pays sees who asks, what and how much, as the chain says, and pays. */
import type { Page } from '@playwright/test'
import {
  decodePaymentRequest,
  encodePaymentRequest,
  formatName,
  paymentFragment,
  type PaymentRequest,
} from '@tyto/identity'
import { createClient, readNameAddresses } from '@tyto/chain'
import { toBech32, type Address } from '@tyto/primitives'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findAllBarriers, overflowOf } from '../steps/page/barriers'
import { anotherBrowser, scanLink } from '../steps/ownership/ceremonySteps'
import { balanceOf, nameOf, networkOf } from '../steps/network/chainAnswers'
import {
  amountField,
  giveToken,
  newPayer,
  recipientField,
  tickRecipient,
  tokensOf,
  transferButton,
  type Payer,
} from '../steps/money/paymentSteps'
import { refusing } from '../steps/network/faultyNode'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test, type TestSite } from '../steps/network/testSite'
import { review, sentences, signAndConfirm, status } from '../steps/transaction/transactionSteps'
import { newAccount, saveSubdomain } from '../steps/wallets/walletSetup'
import { tryAgain } from '../steps/network/tryAgain'

const main = (page: Page) => page.getByRole('main')

/** A request for a payment; without more, of 12.5 ZIL. */
async function requestOf(
  site: TestSite,
  { domain, wallet }: Payer,
  change: Partial<PaymentRequest> = {},
): Promise<PaymentRequest> {
  const { chainId } = await networkOf(site)
  const name = nameOf(`${domain}.ssi`)
  return {
    chainId,
    name,
    to: wallet,
    coin: 'zil',
    amount: 12_500_000_000_000n,
    decimals: 12,
    note: '',
    ...change,
  }
}

function pathOf(request: PaymentRequest, of = formatName(request.name)): string {
  return `/${of}/didx/pay${paymentFragment}${encodePaymentRequest(request)}`
}

const payButton = (page: Page, { domain }: Payer) =>
  main(page).getByRole('button', { name: `Pay ${domain}.ssi`, exact: true })

test('[BL-06] from the code on the phone of who asks to the money in their wallet', async ({
  page,
  site,
  browser,
  baseURL,
  pageProblems,
}) => {
  const friend = await newPayer(site)
  const payer = await newPayer(site)
  const theirs = await anotherBrowser(browser, baseURL ?? '', pageProblems)
  const posted: string[] = []
  await theirs.goto(`/${friend.domain}.ssi/didx/receive`)
  await theirs.getByLabel('Amount (optional)').fill('12.5')
  await theirs.getByLabel('Note (optional)').fill('Lunch on Friday')
  await expect(theirs.getByRole('img', { name: /^QR code: / })).toBeVisible()
  const linked = async (): Promise<unknown> =>
    decodePaymentRequest((await scanLink(theirs)).split(paymentFragment)[1] ?? '')
  await expect
    .poll(linked)
    .toMatchObject({ value: { amount: 12_500_000_000_000n, note: 'Lunch on Friday', to: friend.wallet } })
  const link = await scanLink(theirs)
  await theirs.context().close()

  page.on('request', (request) => posted.push(request.url() + (request.postData() ?? '')))
  await arriveAs(page, {
    account: payer.index,
    login: { network: 'local', address: payer.wallet, name: `${payer.domain}.ssi` },
  })
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: `${friend.domain}.ssi` })).toBeVisible()
  await expect(main(page)).toContainText('You are asked to pay')
  await expect(main(page)).toContainText('12.5 ZIL')
  await expect(main(page).getByRole('figure')).toContainText('Lunch on Friday')
  await expect(main(page)).toContainText(`${friend.domain}.ssi leads to this wallet, as the chain says.`)
  expect((await main(page).innerText()).replace(/\s/g, '')).toContain(toBech32(friend.wallet))
  expect(await findAllBarriers(page, 'main')).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await main(page).getByRole('button', { name: 'Continue to send' }).click()

  await expect(page).toHaveURL(`/${payer.domain}.ssi/didx/wallet/balances/send`)
  await expect(recipientField(page)).toHaveValue(`${friend.domain}.ssi`)
  await expect(amountField(page, 'ZIL')).toHaveValue('12.5')
  // The form survives a reload.
  await page.reload()
  await expect(amountField(page, 'ZIL')).toHaveValue('12.5')
  await tickRecipient(page)
  await transferButton(page).click()
  await expect(sentences(review(page))).toContainText(`12.5 ZIL go to ${friend.domain}.ssi`)
  const before = await balanceOf(site, friend.wallet)
  await signAndConfirm(page, 'TRANSFER')
  expect(await balanceOf(site, friend.wallet)).toBe(before + 12_500_000_000_000n)
  // No server ever saw what the link says.
  const code = link.split(paymentFragment)[1] ?? ''
  expect(posted.filter((sent) => sent.includes(code.slice(0, 40)))).toEqual([])
})

test('[BL-06] who has no wallet contract pays from the browser wallet: ZIL and a token, to the last unit @desktop', async ({
  page,
  site,
}) => {
  const friend = await newPayer(site)
  const { account, index } = await newAccount(site.devnet)
  await giveToken(site, 'xsgd', account.address, 20_000_001n)
  await arriveAs(page, { account: index })
  const before = await balanceOf(site, friend.wallet)
  await page.goto(pathOf(await requestOf(site, friend, { amount: 1_000_000_000_001n })))
  await expect(main(page)).toContainText('1.000000000001 ZIL')
  // Rejected first: nothing is lost, and the page stands.
  await expect(payButton(page, friend)).toBeDisabled()
  await tickRecipient(page)
  await payButton(page, friend).click()
  await review(page)
    .getByRole('button', { name: /^(?:TRANSFER|Pay)/ })
    .click()
  await approvalWindow(page).reject()
  await status(page, 'Rejected').getByRole('button', { name: 'Close' }).last().click()
  expect(await balanceOf(site, friend.wallet)).toBe(before)
  await payButton(page, friend).click()
  await expect(sentences(review(page))).toContainText(`go to ${friend.domain}.ssi`)
  await signAndConfirm(page, 'TRANSFER')
  expect(await balanceOf(site, friend.wallet)).toBe(before + 1_000_000_000_001n)

  const tokens = await requestOf(site, friend, { coin: 'xsgd', amount: 20_000_001n, decimals: 6 })
  await page.goto(pathOf(tokens))
  await expect(main(page)).toContainText('20.000001 XSGD')
  await payButton(page, friend).click()
  await signAndConfirm(page, 'TRANSFER')
  expect(await tokensOf(site, 'xsgd', friend.wallet)).toBe(20_000_001n)
  expect(await tokensOf(site, 'xsgd', account.address)).toBe(0n)
})

test('[BL-06] the payer chooses the amount where none is asked for; what was begun in the form stays @desktop', async ({
  page,
  site,
}) => {
  const friend = await newPayer(site)
  const payer = await newPayer(site)
  await arriveAs(page, {
    account: payer.index,
    login: { network: 'local', address: payer.wallet, name: `${payer.domain}.ssi` },
  })
  await page.goto(`/${payer.domain}.ssi/didx/wallet/balances/send`)
  await recipientField(page).fill('bruno')
  await amountField(page, 'ZIL').fill('7')
  await page.goto(pathOf(await requestOf(site, friend, { amount: null })))
  await expect(main(page)).toContainText('You choose the amount · ZIL')
  const open = main(page).getByRole('button', { name: 'Continue to send' })
  const amount = main(page).getByLabel('Amount', { exact: true })
  await expect(open).toBeDisabled()
  for (const [typed, words] of [
    ['much', 'The input is not a number.'],
    ['0', 'The amount cannot be zero.'],
    [`0.${'1'.repeat(30)}`, 'ZIL has 12 decimals at most.'],
  ] as const) {
    await amount.fill(typed)
    await expect(main(page).getByRole('alert')).toHaveText(words)
    await expect(open).toBeDisabled()
  }
  await amount.fill('3,5')
  await open.click()
  await expect(recipientField(page)).toHaveCount(2)
  await expect(recipientField(page).first()).toHaveValue('bruno')
  await expect(recipientField(page).last()).toHaveValue(`${friend.domain}.ssi`)
  await expect(amountField(page, 'ZIL').last()).toHaveValue('3.5')
})

test('[BL-06] who is nobody here yet connects first @desktop', async ({ page, site }) => {
  const friend = await newPayer(site)
  const path = pathOf(await requestOf(site, friend))
  await page.goto(path)
  await expect(main(page)).toContainText('12.5 ZIL')
  await expect(main(page)).toContainText('Connect your wallet.')
  await expect(payButton(page, friend)).toHaveCount(0)
  await main(page).getByRole('button', { name: 'Connect the local wallet' }).click()
  await approvalWindow(page).approve()
  // The account controls one known name, which is logged in by itself and then stands beside the browser wallet.
  await main(page)
    .getByRole('group', { name: 'Pay from' })
    .getByRole('button', { name: 'Browser wallet (Local wallet)' })
    .click()
  await expect(payButton(page, friend)).toBeDisabled()
  await tickRecipient(page)
  await expect(payButton(page, friend)).toBeEnabled()
})

test('[BL-06] [BX-07] a link is looked at like every recipient: locked and ended identities want a word @desktop', async ({
  page,
  site,
}) => {
  const { index } = await newAccount(site.devnet)
  await arriveAs(page, { account: index })
  const network = await networkOf(site)
  const client = createClient({ ...network, fetch })
  for (const [domain, said] of [
    ['heron', 'The identity behind it is locked'],
    ['dodo', 'The identity behind it was ended for good'],
  ] as const) {
    const [wallet] = await readNameAddresses(client, network, [nameOf(`${domain}.ssi`)])
    const request = { chainId: network.chainId, name: nameOf(`${domain}.ssi`), to: wallet!, coin: 'zil' }
    await page.goto(pathOf({ ...request, amount: 1_000_000_000_000n, decimals: 12, note: '' }))
    await expect(main(page)).toContainText(said)
    const pay = main(page).getByRole('button', { name: `Pay ${domain}.ssi`, exact: true })
    await expect(pay).toBeDisabled()
    await tickRecipient(page)
    await expect(pay).toBeEnabled()
  }
})

test('[BL-06] nobody pays themselves @desktop', async ({ page, site }) => {
  const friend = await newPayer(site)
  await arriveAs(page, {
    account: friend.index,
    login: { network: 'local', address: friend.wallet, name: `${friend.domain}.ssi` },
  })
  await page.goto(pathOf(await requestOf(site, friend)))
  await expect(main(page)).toContainText('The recipient and sender must be different.')
  await expect(main(page).getByRole('button', { name: 'Continue to send' })).toHaveCount(0)
})

test('[BL-06] the wallet on another network is told so @desktop', async ({ page, site }) => {
  const friend = await newPayer(site)
  const { index } = await newAccount(site.devnet)
  await arriveAs(page, { account: index, wallet: { network: 'testnet' } })
  await page.goto(pathOf(await requestOf(site, friend)))
  await expect(main(page)).toContainText('12.5 ZIL')
  await expect(
    main(page).getByText('The wallet is on testnet, but Tyto shows the local network. Change one of them.', {
      exact: true,
    }),
  ).toBeVisible()
  await expect(payButton(page, friend)).toHaveCount(0)
})

test('[BL-06] a link that lies, is torn or leads elsewhere is refused before anybody can pay @desktop', async ({
  page,
  site,
}) => {
  const friend = await newPayer(site)
  const stranger = await newPayer(site)
  const { index } = await newAccount(site.devnet)
  await arriveAs(page, { account: index })
  const good = await requestOf(site, friend)
  const code = encodePaymentRequest(good)
  const own = `/${friend.domain}.ssi/didx/pay${paymentFragment}`
  const torn = 'The link is damaged or incomplete. Ask for it again.'
  const changed = 'The link was changed on its way. Do not trust it; ask for it again.'
  for (const [what, path, words] of [
    ['empty', own, torn],
    ['cut', own + code.slice(0, 60), changed],
    ['huge', own + 'A'.repeat(200_000), torn],
    ['markup', `${own}<img src=x onerror=alert(1)>`, torn],
    ['another letter', own + code.slice(0, 30) + (code[30] === 'A' ? 'B' : 'A') + code.slice(31), changed],
    [
      'mainnet',
      pathOf({ ...good, chainId: 1 }),
      'It was made on Mainnet, and this page shows Local network.',
    ],
    ['no network', pathOf({ ...good, chainId: 4_000_000_000 }), 'It was made on #4000000000'],
    [
      'another name in the path',
      pathOf(good, `${stranger.domain}.ssi`),
      'The link names somebody else than its address says.',
    ],
    [
      'a wallet that is not the name’s',
      pathOf({ ...good, to: stranger.wallet }),
      'The name does not lead to the wallet in this link.',
    ],
    [
      'no such coin',
      pathOf({ ...good, coin: 'doge' }),
      'This network does not know the coin that is asked for.',
    ],
    ['decimals that lie', pathOf({ ...good, coin: 'xsgd', decimals: 18 }), 'The coin has other decimals'],
  ] as const) {
    await page.goto(path)
    await expect(main(page), what).toContainText(words)
    await expect(main(page).getByRole('heading', { level: 1 }), what).toHaveCount(1)
    await expect(main(page).getByRole('button', { name: /^Pay|Continue to send/ }), what).toHaveCount(0)
    await expect(main(page).locator('img[src=x]'), what).toHaveCount(0)
  }
  // Markup in a note is text, and the link is good.
  await page.goto(pathOf({ ...good, note: '<b>Pay</b> <img src=x onerror=alert(1)>' }))
  await expect(main(page).getByRole('figure')).toContainText('<b>Pay</b> <img src=x onerror=alert(1)>')
  await expect(payButton(page, friend)).toBeVisible()
})

test('[BL-06] a name that changed its wallet since, and a node that is stopped, stop the payment @desktop', async ({
  page,
  ownSite,
  tolerance,
}) => {
  const { devnet } = ownSite
  const friend = await newPayer(ownSite)
  const [first, second] = [await newPayer(ownSite), await newPayer(ownSite)]
  const till = (wallet: Address) =>
    saveSubdomain(devnet, friend.account, { wallet: friend.wallet, subdomain: 'till', address: wallet })
  await till(first.wallet)
  const { index } = await newAccount(devnet)
  await arriveAs(page, { account: index })
  const name = nameOf(`till@${friend.domain}.ssi`)
  const request = await requestOf(ownSite, friend, { name, to: first.wallet })
  const pay = main(page).getByRole('button', { name: `Pay till@${friend.domain}.ssi`, exact: true })
  await page.goto(ownSite.url + pathOf(request))
  await tickRecipient(page)
  await expect(pay).toBeEnabled()
  await till(second.wallet)
  // Signed with what was seen before, it is refused by what the chain says now.
  await pay.click()
  await expect(review(page)).toContainText('This name leads somewhere else by now.')
  await page.reload()
  await expect(main(page)).toContainText('The name does not lead to the wallet in this link.')
  await expect(pay).toHaveCount(0)
  // A node that answers nothing lets nobody pay; once it is back, the page goes on.
  await till(first.wallet)
  tolerance.failedRequests = true
  ownSite.node.behave(refusing('down', () => true))
  await page.reload()
  await expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 })
  await expect(pay).toHaveCount(0)
  await tryAgain(main(page).getByRole('button', { name: 'Try again' }), ownSite.node)
  await tickRecipient(page)
  await expect(pay).toBeEnabled()
})
