import type { ContractCall } from '@tyto/abi'
import {
  minimumContribution,
  previewAddTyronOnly,
  quoteExactInput,
  usualFees,
  type TyronDexState,
} from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  defiWallet,
  defiWalletErrors,
  didWallet,
  didWalletErrors,
  tydraDefi,
  tydraDefiErrors,
  tyronDex,
  tyronDexErrors,
  zilSwapErrors,
  zrc2TokenErrors,
} from '../../src'
import { farewell, signDocument } from '../people'
import { tradeCalls } from './tradeCalls'
import { pools, traderOf, traders, tradeWorld, units, type TradeWorld } from './tradeWorld'
import { succeeds, throws, zil, type Person } from '../world'

let place: TradeWorld
let wallet: Address
/** Both wallets have the same transitions here. */
let own: ReturnType<typeof defiWallet>

const run = (call: ContractCall, by: Person = place.alice.controller) => place.world.call(by, call)
let calls: ReturnType<typeof tradeCalls>

/** The community's exchange in the beginning. */
const opened: TyronDexState = {
  reserves: pools.dex,
  profitDenom: 9_900n,
  reward: 50n,
  totalSupply: pools.dex.ssi,
  contributions: 0n,
  daoBalance: 0n,
  isFairlaunch: false,
}

/** The balance of each coin of a wallet. */
const held = (of: Address = wallet) => ({
  zil: place.world.balance(of),
  tyron: place.tokens(place.tyron, of),
  xsgd: place.tokens(place.xsgd, of),
  gzil: place.tokens(place.gzil, of),
  ssi: place.tokens(place.ssi, of),
})

describe.each(traders)('trades of a %s', (kind) => {
  const errors = kind === 'DefiWallet' ? defiWalletErrors : didWalletErrors

  beforeEach(async () => {
    place = await tradeWorld()
    wallet = traderOf(place, kind)
    own = defiWallet(wallet)
    calls = tradeCalls(place, wallet)
    if (kind === 'DidWallet') {
      // It joins a community for the name that it goes by.
      succeeds(run(didWallet(wallet).UpdateUsername({ username: 'alice', tyron: null })))
      succeeds(run(didWallet(wallet).AcceptPendingUsername({})))
    }
  })

  /** Shares of the pool, and of the community, so that there is something to take out. */
  function provide(): void {
    succeeds(run(calls['AddLiquidity']!()))
    succeeds(run(calls['JoinCommunity']!({ amount: 50n * units.ssi })))
  }

  test('[SW-07] ZIL of the wallet buys tokens, and nothing else moves', () => {
    const { world, gzil, zilswap } = place
    const before = held()
    const quote = quoteExactInput(usualFees.zilswap, { from: null, to: pools.gzil }, 100n * zil)
    if (!quote.ok) throw new Error(quote.code)
    const { output } = quote.value
    throws(run(calls['SwapExactZILForTokens']!({ minTokenAmount: output + 1n })), 'Error', zilSwapErrors.rate)
    succeeds(run(calls['SwapExactZILForTokens']!({ minTokenAmount: output })))
    expect(held()).toEqual({ ...before, zil: before.zil - 100n * zil, gzil: before.gzil + output })
    // Somebody else may get what it brings.
    const friend = world.join('friend').address
    succeeds(run(calls['SwapExactZILForTokens']!({ beneficiary: friend })))
    expect(place.tokens(gzil, friend)).toBeGreaterThan(0n)
    expect(place.tokens(gzil, wallet)).toBe(before.gzil + output)
    expect(place.allowed(gzil, wallet, zilswap)).toBe(0n)
  })

  test('[SW-07] a token is sold for ZIL: the exchange is allowed that much in the same transaction, and no more', () => {
    const { gzil, zilswap } = place
    const before = held()
    const quote = quoteExactInput(usualFees.zilswap, { from: pools.gzil, to: null }, units.gzil)
    if (!quote.ok) throw new Error(quote.code)
    const { output } = quote.value
    const sale = run(calls['SwapExactTokensForZIL']!({ minZilAmount: output }))
    succeeds(sale)
    expect(sale.receipt.event_logs?.map(({ _eventname }) => _eventname)).toContain('IncreasedAllowance')
    expect(held()).toEqual({ ...before, zil: before.zil + output, gzil: before.gzil - units.gzil })
    expect(place.allowed(gzil, wallet, zilswap)).toBe(0n)
  })

  test('[AL-02] what is allowed already is used, a part is filled up, and more than that is left alone', () => {
    const { gzil, zilswap } = place
    const allow = (amount: bigint) =>
      kind === 'DefiWallet'
        ? own.UpdateAllowance({ dApp: 'gzil', spender: zilswap, add: true, amount, tyron: null })
        : didWallet(wallet).IncreaseAllowance({ addrName: 'gzil', spender: zilswap, amount, tyron: null })
    const increases = (execution: ReturnType<typeof run>) =>
      execution.receipt.event_logs?.filter(({ _eventname }) => _eventname === 'IncreasedAllowance')
    succeeds(run(allow(units.gzil / 4n)))
    const filled = run(calls['SwapExactTokensForZIL']!())
    succeeds(filled)
    expect(increases(filled)?.[0]).toMatchObject({ address: gzil })
    expect(place.allowed(gzil, wallet, zilswap)).toBe(0n)
    succeeds(run(allow(3n * units.gzil)))
    const used = run(calls['SwapExactTokensForZIL']!())
    succeeds(used)
    expect(increases(used)).toEqual([])
    expect(place.allowed(gzil, wallet, zilswap)).toBe(2n * units.gzil)
  })

  test("[SW-07] TYRON and S$I are swapped in either order at the community's exchange", () => {
    const { tyron, ssi, dex } = place
    const before = held()
    succeeds(run(calls['SwapExactTokensForTokens']!()))
    const bought = held()
    expect(bought).toEqual({ ...before, tyron: before.tyron - 10n * units.tyron, ssi: bought.ssi })
    expect(bought.ssi).toBeGreaterThan(before.ssi)
    const back = { addrName: 's$i', toAddrName: 'tyron', amount: bought.ssi - before.ssi }
    succeeds(run(calls['SwapExactTokensForTokens']!(back)))
    const { tyron: returned, ...rest } = held()
    expect(rest).toEqual({ zil: before.zil, xsgd: before.xsgd, gzil: before.gzil, ssi: before.ssi })
    expect(returned).toBeLessThan(before.tyron)
    expect([place.allowed(tyron, wallet, dex), place.allowed(ssi, wallet, dex)]).toEqual([0n, 0n])
  })

  test('[SW-07] two tokens are swapped through the pools of another exchange', () => {
    const before = held()
    const order = { dApp: 'zilswap', addrName: 'gzil', toAddrName: 'xsgd', amount: units.gzil }
    succeeds(run(calls['SwapExactTokensForTokens']!(order)))
    const { xsgd, ...rest } = held()
    expect(rest).toEqual({ ...rest, zil: before.zil, gzil: before.gzil - units.gzil, ssi: before.ssi })
    expect(xsgd).toBeGreaterThan(before.xsgd)
  })

  test('[SW-07] XSGD becomes S$I and S$I becomes XSGD, one for one', () => {
    const before = held()
    succeeds(run(calls['MintAuth']!()))
    expect(held()).toEqual({
      ...before,
      xsgd: before.xsgd - 5n * units.xsgd,
      ssi: before.ssi + 5n * units.ssi,
    })
    succeeds(run(calls['BurnAuth']!()))
    expect(held()).toEqual(before)
    const { xsgd, ssi, vault } = place
    expect([place.allowed(xsgd, wallet, vault), place.allowed(ssi, wallet, vault)]).toEqual([0n, 0n])
  })

  test('[SW-07] ZIL buys TYRON and S$I through three contracts: all that comes goes on, and nothing is allowed', () => {
    const before = held()
    const quote = quoteExactInput(usualFees.zilswap, { from: null, to: pools.xsgd }, 100n * zil)
    if (!quote.ok) throw new Error(quote.code)
    const xsgd = quote.value.output
    const toSsi = run(
      calls['SwapTydraDEX']!({ toAddrName: 'sgd', minTokenAmount: xsgd * 10n ** 12n, minIntAmount: xsgd }),
    )
    succeeds(toSsi)
    expect(held()).toEqual({ ...before, zil: before.zil - 100n * zil, ssi: before.ssi + xsgd * 10n ** 12n })
    const toTyron = run(calls['SwapTydraDEX']!())
    succeeds(toTyron)
    const bought = held()
    expect(bought).toEqual({ ...held(), zil: before.zil - 200n * zil, xsgd: before.xsgd, gzil: before.gzil })
    expect(bought.tyron).toBeGreaterThan(before.tyron)
    for (const { receipt } of [toSsi, toTyron])
      expect(receipt.event_logs?.map(({ _eventname }) => _eventname)).not.toContain('IncreasedAllowance')
    // Nothing is left behind on the way.
    for (const stop of [place.vault, place.dex])
      expect(place.world.read(tyronDex(stop).fields.balances.at(wallet)) ?? 0n).toBe(0n)
  })

  test('[SW-07] XSGD buys S$I and TYRON the same way', () => {
    const before = held()
    const order = { iDex: null, addrName: 'xsgd', iAddrName: null, amount: 7n * units.xsgd, minIntAmount: 0n }
    succeeds(run(calls['SwapTydraDEX']!({ ...order, toAddrName: 's$i', minTokenAmount: 7n * units.ssi })))
    expect(held()).toEqual({
      ...before,
      xsgd: before.xsgd - 7n * units.xsgd,
      ssi: before.ssi + 7n * units.ssi,
    })
    succeeds(run(calls['SwapTydraDEX']!(order)))
    expect(held()).toMatchObject({ xsgd: before.xsgd - 14n * units.xsgd, ssi: before.ssi + 7n * units.ssi })
    expect(held().tyron).toBeGreaterThan(before.tyron)
  })

  test('[SW-07] ZIL that a stranger sends along passes through it to TYRON and S$I, and leaves the wallet as it was', () => {
    const { world, bruno, zilswap, dex, vault } = place
    const by = bruno.controller
    const mine = held()
    const passing = (change: object = {}): ContractCall => ({
      ...calls['SwapTydraDEX']!({ beneficiary: by.address, ...change }),
      amount: 100n * zil,
    })
    const quote = quoteExactInput(usualFees.zilswap, { from: null, to: pools.xsgd }, 100n * zil)
    if (!quote.ok) throw new Error(quote.code)
    const xsgd = quote.value.output
    const before = held(by.address)
    const toSsi = { toAddrName: 's$i', minTokenAmount: xsgd * 10n ** 12n, minIntAmount: xsgd }
    succeeds(run(passing(toSsi), by))
    expect(held(by.address)).toMatchObject({ ssi: before.ssi + xsgd * 10n ** 12n, xsgd: before.xsgd })
    succeeds(run(passing(), by))
    expect(held(by.address).tyron).toBeGreaterThan(before.tyron)
    expect(held()).toEqual(mine)
    for (const stop of [zilswap, dex]) expect(place.allowed(place.ssi, wallet, stop)).toBe(0n)
    expect(world.read(tydraDefi(vault).fields.deposits.at(by.address))).toBeNull()

    // A donation is sent along too, and goes where donations go.
    const fund = world.balance(place.initDid)
    succeeds(run({ ...passing({ tyron: 2n * zil }), amount: 102n * zil }, by))
    expect(world.balance(place.initDid) - fund).toBe(2n * zil)
    expect(held()).toEqual(mine)
  })

  test('a stranger passes nothing of the wallet on: not its ZIL, not its tokens, and nothing to the wallet', () => {
    const by = place.bruno.controller
    const mine = held()
    const to = { beneficiary: by.address }
    for (const [change, amount] of [
      [to, 0n],
      [to, 100n * zil - 1n],
      [to, 100n * zil + 1n],
      [{ ...to, tyron: 1n }, 100n * zil],
      [{ beneficiary: null }, 100n * zil],
      [{ ...to, addrName: 'xsgd', amount: units.xsgd }, units.xsgd],
      [{ ...to, amount: 10_001n * zil }, 0n],
    ] as const)
      throws(run({ ...calls['SwapTydraDEX']!(change), amount }, by), 'WrongSender', errors.notController)
    const nothing = { ...to, amount: 0n }
    throws(run(calls['SwapTydraDEX']!(nothing), by), 'ZeroValueOrNull', errors.zeroAmount)
    const least = { ...calls['SwapTydraDEX']!({ ...to, minTokenAmount: 1_000n * units.tyron }) }
    throws(run({ ...least, amount: 100n * zil }, by), 'Error', tyronDexErrors.rate)
    expect(held()).toEqual(mine)
  })

  test('[SW-07] the minimum of each step holds', () => {
    const quote = quoteExactInput(usualFees.zilswap, { from: null, to: pools.xsgd }, 100n * zil)
    if (!quote.ok) throw new Error(quote.code)
    const xsgd = quote.value.output
    throws(run(calls['SwapTydraDEX']!({ minIntAmount: xsgd + 1n })), 'Error', zilSwapErrors.rate)
    throws(
      run(calls['SwapTydraDEX']!({ minTokenAmount: 1_000n * units.tyron })),
      'Error',
      tyronDexErrors.rate,
    )
    // S$I beyond the XSGD that comes, by the smallest unit.
    const more = { toAddrName: 's$i', minTokenAmount: xsgd * 10n ** 12n + 1n }
    throws(run(calls['SwapTydraDEX']!(more)), 'Error', tydraDefiErrors.rate)
    throws(
      run(calls['SwapExactTokensForTokens']!({ minTokenAmount: 10_000n * units.ssi })),
      'Error',
      tyronDexErrors.rate,
    )
    throws(run(calls['SwapExactTokensForZIL']!({ minZilAmount: 10_000n * zil })), 'Error', zilSwapErrors.rate)
  })

  test('only known ways lead to TYRON and S$I', () => {
    const noRoute = kind === 'DefiWallet' ? defiWalletErrors.noRoute : didWalletErrors.noRoute
    for (const change of [
      { toAddrName: 'gzil' },
      { toAddrName: '' },
      { iAddrName: 'gzil' },
      { iAddrName: null },
      { addrName: 'gzil' },
    ]) {
      throws(run(calls['SwapTydraDEX']!(change)), 'InvalidValue', noRoute)
    }
    throws(run(calls['SwapTydraDEX']!({ minIntAmount: 0n })), 'ZeroValueOrNull', errors.zeroAmount)
    throws(run(calls['SwapTydraDEX']!({ iDex: null })), 'DidIsNull', errors.unknownExchange)
    throws(run(calls['SwapTydraDEX']!({ iDex: 'nobody' })), 'DidIsNull', errors.unknownExchange)
  })

  test('[LQ-02] TYRON and S$I go into the pool to the last unit allowed, for the wallet or for its domain', () => {
    const { tyron, ssi, dex, world } = place
    const before = held()
    succeeds(run(calls['AddLiquidity']!()))
    expect(held()).toEqual({
      ...before,
      tyron: before.tyron - 80n * units.tyron,
      ssi: before.ssi - 250n * units.ssi,
    })
    expect(place.tokens(dex, wallet)).toBe(250n * units.ssi)
    const member = { is_community: true, subdomain: kind === 'DefiWallet' ? 'defi' : null }
    succeeds(run(calls['AddLiquidity']!(member)))
    expect(world.read(tyronDex(dex).fields.shares.at(place.alice.id))).toBe(250n * units.ssi)
    expect([place.allowed(tyron, wallet, dex), place.allowed(ssi, wallet, dex)]).toEqual([0n, 0n])
    // S$I that is not allowed is not taken.
    throws(
      run(calls['AddLiquidity']!({ double_allowance: false })),
      'Error',
      zrc2TokenErrors.insufficientAllowance,
    )
  })

  test('[LQ-02] TYRON alone goes into the pool, and nothing stays allowed', () => {
    const { tyron, ssi, dex } = place
    const before = held()
    const expected = previewAddTyronOnly(opened, 80n * units.tyron)
    if (!expected.ok) throw new Error(expected.code)
    const { contribution, ssiBack, tyron: taken } = expected.value
    const least = minimumContribution(contribution)
    const order = { isSSI: false, double_allowance: false, minContributionAmount: least }
    succeeds(run(calls['AddLiquidity']!(order)))
    expect(held()).toEqual({ ...before, tyron: before.tyron - taken, ssi: before.ssi + ssiBack })
    expect(place.tokens(dex, wallet)).toBe(contribution)
    expect([place.allowed(tyron, wallet, dex), place.allowed(ssi, wallet, dex)]).toEqual([0n, 0n])
  })

  test('a pool of ZIL takes what is sent along beyond the donation, and what it leaves of the allowance is taken back', () => {
    const { gzil, zilswap, world, initDid } = place
    const before = held()
    const fund = world.balance(initDid)
    const order = { dApp: 'zilswap', isSSI: false, addrName: 'gzil', double_allowance: false }
    const call = calls['AddLiquidity']!({
      ...order,
      minContributionAmount: 90n * zil,
      maxTokenAmount: units.gzil,
      tyron: 2n * zil,
    })
    succeeds(run({ ...call, amount: 92n * zil }))
    expect(world.balance(initDid) - fund).toBe(2n * zil)
    expect(held().zil).toBe(before.zil)
    expect(before.gzil - held().gzil).toBe((pools.gzil.tokens * 90n) / 90_000n + 1n)
    expect(place.allowed(gzil, wallet, zilswap)).toBe(0n)
    const share = { dApp: 'zilswap', addrName: 'gzil', amount: 90n * zil, is_community: false }
    succeeds(run(calls['RemoveLiquidity']!({ ...share, minZilAmount: 89n * zil })))
    expect(held().zil).toBeGreaterThan(before.zil + 89n * zil)
  })

  test('[LQ-03] shares become those of the domain, come back, and both coins come out', () => {
    const { dex, world, alice } = place
    const before = held()
    provide()
    const shares = () => world.read(tyronDex(dex).fields.shares.at(alice.id)) ?? 0n
    expect(shares()).toBe(50n * units.ssi)
    expect(place.tokens(dex, wallet)).toBe(200n * units.ssi)
    succeeds(run(calls['LeaveCommunity']!({ amount: 50n * units.ssi })))
    expect(shares()).toBe(0n)
    expect(place.tokens(dex, wallet)).toBe(250n * units.ssi)
    const remove = (least: object) => run(calls['RemoveLiquidity']!({ amount: 250n * units.ssi, ...least }))
    throws(remove({ minZilAmount: 250n * units.ssi + 1n }), 'Error', tyronDexErrors.rate)
    throws(remove({ minTokenAmount: 80n * units.tyron + 1n }), 'Error', tyronDexErrors.rate)
    succeeds(remove({ minZilAmount: 250n * units.ssi, minTokenAmount: 80n * units.tyron }))
    expect(held()).toEqual(before)
    throws(remove({}), 'Error', tyronDexErrors.notEnoughShare)
  })

  test('[LQ-02] [SW-07] none of it takes ZIL along: a wallet without any brings, joins, leaves, takes out and trades tokens', () => {
    const { world } = place
    const all = { amount: world.balance(wallet), tag: 'AddFunds', tyron: null }
    const friend = { constructor: 'Recipient', arguments: [world.join('friend').address] } as const
    // Both wallets take this call.
    succeeds(run(didWallet(wallet).SendFunds({ ...all, beneficiary: friend })))
    expect(held().zil).toBe(0n)
    provide()
    const names = ['LeaveCommunity', 'RemoveLiquidity', 'MintAuth', 'BurnAuth', 'SwapExactTokensForTokens']
    for (const name of names) succeeds(run(calls[name]!()))
    expect(held().zil).toBe(0n)
    // A sale for ZIL brings the first again.
    succeeds(run(calls['SwapExactTokensForZIL']!()))
    expect(held().zil).toBeGreaterThan(0n)
  })

  test('[LQ-02] [LQ-03] a deadline counts from the block of the call at the pool too; one of no blocks has passed', () => {
    provide()
    place.world.pass(1_000n)
    for (const name of ['AddLiquidity', 'JoinCommunity', 'LeaveCommunity', 'RemoveLiquidity'] as const) {
      throws(run(calls[name]!({ deadline: 0n })), 'Error', tyronDexErrors.expired)
      succeeds(run(calls[name]!({ deadline: 1n })))
    }
  })

  test('a domain is joined by a wallet of its own alone', () => {
    succeeds(run(calls['AddLiquidity']!()))
    throws(run(calls['JoinCommunity']!({ subdomain: 'other' })), 'Error', tyronDexErrors.notOfDomain)
    throws(run(calls['LeaveCommunity']!()), 'Error', tyronDexErrors.notMember)
  })
})

test('a DID wallet without a name of its own joins no community', async () => {
  place = await tradeWorld()
  wallet = place.alice.wallet
  calls = tradeCalls(place, wallet)
  succeeds(run(calls['AddLiquidity']!()))
  throws(run(calls['JoinCommunity']!()), 'Error', tyronDexErrors.notOfDomain)
})

test('a wallet that came to its end still sells what it holds', async () => {
  place = await tradeWorld()
  const { alice } = place
  wallet = alice.wallet
  calls = tradeCalls(place, wallet)
  const signature = signDocument(place, wallet, alice.updateKey, 'DidDeactivate', farewell)
  succeeds(run(didWallet(wallet).DidDeactivate({ document: farewell, signature, tyron: null })))
  succeeds(run(calls['SwapExactTokensForZIL']!()))
})
