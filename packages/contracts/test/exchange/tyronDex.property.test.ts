import {
  minimumContribution,
  previewAdd,
  previewAddTyronOnly,
  previewJoin,
  previewLeave,
  previewRemove,
  quoteAt,
  type Exchanges,
} from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { init, zrc2Token } from '../../src'
import {
  addBoth,
  communityWorld,
  dexState,
  late,
  openPool,
  tokensOf,
  vaultState,
  type CommunityWorld,
} from './communityWorld'
import { domainId, succeeds, type Person } from '../world'
import { sequences } from '../sequences'

/** Amounts of every size, small and large ones alike. */
function sized(least: bigint, most: bigint): fc.Arbitrary<bigint> {
  return fc
    .bigInt({ min: 0n, max: BigInt(most.toString(2).length) })
    .chain((bits) => fc.bigInt({ min: 0n, max: 2n ** bits }))
    .map((value) => (value < least ? least : value > most ? most : value))
}

type Side = 'tyron' | 'ssi'
const otherOf = { tyron: 'ssi', ssi: 'tyron' } as const
const coinOf = { tyron: 'tyron', ssi: 's$i' } as const

/** The app's facts about this world. */
function exchangesOf(place: CommunityWorld): Exchanges {
  return { block: 1n, states: new Map(), tyronDex: dexState(place), vault: vaultState(place) }
}

function swap({ world, dex, tokens }: CommunityWorld, who: Person, side: Side, amount: bigint, least = 0n) {
  return world.call(
    who,
    dex.SwapExactTokensForTokens({
      token0_address: tokens[side],
      token1_address: tokens[otherOf[side]],
      token0_amount: amount,
      min_token1_amount: least,
      deadline_block: late,
      recipient_address: who.address,
    }),
  )
}

/** The exchange pays what the quote says, or refuses what it refuses; whether it paid. */
function paysWhatWasQuoted(place: CommunityWorld, side: Side, amount: bigint): boolean {
  const { alice, tokens } = place
  const trade = { from: coinOf[side], to: coinOf[otherOf[side]], amount, slippage: 0n }
  const quote = quoteAt(exchangesOf(place), 'tydradex', trade)
  const before = tokensOf(place, tokens[otherOf[side]], alice.address)
  const execution = swap(place, alice, side, amount)
  const received = tokensOf(place, tokens[otherOf[side]], alice.address) - before
  if (quote.ok) expect(execution.failure).toBeUndefined()
  else expect(execution.failure, quote.code).toBeDefined()
  expect(received).toBe(quote.ok ? quote.value.output : 0n)
  return quote.ok
}

/** A domain that an account speaks for by itself. */
function giveDomain({ world, deployer, init: address }: CommunityWorld, domain: string, to: Address): void {
  const username = { tld: 'ssi', username: domainId(domain), addr: to, dID: to }
  succeeds(world.call(deployer, init(address).IssueNftUsername(username)))
}

const club = domainId('club')

/** Empties the pool and opens it again, for the community or for who brings it. */
function reopen(place: CommunityWorld, tyron: bigint, ssi: bigint, isJoined: boolean): void {
  const { world, deployer, dex } = place
  const owned = world.read(dex.fields.shares.at(club)) ?? 0n
  if (owned > 0n) succeeds(world.call(deployer, dex.LeaveCommunity({ amount: owned, deadline_block: late })))
  const amount = world.read(dex.fields.balances.at(deployer.address)) ?? 0n
  const least = { min_ssi_amount: 0n, min_tyron_amount: 0n, deadline_block: late }
  if (amount > 0n) succeeds(world.call(deployer, dex.RemoveLiquidity({ amount, ...least })))
  succeeds(world.call(deployer, addBoth(place, tyron, ssi, isJoined ? { domain: club } : {})))
}

const trade = fc.record({
  side: fc.constantFrom<Side[]>('tyron', 'ssi'),
  tyron: sized(1n, 2n ** 117n),
  ssi: sized(10n ** 14n, 2n ** 117n),
  amount: sized(1n, 2n ** 117n),
  isJoined: fc.boolean(),
})

describe('a quote for TyronDEX', () => {
  // Ten thousand trades; a new world now and then, since an allowance is used up.
  test('[SW-09] equals what the contract pays, to the last unit', async () => {
    let paid = 0
    const prove = async (trades: readonly (typeof trade extends fc.Arbitrary<infer T> ? T : never)[]) => {
      const place = await communityWorld({ isWide: true })
      giveDomain(place, 'club', place.deployer.address)
      for (const [at, { side, tyron, ssi, amount, isJoined }] of trades.entries()) {
        // Four trades follow each other in each pool.
        if (at % 4 === 0) reopen(place, tyron, ssi, isJoined)
        if (paysWhatWasQuoted(place, side, amount)) paid++
      }
    }
    await fc.assert(fc.asyncProperty(fc.array(trade, { minLength: 100, maxLength: 100 }), prove), {
      numRuns: 100,
    })
    expect(paid).toBeGreaterThan(5_000)
    expect(paid).toBeLessThan(10_000)
  })

  test.each([
    ['one unit of TYRON', 'tyron', 80_000n * 10n ** 12n, 250_000n * 10n ** 18n, 1n],
    ['one unit of S$I, which buys nothing', 'ssi', 80_000n * 10n ** 12n, 250_000n * 10n ** 18n, 1n],
    ['as much as the pool holds', 'ssi', 10n ** 12n, 10n ** 18n, 10n ** 18n],
    ['a pool of one unit', 'ssi', 1n, 10n ** 14n, 10n ** 20n],
    ['half of all that there is', 'ssi', 2n ** 125n, 2n ** 125n, 2n ** 125n],
    ['2^127 units', 'tyron', 10n ** 12n, 10n ** 18n, 2n ** 127n],
    ['more than the chain can multiply', 'tyron', 2n ** 125n, 2n ** 126n, 2n ** 125n],
    ['nothing', 'tyron', 10n ** 12n, 10n ** 18n, 0n],
  ] as const)('holds for %s', async (_, side, tyron, ssi, amount) => {
    const place = await communityWorld({ isWide: true })
    openPool(place, tyron, ssi)
    const { world, deployer, alice, tokens } = place
    const had = tokensOf(place, tokens[side], alice.address)
    const missing = { recipient: alice.address, amount: amount - had }
    if (amount > had) succeeds(world.call(deployer, zrc2Token(tokens[side]).Mint(missing)))
    paysWhatWasQuoted(place, side, amount)
  })
})

describe('a preview of liquidity', () => {
  const size = { tyron: sized(1n, 10n ** 19n), reserve: sized(10n ** 9n, 10n ** 19n) }
  const addition = fc.record({
    reserves: fc.tuple(size.reserve, sized(10n ** 16n, 10n ** 22n)),
    tyron: size.tyron,
    thousandths: fc.bigInt({ min: 1n, max: 1_500n }),
    isSsi: fc.boolean(),
    isJoined: fc.boolean(),
    swapped: sized(0n, 10n ** 18n),
    part: fc.bigInt({ min: 1n, max: 100n }),
  })

  // A thousand additions and removals of every size.
  test('equals what the contract does, to the last unit', async () => {
    let added = 0
    const prove = async (cases: readonly (typeof addition extends fc.Arbitrary<infer T> ? T : never)[]) => {
      const place = await communityWorld({ isWide: true })
      const { world, alice, dex, dexAddress, tokens } = place
      giveDomain(place, 'club', place.deployer.address)
      for (const { reserves, tyron: any, thousandths, isSsi, isJoined, swapped, part } of cases) {
        takeAllOf(place, alice)
        // Half of them are a part of the pool, half are of any size.
        const tyron = any % 2n === 0n ? any : (reserves[0] * thousandths) / 1_000n + 1n
        reopen(place, ...reserves, isJoined)
        swap(place, place.bruno, 'tyron', swapped)
        const before = dexState(place)
        const preview = isSsi ? previewAdd(before, tyron, 0n) : previewAddTyronOnly(before, tyron)
        const had = [tokensOf(place, tokens.tyron, alice.address), tokensOf(place, tokens.ssi, alice.address)]
        const least = preview.ok ? minimumContribution(preview.value.contribution) : 0n
        // Large ones need a token, which alice has not.
        if (preview.ok && preview.value.contribution > 25n * 10n ** 20n) continue
        const { failure } = world.call(alice, addBoth(place, tyron, least, { is_ssi: isSsi }))
        if (!preview.ok) {
          expect(failure, preview.code).toBeDefined()
          continue
        }
        added++
        expect(failure).toBeUndefined()
        const { contribution, ssiBack, after } = preview.value
        expect(dexState(place)).toEqual(after)
        expect(world.read(dex.fields.balances.at(alice.address))).toBe(contribution)
        expect(had[0]! - tokensOf(place, tokens.tyron, alice.address)).toBe(preview.value.tyron)
        expect(had[1]! - tokensOf(place, tokens.ssi, alice.address)).toBe(preview.value.ssi - ssiBack)

        const amount = (contribution * part) / 100n
        const removal = previewRemove(after, amount)
        const held = [tokens.tyron, tokens.ssi].map((token) => tokensOf(place, token, dexAddress))
        const out = world.call(
          alice,
          dex.RemoveLiquidity({ amount, min_ssi_amount: 0n, min_tyron_amount: 0n, deadline_block: late }),
        )
        if (!removal.ok) {
          expect(out.failure, removal.code).toBeDefined()
          continue
        }
        expect(out.failure).toBeUndefined()
        expect(dexState(place)).toEqual(removal.value.after)
        expect(held[0]! - tokensOf(place, tokens.tyron, dexAddress)).toBe(removal.value.tyron)
        expect(held[1]! - tokensOf(place, tokens.ssi, dexAddress)).toBe(removal.value.ssi)
      }
    }
    await fc.assert(fc.asyncProperty(fc.array(addition, { minLength: 50, maxLength: 50 }), prove), {
      numRuns: 20,
    })
    expect(added).toBeGreaterThan(300)
  })
})

function takeAllOf({ world, dex }: CommunityWorld, who: Person): void {
  const amount = world.read(dex.fields.balances.at(who.address)) ?? 0n
  if (amount === 0n) return
  const least = { min_ssi_amount: 0n, min_tyron_amount: 0n, deadline_block: late }
  world.call(who, dex.RemoveLiquidity({ amount, ...least }))
}

const kinds = [
  'swap tyron',
  'swap ssi',
  'add',
  'add tyron',
  'remove',
  'join',
  'leave',
  'give',
  'send',
] as const
type Kind = (typeof kinds)[number]
const attempt = fc.record({
  by: fc.constantFrom<(0 | 1)[]>(0, 1),
  kind: fc.constantFrom(...kinds),
  amount: sized(0n, 10n ** 21n),
})

describe('whatever people do at TyronDEX', () => {
  test('the product by share never falls, shares stay shares, and it holds what it says', async () => {
    const done = new Map<Kind, number>()
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { minLength: 1, maxLength: 16 }), async (attempts) => {
        const place = await communityWorld()
        openPool(place, 80_000n * 10n ** 12n, 250_000n * 10n ** 18n)
        place.world.call(
          place.deployer,
          place.dex.Transfer({ to: place.alice.address, amount: 9n * 10n ** 21n }),
        )
        giveDomain(place, 'alice', place.alice.address)
        giveDomain(place, 'bruno', place.bruno.address)
        act(place, place.alice, domainId('alice'), 'join', 4n * 10n ** 21n)
        for (const { by, kind, amount } of attempts) {
          const before = dexState(place)
          const who = by === 0 ? 'alice' : 'bruno'
          if (act(place, place[who], domainId(who), kind, amount)) done.set(kind, (done.get(kind) ?? 0) + 1)
          growsByShare(before, dexState(place))
          holdsWhatItSays(place)
        }
      }),
      sequences(200),
    )
    // Each of them came to pass, so that the invariants were tried.
    expect([...done.keys()].sort()).toEqual([...kinds].sort())
  })
})

/** Tries what may well be refused; whether it was done. What joins and leaves is what the preview says. */
function act(place: CommunityWorld, who: Person, domain: `0x${string}`, kind: Kind, amount: bigint): boolean {
  const { world, dex, tokens, dexAddress, bruno } = place
  const before = dexState(place)
  const owned = world.read(dex.fields.shares.at(domain)) ?? 0n
  const held = world.read(dex.fields.balances.at(who.address)) ?? 0n
  const most = (limit: bigint): bigint => (amount < limit ? amount : limit)
  const at = { deadline_block: late }
  const calls = {
    'swap tyron': () => swap(place, who, 'tyron', amount),
    'swap ssi': () => swap(place, who, 'ssi', amount),
    add: () => {
      const preview = previewAdd(before, amount, 0n)
      return world.call(who, addBoth(place, amount, preview.ok ? preview.value.contribution : 0n))
    },
    'add tyron': () => world.call(who, addBoth(place, amount, 0n, { is_ssi: false })),
    remove: () =>
      world.call(
        who,
        dex.RemoveLiquidity({ amount: most(held), min_ssi_amount: 0n, min_tyron_amount: 0n, ...at }),
      ),
    join: () => world.call(who, dex.JoinCommunity({ amount: most(held), domain, subdomain: null, ...at })),
    leave: () => world.call(who, dex.LeaveCommunity({ amount: most(owned), ...at })),
    give: () => world.call(who, dex.Transfer({ to: bruno.address, amount: most(held) })),
    send: () => {
      const sent = world.call(who, zrc2Token(tokens.ssi).Transfer({ to: dexAddress, amount }))
      if (amount % 2n === 0n) return sent
      const order = {
        token0_address: tokens.ssi,
        min_token1_amount: 0n,
        recipient_address: who.address,
        ...at,
      }
      return world.call(who, dex.SwapDeposit(order))
    },
  }
  const { failure } = calls[kind]()
  if (kind === 'join') {
    const preview = previewJoin(before, most(held))
    const now = world.read(dex.fields.shares.at(domain)) ?? 0n
    expect(now - owned).toBe(preview.ok ? preview.value : 0n)
  }
  if (kind === 'leave') {
    const preview = previewLeave(before, most(owned), owned)
    const now = world.read(dex.fields.balances.at(who.address)) ?? 0n
    if (failure === undefined) expect(now - held).toBe(preview.ok ? preview.value : null)
  }
  return failure === undefined
}

type State = ReturnType<typeof dexState>

function growsByShare(before: State, now: State): void {
  const product = ({ reserves: { tyron, ssi } }: State): bigint => tyron * ssi
  expect(product(now) * before.totalSupply ** 2n).toBeGreaterThanOrEqual(
    product(before) * now.totalSupply ** 2n,
  )
  // A share of the community is never worth less of the pool either.
  if (before.contributions > 0n && now.contributions > 0n) {
    expect(now.daoBalance * before.contributions).toBeGreaterThanOrEqual(
      before.daoBalance * now.contributions,
    )
  }
}

/** Tokens are those of the pool and of deposits; all shares together are the supply, and those of domains the contributions. */
function holdsWhatItSays(place: CommunityWorld): void {
  const { world, dex, tokens, dexAddress, deployer, alice, bruno } = place
  const { reserves, totalSupply, contributions, daoBalance } = dexState(place)
  const people = [deployer, alice, bruno].map(({ address }) => address)
  const sum = (amounts: readonly (bigint | null)[]): bigint =>
    amounts.reduce<bigint>((total, amount) => total + (amount ?? 0n), 0n)
  for (const side of ['tyron', 'ssi'] as const) {
    const deposits = sum(
      people.map((address) => world.read(dex.fields.deposits.at(address).at(tokens[side]))),
    )
    expect(tokensOf(place, tokens[side], dexAddress)).toBe(reserves[side] + deposits)
  }
  expect(sum(people.map((address) => world.read(dex.fields.balances.at(address)))) + daoBalance).toBe(
    totalSupply,
  )
  const domains = ['alice', 'bruno'].map(domainId)
  expect(sum(domains.map((domain) => world.read(dex.fields.shares.at(domain))))).toBe(contributions)
}
