/** The whole product on a network that plays the rules of Zilliqa 2: what people do elsewhere is done here, and costs what was said. */
import { didWallet } from '@tyto/contracts'
import { qaPerZil } from '@tyto/primitives'
import { recordOf } from '../steps/network/chainAnswers'
import { newDefi } from '../steps/money/defiWallets'
import { goThroughFirstHour } from '../steps/own/firstHourSteps'
import { openMint } from '../steps/own/mintSteps'
import { watchSends } from '../steps/transaction/gasOracle'
import { holdFirstHour, signByRules } from '../steps/transaction/otherRules'
import { saveStep } from '../steps/page/pageParts'
import {
  amountField,
  newPayer,
  openSend,
  recipientField,
  tickRecipient,
  tokensOf,
  transferButton,
} from '../steps/money/paymentSteps'
import { newPerson } from '../steps/ownership/recoverySetup'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { newStaker, openStaking, panel as stakePanel, stakeOf } from '../steps/exchange/stakingSteps'
import { expect } from '../steps/network/testSite'
import { exactly, openPanel, pressTrade } from '../steps/exchange/tradeSteps'
import { review } from '../steps/transaction/transactionSteps'
import { callAs, freshDomain } from '../steps/wallets/walletSetup'
import { zilliqa2Site } from '../steps/network/zilliqa2Site'

const test = zilliqa2Site

test('[BX-26] under the rules of Zilliqa 2 somebody comes from home to a name, a document and guardians', async ({
  page,
  devnet,
  site,
}) => {
  const ids = watchSends(site)
  const { domain, gas, firstName } = await goThroughFirstHour(page, devnet, site)
  await holdFirstHour(site, ids, { gas, firstName })
  expect((await recordOf(site, `${domain}.ssi`)).guardians).toHaveLength(3)
})

test('[BX-26] under the rules of Zilliqa 2 XSGD are sent', async ({ page, site }) => {
  const payer = await newPayer(site, { xsgd: 50_000_000n })
  const friend = await newPayer(site)
  await openSend(page, payer, '?coin=xsgd')
  await recipientField(page).fill(friend.domain)
  await amountField(page, 'XSGD').fill('12')
  await tickRecipient(page)
  await transferButton(page).click()
  await expect(review(page)).toBeVisible()
  await signByRules(page, site, 'TRANSFER', `12 XSGD are with ${friend.domain}.ssi.`)
  expect(await tokensOf(site, 'xsgd', friend.wallet)).toBe(12_000_000n)
})

test('[BX-26] under the rules of Zilliqa 2 ZIL of a DeFi wallet are traded', async ({ page, site }) => {
  const owner = await newDefi(site)
  await callAs(site.devnet, owner.account, didWallet(owner.defi).AddFunds({}, { amount: 100n * qaPerZil }))
  await arriveAs(page, { account: owner.index })
  await page.goto(`/defi@${owner.domain}.ssi/defix/swap`)
  await openPanel(page, { from: 'ZIL', to: 'XSGD', amount: '40', at: 'ZilSwap' })
  const before = await tokensOf(site, 'xsgd', owner.defi)
  const expected = await exactly(page, 'Expected output', 6)
  await pressTrade(page)
  await signByRules(page, site, 'trade')
  expect((await tokensOf(site, 'xsgd', owner.defi)) - before).toBe(expected)
})

test('[BX-26] under the rules of Zilliqa 2 ZIL are staked', async ({ page, site }) => {
  const staker = await newStaker(site)
  await openStaking(page, staker)
  const form = stakePanel(page, 'DELEGATE STAKE')
  await form.getByLabel('Amount', { exact: true }).fill('50')
  await saveStep(form, 'Amount')
  await form.getByRole('button', { name: 'DELEGATE STAKE' }).click()
  await expect(review(page)).toBeVisible()
  await signByRules(page, site, 'DELEGATE STAKE')
  const { buffered } = (await stakeOf(site, staker)).delegations[0]!
  expect(buffered).toBe(50n * 10n ** 12n)
})

test('[BX-26] under the rules of Zilliqa 2 a second name is minted', async ({ page, site }) => {
  const person = await newPerson(site.devnet, 'buyer')
  const domain = freshDomain('minted')
  const form = await openMint(page, person, '.ssi')
  await form.getByLabel('Name', { exact: true }).fill(domain)
  await saveStep(form, 'Name')
  await form.getByRole('button', { name: 'Mint the name', exact: true }).click()
  await expect(review(page)).toBeVisible()
  await signByRules(page, site, 'Mint the name')
  await expect(page).toHaveURL(`/${domain}.ssi`)
})
