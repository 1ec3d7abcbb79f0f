/** Trades: what arrives is what the panel said, whatever comes between the look and the block. */
import { didWallet, zrc2Token } from '@tyto/contracts'
import { isRecord, qaPerZil } from '@tyto/primitives'
import { drawn, exactText, typedText, unitsOf } from '../steps/money/amountOracle'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { findAllBarriers, overflowOf, showsTheme } from '../steps/page/barriers'
import { balanceOf } from '../steps/network/chainAnswers'
import { newDefi } from '../steps/money/defiWallets'
import { changing, lastSent, refusing } from '../steps/network/faultyNode'
import { fact, withSettings } from '../steps/page/pageParts'
import { tokensOf } from '../steps/money/paymentSteps'
import { approveNext, seriesReview, startSeries } from '../steps/money/seriesSteps'
import { arriveAs, drawer, openDrawer } from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'
import {
  buyMeanwhile,
  choosePair,
  exactly,
  givenField,
  openPanel,
  panel,
  panelButton,
  pressTrade,
} from '../steps/exchange/tradeSteps'
import {
  pill,
  review,
  reviewsCall,
  sayYes,
  sentences,
  signAndConfirm,
  status,
} from '../steps/transaction/transactionSteps'
import { callAs, freshAccount, newAccount, serviceAt } from '../steps/wallets/walletSetup'

const decimals = { XSGD: 6, TYRON: 12, S$I: 18, ZIL: 12, stZIL: 12 } as const
const ids = { XSGD: 'xsgd', TYRON: 'tyron', S$I: 's$i', stZIL: 'stzil' } as const

test('[SW-04] [SW-07] [SW-08] [SW-09] from a DeFi wallet: by the route, at each exchange, at the vault both ways, for ZIL; to the last unit', async ({
  page,
  site,
}) => {
  const owner = await newDefi(site)
  await callAs(site.devnet, owner.account, didWallet(owner.defi).AddFunds({}, { amount: 2_000n * qaPerZil }))
  const login = { network: 'local', address: owner.wallet, name: `${owner.domain}.ssi` } as const
  await arriveAs(page, { account: owner.index, login })
  await page.goto(`/defi@${owner.domain}.ssi/defix/swap`)

  await choosePair(page, 'XSGD', 'zUSDT')
  await expect(page.getByText('Incoming! Currently not available.').first()).toBeVisible()

  for (const [from, to, amount, at, call] of [
    ['ZIL', 'TYRON', '1000', 'TyronDEX', 'SwapTydraDEX'],
    ['ZIL', 'XSGD', '50', 'DragonDEX', 'SwapExactZILForTokens'],
    ['ZIL', 'stZIL', '20', 'Avely Swap', 'SwapExactZILForTokens'],
    ['XSGD', 'S$I', '0.5', 'TyronDEX', 'MintAuth'],
    ['TYRON', 'S$I', '2', 'TyronDEX', 'SwapExactTokensForTokens'],
    ['S$I', 'XSGD', '2', 'TyronDEX', 'BurnAuth'],
    ['XSGD', 'ZIL', '2', 'ZilSwap', 'SwapExactTokensForZIL'],
  ] as const) {
    await openPanel(page, { from, to, amount, at })
    const expected = await exactly(page, 'Expected output', decimals[to])
    const least = await exactly(page, 'Minimum output', decimals[to])
    // 2 percent below, but at the vault, whose rate never moves.
    const isVault = call === 'MintAuth' || call === 'BurnAuth'
    if (!isVault) expect(least).toBe((expected * 98n) / 100n)
    await expect(panel(page)).toContainText(
      `gives ${exactText(unitsOf(amount, decimals[from]), decimals[from])} ${from} and gets at least ${exactText(least, decimals[to])} ${to}.`,
    )
    await expect(fact(panel(page), 'Slippage')).toHaveText('2%')
    // As the contract counts it: a wallet from the block that runs the trade, the vault not at all.
    await expect(fact(panel(page), 'Deadline')).toContainText(
      isVault ? 'None: this trade names no block.' : 'It never expires while you sign.',
    )
    await expect(panel(page).getByRole('meter', { name: /^Price impact/ })).toBeVisible()
    await expect(fact(panel(page), 'Gas, at most')).toContainText(/about [\d.]+ ZIL of it is used, paid by /)
    if (from === 'TYRON') {
      await expect(fact(panel(page), 'Allowance')).toContainText('2 TYRON')
      for (const [colorScheme, theme] of [
        ['dark', 'night'],
        ['light', 'paper'],
      ] as const) {
        await page.emulateMedia({ colorScheme })
        await showsTheme(page, theme)
        expect(await findAllBarriers(page, 'main'), theme).toEqual([])
      }
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    }
    const before =
      to === 'ZIL' ? await balanceOf(site, owner.defi) : await tokensOf(site, ids[to], owner.defi)
    await pressTrade(page)
    await reviewsCall(page, call)
    await expect(sentences(review(page))).toContainText(`get `)
    await signAndConfirm(page, 'trade')
    const after = to === 'ZIL' ? await balanceOf(site, owner.defi) : await tokensOf(site, ids[to], owner.defi)
    expect(after - before).toBe(expected)
    await expect(panel(page)).toBeHidden()
  }
})

test(
  '[BX-09] between the look and the block: a price below the minimum asks again, a refusal keeps the form, the minimum holds',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const owner = await newDefi(site)
    await callAs(site.devnet, owner.account, didWallet(owner.defi).AddFunds({}, { amount: 500n * qaPerZil }))
    const stranger = await freshAccount(site.devnet)
    const login = { network: 'local', address: owner.wallet, name: `${owner.domain}.ssi` } as const
    await arriveAs(page, { account: owner.index, login })
    await page.goto(`/defi@${owner.domain}.ssi/defix/swap`)
    await openPanel(page, { from: 'ZIL', to: 'XSGD', amount: '100', at: 'DragonDEX' })
    const seen = await exactly(page, 'Expected output', 6)
    const least = await exactly(page, 'Minimum output', 6)

    // A worse price within the slippage, which was said, goes through.
    await buyMeanwhile(site, stranger, { exchange: 'dragondex', coin: 'xsgd', zil: 1n })
    await pressTrade(page)
    await page.keyboard.press('Escape')
    await expect(review(page)).toBeHidden()

    await buyMeanwhile(site, stranger, { exchange: 'dragondex', coin: 'xsgd', zil: 600n })
    await panelButton(page).click()
    const gate = panel(page).getByRole('alert')
    await expect(gate).toContainText('The price moved')
    await expect(gate).toContainText('less than your minimum of')
    await expect(review(page)).toBeHidden()
    await gate.getByRole('button', { name: 'Take the new price' }).click()
    const now = await exactly(page, 'Expected output', 6)
    // The whole form is of that moment, and says what this one brings.
    const spoken = drawn(now, 6)
    await expect(page.getByRole('textbox', { name: 'TO', exact: true })).toHaveValue(spoken)
    await expect(page.getByRole('listitem', { name: 'DragonDEX', exact: true })).toContainText(spoken)
    expect(now).toBeLessThan(least)
    expect(now).toBeLessThan(seen)

    // A source that says nothing is no price.
    site.node.behave(refusing('busy', ({ method }) => method === 'GetSmartContractSubState'))
    await panelButton(page).click()
    await expect(panel(page).getByRole('alert')).toContainText('Nothing was signed')
    site.node.behave()

    const { approve, reject, sheet } = approvalWindow(page)
    await pressTrade(page)
    await review(page).getByRole('button', { name: 'trade', exact: true }).click()
    await reject()
    const rejected = page.getByRole('dialog', { name: /reject/i })
    await rejected.getByRole('button', { name: 'Close' }).last().click()
    await expect(givenField(page)).toHaveValue('100')
    await expect(panel(page)).toBeVisible()

    // Somebody buys while the wallet is open: the contract pays less than the minimum to nobody.
    await pressTrade(page)
    await review(page).getByRole('button', { name: 'trade', exact: true }).click()
    await expect(sheet).toBeVisible()
    await buyMeanwhile(site, stranger, { exchange: 'dragondex', coin: 'xsgd', zil: 600n })
    await approve()
    const failed = status(page, 'Transaction failed.')
    await expect(failed).toContainText('The price moved: less would arrive than you accept.', {
      timeout: 30_000,
    })
    expect(await tokensOf(site, 'xsgd', owner.defi)).toBe(0n)
    expect(await balanceOf(site, owner.defi)).toBe(500n * qaPerZil)
  },
)

test(
  '[AL-02] [BX-10] from ZilPay at tyrondex.ssi: a deadline that passes while signing, and an allowance that a reload leaves alone',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const { account, index } = await newAccount(site.devnet)
    await buyMeanwhile(site, account, { exchange: 'dragondex', coin: 'tyron', zil: 500n })
    await arriveAs(page, { account: index })
    // Few blocks, chosen by the person: what the browser wallet itself trades names its block.
    await withSettings(page, { blocks: '10' })
    await page.goto('/tyrondex.ssi/defix')
    await openPanel(page, { from: 'ZIL', to: 'XSGD', amount: '40', at: 'ZilSwap' })
    await expect(fact(panel(page), 'Deadline')).toContainText(/10 blocks, block [\d,]+/i)
    await expect(fact(panel(page), 'Deadline')).toContainText('sign before it comes')
    await expect(fact(panel(page), 'Allowance')).toHaveText('None is needed')
    const { approve, sheet } = approvalWindow(page)
    await pressTrade(page)
    await reviewsCall(page, 'SwapExactZILForTokens')
    await review(page).getByRole('button', { name: 'trade', exact: true }).click()
    await expect(sheet).toBeVisible()
    for (let block = 0; block < 12; block++) await site.devnet.mineBlock()
    await approve()
    const failed = status(page, 'Transaction failed.')
    await expect(failed).toContainText('The deadline of this trade has passed.', { timeout: 30_000 })
    await failed.getByRole('button', { name: 'Close' }).last().click()
    expect(await tokensOf(site, 'xsgd', account.address)).toBe(0n)

    await openPanel(page, { from: 'ZIL', to: 'XSGD', amount: '40', at: 'ZilSwap' })
    const xsgd = await exactly(page, 'Expected output', 6)
    await pressTrade(page)
    await signAndConfirm(page, 'trade', `You got ${typedText(xsgd, 6)} XSGD.`)
    expect(await tokensOf(site, 'xsgd', account.address)).toBe(xsgd)

    // ZIL of the account passes through the wallet of the page, in one transaction.
    await openPanel(page, { from: 'ZIL', to: 'S$I', amount: '100', at: 'TyronDEX' })
    await expect(fact(panel(page), 'Deadline')).toContainText('from the block that runs the trade')
    const passed = await exactly(page, 'Expected output', 18)
    await pressTrade(page)
    await reviewsCall(page, 'SwapTydraDEX')
    await expect(sentences(review(page))).toContainText(
      `You give 100 ZIL and get ${typedText(passed, 18)} S$I`,
    )
    await signAndConfirm(page, 'trade', `You got ${typedText(passed, 18)} S$I.`)
    expect(await tokensOf(site, 's$i', account.address)).toBe(passed)
    const route = lastSent(site.node.trips, 'SwapTydraDEX').params
    expect([route.get('iDex'), route.get('amount')]).toEqual([
      expect.objectContaining({ arguments: ['zilswap'] }),
      (100n * qaPerZil).toString(),
    ])

    // An allowance that is too small is filled up by exactly what is missing.
    const spender = await serviceAt(site.devnet, 'tyron_s$i')
    const { IncreaseAllowance } = zrc2Token(site.devnet.network.tyron)
    await callAs(site.devnet, account, IncreaseAllowance({ spender, amount: 400_000_000_000n }))
    await openPanel(page, { from: 'TYRON', to: 'S$I', amount: '1', at: 'TyronDEX' })
    await expect(fact(panel(page), 'Allowance')).toContainText('0.6 TYRON exactly')
    const ssi = await exactly(page, 'Expected output', 18)
    await panelButton(page).click()
    // The sheet says both, and who may take what, by its name.
    const lines = seriesReview(page).getByRole('listitem')
    await expect(lines.filter({ hasText: 'Allow TyronDEX to take 0.6 TYRON' })).toBeVisible()
    await expect(
      lines.filter({ hasText: /^Trade 1 TYRON for at least [\d.]+ S\$I at TyronDEX$/ }),
    ).toBeVisible()
    await expect(seriesReview(page)).toContainText('TyronDEX may take up to 1 TYRON from your account')
    await startSeries(page, 2)
    await approveNext(page)
    await expect(sheet).toBeVisible({ timeout: 30_000 })
    await page.reload()
    await openDrawer(page)
    await drawer(page).getByRole('button', { name: 'Open the local wallet' }).first().click()
    await approve()
    await expect(sheet).toBeHidden()
    await pill(page, /Trade 1 TYRON for/).click()
    await sayYes(page)
    await expect(page.getByText('2 of 2 sent', { exact: true }).first()).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(`You got ${exactText(ssi, 18)} S$I.`, { exact: true })).toBeVisible()
    expect(await tokensOf(site, 's$i', account.address)).toBe(passed + ssi)
    expect(lastSent(site.node.trips, 'IncreaseAllowance').params.get('amount')).toBe('600000000000')
    await page.goto('/tyrondex.ssi/defix')

    // Where it is large enough, the trade is one signature and no allowance.
    await callAs(site.devnet, account, IncreaseAllowance({ spender, amount: 1_000_000_000_000n }))
    await openPanel(page, { from: 'TYRON', to: 'S$I', amount: '1', at: 'TyronDEX' })
    site.node.forgetTrips()
    await pressTrade(page)
    await signAndConfirm(page, 'trade')
    const sent = site.node.trips.flatMap(({ calls }) => calls)
    expect(sent.filter(({ method }) => method === 'CreateTransaction')).toHaveLength(1)
    expect(await tokensOf(site, 's$i', account.address)).toBeGreaterThan(passed + ssi)

    // The other way round it goes here too.
    const allow = zrc2Token(await serviceAt(site.devnet, 's$i')).IncreaseAllowance
    await callAs(site.devnet, account, allow({ spender, amount: 10n ** 18n }))
    await openPanel(page, { from: 'S$I', to: 'TYRON', amount: '1', at: 'TyronDEX' })
    const back = await exactly(page, 'Expected output', 12)
    const held = await tokensOf(site, 'tyron', account.address)
    await pressTrade(page)
    await signAndConfirm(page, 'trade')
    expect((await tokensOf(site, 'tyron', account.address)) - held).toBe(back)
  },
)

test(
  '[BX-04] two trades in one: a deadline that passes while the second is signed is told in its row, as in its details',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const { index } = await newAccount(site.devnet)
    await arriveAs(page, { account: index })
    await withSettings(page, { blocks: '10' })
    await page.goto('/tyrondex.ssi/defix')
    await choosePair(page, 'ZIL', 'XSGD')
    await givenField(page).fill('8000')
    await page.getByText('Two exchanges pay more', { exact: true }).click()
    await page.getByRole('button', { name: 'Trade at both' }).click()
    await startSeries(page, 2)
    await approveNext(page)
    const { approve, sheet } = approvalWindow(page)
    await expect(sheet).toBeVisible({ timeout: 30_000 })
    for (let block = 0; block < 12; block++) await site.devnet.mineBlock()
    await approve()
    const dialog = page.getByRole('dialog', { name: /^Trade 8,000 ZIL for/ })
    await expect(dialog.getByText('One failed.', { exact: true }).first()).toBeVisible({ timeout: 30_000 })
    await expect(dialog.getByText(/^The deadline of this trade has passed\./).first()).toBeVisible()
    await expect(dialog.getByText(/The others wait/)).toHaveCount(0)
  },
)

test(
  '[BX-27] [SW-07] a success without events is told as nothing that arrived',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const owner = await newDefi(site)
    await callAs(site.devnet, owner.account, didWallet(owner.defi).AddFunds({}, { amount: 500n * qaPerZil }))
    const login = { network: 'local', address: owner.wallet, name: `${owner.domain}.ssi` } as const
    await arriveAs(page, { account: owner.index, login })
    await page.goto(`/defi@${owner.domain}.ssi/defix/swap`)
    site.node.behave(
      changing(({ method }, answer) => {
        const result = answer['result']
        if (method !== 'GetTransaction' || !isRecord(result) || !isRecord(result['receipt'])) return answer
        const { event_logs: _events, transitions: _messages, ...receipt } = result['receipt']
        return { ...answer, result: { ...result, receipt } }
      }),
    )
    await openPanel(page, { from: 'ZIL', to: 'XSGD', amount: '50', at: 'DragonDEX' })
    await pressTrade(page)
    await reviewsCall(page, 'SwapExactZILForTokens')
    await review(page).getByRole('button', { name: 'trade', exact: true }).click()
    await approvalWindow(page).approve()
    const done = status(page, 'Confirmed')
    await expect(done).toContainText('The block does not tell that any XSGD arrived', { timeout: 30_000 })
    await expect(done).not.toContainText(/your XSGD arrived|You got/)
  },
)
