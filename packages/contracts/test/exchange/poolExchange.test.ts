import { feeDenominator, minimumOutput, quoteExactInput, usualFees } from '@tyto/exchange'
import { expect, test } from 'vitest'
import { avelySwap, avelySwapErrors, dragonDex, dragonDexErrors, zilSwapErrors as errors } from '../../src'
import { addLiquidity, late, openPool, poolOf, poolWorld, tokensOf } from './poolWorld'
import { succeeds, throws, zil } from '../world'

const fees = usualFees.zilswap

async function openedWorld() {
  const place = await poolWorld('zilswap', fees)
  openPool(place, place.tokens[0], [1_000n * zil, 2_000_000n])
  return place
}

test('the first to bring ZIL and tokens opens a pool, and owns all of it', async () => {
  const place = await poolWorld('zilswap', fees)
  const [token] = place.tokens
  const opened = place.world.call(place.owner, addLiquidity(place.exchange, token, 100n * zil, 5n))
  succeeds(opened)
  expect(opened.receipt.event_logs?.map(({ _eventname }) => _eventname)).toEqual(
    expect.arrayContaining(['PoolCreated', 'Mint']),
  )
  expect(poolOf(place, token)).toEqual({ zil: 100n * zil, tokens: 5n })
  expect(place.world.read(place.exchange.fields.balances.at(token).at(place.owner.address))).toBe(100n * zil)
})

test('a pool is opened with 100 ZIL at the least, and with something on both sides', async () => {
  const { world, owner, exchange, tokens } = await poolWorld('zilswap', fees)
  const open = (zilAmount: bigint, max: bigint) =>
    world.call(owner, addLiquidity(exchange, tokens[0], zilAmount, max))
  throws(open(100n * zil - 1n, 5n), 'Error', errors.tooLittleZil)
  throws(open(0n, 5n), 'Error', errors.zeroAmount)
  throws(open(100n * zil, 0n), 'Error', errors.zeroAmount)
})

test('who comes later brings tokens at the price of the moment, one unit more than the exact part', async () => {
  const place = await openedWorld()
  const { world, alice, exchange, tokens } = place
  const add = (max: bigint, least: bigint) =>
    world.call(alice, addLiquidity(exchange, tokens[0], 10n * zil, max, least))
  throws(add(20_000n, 0n), 'Error', errors.tooManyTokens)
  throws(add(20_001n, 10n * zil + 1n), 'Error', errors.tooSmallShare)
  succeeds(add(20_001n, 10n * zil))
  expect(poolOf(place, tokens[0])).toEqual({ zil: 1_010n * zil, tokens: 2_020_001n })
  expect(world.read(exchange.fields.total_contributions.at(tokens[0]))).toBe(1_010n * zil)
})

test('a share is taken out with its part of both sides; with the last one the pool goes', async () => {
  const place = await openedWorld()
  const { world, owner, exchange, tokens } = place
  const remove = (contribution_amount: bigint, min_zil_amount = 0n, min_token_amount = 0n) =>
    world.call(
      owner,
      exchange.RemoveLiquidity({
        token_address: tokens[0],
        contribution_amount,
        min_zil_amount,
        min_token_amount,
        deadline_block: late,
      }),
    )
  throws(remove(0n), 'Error', errors.zeroAmount)
  throws(remove(500n * zil, 500n * zil + 1n), 'Error', errors.rate)
  throws(remove(500n * zil, 0n, 1_000_001n), 'Error', errors.rate)
  const had = tokensOf(place, tokens[0], owner.address)
  succeeds(remove(500n * zil, 500n * zil, 1_000_000n))
  expect(tokensOf(place, tokens[0], owner.address) - had).toBe(1_000_000n)
  expect(poolOf(place, tokens[0])).toEqual({ zil: 500n * zil, tokens: 1_000_000n })
  succeeds(remove(500n * zil))
  expect(poolOf(place, tokens[0])).toBeNull()
  expect(world.balance(place.exchangeAddress)).toBe(0n)
  throws(remove(1n), 'Error', errors.noPool)
})

test('a swap below what somebody accepts does not happen, in all three directions', async () => {
  const place = await openedWorld()
  const { world, alice, exchange, tokens } = place
  openPool(place, tokens[1], [1_000n * zil, 3_000_000n])
  const [first, second] = tokens.map((token) => poolOf(place, token))
  const at = { deadline_block: late, recipient_address: alice.address }
  const bought = quoteExactInput(fees, { from: null, to: first! }, 5n * zil)
  const sold = quoteExactInput(fees, { from: first!, to: null }, 9_000n)
  const crossed = quoteExactInput(fees, { from: first!, to: second! }, 9_000n)
  if (!bought.ok || !sold.ok || !crossed.ok) throw new Error('a quote is missing')
  const [token_address, token1_address] = tokens
  const calls = [
    exchange.SwapExactZILForTokens(
      { token_address, min_token_amount: bought.value.output + 1n, ...at },
      { amount: 5n * zil },
    ),
    exchange.SwapExactTokensForZIL({
      token_address,
      token_amount: 9_000n,
      min_zil_amount: sold.value.output + 1n,
      ...at,
    }),
    exchange.SwapExactTokensForTokens({
      token0_address: token_address,
      token1_address,
      token0_amount: 9_000n,
      min_token1_amount: crossed.value.output + 1n,
      ...at,
    }),
  ]
  for (const call of calls) throws(world.call(alice, call), 'Error', errors.rate)
})

test('from its deadline on nothing happens', async () => {
  const place = await openedWorld()
  const { world, alice, exchange, tokens } = place
  const inTime = (deadline_block: bigint) =>
    world.call(
      alice,
      exchange.SwapExactZILForTokens(
        { token_address: tokens[0], min_token_amount: 1n, deadline_block, recipient_address: alice.address },
        { amount: zil },
      ),
    )
  throws(inTime(world.block), 'Error', errors.expired)
  succeeds(inTime(world.block + 1n))
})

test('what has no pool, is the same on both sides, or is not allowed for, is refused', async () => {
  const place = await openedWorld()
  const { world, alice, exchange, tokens } = place
  const [token, poolless] = tokens
  const at = { deadline_block: late, recipient_address: alice.address }
  const cross = (token0_address: typeof token, token1_address: typeof token) =>
    world.call(
      alice,
      exchange.SwapExactTokensForTokens({
        token0_address,
        token1_address,
        token0_amount: 5_000n,
        min_token1_amount: 0n,
        ...at,
      }),
    )
  throws(cross(token, token), 'Error', errors.sameToken)
  throws(cross(token, poolless), 'Error', errors.noPool)
  throws(cross(poolless, token), 'Error', errors.noPool)
  const buy = exchange.SwapExactZILForTokens(
    { token_address: poolless, min_token_amount: 0n, ...at },
    { amount: zil },
  )
  throws(world.call(alice, buy), 'Error', errors.noPool)
})

test('only the owner sets fees, and none above all of it', async () => {
  const { world, owner, alice, exchange } = await openedWorld()
  throws(world.call(alice, exchange.SetFee({ new_fee: 0n })), 'Error', errors.notOwner)
  throws(world.call(owner, exchange.SetFee({ new_fee: feeDenominator + 1n })), 'Error', errors.wrongFee)
  succeeds(world.call(owner, exchange.SetFee({ new_fee: 100n })))
  expect(world.read(exchange.fields.output_after_fee)).toBe(9_900n)

  const avely = await poolWorld('aswap', usualFees.aswap)
  const aswap = avelySwap(avely.exchangeAddress)
  const setTreasury = aswap.SetTreasuryFee({ new_fee: 0n })
  throws(avely.world.call(avely.alice, setTreasury), 'Error', avelySwapErrors.notOwner)
  succeeds(avely.world.call(avely.owner, setTreasury))
  throws(
    avely.world.call(avely.owner, aswap.SetLiquidityFee({ new_fee: feeDenominator + 1n })),
    'Error',
    avelySwapErrors.wrongFee,
  )

  const dragon = await poolWorld('dragondex', usualFees.dragondex)
  const dex = dragonDex(dragon.exchangeAddress)
  throws(
    dragon.world.call(dragon.alice, dex.SetProtocolFee({ new_fee: 1n })),
    'Error',
    dragonDexErrors.notOwner,
  )
  succeeds(dragon.world.call(dragon.owner, dex.SetLiquidityFee({ new_fee: 9_000n })))
  expect(dragon.world.read(dex.fields.liquidity_fee)).toBe(9_000n)
})

test('the impact of a trade is what it moves the price by, fees apart', () => {
  const pool = { zil: 1_000_000n * zil, tokens: 10n ** 15n }
  const impact = (amount: bigint) => {
    const quote = quoteExactInput(usualFees.dragondex, { from: null, to: pool }, amount)
    return quote.ok ? quote.value.impact : null
  }
  expect(impact(1_000n * zil)).toBe(10n)
  expect(impact(111_111n * zil)).toBe(994n)
  expect(impact(1_000_000n * zil)).toBe(4_983n)
})

test('the least that is accepted is below the quote by the slippage, and never nothing', () => {
  expect(minimumOutput(10_000n, 200n)).toBe(9_800n)
  expect(minimumOutput(1n, 200n)).toBe(1n)
  expect(minimumOutput(999n, 0n)).toBe(999n)
  expect(minimumOutput(999n, -5n)).toBe(999n)
  expect(() => minimumOutput(999n, 10_000n)).toThrow(RangeError)
})
