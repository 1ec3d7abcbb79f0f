/** Trades: what arrives is what the panel said, whatever comes between the look and the block. */
import { didWallet } from '@tyto/contracts'
import { qaPerZil } from '@tyto/primitives'
import { approvalWindow } from './approvalWindow'
import { findAllBarriers, overflowOf } from './barriers'
import { balanceOf } from './chainAnswers'
import { newDefi } from './defiWallets'
import { refusing } from './faultyNode'
import { fact } from './pageParts'
import { tokensOf } from './paymentSteps'
import { arriveAs } from './sessionSteps'
import { expect, test } from './testSite'
import {
  buyMeanwhile,
  choosePair,
  exactly,
  givenField,
  openPanel,
  panel,
  panelButton,
  pressTrade,
  tradeAt,
} from './tradeSteps'
import { review, reviewsCall, sentences, signAndConfirm, status } from './transactionSteps'
import { callAs, freshAccount } from './walletSetup'

const decimals = { XSGD: 6, TYRON: 12, S$I: 18, ZIL: 12 } as const
const ids = { XSGD: 'xsgd', TYRON: 'tyron', S$I: 's$i' } as const

test.setTimeout(120_000)

test('[SW-04] [SW-07] [SW-08] from a DeFi wallet: by the route, at the exchange, at the vault, for ZIL; to the last unit', async ({
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
    ['TYRON', 'S$I', '2', 'TyronDEX', 'SwapExactTokensForTokens'],
    ['S$I', 'XSGD', '5', 'TyronDEX', 'BurnAuth'],
    ['XSGD', 'ZIL', '4', 'ZilSwap', 'SwapExactTokensForZIL'],
  ] as const) {
    await openPanel(page, { from, to, amount, at })
    const expected = await exactly(page, 'Expected output', decimals[to])
    const least = await exactly(page, 'Minimum output', decimals[to])
    // 2 percent below, but at the vault, whose rate never moves.
    if (from !== 'S$I') expect(least).toBe((expected * 98n) / 100n)
    await expect(fact(panel(page), 'Slippage')).toHaveText('2%')
    await expect(fact(panel(page), 'Deadline')).toContainText('10 blocks')
    await expect(fact(panel(page), 'Deadline')).toContainText(/block [\d,]+/i)
    await expect(panel(page).getByRole('meter', { name: /^Price impact/ })).toBeVisible()
    await expect(fact(panel(page), 'Gas, at most')).toContainText('paid by')
    if (from === 'TYRON') {
      await expect(fact(panel(page), 'Allowance')).toContainText('2 TYRON')
      expect(await findAllBarriers(page, 'main')).toEqual([])
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

test('[BX-09] between the look and the block: a price that moved asks again, a refusal keeps the form, the minimum holds', async ({
  page,
  site,
}) => {
  const owner = await newDefi(site)
  await callAs(site.devnet, owner.account, didWallet(owner.defi).AddFunds({}, { amount: 500n * qaPerZil }))
  const stranger = await freshAccount(site.devnet)
  const login = { network: 'local', address: owner.wallet, name: `${owner.domain}.ssi` } as const
  await arriveAs(page, { account: owner.index, login })
  await page.goto(`/defi@${owner.domain}.ssi/defix/swap`)
  await openPanel(page, { from: 'ZIL', to: 'XSGD', amount: '100', at: 'DragonDEX' })
  const seen = await exactly(page, 'Expected output', 6)
  const least = await exactly(page, 'Minimum output', 6)

  await buyMeanwhile(site, stranger, { exchange: 'dragondex', coin: 'xsgd', zil: 600n })
  await panelButton(page).click()
  const gate = panel(page).getByRole('alert')
  await expect(gate).toContainText('The price moved')
  await expect(gate).toContainText('less than your minimum of')
  await expect(review(page)).toBeHidden()
  await gate.getByRole('button', { name: 'Take the new price' }).click()
  const now = await exactly(page, 'Expected output', 6)
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
})
