/** A position in pools: what became of it, joining by hand, and a pool that is empty or moves while somebody signs. */
import { defiWallet, didWallet, initDid, loadCode, tyronDex } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { tyronDexService, type TyronDexState } from '@tyto/exchange'
import { domainId } from '@tyto/identity'
import { qaPerZil, type Address } from '@tyto/primitives'
import { approvalWindow } from '../steps/transaction/approvalWindow'
import { cutText } from '../steps/money/amountOracle'
import { findBarriers, overflowOf } from '../steps/page/barriers'
import { newDefi } from '../steps/money/defiWallets'
import { lastSent, sequentialTrips } from '../steps/network/faultyNode'
import {
  bringGzil,
  chainSays,
  giveCoins,
  pool,
  preview,
  sharesElsewhere,
  ssi,
  tradeMeanwhile,
  tyron,
} from '../steps/exchange/liquiditySteps'
import { card, fact } from '../steps/page/pageParts'
import { newPayer, tokensOf } from '../steps/money/paymentSteps'
import { addedByBoth, joinedWith, leastOf, takenOut } from '../steps/exchange/poolOracle'
import { arriveAs } from '../steps/wallets/sessionSteps'
import { expect, test, type TestSite } from '../steps/network/testSite'
import { visitAnew } from '../steps/network/visitAnew'
import {
  gasAsSaid,
  review,
  reviewsCall,
  sentences,
  signAndConfirm,
  status,
} from '../steps/transaction/transactionSteps'
import { callAs, deployContract, issueName, serviceAt } from '../steps/wallets/walletSetup'

const later = { deadline: 10n, tyron: null } as const
const shown = (units: bigint): RegExp => {
  return new RegExp(`^${cutText(units, 18, 4).replaceAll('.', String.raw`\.`)}…? S\\$I$`)
}

/** Brings TYRON, and as much S$I as the price asks for, as the wallet's owner does by a call. */
async function bring(site: TestSite, owner: Awaited<ReturnType<typeof newDefi>>, amount: bigint) {
  const { dex } = await chainSays(site, owner.defi)
  const added = addedByBoth(dex, amount)
  const order = {
    ...later,
    dApp: tyronDexService,
    isSSI: true,
    addrName: 'tyron',
    minContributionAmount: leastOf(added.shares, 99n),
    maxTokenAmount: amount,
    double_allowance: true,
    is_community: false,
    subdomain: null,
  }
  await callAs(site.devnet, owner.account, defiWallet(owner.defi).AddLiquidity(order))
  return added
}

/** The root of a number of any size, for figures that are counted here in another way than the app does. */
function root(value: bigint): bigint {
  let [low, high] = [0n, value + 1n]
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (middle * middle <= value) low = middle
    else high = middle
  }
  return low
}

/** Per share, the product of both sides grows by fees alone: what a share was worth before, at the price of now, is what it is less them. */
function countedHere(
  before: Pick<TyronDexState, 'reserves' | 'totalSupply'>,
  now: Pick<TyronDexState, 'reserves' | 'totalSupply'>,
  of: { tyron: bigint; ssi: bigint; shares: bigint },
) {
  const { tyron: t, ssi: s } = now.reserves
  const worth = (of.shares * s) / now.totalSupply + (((of.shares * t) / now.totalSupply) * s) / t
  const apart = of.ssi + (of.tyron * s) / t
  const scale = 10n ** 20n
  const grown = (root(t * s * scale * scale) * before.totalSupply) / now.totalSupply
  const was = root(before.reserves.tyron * before.reserves.ssi * scale * scale)
  const withoutFees = (worth * was) / grown
  return { worth, apart, earned: worth - withoutFees, lost: apart - withoutFees }
}

test('[LQ-01] [LQ-03] a position says what it earned since it was brought; shares join the community by hand, and a refusal keeps the choice', async ({
  page,
  site,
}) => {
  const owner = await newDefi(site)
  const { index, defi, domain, account } = owner
  await giveCoins(site, defi, { tyron: 200n * tyron, ssi: 900n * ssi })
  const { dex: before } = await chainSays(site, defi)
  const added = await bring(site, owner, 100n * tyron)
  // And a part of a pool of ZilSwap, of the wallet too.
  await callAs(site.devnet, account, didWallet(defi).AddFunds({}, { amount: 100n * qaPerZil }))
  await bringGzil(site, account, defi)
  await arriveAs(page, { account: index })
  await page.goto(`/defi@${domain}.ssi/defix/pool`)
  const since = pool(page).getByRole('region', { name: 'Since it was added' })
  await expect(since).toContainText(
    /Since block [\d,]+ \(.+\), the pool has given as much as the same coins held apart\./,
  )
  await expect(fact(since, 'Added, of what is in the pool')).toContainText('100.0000 TYRON and ')
  await expect(fact(since, 'Fees earned')).toContainText(/^0\.0000…? S\$I$/)
  await expect(fact(since, 'Impermanent loss')).toContainText(/^0\.0000…? S\$I$/)

  // Others trade: they pay, and the price moves.
  await tradeMeanwhile(site, 'tyron', 6_000n * tyron)
  await page.reload()
  const { dex: now } = await chainSays(site, defi)
  const of = { tyron: added.tyron, ssi: added.ssi, shares: added.shares }
  const counted = countedHere(before, now, of)
  expect(counted.earned > ssi / 100n && counted.lost > ssi / 100n).toBe(true)
  await expect(fact(since, 'Fees earned')).toHaveText(shown(counted.earned))
  await expect(fact(since, 'Impermanent loss')).toHaveText(shown(counted.lost))
  const gained = counted.worth - counted.apart
  await expect(since).toContainText(
    `the pool has given ${cutText(gained < 0n ? -gained : gained, 18, 4)}… S$I ${gained < 0n ? 'less' : 'more'} than the same coins held apart.`,
  )
  await expect(since.getByText('In the pool', { exact: true })).toBeVisible()
  await expect(since.locator('[data-key=earned]')).toHaveCount(1)

  // Shares elsewhere, as that exchange counts them.
  const others = card(page, 'Shares in other pools')
  const elsewhere = others.getByRole('region', { name: 'ZIL and gZIL at ZilSwap' })
  await expect(fact(elsewhere, 'ZIL in the pool')).toHaveText(/^(50\.0000|49\.9999…)$/)
  await expect(fact(elsewhere, "Worth at the pool's price")).toContainText(/^(100\.0000|99\.9999…) ZIL$/)
  await expect(others.getByRole('region')).toHaveCount(1)

  // And the way out of them, by the same control: both coins arrive as the exchange pays.
  await elsewhere.getByRole('button', { name: 'Remove liquidity' }).click()
  const draw = elsewhere.getByRole('region', { name: 'Remove liquidity' })
  await expect(draw.getByRole('button', { name: 'CONFIRM' })).toBeDisabled()
  await draw.getByRole('textbox', { name: 'Exchange share, %' }).fill('40')
  await expect(draw.getByRole('slider', { name: 'Exchange share' })).toHaveValue('40')
  await expect(draw.getByRole('status')).toContainText(/^You get (20\.0000|19\.9999…) ZIL and /)
  const gzilBefore = await tokensOf(site, 'gzil', defi)
  await draw.getByRole('button', { name: 'CONFIRM' }).click()
  await reviewsCall(page, 'RemoveLiquidity')
  await expect(sentences(review(page))).toContainText('come out of the pool into your wallet.')
  await gasAsSaid(page, 'CONFIRM', 5_000n)
  await review(page).getByRole('button', { name: 'REMOVE LIQUIDITY', exact: true }).click()
  await approvalWindow(page).reject()
  await status(page, 'Rejected').getByRole('button', { name: 'Close' }).first().click()
  await expect(draw.getByRole('slider', { name: 'Exchange share' })).toHaveValue('40')
  const own = await sharesElsewhere(site, defi, { exchange: 'zilswap', coin: 'gzil' })
  const taken = (own.shares * 40n) / 100n
  const drawn = {
    zil: (own.pool.zil * taken) / own.total,
    tokens: (own.pool.tokens * taken) / own.total,
  }
  await draw.getByRole('button', { name: 'CONFIRM' }).click()
  await signAndConfirm(page, 'REMOVE LIQUIDITY')
  expect(Object.fromEntries(lastSent(site.node.trips, 'RemoveLiquidity').params)).toMatchObject({
    dApp: 'zilswap',
    addrName: 'gzil',
    amount: taken.toString(),
    minZilAmount: leastOf(drawn.zil, 98n).toString(),
    minTokenAmount: leastOf(drawn.tokens, 98n).toString(),
    is_community: { constructor: 'False' },
  })
  expect((await tokensOf(site, 'gzil', defi)) - gzilBefore).toBe(drawn.tokens)
  await expect(fact(elsewhere, 'ZIL in the pool')).toHaveText(/^(30\.0000|29\.9999…)$/)
  await expect(draw).toBeHidden()

  // Warm, the page asks once for everything that it shows first, and then only for what the past says.
  await visitAnew(page, site, page.url())
  await expect(fact(since, 'Fees earned')).toBeVisible()
  const asked = site.node.trips.filter(({ calls }) =>
    calls.some(({ params }) => ['reserves', 'balances', 'shares'].includes(String(params[1]))),
  )
  expect(sequentialTrips(asked)).toBeLessThanOrEqual(2)
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)

  // Into the community: what was chosen stays when the signature is refused.
  const join = page.getByRole('region', { name: 'Join the community' })
  await pool(page).getByRole('button', { name: 'Join the community' }).click()
  await expect(join.getByRole('button', { name: 'CONFIRM' })).toBeDisabled()
  await join.getByRole('textbox', { name: 'Share that joins, %' }).fill('40')
  await join.getByRole('button', { name: 'CONFIRM' }).click()
  await reviewsCall(page, 'JoinCommunity')
  await expect(sentences(review(page))).toContainText(/become a share of \S+\.ssi in the community\./)
  await gasAsSaid(page, 'CONFIRM', 5_000n)
  await review(page).getByRole('button', { name: 'JOIN THE COMMUNITY', exact: true }).click()
  await approvalWindow(page).reject()
  await status(page, 'Rejected').getByRole('button', { name: 'Close' }).first().click()
  await expect(join.getByRole('slider', { name: 'Share that joins' })).toHaveValue('40')
  const part = (added.shares * 40n) / 100n
  const made = joinedWith(now, part)
  await join.getByRole('button', { name: 'CONFIRM' }).click()
  await signAndConfirm(page, 'JOIN THE COMMUNITY')
  expect(Object.fromEntries(lastSent(site.node.trips, 'JoinCommunity').params)).toMatchObject({
    dApp: tyronDexService,
    addrName: 'tyron',
    amount: part.toString(),
    deadline: expect.stringMatching(/^[1-9]\d+$/),
    subdomain: { constructor: 'Some', arguments: ['defi'] },
  })
  expect((await chainSays(site, defi)).position).toMatchObject({
    shares: added.shares - part,
    daoShares: made,
  })
  await expect(join).toBeHidden()
  // It is the same position still: what was brought for it does not change.
  await expect(fact(since, 'Added, of what is in the pool')).toContainText('100.0000 TYRON and ')

  // All of the wallet's own shares, and then nothing is left to take.
  await pool(page).getByRole('button', { name: 'Remove liquidity' }).click()
  const panel = page.getByRole('region', { name: 'Remove liquidity' })
  await expect(panel.getByRole('button', { name: 'CONFIRM' })).toBeDisabled()
  await expect(panel.getByRole('status')).toHaveText('Choose how much to take out.')
  await panel.getByRole('slider', { name: 'Exchange share' }).press('End')
  await panel.getByRole('button', { name: 'CONFIRM' }).click()
  await gasAsSaid(page, 'CONFIRM', 5_000n)
  await review(page).getByRole('button', { name: 'REMOVE LIQUIDITY', exact: true }).click()
  await approvalWindow(page).reject()
  await status(page, 'Rejected').getByRole('button', { name: 'Close' }).first().click()
  await expect(panel.getByRole('slider', { name: 'Exchange share' })).toHaveValue('100')
  const last = await chainSays(site, defi)
  const all = takenOut(last.dex, last.position.shares)
  const held = await tokensOf(site, 's$i', defi)
  await panel.getByRole('button', { name: 'CONFIRM' }).click()
  await signAndConfirm(page, 'REMOVE LIQUIDITY')
  expect((await tokensOf(site, 's$i', defi)) - held).toBe(all.ssi)
  expect((await chainSays(site, defi)).position).toMatchObject({ shares: 0n, daoShares: made })
  await expect(pool(page)).toContainText('0.00%')
  // The rest was brought by the part that joined.
  await expect(fact(since, 'Added, of what is in the pool')).toContainText(/^(40\.0000|39\.9999…) TYRON and /)
  await expect(pool(page).getByRole('button', { name: 'Join the community' })).toHaveCount(0)
})

test('[LQ-02] [LQ-04] a pool that moves before the signature asks to look again, and after it the minimum holds and says so @desktop', async ({
  page,
  site,
}) => {
  const owner = await newDefi(site)
  const { index, defi, domain } = owner
  await giveCoins(site, defi, { tyron: 200n * tyron, ssi: 900n * ssi })
  await arriveAs(page, { account: index })
  await page.goto(`/defi@${domain}.ssi/defix/pool`)
  const amount = page.getByLabel('TYRON', { exact: true })
  await amount.fill('100')
  await page.getByRole('button', { name: 'PREVIEW' }).click()
  await expect(preview(page)).toContainText('Both coins go into the pool at its price')
  await expect(fact(preview(page), 'At least 99 percent')).toBeVisible()

  // A refusal in the wallet keeps both amounts.
  await preview(page).getByRole('button', { name: 'CONFIRM' }).click()
  await review(page).getByRole('button', { name: 'ADD LIQUIDITY', exact: true }).click()
  await approvalWindow(page).reject()
  await status(page, 'Rejected').getByRole('button', { name: 'Close' }).first().click()
  await expect(amount).toHaveValue('100')
  await expect(page.getByLabel('S$I', { exact: true })).toHaveValue(/^\d+\.\d+$/)

  // Somebody trades while the wallet is open: the contract takes nothing.
  await page.getByRole('button', { name: 'PREVIEW' }).click()
  await preview(page).getByRole('button', { name: 'CONFIRM' }).click()
  const { approve, sheet } = approvalWindow(page)
  await review(page).getByRole('button', { name: 'ADD LIQUIDITY', exact: true }).click()
  await expect(sheet).toBeVisible()
  await tradeMeanwhile(site, 'tyron', 4_000n * tyron)
  await approve()
  const failed = status(page, 'Transaction failed.')
  await expect(failed).toContainText('The price moved: less would arrive than you accept.', {
    timeout: 30_000,
  })
  expect(await tokensOf(site, 'tyron', defi)).toBe(200n * tyron)
  expect(await tokensOf(site, 's$i', defi)).toBe(900n * ssi)
  await failed.getByRole('button', { name: 'Close' }).first().click()
  await expect(amount).toHaveValue('100')

  // Somebody trades while the preview is open: the review asks the pool once more, and does not go on.
  await page.getByRole('button', { name: 'PREVIEW' }).click()
  await tradeMeanwhile(site, 'tyron', 4_000n * tyron)
  await preview(page).getByRole('button', { name: 'CONFIRM' }).click()
  await expect(page.getByText('The price moved: less arrives now than you accept.').first()).toBeVisible()
  await expect(amount).toHaveValue('100')
})

/** An exchange of the community without a pool, in the place of the one that there is, until it is put back. */
async function emptyExchange(
  site: TestSite,
): Promise<{ readonly dex: Address; readonly putBack: () => Promise<void> }> {
  const { devnet } = site
  const deployer = testAccount('deployer')
  const [old, tyronAt, ssiAt] = await Promise.all(
    [tyronDexService, 'tyron', 's$i'].map((id) => serviceAt(devnet, id)),
  )
  const { init } = tyronDex.deploy({
    initial_owner: deployer.address,
    init: devnet.network.init,
    tyron: tyronAt!,
    ssi: ssiAt!,
    sbt_issuer: domainId('kyc'),
    name: 'TYRON and SSI Dollar',
    symbol: 'TYRONS$I',
    decimals: 18n,
    initial_profit_denom: 9_900n,
    initial_reward: 50n,
    initial_price: 0n,
    initial_dv: 0n,
  })
  const dex = await deployContract(devnet, await loadCode('TyronDex'), init)
  const stand = (place: Address): Promise<void> =>
    callAs(
      devnet,
      deployer,
      initDid(devnet.network.initDid).SetServices({ id_addr_pair_list: [[tyronDexService, place]] }),
    )
  await stand(dex)
  return { dex, putBack: () => stand(old!) }
}

test('[LQ-02] [LQ-03] an empty pool is opened by its first provider, who sets the price and can take all of it out again @desktop', async ({
  page,
  site,
}) => {
  const { index, defi, domain } = await newDefi(site)
  await giveCoins(site, defi, { tyron: 200n * tyron, ssi: 900n * ssi })
  const { putBack } = await emptyExchange(site)
  try {
    await arriveAs(page, { account: index })
    await page.goto(`/defi@${domain}.ssi/defix/pool`)
    await expect(pool(page)).toContainText('The wallet has no part of this pool yet.')
    await expect(
      page.getByText('The pool is empty: whoever brings the first coins sets its price.'),
    ).toBeVisible()
    await expect(fact(pool(page), 'Price of 1 TYRON')).toHaveText('None yet')
    await expect(page.getByText(/NaN|Infinity|undefined/)).toHaveCount(0)

    // TYRON alone has no price there: it cannot be halved.
    await page.getByRole('button', { name: 'TYRON ONLY' }).click()
    await page.getByLabel('TYRON', { exact: true }).fill('50')
    await page.getByRole('button', { name: 'PREVIEW' }).click()
    await expect(page.getByText('The pool is empty: bring both coins first.')).toBeVisible()
    await page.getByRole('button', { name: 'WITH S$I' }).click()

    // Each amount is the person's own; one that is missing is zero.
    await page.getByRole('button', { name: 'PREVIEW' }).click()
    // A fault is told at the amount that it is about.
    const ssiField = page.getByLabel('S$I', { exact: true })
    await expect(ssiField).toHaveAccessibleDescription(/The amount cannot be zero\./)
    await ssiField.fill('900.5')
    await expect(page.getByRole('button', { name: 'Insufficient S$I' })).toBeDisabled()
    await expect(ssiField).toHaveAccessibleDescription(/Insufficient balance\./)
    await expect(page.getByLabel('TYRON', { exact: true })).toHaveAccessibleDescription('')
    await page.getByLabel('S$I', { exact: true }).fill('0.00001')
    await page.getByRole('button', { name: 'PREVIEW' }).click()
    await expect(page.getByText('The pool takes no amount so small.')).toBeVisible()
    await page.getByLabel('S$I', { exact: true }).fill('200')
    await expect(page.getByLabel('TYRON', { exact: true })).toHaveValue('50')
    await page.getByRole('button', { name: 'PREVIEW' }).click()
    await expect(fact(preview(page), 'Shares you get')).toHaveText('200.0000 TYRONS$I')
    await expect(fact(preview(page), 'Your share of the pool')).toHaveText('0.00% → 100.00%')
    await preview(page).getByRole('button', { name: 'CONFIRM' }).click()
    await signAndConfirm(page, 'ADD LIQUIDITY')
    const { dex, position } = await chainSays(site, defi)
    expect([dex.reserves, position.shares]).toEqual([{ tyron: 50n * tyron, ssi: 200n * ssi }, 200n * ssi])
    await expect(pool(page)).toContainText('100.00%')

    await pool(page).getByRole('button', { name: 'Remove liquidity' }).click()
    const panel = page.getByRole('region', { name: 'Remove liquidity' })
    await panel.getByRole('textbox', { name: 'Exchange share, %' }).fill('100')
    await panel.getByRole('button', { name: 'CONFIRM' }).click()
    await signAndConfirm(page, 'REMOVE LIQUIDITY')
    expect(await tokensOf(site, 'tyron', defi)).toBe(200n * tyron)
    expect(await tokensOf(site, 's$i', defi)).toBe(900n * ssi)
    await expect(fact(pool(page), 'Price of 1 TYRON')).toHaveText('None yet')
  } finally {
    await putBack()
  }
})

test('[LQ-01] a DID wallet has the page too: its shares join the community for the name that it goes by @desktop', async ({
  page,
  site,
}) => {
  const { index, wallet, account, domain } = await newPayer(site)
  await giveCoins(site, wallet, { tyron: 100n * tyron, ssi: 500n * ssi })
  await callAs(site.devnet, account, didWallet(wallet).UpdateUsername({ username: domain, tyron: null }))
  await callAs(site.devnet, account, didWallet(wallet).AcceptPendingUsername({}))
  const { dex } = await chainSays(site, wallet)
  const added = addedByBoth(dex, 50n * tyron)
  const login = { network: 'local', address: wallet, name: `${domain}.ssi` } as const
  await arriveAs(page, { account: index, login })
  await page.goto(`/${domain}.ssi/didx/wallet/balances`)
  await page.getByRole('link', { name: 'Liquidity pools' }).click()
  await expect(page).toHaveURL(`/${domain}.ssi/defix/pool`)
  await page.getByLabel('TYRON', { exact: true }).fill('50')
  await page.getByRole('button', { name: 'PREVIEW' }).click()
  await preview(page).getByRole('button', { name: 'CONFIRM' }).click()
  await signAndConfirm(page, 'ADD LIQUIDITY')
  await pool(page).getByRole('button', { name: 'Join the community' }).click()
  const join = page.getByRole('region', { name: 'Join the community' })
  await join.getByRole('textbox', { name: 'Share that joins, %' }).fill('50')
  await join.getByRole('button', { name: 'CONFIRM' }).click()
  await signAndConfirm(page, 'JOIN THE COMMUNITY')
  const joined = await chainSays(site, wallet)
  expect(joined.position.shares).toBe(added.shares - added.shares / 2n)
  expect(joined.position.daoShares > 0n).toBe(true)
  // From the page of its second name the wallet takes out what it brought for the first one, and is told so.
  await issueName(site.devnet, `${domain}two`, wallet)
  await page.goto(`/${domain}two.ssi/defix/pool`)
  await pool(page).getByRole('button', { name: 'Remove liquidity' }).click()
  const panel = page.getByRole('region', { name: 'Remove liquidity' })
  await panel.getByRole('button', { name: 'DAO', exact: true }).click()
  await expect(panel.getByText('joined the community for', { exact: false })).toBeVisible()
  await panel.getByRole('textbox', { name: 'DAO share, %' }).fill('100')
  await panel.getByRole('button', { name: 'CONFIRM' }).click()
  await signAndConfirm(page, 'LEAVE THE COMMUNITY')
  const left = await chainSays(site, wallet)
  expect(left.position.daoShares).toBe(0n)
  expect(left.position.shares >= added.shares - 1n).toBe(true)

  // Shares that somebody sends are told by the coins that stand behind them, and the page says so.
  const gift = 10n * ssi
  const { dex: moment } = await chainSays(site, wallet)
  const exchange = await serviceAt(site.devnet, tyronDexService)
  await callAs(
    site.devnet,
    testAccount('deployer'),
    tyronDex(exchange).Transfer({ to: wallet, amount: gift }),
  )
  await page.goto(`/${domain}.ssi/defix/pool`)
  const since = pool(page).getByRole('region', { name: 'Since it was added' })
  await expect(since).toContainText(
    'Shares that came from another wallet count as the coins that stood behind',
  )
  const behind = (gift * moment.reserves.tyron) / moment.totalSupply
  // The way through the community and back is rounded down.
  const brought = [0n, 10n].map((less) => cutText(50n * tyron + behind - less, 12, 4))
  await expect(fact(since, 'Added, of what is in the pool')).toContainText(
    new RegExp(`^(${brought.join('|').replaceAll('.', String.raw`\.`)})…? TYRON and `),
  )
})
