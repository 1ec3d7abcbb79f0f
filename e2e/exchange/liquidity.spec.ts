/** The community's pool: what a DeFi wallet brings, has there, and takes out. */
import { tyronDexService } from '@tyto/exchange'
import { toBech32 } from '@tyto/primitives'
import { cutText } from '../steps/money/amountOracle'
import { findBarriers, overflowOf } from '../steps/page/barriers'
import { newDefi } from '../steps/money/defiWallets'
import { lastSent, refusing } from '../steps/network/faultyNode'
import { chainSays, giveCoins, pool, preview, ssi, tyron } from '../steps/exchange/liquiditySteps'
import { card, fact } from '../steps/page/pageParts'
import { tokensOf } from '../steps/money/paymentSteps'
import {
  addedByBoth,
  addedByTyron,
  joinedWith,
  leastOf,
  leftWith,
  takenOut,
} from '../steps/exchange/poolOracle'
import { arriveAs, short } from '../steps/wallets/sessionSteps'
import { expect, test } from '../steps/network/testSite'
import { gasAsSaid, review, reviewsCall, signAndConfirm } from '../steps/transaction/transactionSteps'
import { tryAgain } from '../steps/network/tryAgain'

test('[LQ-01] [LQ-02] [LQ-03] [LQ-04] coins go into the pool in both modes, are seen there, and come out as the contract computes', async ({
  page,
  site,
}) => {
  const { index, defi, domain } = await newDefi(site)
  await giveCoins(site, defi, { tyron: 200n * tyron, ssi: 500n * ssi })
  await arriveAs(page, { account: index })
  await page.goto(`/defi@${domain}.ssi/defix/pool`)
  await expect(page.getByRole('heading', { level: 1, name: 'Liquidity pools' })).toBeVisible()
  await expect(pool(page)).toContainText('The wallet has no part of this pool yet.')
  await expect(pool(page)).toContainText('0.00%')

  // Both coins: one amount says the other, at the price of the pool.
  const amount = page.getByLabel('TYRON', { exact: true })
  await expect(page.getByText('200.0000').first()).toBeVisible()
  await page.getByRole('button', { name: 'PREVIEW' }).click()
  await expect(page.getByText('The amount cannot be zero.')).toBeVisible()
  await amount.fill('200.000000000001')
  // A call that must fail is closed where it is typed, and the button names the coin of which there is too little.
  await expect(page.getByRole('button', { name: 'Insufficient TYRON' })).toBeDisabled()
  await expect(page.getByText('Insufficient balance.')).toBeVisible()
  await amount.fill('80')
  // The typed text outlives a reload, until the coins are in.
  await page.reload()
  await expect(amount).toHaveValue('80')
  // An amount stays within its card, however narrow that is.
  const least = fact(card(page, 'Add liquidity'), 'At least 99 percent')
  expect(await least.evaluate((value) => value.scrollWidth - value.clientWidth)).toBeLessThanOrEqual(0)
  const { dex: before } = await chainSays(site, defi)
  const both = addedByBoth(before, 80n * tyron)
  await page.getByRole('button', { name: 'PREVIEW' }).click()
  await expect(preview(page)).toContainText('Both coins go into the pool at its price')
  await expect(preview(page).getByText('TYRONSBT')).toHaveCount(0)
  expect(await findBarriers(page)).toEqual([])
  await preview(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(preview(page)).toBeHidden()
  await page.getByRole('button', { name: 'PREVIEW' }).click()
  await preview(page).getByRole('button', { name: 'CONFIRM' }).click()
  await reviewsCall(page, 'AddLiquidity')
  await gasAsSaid(page, 'CONFIRM', 10_000n)
  await signAndConfirm(page, 'ADD LIQUIDITY')
  expect(Object.fromEntries(lastSent(site.node.trips, 'AddLiquidity').params)).toMatchObject({
    dApp: tyronDexService,
    isSSI: { constructor: 'True' },
    addrName: 'tyron',
    minContributionAmount: leastOf(both.shares, 99n).toString(),
    maxTokenAmount: (80n * tyron).toString(),
    deadline: expect.stringMatching(/^[1-9]\d+$/),
    double_allowance: { constructor: 'True' },
    is_community: { constructor: 'False' },
    subdomain: { constructor: 'None' },
  })
  await expect(preview(page)).toBeHidden()
  await expect(amount).toHaveValue('')
  const added = await chainSays(site, defi)
  expect(added.position).toMatchObject({ shares: both.shares, daoShares: 0n })
  expect(await tokensOf(site, 's$i', defi)).toBe(500n * ssi - both.ssi)
  await expect(pool(page)).toContainText('This is what the wallet and its domain have in the pool now.')
  await expect(fact(pool(page), 'TYRON in the pool')).toHaveText(/^(80\.0000|79\.9999…)$/)

  // TYRON alone, for the community of the domain: half of it goes by way of S$I.
  await page.getByRole('button', { name: 'TYRON ONLY' }).click()
  await expect(page.getByLabel('S$I', { exact: true })).toHaveCount(0)
  await expect(page.getByText('The amount is halved')).toBeVisible()
  await amount.fill('40')
  await page.getByText('For the community:').click()
  const alone = addedByTyron(added.dex, 40n * tyron)
  // The change of the share is told while the amount is typed, and again before the signature.
  const percent = (part: bigint, whole: bigint): string => `${cutText((part * 10_000n) / whole, 2, 2)}%`
  const made = joinedWith(alone.after, alone.shares)
  const domainShare = `0.00% → ${percent(made, alone.after.contributions + made)}`
  await expect(fact(card(page, 'Add liquidity'), 'Your domain in the community')).toHaveText(domainShare)
  await page.getByRole('button', { name: 'PREVIEW' }).click()
  await expect(preview(page)).toContainText(`They become a share of ${domain}.ssi in the community.`)
  await expect(fact(preview(page), 'Your domain in the community')).toHaveText(domainShare)
  await preview(page).getByRole('button', { name: 'CONFIRM' }).click()
  await gasAsSaid(page, 'CONFIRM', 15_000n)
  await signAndConfirm(page, 'ADD LIQUIDITY')
  expect(Object.fromEntries(lastSent(site.node.trips, 'AddLiquidity').params)).toMatchObject({
    isSSI: { constructor: 'False' },
    minContributionAmount: leastOf(alone.shares, 99n).toString(),
    double_allowance: { constructor: 'False' },
    is_community: { constructor: 'True' },
    subdomain: { constructor: 'Some', arguments: ['defi'] },
  })
  const joined = await chainSays(site, defi)
  expect(joined.position.daoShares > 0n).toBe(true)
  await expect(fact(pool(page), 'DAO balance')).not.toContainText(/^0\.0000 /)

  // The worth at other prices, in words and as a picture.
  await page.getByText('What if the price moves').click()
  await expect(page.getByRole('region', { name: 'TYRON at twice the price' })).toContainText(
    'The pool gives 5.71% less.',
  )

  // Out of the exchange: by arrow keys and by number.
  await pool(page).getByRole('button', { name: 'Remove liquidity' }).click()
  const panel = page.getByRole('region', { name: 'Remove liquidity' })
  const slider = panel.getByRole('slider', { name: 'Exchange share' })
  await expect(panel.getByRole('button', { name: 'CONFIRM' })).toBeDisabled()
  await slider.press('ArrowRight')
  await expect(slider).toHaveValue('1')
  await slider.press('End')
  await expect(slider).toHaveValue('100')
  await panel.getByRole('textbox', { name: 'Exchange share, %' }).fill('40')
  await expect(slider).toHaveValue('40')
  await panel.getByRole('button', { name: 'DAO', exact: true }).click()
  await expect(panel.getByRole('slider', { name: 'DAO share' })).toHaveCount(0)
  const part = (joined.position.shares * 40n) / 100n
  const removed = takenOut(joined.dex, part)
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  const held = await tokensOf(site, 'tyron', defi)
  await panel.getByRole('button', { name: 'CONFIRM' }).click()
  await signAndConfirm(page, 'REMOVE LIQUIDITY')
  expect(Object.fromEntries(lastSent(site.node.trips, 'RemoveLiquidity').params)).toMatchObject({
    dApp: tyronDexService,
    amount: part.toString(),
    minZilAmount: leastOf(removed.ssi, 98n).toString(),
    minTokenAmount: leastOf(removed.tyron, 98n).toString(),
    deadline: expect.stringMatching(/^[1-9]\d+$/),
  })
  expect((await tokensOf(site, 'tyron', defi)) - held).toBe(removed.tyron)

  // Out of the community: only where nothing is taken out of the exchange at once.
  await pool(page).getByRole('button', { name: 'Remove liquidity' }).click()
  await panel.getByRole('button', { name: 'DAO', exact: true }).click()
  await panel.getByRole('textbox', { name: 'DAO share, %' }).fill('100')
  const last = await chainSays(site, defi)
  const back = leftWith(last.dex, last.position.daoShares)
  await panel.getByRole('button', { name: 'CONFIRM' }).click()
  await gasAsSaid(page, 'CONFIRM', 2_000n)
  await signAndConfirm(page, 'LEAVE THE COMMUNITY')
  expect(Object.fromEntries(lastSent(site.node.trips, 'LeaveCommunity').params)).toMatchObject({
    dApp: tyronDexService,
    amount: last.position.daoShares.toString(),
    deadline: expect.stringMatching(/^[1-9]\d+$/),
  })
  expect((await chainSays(site, defi)).position).toMatchObject({
    shares: last.position.shares + back,
    daoShares: 0n,
  })
  await expect(fact(pool(page), 'DAO balance')).toContainText(/^0\.0000 /)
})

test('[LQ-04] [LQ-05] a large contribution is warned of, and a pool that cannot be read is never an empty one @desktop', async ({
  page,
  site,
}) => {
  const { index, account, wallet, defi, domain } = await newDefi(site)
  await giveCoins(site, defi, { tyron: 1_000n * tyron, ssi: 4_000n * ssi })
  // Who looks on is told whose it is; of the exchange's own page, which nobody controls, nothing is asked.
  await page.goto(`/defi@${domain}.ssi/defix/pool`)
  const only = page.getByText(`The controller of defi@${domain}.ssi can do this:`).locator('..')
  await expect(only).toContainText(short(toBech32(account.address)))
  expect(await findBarriers(page)).toEqual([])
  await page.goto('/tyrondex.ssi/defix/pool')
  await expect(page.getByText('No account controls tyrondex.ssi')).toBeVisible()
  await expect(pool(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'PREVIEW' })).toHaveCount(0)
  // Whoever is logged in is one press from where the own coins go in.
  await arriveAs(page, {
    account: index,
    login: { network: 'local', address: wallet, name: `${domain}.ssi` },
  })
  await page.reload()
  await page.getByRole('link', { name: 'Your own pool page' }).click()
  await expect(page).toHaveURL(`/defi@${domain}.ssi/defix/pool`)
  const { dex } = await chainSays(site, defi)
  // While nobody has joined the community, its part of the fee stays in the pool too.
  const reward = cutText(dex.contributions === 0n ? 10_000n - dex.profitDenom : dex.reward, 2, 2)
  await expect(page.getByText(`Of every trade, ${reward}% goes to the liquidity providers`)).toBeVisible()
  await expect(only).toHaveCount(0)
  await page.getByLabel('TYRON', { exact: true }).fill('900')
  await page.getByRole('button', { name: 'PREVIEW' }).click()
  await expect(preview(page).getByText('Without a TYRONSBT token, this transaction will fail.')).toBeVisible()
  // And it does: the simulation runs the contract's own rule.
  await preview(page).getByRole('button', { name: 'CONFIRM' }).click()
  await expect(review(page)).toContainText('Without a TYRONSBT token, this transaction will fail.')
  await review(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('TYRON', { exact: true })).toHaveValue('900')
  await preview(page).getByRole('button', { name: 'Cancel' }).click()

  site.node.behave(refusing('out of order', ({ params }) => params[1] === 'reserves'))
  await page.reload()
  await expect(page.getByText('The pool could not be read: what is in it is not known.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'PREVIEW' })).toHaveCount(0)
  await expect(page.getByText('0.00%')).toHaveCount(0)
  await tryAgain(page.getByRole('button', { name: 'Try again' }), site.node)
  await expect(pool(page)).toContainText('The wallet has no part of this pool yet.')
})
