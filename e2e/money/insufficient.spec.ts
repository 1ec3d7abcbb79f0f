/** Nobody signs what must fail: the button of a form that spends names the coin of which there is too little, and is closed. */
import { didWallet } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { toBech32 } from '@tyto/primitives'
import type { Locator, Page } from '@playwright/test'
import { typedText } from '../steps/money/amountOracle'
import { balanceOf } from '../steps/network/chainAnswers'
import { newDefi } from '../steps/money/defiWallets'
import { refusing } from '../steps/network/faultyNode'
import { giveCoins } from '../steps/exchange/liquiditySteps'
import { card, saveStep } from '../steps/page/pageParts'
import { amountField, newPayer, openSend, recipientField, transferButton } from '../steps/money/paymentSteps'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { choose, newStaker, openStaking, panel } from '../steps/exchange/stakingSteps'
import { expect, test } from '../steps/network/testSite'
import { choosePair, givenField, openPanel, panelButton } from '../steps/exchange/tradeSteps'
import { review } from '../steps/transaction/transactionSteps'
import { openTydras } from '../steps/own/tydraSteps'
import { callAs } from '../steps/wallets/walletSetup'

const insufficient = (scope: Page | Locator, coin: string): Locator =>
  scope.getByRole('button', { name: `Insufficient ${coin}`, exact: true })

async function isClosed(scope: Page | Locator, coin: string): Promise<void> {
  await expect(insufficient(scope, coin).first()).toBeVisible()
  for (const button of await insufficient(scope, coin).all()) await expect(button).toBeDisabled()
}

test('[BX-27] [BT-02] Send: one coin, all lines together, a list, ZIL with its gas, and the review itself', async ({
  page,
  site,
}) => {
  const payer = await newPayer(site, { xsgd: 8_000_000n })
  await openSend(page, payer, '?coin=xsgd')
  const main = page.getByRole('main')
  const to = toBech32(testAccount(`reader of ${payer.domain}`).address)
  await recipientField(page).fill(to)
  await amountField(page, 'XSGD').fill('8.000001')
  await isClosed(main, 'XSGD')
  // More than a contract can count is more than anybody has.
  await amountField(page, 'XSGD').fill('1'.padEnd(41, '0'))
  await isClosed(main, 'XSGD')
  await amountField(page, 'XSGD').fill('8')
  await main.getByRole('checkbox').check()
  await expect(transferButton(page)).toBeEnabled()

  // The money goes while the form stands open, and the review sees it.
  const beneficiary = {
    constructor: 'Recipient',
    arguments: [testAccount(`thief of ${payer.domain}`).address],
  } as const
  const call = didWallet(payer.wallet).Transfer({ addrName: 'xsgd', beneficiary, amount: 1n, tyron: null })
  await callAs(site.devnet, payer.account, call)
  // By the balance alone: what cannot be simulated is closed by nothing else.
  site.node.behave(refusing('Not now', ({ method }) => method === 'GetSmartContractCode', -1))
  await transferButton(page).click()
  await expect(review(page)).toContainText('What will happen could not be worked out beforehand.')
  await isClosed(review(page), 'XSGD')
  site.node.behave()
  await review(page).getByRole('button', { name: 'Cancel' }).click()
  await isClosed(main, 'XSGD')

  // ZIL of the browser wallet pays its gas too.
  await main.getByLabel('Coin', { exact: true }).selectOption('zil')
  await main.getByRole('button', { name: 'ZilPay', exact: true }).click()
  await recipientField(page).fill(to)
  const held = await balanceOf(site, payer.account.address)
  await amountField(page, 'ZIL').fill(typedText(held, 12))
  await expect(main.getByText('Not enough balance for ZIL')).toHaveCount(0)
  await isClosed(main, 'ZIL')
})

test('[BX-27] Trade: every exchange is closed above the balance, the panel too once the money has gone @desktop', async ({
  page,
  site,
}) => {
  const payer = await newDefi(site)
  await giveCoins(site, payer.defi, { tyron: 5n * 10n ** 12n, ssi: 1n })
  const login = { network: 'local', address: payer.wallet, name: `${payer.domain}.ssi` } as const
  await arriveAs(page, { account: payer.index, login })
  await page.goto(`/defi@${payer.domain}.ssi/defix/swap`)
  await choosePair(page, 'TYRON', 'S$I')
  await givenField(page).fill('5.000000000001')
  await isClosed(page, 'TYRON')
  await expect(page.getByRole('button', { name: /^TRADE at TyronDEX: / })).toHaveCount(0)
  await openPanel(page, { from: 'TYRON', to: 'S$I', amount: '5', at: 'TyronDEX' })
  await expect(panelButton(page)).toBeEnabled()
})

test('[BX-27] Stake and withdraw: closed while it is typed @desktop', async ({ page, site }) => {
  const staker = await newStaker(site)
  await openStaking(page, staker)
  const form = panel(page, 'DELEGATE STAKE')
  await form.getByLabel('Amount', { exact: true }).fill('99999999')
  await isClosed(form, 'ZIL')
  const out = await choose(page, 'WITHDRAW ZIL')
  await out.getByLabel('Amount', { exact: true }).fill('99999999')
  await isClosed(out, 'ZIL')
})

test('[BX-27] [DP-01] ADD FUNDS: closed above the balance, from the account with a way to more @desktop', async ({
  page,
  site,
}) => {
  const payer = await newPayer(site)
  await arriveAs(page, { account: payer.index })
  await page.goto(`/${payer.domain}.ssi/didx/receive`)
  const main = page.getByRole('main')
  const held = await balanceOf(site, payer.account.address)
  await main.getByLabel('Amount', { exact: true }).fill(typedText(held + 1n, 12))
  await isClosed(main, 'ZIL')
  await saveStep(main, 'Amount')
  await isClosed(main, 'ZIL')
  await expect(main.getByRole('button', { name: 'Get test ZIL' })).toBeVisible()
})

test('[BX-27] a balance that the node does not tell is said beside the button, and is not taken for nothing @desktop', async ({
  page,
  site,
}) => {
  const payer = await newPayer(site, { xsgd: 8_000_000n })
  await openSend(page, payer, '?coin=xsgd')
  const main = page.getByRole('main')
  await recipientField(page).fill(toBech32(testAccount(`reader of ${payer.domain}`).address))
  await main.getByRole('checkbox').check()
  site.node.behave(refusing('No answer', ({ params }) => params[1] === 'balances'))
  await amountField(page, 'XSGD').fill('1')
  await expect(main.getByText('The balance of XSGD is unknown now.')).toBeVisible()
  await expect(insufficient(main, 'XSGD')).toHaveCount(0)
  await expect(transferButton(page)).toBeEnabled()
  site.node.behave()
})

test('[BX-27] [MD-02] A name is not bought for a token that the wallet lacks: closed as soon as the coin is chosen @desktop', async ({
  page,
  site,
}) => {
  const payer = await newPayer(site, { xsgd: 30_000_000n })
  const login = { network: 'local', address: payer.wallet, name: `${payer.domain}.ssi` } as const
  await arriveAs(page, { account: payer.index, login })
  await page.goto(`/${payer.domain}.ssi/didx/wallet/nft/dns`)
  const form = card(page, 'Mint a name')
  await form.getByRole('button', { name: '.ssi', exact: true }).click()
  await form.getByText('Pay with another coin').click()
  const pay = (coin: RegExp) => form.getByRole('radio', { name: coin }).check()
  await pay(/TYRON/)
  await isClosed(form, 'TYRON')
  await pay(/S\$I/)
  await isClosed(form, 'S$I')
  // The wallet holds 30 XSGD, and 27 are asked for.
  await pay(/XSGD/)
  await expect(form.getByRole('button', { name: /^Insufficient/ })).toHaveCount(0)
})

test('[BX-27] [BM-01] [TD-06] Names by a list and a Tydra are not bought for a token that the wallet lacks @desktop', async ({
  page,
  site,
}) => {
  const payer = await newPayer(site, { xsgd: 60_000_000n })
  const login = { network: 'local', address: payer.wallet, name: `${payer.domain}.ssi` } as const
  await arriveAs(page, { account: payer.index, login })
  await page.goto(`/${payer.domain}.ssi/didx/wallet/nft/dns`)
  const form = card(page, 'Mint a name')
  await form.getByRole('button', { name: '.gzil', exact: true }).click()
  await form.getByRole('button', { name: 'Many', exact: true }).click()
  await form.getByLabel('How many', { exact: true }).fill('2')
  await saveStep(form, 'How many')
  await form.getByRole('radio', { name: /\bTYRON/ }).check()
  await isClosed(form, 'TYRON')
  // 60 XSGD are enough for two, and not for as many as come into question afterwards.
  await form.getByRole('radio', { name: /\bXSGD/ }).check()
  await expect(insufficient(form, 'XSGD')).toHaveCount(0)
  await form.getByLabel('How many', { exact: true }).fill('30')
  await saveStep(form, 'How many')
  await form.getByRole('radio', { name: /\bXSGD/ }).check()
  await isClosed(form, 'XSGD')

  const dialog = await openTydras(page, payer)
  // The fees make room for what is missing as soon as one is chosen.
  await dialog.getByRole('radio', { name: /\bTYRON/ }).click()
  await isClosed(dialog, 'TYRON')
  // The fee is 40 XSGD.
  await dialog.getByRole('button', { name: 'Choose another currency' }).click()
  await dialog.getByRole('radio', { name: /\bXSGD/ }).check()
  await expect(insufficient(dialog, 'XSGD')).toHaveCount(0)
})
