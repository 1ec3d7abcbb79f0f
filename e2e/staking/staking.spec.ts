/** The staking wallet: its landing, its table, what can be done with stake and what stands in the way. */
import { zilWallet } from '@tyto/contracts'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findBarriers, overflowOf } from '../steps/page/barriers'
import { balanceOf } from '../steps/network/chainAnswers'
import { changing } from '../steps/network/faultyNode'
import { card, fact, saveStep } from '../steps/page/pageParts'
import { arriveAs } from '../steps/wallets/sessionSteps'
import {
  choose,
  collect,
  cycleBlocks,
  delegate,
  endCycle,
  listed,
  newStaker,
  openStaking,
  panel,
  parametersIn,
  pass,
  ruleProgramme,
  qa,
  row,
  settledStaker,
  showsRows,
  stakeOf,
  unbondingBlocks,
} from '../steps/exchange/stakingSteps'
import { expect, test } from '../steps/network/testSite'
import { visitAnew } from '../steps/network/visitAnew'
import {
  gasAsSaid,
  openDetails,
  review,
  reviewsCall,
  sentences,
  signAndConfirm,
  simulated,
  status,
} from '../steps/transaction/transactionSteps'
import { callAs, newAccount } from '../steps/wallets/walletSetup'
import { tryAgain } from '../steps/network/tryAgain'

test.setTimeout(240_000)

test('[SK-01] the landing leads to the deposit and to the stake, which opens for the owner alone', async ({
  page,
  site,
}) => {
  const staker = await newStaker(site)
  const stranger = await newAccount(site.devnet)
  await arriveAs(page, { account: staker.index })
  await page.goto(`/${staker.name}/zil`)
  const cards = page.getByRole('navigation', { name: 'What this wallet is for' })
  await expect(cards.getByRole('link')).toHaveText([/^DEPOSIT\s*TOP UP WALLET$/, /^STAKING\s*Stake ZIL$/])
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await cards.getByRole('link', { name: 'DEPOSIT' }).click()
  await expect(page).toHaveURL(`/${staker.name}/zil/funds`)
  await expect(card(page, 'ADD FUNDS')).toBeVisible()
  await page.goBack()
  await cards.getByRole('link', { name: 'STAKING' }).click()
  await expect(page).toHaveURL(`/${staker.name}/zil/wallet`)
  await expect(page.getByRole('heading', { level: 1, name: 'STAKING xWALLET' })).toBeVisible()

  // Another account, and nobody.
  const other = await page.context().browser()!.newContext({ baseURL: site.url })
  const foreign = await other.newPage()
  await foreign.goto(`/${staker.name}/zil/wallet`)
  const closed = foreign.getByRole('heading', {
    name: `Only ${staker.domain}’s owner can access this wallet.`,
  })
  await expect(closed).toBeVisible()
  await arriveAs(foreign, { account: stranger.index })
  await foreign.goto(`/${staker.name}/zil`)
  await foreign.getByRole('link', { name: 'STAKING' }).click()
  await expect(closed).toBeVisible()
  await expect(foreign.getByRole('table')).toHaveCount(0)
  await other.close()
})

test('[SK-02] the table says for each node what xWallet and browser wallet have, to two digits, and exactly at a press', async ({
  page,
  site,
}) => {
  const staker = await newStaker(site)
  await delegate(site, staker, 12_345_678_901_234n)
  await endCycle(site)
  await collect(site, staker)
  await delegate(site, staker, 10n * qa)
  await openStaking(page, staker)
  const table = page.getByRole('table', { name: 'What is staked at ZilPay Node' })
  await expect(table.getByRole('columnheader')).toHaveText(['ZIL on this node', 'xWallet', 'Local wallet'])
  await showsRows(page, {
    Balance: '77.65…',
    'Buffered deposit': '10.00',
    'Delegated Stake': '12.34…',
    'Deposited Amount': '22.34…',
    'Withdrawal Pending': '0.00',
  })
  await expect(row(page, 'Deposited Amount').nth(1)).toHaveText('0.00')
  await row(page, 'Deposited Amount').nth(0).getByRole('button').first().click()
  await expect(page.getByText('22.345678901234', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  // The browser wallet stakes by itself: its own column.
  const held = await balanceOf(site, staker.account.address)
  const shown = (held / qa).toLocaleString('en')
  await expect(row(page, 'Balance').nth(1)).toContainText(`${shown}.`)
  // At the other node there is nothing; the balance is the same.
  await page.getByLabel('Seed node').first().selectOption({ label: 'Zillet Node' })
  await expect(page.getByRole('table', { name: 'What is staked at Zillet Node' })).toBeVisible()
  await showsRows(page, { Balance: '77.65…', 'Deposited Amount': '0.00', 'Delegated Stake': '0.00' })
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
})

test('[SK-02] [SK-06] what the node does not say is unknown, and never 0; warm, the page takes one trip @desktop', async ({
  page,
  ownSite,
  site,
  tolerance,
}) => {
  const staker = await newStaker(site)
  await arriveAs(page, { account: staker.index })
  await page.goto(`${ownSite.url}/${staker.name}/zil/wallet`)
  await showsRows(page, { Balance: '100.00', 'Deposited Amount': '0.00' })
  const read = (field: string) =>
    ownSite.node.trips.filter(({ calls }) => calls.some(({ params }) => params.includes(field)))
  const [first] = read('deposit_amt_deleg')
  const [places] = read('services').filter(({ calls }) =>
    calls.some(({ params }) => JSON.stringify(params).includes('zilstakingimpl')),
  )
  expect(places!.answeredAt).toBeLessThanOrEqual(first!.arrivedAt)
  // Everything about every delegator is one trip.
  for (const field of [
    'buff_deposit_deleg',
    'deleg_stake_per_cycle',
    'last_buf_deposit_cycle_deleg',
    'last_withdraw_cycle_deleg',
    'ssn_deleg_amt',
    'withdrawal_pending',
  ])
    expect(read(field)[0], field).toBe(first)
  // The next visit knows the places and asks for both at once.
  await visitAnew(page, ownSite, page.url())
  await showsRows(page, { Balance: '100.00' })
  const again = read('deposit_amt_deleg')[0]!
  expect(again.calls.some(({ params }) => JSON.stringify(params).includes('zilstakingimpl'))).toBe(true)

  tolerance.failedRequests = true
  await ownSite.stop()
  await expect(row(page, 'Balance').nth(0)).toHaveText('Unknown', { timeout: 40_000 })
  await expect(row(page, 'Deposited Amount').nth(1)).toHaveText('Unknown')
  await expect(panel(page, 'DELEGATE STAKE')).toContainText(
    'What is staked is not known at the moment. Nothing is lost.',
  )
  await tryAgain(
    page.getByRole('main').getByRole('button', { name: 'Try again' }).first(),
    ownSite.node,
    () => ownSite.start(),
  )
  await showsRows(page, { Balance: '100.00' })
})

test('[SK-03] [SK-07] [BX-15] delegated with ZIL of the controller; buffered, and every blocker is said before the click', async ({
  page,
  site,
}) => {
  const staker = await newStaker(site)
  await openStaking(page, staker)
  await listed(page, 'DELEGATE STAKE').click()
  const form = panel(page, 'DELEGATE STAKE')
  const amount = form.getByLabel('Amount', { exact: true })
  const extra = form.getByLabel('Of it from Local wallet')
  for (const [typed, words] of [
    ['5', 'The minimum input is 10 ZIL.'],
    ['0', 'The minimum input is 10 ZIL.'],
    ['9.999999999999', 'The minimum input is 10 ZIL.'],
    ['ten', 'The input is not a number.'],
    ['10.1234567890123', 'ZIL has 12 decimals at most.'],
    ['99999999', 'Insufficient balance.'],
  ] as const) {
    await amount.fill(typed)
    await saveStep(form, 'Amount')
    await expect(form.getByRole('alert'), typed).toHaveText(words)
    await expect(form.getByRole('button', { name: 'DELEGATE STAKE' })).toHaveCount(0)
  }
  await amount.fill('150')
  await saveStep(form, 'Amount')
  for (const [typed, words] of [
    ['5', 'The minimum input is 10 ZIL.'],
    ['99999999', 'Insufficient balance.'],
  ] as const) {
    await extra.fill(typed)
    await saveStep(form, 'Of it from Local wallet')
    await expect(form.getByRole('alert').first(), typed).toHaveText(words)
  }
  await extra.fill('')
  await saveStep(form, 'Of it from Local wallet')
  await expect(form.getByRole('alert')).toHaveText('Insufficient balance.')
  await form.getByRole('button', { name: 'Send 50 ZIL along from Local wallet' }).click()
  const press = form.getByRole('button', { name: 'DELEGATE STAKE' })
  await press.click()
  await reviewsCall(page, 'DelegateStake')
  await expect(sentences(review(page))).toContainText(
    `150 ZIL of ${staker.name} are staked. They are buffered: they earn nothing before the reward cycle ends, and then only while the node is active.`,
  )
  await expect(fact(review(page), 'ZIL attached')).toHaveText('50 ZIL')
  await gasAsSaid(page, 'DELEGATE STAKE', 10_000n)
  const raw = review(page).locator('details', { hasText: 'Raw JSON' }).locator('pre').first()
  expect(parametersIn((await raw.textContent()) ?? '')).toEqual({
    stakeID: 'zilstaking',
    ssnID: 'ssnzilpay',
    amount: '150000000000000',
    tyron: { constructor: 'None', argtypes: ['Uint128'], arguments: [] },
  })
  // Rejected, then reloaded: nothing moved.
  await review(page).getByRole('button', { name: 'DELEGATE STAKE', exact: true }).click()
  await approvalWindow(page).reject()
  await expect(status(page, 'Rejected')).toBeVisible()
  await page.reload()
  await showsRows(page, { Balance: '100.00', 'Deposited Amount': '0.00' })
  await amount.fill('150')
  await saveStep(form, 'Amount')
  await form.getByRole('button', { name: 'Send 50 ZIL along from Local wallet' }).click()
  await press.click()
  await signAndConfirm(page, 'DELEGATE STAKE', '150 ZIL are staked.')
  await showsRows(page, {
    Balance: '0.00',
    'Buffered deposit': '150.00',
    'Delegated Stake': '0.00',
    'Deposited Amount': '150.00',
  })

  // Before any click: what cannot be done, and until when.
  const { rules } = await stakeOf(site, staker)
  const running = (rules.lastCycle + 1n).toLocaleString('en')
  const end = rules.cycleEnd!.toLocaleString('en')
  for (const title of ['WITHDRAW STAKE', 'REDELEGATE STAKE']) {
    await expect(listed(page, title)).toContainText(`Buffered until reward cycle ${running} ends`)
    const blocked = await choose(page, title)
    await expect(blocked).toContainText(`The cycle can end from block ${end}`)
    await expect(blocked.getByRole('textbox')).toHaveCount(0)
  }
  await expect(listed(page, 'GET REWARDS')).toContainText(`Nothing new until reward cycle ${running} ends`)
  await expect(listed(page, 'COMPLETE STAKE WITHDRAWAL')).toContainText('Nothing waits for its withdrawal')
  const plan = card(page, 'What comes when')
  await expect(fact(plan, 'Buffered until')).toContainText(`the end of cycle ${running}: block ${end}`)
  await expect(fact(plan, 'Rewards from')).toHaveText(`Cycle ${(rules.lastCycle + 2n).toLocaleString('en')}`)

  // The cycle has lasted long enough: anybody may end it, on this page too.
  await pass(site.devnet, cycleBlocks)
  await plan.getByRole('button', { name: 'END THE CYCLE' }).click()
  await reviewsCall(page, 'AdvanceCycle')
  await signAndConfirm(page, 'END THE CYCLE')
  await showsRows(page, {
    'Buffered deposit': '0.00',
    'Delegated Stake': '150.00',
    'Deposited Amount': '150.00',
  })
  for (const title of ['WITHDRAW STAKE', 'REDELEGATE STAKE'])
    await expect(listed(page, title)).toContainText('Collect the rewards of 1 cycle first')
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
})

test('[SK-03] [SK-07] [BX-15] rewards are collected, stake is withdrawn, waited for and brought home @desktop', async ({
  page,
  site,
}) => {
  const staker = await settledStaker(site)
  await endCycle(site)
  await endCycle(site)
  await openStaking(page, staker)
  // Rewards come first, and the way to them stands where they are missed.
  const blocked = await choose(page, 'WITHDRAW STAKE')
  await expect(blocked).toContainText('Collect the rewards of 2 cycles first.')
  await blocked.getByRole('button', { name: 'GET REWARDS' }).click()
  const rewards = panel(page, 'GET REWARDS')
  await expect(rewards).toContainText('The rewards of 2 cycles at ZilPay Node go to the xWALLET.')
  const before = await balanceOf(site, staker.wallet)
  await rewards.getByRole('button', { name: 'GET REWARDS' }).click()
  await reviewsCall(page, 'WithdrawStakeRewards')
  await expect(sentences(review(page))).toContainText(/gets 0\.\d+ ZIL of rewards\./)
  await signAndConfirm(page, 'GET REWARDS', 'The rewards are in the xWALLET.')
  const after = await balanceOf(site, staker.wallet)
  expect(after).toBeGreaterThan(before)
  await showsRows(page, { Balance: /^50\.\d\d…$/ })

  // No minimum; not more than there is.
  const form = await choose(page, 'WITHDRAW STAKE')
  const amount = form.getByLabel('Amount', { exact: true })
  for (const [typed, words] of [
    ['0', 'The amount cannot be zero.'],
    ['50.000000000001', 'Insufficient balance.'],
  ] as const) {
    await amount.fill(typed)
    await saveStep(form, 'Amount')
    await expect(form.getByRole('alert'), typed).toHaveText(words)
  }
  await amount.fill('1.5')
  await saveStep(form, 'Amount')
  await form.getByRole('button', { name: 'WITHDRAW STAKE' }).click()
  await reviewsCall(page, 'WithdrawStakeAmt')
  await signAndConfirm(page, 'WITHDRAW STAKE', '1.5 ZIL are on their way back.')
  await showsRows(page, { 'Deposited Amount': '48.50', 'Withdrawal Pending': '1.50' })

  // Before its time: said in blocks and time, and nothing to press.
  const [pending] = (await stakeOf(site, staker)).delegations[0]!.pending
  const ripe = pending!.ripeAt.toLocaleString('en')
  await expect(listed(page, 'COMPLETE STAKE WITHDRAWAL')).toContainText(`Not before block ${ripe}`)
  const waiting = await choose(page, 'COMPLETE STAKE WITHDRAWAL')
  await expect(waiting).toContainText(`1.5 ZIL: withdrawable at block ${ripe}`)
  await expect(waiting.getByRole('button', { name: 'COMPLETE STAKE WITHDRAWAL' })).toHaveCount(0)
  await expect(card(page, 'What comes when')).toContainText(`1.5 ZIL: withdrawable at block ${ripe}`)
  await expect(page.getByText('Ready to be taken home:')).toHaveCount(0)

  // Ripe: reminded on the landing and here.
  await pass(site.devnet, unbondingBlocks)
  await page.goto(`/${staker.name}/zil`)
  await expect(page.getByText('Ready to be taken home: 1.5 ZIL')).toBeVisible()
  await page.goto(`/${staker.name}/zil/wallet`)
  const reminder = page.getByText('Ready to be taken home: 1.5 ZIL')
  await expect(reminder).toBeVisible()
  await reminder.locator('..').getByRole('button', { name: 'COMPLETE STAKE WITHDRAWAL' }).click()
  const ready = panel(page, 'COMPLETE STAKE WITHDRAWAL')
  await expect(ready).toContainText('Ready to be taken home, from all nodes: 1.5 ZIL')
  await ready.getByRole('button', { name: 'COMPLETE STAKE WITHDRAWAL' }).click()
  await reviewsCall(page, 'CompleteWithdrawal')
  await signAndConfirm(page, 'COMPLETE STAKE WITHDRAWAL', 'Your stake came home to the xWALLET.')
  expect(await balanceOf(site, staker.wallet)).toBe(after + (3n * qa) / 2n)
  await showsRows(page, { 'Withdrawal Pending': '0.00' })
  await expect(reminder).toHaveCount(0)
})

test('[SK-03] [SK-06] [SK-07] redelegated to the other node, at least the minimum @desktop', async ({
  page,
  site,
}) => {
  const staker = await settledStaker(site)
  await openStaking(page, staker)
  const form = await choose(page, 'REDELEGATE STAKE')
  await expect(form.getByLabel('Seed node').locator('option')).toHaveText(['ZilPay Node', 'Zillet Node'])
  await expect(form.getByLabel('To this node').locator('option')).toHaveText(['Zillet Node'])
  const amount = form.getByLabel('Amount', { exact: true })
  await amount.fill('9')
  await saveStep(form, 'Amount')
  await expect(form.getByRole('alert')).toHaveText('The minimum input is 10 ZIL.')
  await form.getByRole('button', { name: 'All of it' }).click()
  await expect(amount).toHaveValue('50')
  await amount.fill('20')
  await saveStep(form, 'Amount')
  await form.getByRole('button', { name: 'REDELEGATE STAKE' }).click()
  await reviewsCall(page, 'ReDelegateStake')
  await openDetails(page)
  const raw = review(page).locator('details', { hasText: 'Raw JSON' }).locator('pre').first()
  expect(parametersIn((await raw.textContent()) ?? '')).toMatchObject({
    stakeID: 'zilstaking',
    ssnID: 'ssnzilpay',
    tossnID: 'ssnzillet',
    amount: '20000000000000',
  })
  await signAndConfirm(page, 'REDELEGATE STAKE', '20 ZIL moved to the other node.')
  await showsRows(page, { 'Deposited Amount': '30.00' })
  await page.getByLabel('Seed node').first().selectOption({ label: 'Zillet Node' })
  await showsRows(page, { 'Deposited Amount': '20.00', 'Buffered deposit': '20.00' })
})

test('[SK-05] ZIL is withdrawn from the staking wallet to the own account, and to a name @desktop', async ({
  page,
  site,
}) => {
  const staker = await newStaker(site)
  await openStaking(page, staker)
  const form = await choose(page, 'WITHDRAW ZIL')
  const amount = form.getByLabel('Amount', { exact: true })
  await amount.fill('100.5')
  await saveStep(form, 'Amount')
  await expect(form.getByRole('alert')).toHaveText('Insufficient balance.')
  await amount.fill('30')
  await saveStep(form, 'Amount')
  const before = await balanceOf(site, staker.account.address)
  await form.getByRole('button', { name: 'WITHDRAW ZIL' }).click()
  await reviewsCall(page, 'SendFunds')
  await gasAsSaid(page, 'WITHDRAW ZIL', 10_000n)
  await signAndConfirm(page, 'WITHDRAW ZIL')
  await showsRows(page, { Balance: '70.00' })
  expect(await balanceOf(site, staker.account.address)).toBeGreaterThan(before + 29n * qa)

  // To a name, which the chain is asked about; the wallet itself is refused.
  const to = form.getByLabel('To', { exact: true })
  await to.fill(staker.name)
  await saveStep(form, 'To')
  await expect(form.getByRole('alert')).toHaveText('The recipient and sender must be different.')
  await to.fill(`${staker.domain}.ssi`)
  // It is the person's own wallet: no tick is asked for.
  await saveStep(form, 'To')
  await expect(form.getByText('This is your own wallet.')).toBeVisible()
  await form.getByRole('button', { name: 'All of it' }).click()
  await form.getByRole('button', { name: 'WITHDRAW ZIL' }).click()
  await expect(sentences(review(page))).toContainText(`70 ZIL go to ${staker.domain}.ssi.`)
  await signAndConfirm(page, 'WITHDRAW ZIL', `70 ZIL are with ${staker.domain}.ssi.`)
  await showsRows(page, { Balance: '0.00' })
})

test('[SK-07] a wallet below 0.9 gets the username first @desktop', async ({ page, site }) => {
  const staker = await newStaker(site, { isOlder: true })
  await openStaking(page, staker)
  const form = panel(page, 'DELEGATE STAKE')
  await form.getByLabel('Amount', { exact: true }).fill('40')
  await saveStep(form, 'Amount')
  await form.getByRole('button', { name: 'DELEGATE STAKE' }).click()
  await openDetails(page)
  const raw = review(page).locator('details', { hasText: 'Raw JSON' }).locator('pre').first()
  expect(Object.entries(parametersIn((await raw.textContent()) ?? ''))[0]).toEqual([
    'username',
    staker.domain,
  ])
  await signAndConfirm(page, 'DELEGATE STAKE', '40 ZIL are staked.')
  await showsRows(page, { Balance: '60.00', 'Buffered deposit': '40.00' })
})

test('[BX-15] a cycle that ends between the review and the signature is said by the simulation; so is a paused programme by the page @desktop', async ({
  page,
  site,
}) => {
  const staker = await settledStaker(site)
  await openStaking(page, staker)
  const form = await choose(page, 'WITHDRAW STAKE')
  await form.getByRole('button', { name: 'All of it' }).click()
  await form.getByRole('button', { name: 'WITHDRAW STAKE' }).click()
  await simulated(page)
  await endCycle(site)
  await review(page).getByRole('button', { name: 'WITHDRAW STAKE', exact: true }).click()
  await expect(
    review(page).getByRole('alert').filter({ hasText: 'Rewards that were not collected come first.' }),
  ).toContainText('Get the rewards, then try again.')
  await page.keyboard.press('Escape')
  await expect(listed(page, 'WITHDRAW STAKE')).toContainText('Collect the rewards of 1 cycle first')

  await ruleProgramme(site, 'Pause')
  try {
    for (const title of ['DELEGATE STAKE', 'GET REWARDS', 'COMPLETE STAKE WITHDRAWAL'])
      await expect(listed(page, title)).toContainText('The seed-node programme is paused')
    // A pause starts the cycle over: no block is named for its end.
    await expect(page.getByText('the cycle starts over when it runs again').first()).toBeVisible()
    await expect(page.getByText(/It can end from|anybody may end it/)).toHaveCount(0)
  } finally {
    await ruleProgramme(site, 'UnPause')
  }
})

test('[SK-03] [BX-15] what the contracts say counts: another minimum, a node that earns nothing, a paused wallet @desktop', async ({
  page,
  site,
}) => {
  const staker = await newStaker(site)
  // The programme asks for 25 ZIL at least, and the node has too little stake.
  site.node.behave(
    changing(({ params }, answer) => {
      const text = JSON.stringify(answer)
      if (params.includes('mindelegstake'))
        return JSON.parse(text.replace('"10000000000000"', '"25000000000000"')) as typeof answer
      if (params.includes('ssnlist'))
        return JSON.parse(text.replace('"constructor":"True"', '"constructor":"False"')) as typeof answer
      return answer
    }),
  )
  await openStaking(page, staker)
  await expect(
    page.getByText(
      'This node has too little stake to earn. What is put on it earns nothing until it has more.',
    ),
  ).toBeVisible()
  const form = panel(page, 'DELEGATE STAKE')
  await form.getByLabel('Amount', { exact: true }).fill('24')
  await saveStep(form, 'Amount')
  await expect(form.getByRole('alert')).toHaveText('The minimum input is 25 ZIL.')
  site.node.behave()

  // Paid rewards are named as past.
  await form.getByText('What it paid in past cycles').click()
  await expect(
    form.getByText(/^In the last \d+ cycles, stake there got 0\.\d+\s% in each, on average\.$/),
  ).toBeVisible()
  await expect(form.getByText('After the commission of the node. The past promises nothing.')).toBeVisible()

  await callAs(site.devnet, staker.account, zilWallet(staker.wallet).Pause({ tyron: null }))
  await page.reload()
  for (const title of ['WITHDRAW ZIL', 'DELEGATE STAKE', 'GET REWARDS', 'REDELEGATE STAKE', 'DELEGATOR SWAP'])
    await expect(listed(page, title)).toContainText('To continue, unpause your ZILxWALLET')
  await form.getByLabel('Amount', { exact: true }).fill('24')
  await saveStep(form, 'Amount')
  await expect(form.getByText('To continue, unpause your ZILxWALLET')).toBeVisible()
  await form.getByRole('button', { name: 'UNPAUSE' }).click()
  await reviewsCall(page, 'Unpause')
  await signAndConfirm(page, 'UNPAUSE')
  await expect(listed(page, 'DELEGATE STAKE')).toContainText('To a seed node')
  await expect(form.getByRole('button', { name: 'DELEGATE STAKE' })).toBeVisible()
})
