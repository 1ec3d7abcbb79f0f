import type { ContractCall } from '@tyto/abi'
import { previewAdd, previewJoin, previewLeave, type TyronDexState } from '@tyto/exchange'
import type { Address, Result } from '@tyto/primitives'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defiWallet, didWallet, tydraDefi, tyronDex } from '../../src'
import { traderOf, traders, tradeWorld, units, type TradeWorld } from './tradeWorld'
import { domainId, succeeds, zil } from '../world'
import { sequences } from '../sequences'

const kinds = [
  'buy',
  'sell',
  'swap',
  'swapBack',
  'route',
  'routeToSsi',
  'mint',
  'burn',
  'bring',
  'bringTyron',
  'take',
  'join',
  'leave',
] as const

const attempt = fc.record({
  kind: fc.constantFrom(...kinds),
  wallet: fc.constantFrom(...traders),
  // A stranger now and then: most of what is tried should come to pass.
  byOwner: fc.constantFrom(true, true, true, false),
  // Thousandths of a coin: some of it is more than a wallet has.
  amount: fc.oneof(fc.integer({ min: 1, max: 500_000 }), fc.constantFrom(1, 20_000_000)),
  greedy: fc.boolean(),
  toFriend: fc.boolean(),
})
type Attempt = typeof attempt extends fc.Arbitrary<infer T> ? T : never

const most = 2n ** 100n

function unitsOf({ amount }: Pick<Attempt, 'amount'>, unit: bigint): bigint {
  return (BigInt(amount) * unit) / 1_000n + 1n
}

/** The call of an attempt; a greedy one asks for more than anybody pays. */
function callOf(
  { kind, wallet, amount, greedy, toFriend }: Attempt,
  place: TradeWorld,
  friend: Address,
): ContractCall {
  const own = defiWallet(traderOf(place, wallet))
  const least = greedy ? most : 1n
  const later = { deadline: 10n, tyron: null } as const
  const of = (unit: bigint) => unitsOf({ amount }, unit)
  const beneficiary = toFriend ? friend : null
  const pool = { ...later, dApp: 'zilswap', addrName: 'gzil' }
  const dex = { ...later, dApp: 'tyron_s$i', addrName: 'tyron' }
  const vault = { dApp: 'xsgd_vault', auth: false, subdomain: null, tyron: null }
  const route = {
    ...later,
    addrName: '',
    iDex: 'zilswap',
    iAddrName: 'xsgd',
    allowance: 0n,
    minIntAmount: 1n,
  }
  switch (kind) {
    case 'buy':
      return own.SwapExactZILForTokens({ ...pool, amount: of(zil), minTokenAmount: least, beneficiary })
    case 'sell':
      return own.SwapExactTokensForZIL({ ...pool, amount: of(units.gzil), minZilAmount: least })
    case 'swap':
    case 'swapBack': {
      const [addrName, toAddrName, unit] =
        kind === 'swap' ? (['tyron', 's$i', units.tyron] as const) : (['s$i', 'tyron', units.ssi] as const)
      const order = { ...dex, addrName, toAddrName, amount: of(unit), minTokenAmount: least, beneficiary }
      return own.SwapExactTokensForTokens(order)
    }
    case 'route':
      return own.SwapTydraDEX({
        ...route,
        toAddrName: 'tyron',
        amount: of(zil),
        minTokenAmount: least,
        beneficiary,
      })
    case 'routeToSsi':
      return own.SwapTydraDEX({
        ...route,
        toAddrName: 's$i',
        amount: of(zil),
        minTokenAmount: least,
        beneficiary,
      })
    case 'mint':
      return own.MintAuth({ ...vault, amount: of(units.xsgd), beneficiary })
    case 'burn':
      return own.BurnAuth({ ...vault, amount: of(units.ssi) })
    case 'bring': {
      const maxTokenAmount = of(units.tyron)
      const found = previewAdd(stateOf(place), maxTokenAmount, 0n)
      const expected = found.ok ? found.value.contribution : 1n
      return own.AddLiquidity({
        ...dex,
        isSSI: true,
        minContributionAmount: greedy ? most : expected,
        maxTokenAmount,
        double_allowance: true,
        is_community: false,
        subdomain: null,
      })
    }
    case 'bringTyron':
      return own.AddLiquidity({
        ...pool,
        isSSI: false,
        minContributionAmount: least,
        maxTokenAmount: of(units.gzil),
        double_allowance: false,
        is_community: false,
        subdomain: null,
      })
    case 'take':
      return own.RemoveLiquidity({
        ...dex,
        amount: of(units.ssi),
        minZilAmount: least,
        minTokenAmount: 1n,
        is_community: true,
      })
    case 'join':
      return own.JoinCommunity({
        ...dex,
        amount: of(units.ssi),
        subdomain: wallet === 'DefiWallet' ? 'defi' : null,
      })
    case 'leave':
      return own.LeaveCommunity({ ...later, dApp: 'tyron_s$i', amount: of(units.ssi) })
  }
}

function stateOf({ world, dex }: TradeWorld): TyronDexState {
  const { fields } = tyronDex(dex)
  const [tyron, ssi] = world.read(fields.reserves)!
  return {
    reserves: { tyron, ssi },
    profitDenom: world.read(fields.profit_denom)!,
    reward: world.read(fields.reward)!,
    totalSupply: world.read(fields.total_supply)!,
    contributions: world.read(fields.contributions)!,
    daoBalance: world.read(fields.dao_balance)!,
    isFairlaunch: false,
  }
}

test('[SW-07] whatever wallets trade, what leaves one arrives at another, nothing stays allowed or on its way, and strangers move nothing', async () => {
  let done = 0
  let refused = 0
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { minLength: 8, maxLength: 20 }), async (attempts) => {
      const place = await tradeWorld()
      const { world, alice, bruno, deployer, xsgd, gzil, ssi, tyron, vault, dex, zilswap, initDid } = place
      const friend = world.join('friend').address
      const stops = [vault, dex, zilswap]
      const holders = [place.defi, alice.wallet, bruno.wallet, friend, deployer.address, initDid, ...stops]
      const tokens = [xsgd, gzil, tyron]
      const sumOf = (token: Address) => holders.reduce((sum, of) => sum + place.tokens(token, of), 0n)
      const zilOf = () => holders.reduce((sum, of) => sum + world.balance(of), 0n)
      // S$I is made of XSGD, which the vault keeps: counted together nothing is made or lost but the dust of a burn.
      const before = {
        sums: tokens.map(sumOf),
        zil: zilOf(),
        ssi: sumOf(ssi) - place.tokens(xsgd, vault) * 10n ** 12n,
      }
      let dust = 0n
      for (const each of attempts) {
        const call = callOf(each, place, friend)
        const all = () =>
          holders.map((of) => [world.balance(of), ...[...tokens, ssi].map((t) => place.tokens(t, of))])
        const seen = all()
        const by = each.byOwner ? alice.controller : bruno.controller
        const execution = world.call(by, call)
        if (execution.receipt.success) {
          done += 1
          expect(each).toMatchObject({ byOwner: true })
          const asksTooMuch = each.greedy && !['mint', 'burn', 'join', 'leave'].includes(each.kind)
          expect(asksTooMuch, each.kind).toBe(false)
          // Less than a unit of XSGD is not paid.
          if (each.kind === 'burn') dust += unitsOf(each, units.ssi) % 10n ** 12n
        } else {
          refused += 1
          expect(all()).toEqual(seen)
        }
        expect(tokens.map(sumOf)).toEqual(before.sums)
        expect(zilOf()).toBe(before.zil)
        expect(sumOf(ssi) - place.tokens(xsgd, vault) * 10n ** 12n).toBe(before.ssi - dust)
        for (const wallet of [place.defi, alice.wallet])
          for (const token of [...tokens, ssi])
            for (const stop of stops) expect(place.allowed(token, wallet, stop)).toBe(0n)
        // Nobody's deposit waits in between.
        expect(world.read(tyronDex(dex).fields.deposits.at(by.address)) ?? new Map()).toEqual(new Map())
        expect(world.read(tydraDefi(vault).fields.deposits.at(by.address))).toBeNull()
      }
    }),
    sequences(40),
  )
  // Both happened, again and again.
  expect(done).toBeGreaterThan(60)
  expect(refused).toBeGreaterThan(100)
})

const communityKinds = ['bring', 'take', 'join', 'leave', 'swap'] as const

test('[LQ-03] shares join the community and leave it through both wallets: each gets what the preview says, and no share is made or lost', async () => {
  const done = new Set<string>()
  // Chance alone may leave one of them out: this one goes through all.
  const amounts = { bring: 40_000, join: 1_000, leave: 500, take: 500, swap: 500 }
  const whole = traders.flatMap((wallet) =>
    (['bring', 'join', 'leave', 'take', 'swap'] as const).map((kind) => ({
      kind,
      wallet,
      amount: amounts[kind],
    })),
  )
  const step = fc.record({
    kind: fc.constantFrom(...communityKinds),
    wallet: fc.constantFrom(...traders),
    amount: fc.integer({ min: 1, max: 60_000 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
      const place = await tradeWorld()
      const { world, alice, bruno, deployer, dex } = place
      const { balances, shares, contributions, dao_balance, total_supply } = tyronDex(dex).fields
      // A DID wallet joins for the name that it goes by.
      const did = didWallet(alice.wallet)
      succeeds(world.call(alice.controller, did.UpdateUsername({ username: 'alice', tyron: null })))
      succeeds(world.call(alice.controller, did.AcceptPendingUsername({})))
      const owned = (): bigint => world.read(shares.at(domainId('alice'))) ?? 0n
      const held = (of: Address): bigint => world.read(balances.at(of)) ?? 0n
      for (const each of [{ kind: 'bring', wallet: 'DefiWallet', amount: 40_000 } as const, ...steps]) {
        const wallet = traderOf(place, each.wallet)
        const before = { dex: stateOf(place), owned: owned(), held: held(wallet) }
        const amount = unitsOf(each, units.ssi)
        const call = callOf({ ...each, byOwner: true, greedy: false, toFriend: false }, place, bruno.wallet)
        if (world.call(alice.controller, call, 17_000n).receipt.success) {
          done.add(`${each.kind} ${each.wallet}`)
          if (each.kind === 'join') {
            expect(owned() - before.owned).toBe(valueOf(previewJoin(before.dex, amount)))
            expect(before.held - held(wallet)).toBe(amount)
          }
          if (each.kind === 'leave') {
            expect(held(wallet) - before.held).toBe(valueOf(previewLeave(before.dex, amount, before.owned)))
            expect(before.owned - owned()).toBe(amount)
          }
        } else {
          expect([owned(), held(wallet)]).toEqual([before.owned, before.held])
        }
        const everybody = [place.defi, alice.wallet, deployer.address].map(held)
        expect(everybody.reduce((sum, part) => sum + part, world.read(dao_balance)!)).toBe(
          world.read(total_supply),
        )
        expect(world.read(contributions)).toBe(owned())
      }
    }),
    { ...sequences<[typeof whole]>(40), examples: [[whole]] },
  )
  // All of it came to pass, through both.
  expect([...done].sort()).toEqual(
    communityKinds.flatMap((kind) => traders.map((of) => `${kind} ${of}`)).sort(),
  )
})

function valueOf(result: Result<bigint, string>): bigint {
  if (!result.ok) throw new Error(result.code)
  return result.value
}
