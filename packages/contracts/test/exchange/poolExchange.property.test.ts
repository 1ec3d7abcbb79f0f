import {
  previewDraw,
  quoteExactInput,
  usualFees,
  type PoolExchange,
  type PoolFees,
  type PoolPair,
} from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { avelySwapErrors, dragonDexErrors, zilSwapErrors, zrc2Token } from '../../src'
import {
  addLiquidity,
  late,
  openPool,
  poolOf,
  poolWorld,
  tokensOf,
  treasury,
  type PoolWorld,
} from './poolWorld'
import { succeeds, zil, type Person } from '../world'
import { sequences } from '../sequences'

const kinds = Object.keys(usualFees) as readonly PoolExchange[]
const errors = { zilswap: zilSwapErrors, aswap: avelySwapErrors, dragondex: dragonDexErrors }

type Direction = 'buy' | 'sell' | 'cross'
interface Trade {
  readonly direction: Direction
  readonly pools: readonly (readonly [bigint, bigint])[]
  readonly amount: bigint
}

/** Amounts of every size, small and large ones alike. */
function sized(least: bigint, most: bigint): fc.Arbitrary<bigint> {
  return fc
    .bigInt({ min: 0n, max: BigInt(most.toString(2).length) })
    .chain((bits) => fc.bigInt({ min: 0n, max: 2n ** bits }))
    .map((value) => (value < least ? least : value > most ? most : value))
}

const pool = fc.tuple(sized(100n * zil, 2n ** 90n), sized(1n, 2n ** 120n))
const trade: fc.Arbitrary<Trade> = fc.record({
  direction: fc.constantFrom<Direction[]>('buy', 'sell', 'cross'),
  pools: fc.tuple(pool, pool),
  amount: sized(1n, 2n ** 108n),
})

/** Carries out a trade for alice, and says what arrived in the coin that she bought; null where it was refused. */
function carryOut(place: PoolWorld, { direction, amount }: Pick<Trade, 'direction' | 'amount'>) {
  const { world, exchange, alice, tokens } = place
  const at = { deadline_block: late, recipient_address: alice.address }
  if (direction === 'buy') world.state.setBalance(alice.address, amount + 1_000_000n * zil)
  const call = {
    buy: () =>
      exchange.SwapExactZILForTokens({ token_address: tokens[0], min_token_amount: 0n, ...at }, { amount }),
    sell: () =>
      exchange.SwapExactTokensForZIL({
        token_address: tokens[0],
        token_amount: amount,
        min_zil_amount: 0n,
        ...at,
      }),
    cross: () =>
      exchange.SwapExactTokensForTokens({
        token0_address: tokens[0],
        token1_address: tokens[1],
        token0_amount: amount,
        min_token1_amount: 0n,
        ...at,
      }),
  }[direction]()
  const had = (): bigint =>
    direction === 'sell'
      ? world.balance(alice)
      : tokensOf(place, tokens[direction === 'buy' ? 0 : 1], alice.address)
  const before = had()
  const execution = world.call(alice, call)
  if (!execution.receipt.success) return { received: null, execution }
  const gas = direction === 'sell' ? BigInt(execution.receipt.cumulative_gas) * 2_000_000_000n : 0n
  return { received: had() - before + gas, execution }
}

function pairOf(place: PoolWorld, direction: Direction): PoolPair {
  const [first, second] = place.tokens.map((token) => poolOf(place, token))
  return {
    buy: { from: null, to: first! },
    sell: { from: first!, to: null },
    cross: { from: first!, to: second! },
  }[direction]
}

/** The contract pays what the quote says, or refuses what it refuses; whether it paid. */
function paysWhatWasQuoted(
  place: PoolWorld,
  fees: PoolFees,
  one: Pick<Trade, 'direction' | 'amount'>,
): boolean {
  const quote = quoteExactInput(fees, pairOf(place, one.direction), one.amount)
  const paidBefore = place.world.balance(treasury)
  const { received, execution } = carryOut(place, one)
  if (quote.ok) {
    expect(execution.failure).toBeUndefined()
    expect(received).toBe(quote.value.output)
    expect(place.world.balance(treasury) - paidBefore).toBe(quote.value.zilFee)
  } else {
    expect(received, quote.code).toBeNull()
  }
  return quote.ok
}

describe.each(kinds)('a quote for %s', (kind) => {
  // Ten thousand trades; a new world now and then, since an allowance is used up.
  test('[SW-09] equals what the contract pays, to the last unit', async () => {
    const fees = usualFees[kind]
    let paid = 0
    const trades = fc.array(trade, { minLength: 100, maxLength: 100 })
    const prove = async (given: readonly Trade[]): Promise<void> => {
      const place = await poolWorld(kind, fees)
      for (const { pools, ...one } of given) {
        // Two pools where a token goes for a token.
        pools.slice(0, one.direction === 'cross' ? 2 : 1).forEach((amounts, at) => {
          const token = place.tokens[at]!
          emptyPool(place, token)
          openPool(place, token, [...amounts])
        })
        if (paysWhatWasQuoted(place, fees, one)) paid++
      }
    }
    await fc.assert(fc.asyncProperty(trades, prove), { numRuns: 100 })
    // Of ten thousand, most are trades and some are refused.
    expect(paid).toBeGreaterThan(5_000)
    expect(paid).toBeLessThan(10_000)
  })

  test.each([
    ['one Qa into a deep pool', 'buy', [10_000_000n * zil, 10n ** 18n], 1n],
    ['one unit into a pool of few tokens', 'sell', [100n * zil, 1n], 1n],
    ['a token without decimals', 'buy', [5_000n * zil, 12n], 3_000n * zil],
    ['eighteen decimals', 'sell', [5_000n * zil, 9n * 10n ** 21n], 10n ** 18n],
    ['as much as the pool holds', 'sell', [5_000n * zil, 10n ** 9n], 10n ** 9n],
    ['half of all units that the chain can count', 'sell', [5_000n * zil, 10n ** 9n], 2n ** 124n],
    ['2^127 units of a token', 'sell', [5_000n * zil, 10n ** 9n], 2n ** 127n],
    ['more than the chain can multiply', 'sell', [2n ** 118n, 10n ** 9n], 2n ** 124n],
    ['nothing', 'buy', [5_000n * zil, 10n ** 9n], 0n],
  ] as const)('holds for %s', async (_, direction, amounts, amount) => {
    const place = await poolWorld(kind, usualFees[kind])
    const [token] = place.tokens
    openPool(place, token, [...amounts])
    const { world, owner, alice } = place
    const had = tokensOf(place, token, alice.address)
    const missing = { recipient: alice.address, amount: amount - had }
    if (direction === 'sell' && amount > had) succeeds(world.call(owner, zrc2Token(token).Mint(missing)))
    paysWhatWasQuoted(place, usualFees[kind], { direction, amount })
  })
})

/** Takes out all that the owner brought. */
function emptyPool({ world, owner, exchange }: PoolWorld, token: Address): void {
  const share = world.read(exchange.fields.balances.at(token).at(owner.address)) ?? 0n
  if (share === 0n) return
  const call = exchange.RemoveLiquidity({
    token_address: token,
    contribution_amount: share,
    min_zil_amount: 0n,
    min_token_amount: 0n,
    deadline_block: late,
  })
  succeeds(world.call(owner, call))
}

type Attempt = {
  readonly by: 0 | 1
  readonly kind: 'add' | 'remove' | Direction
  readonly amount: bigint
}

const attempt: fc.Arbitrary<Attempt> = fc.record({
  by: fc.constantFrom<(0 | 1)[]>(0, 1),
  kind: fc.constantFrom<Attempt['kind'][]>('add', 'remove', 'buy', 'sell', 'cross'),
  amount: sized(0n, 10n ** 18n),
})

describe.each(kinds)('whatever people do at %s', (kind) => {
  test('no product falls, shares stay shares, and the contract holds what its pools say', async () => {
    const opening: readonly (readonly [bigint, bigint])[] = [
      [3_000n * zil, 10n ** 12n],
      [90_000n * zil, 7n * 10n ** 9n],
    ]
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { minLength: 1, maxLength: 12 }), async (attempts) => {
        const place = await poolWorld(kind, usualFees[kind])
        place.tokens.forEach((token, at) => openPool(place, token, [...opening[at]!]))
        for (const one of attempts) {
          const before = place.tokens.map((token) => productPerShare(place, token))
          act(place, [place.alice, place.bruno][one.by]!, one)
          place.tokens.forEach((token, at) => {
            const [product, shares] = productPerShare(place, token)
            const [was, sharesWere] = before[at]!
            // By share, so that what is added and taken out counts as nothing.
            expect(product * sharesWere * sharesWere).toBeGreaterThanOrEqual(was * shares * shares)
          })
          holdsWhatItSays(place)
        }
      }),
      sequences(60),
    )
  })

  test('nobody takes out more than they own', async () => {
    const place = await poolWorld(kind, usualFees[kind])
    openPool(place, place.tokens[0], [500n * zil, 10n ** 9n])
    const { failure } = place.world.call(
      place.bruno,
      place.exchange.RemoveLiquidity({
        token_address: place.tokens[0],
        contribution_amount: 1n,
        min_zil_amount: 0n,
        min_token_amount: 0n,
        deadline_block: late,
      }),
    )
    expect(failure).toMatchObject({ code: BigInt(errors[kind].notEnoughShare) })
  })
})

function productPerShare(place: PoolWorld, token: Address): readonly [bigint, bigint] {
  const { zil: zilReserve, tokens } = poolOf(place, token)!
  return [zilReserve * tokens, place.world.read(place.exchange.fields.total_contributions.at(token))!]
}

/** Tries what may well be refused. */
function act(place: PoolWorld, who: Person, { kind, amount }: Attempt): void {
  const { world, exchange, tokens } = place
  const token = tokens[0]
  world.state.setBalance(who.address, amount + 1_000_000n * zil)
  if (kind === 'add') world.call(who, addLiquidity(exchange, token, amount, 10n ** 30n))
  else if (kind === 'remove') {
    const share = world.read(exchange.fields.balances.at(token).at(who.address)) ?? 0n
    const taken = amount < share ? amount : share
    const pool = poolOf(place, token)!
    const total = world.read(exchange.fields.total_contributions.at(token)) ?? 0n
    const expected = previewDraw(pool, taken, total)
    const call = exchange.RemoveLiquidity({
      token_address: token,
      contribution_amount: taken,
      min_zil_amount: 0n,
      min_token_amount: 0n,
      deadline_block: late,
    })
    const had = tokensOf(place, token, who.address)
    const isTaken = world.call(who, call).receipt.success
    if (!isTaken || !expected.ok) return
    // The preview says to the unit what comes out.
    const left = poolOf(place, token) ?? { zil: 0n, tokens: 0n }
    expect(pool.zil - left.zil).toBe(expected.value.zil)
    expect(pool.tokens - left.tokens).toBe(expected.value.tokens)
    expect(tokensOf(place, token, who.address) - had).toBe(expected.value.tokens)
  } else carryOut(place, { direction: kind, amount })
}

/** ZIL and tokens of the contract are those of its pools, and all shares together are the total. */
function holdsWhatItSays(place: PoolWorld): void {
  const { world, exchange, exchangeAddress, owner, alice, bruno, tokens } = place
  let zilHeld = 0n
  for (const token of tokens) {
    const held = poolOf(place, token)!
    zilHeld += held.zil
    expect(tokensOf(place, token, exchangeAddress)).toBe(held.tokens)
    const shares = [owner, alice, bruno].map(
      ({ address }) => world.read(exchange.fields.balances.at(token).at(address)) ?? 0n,
    )
    expect(shares.reduce((sum, share) => sum + share)).toBe(
      world.read(exchange.fields.total_contributions.at(token)),
    )
  }
  expect(world.balance(exchangeAddress)).toBe(zilHeld)
}
