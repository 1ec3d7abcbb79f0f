import { gasOf, type Hop } from '@tyto/exchange'
import { zilliqa1Gas, zilliqa2Gas } from '@tyto/primitives'
import { afterEach, expect, test } from 'vitest'
import { defiWallet, tydraDefi, tyronDex, zilSwap, zrc2Token } from '../../src'
import { played } from '../playedGas'
import { late } from './poolWorld'
import { traderOf, traders, tradeWorld, units } from './tradeWorld'
import { succeeds, zil } from '../world'

type Kind = Hop['kind']

const later = { deadline: 10n, tyron: null, beneficiary: null } as const
const one = { minTokenAmount: 1n } as const

/** Calls of a wallet by the coin that is given and the contracts that they pass through. */
function tradesOf({ SwapExactZILForTokens, ...own }: ReturnType<typeof defiWallet>) {
  const tydradex = { ...later, ...one, iDex: 'zilswap', iAddrName: 'xsgd', minIntAmount: 1n, allowance: 0n }
  const fromZil = { ...tydradex, addrName: '', amount: 100n * zil }
  const atVault = { dApp: 'xsgd_vault', auth: false, subdomain: null, tyron: null }
  return [
    [
      'zil',
      ['pool'],
      SwapExactZILForTokens({ ...later, ...one, dApp: 'zilswap', addrName: 'gzil', amount: 100n * zil }),
    ],
    [
      'gzil',
      ['pool'],
      own.SwapExactTokensForZIL({
        deadline: 10n,
        tyron: null,
        dApp: 'zilswap',
        addrName: 'gzil',
        amount: units.gzil,
        minZilAmount: 1n,
      }),
    ],
    [
      'tyron',
      ['dex'],
      own.SwapExactTokensForTokens({
        ...later,
        ...one,
        dApp: 'tyron_s$i',
        addrName: 'tyron',
        toAddrName: 's$i',
        amount: 10n * units.tyron,
      }),
    ],
    ['xsgd', ['mint'], own.MintAuth({ ...atVault, beneficiary: null, amount: 5n * units.xsgd })],
    ['s$i', ['burn'], own.BurnAuth({ ...atVault, amount: 5n * units.ssi })],
    ['zil', ['pool', 'mint'], own.SwapTydraDEX({ ...fromZil, toAddrName: 's$i' })],
    ['zil', ['pool', 'mint', 'dex'], own.SwapTydraDEX({ ...fromZil, toAddrName: 'tyron' })],
  ] as const satisfies readonly (readonly [string, readonly Kind[], unknown])[]
}

const sets = [
  ['before Zilliqa 2', zilliqa1Gas],
  ['of Zilliqa 2', zilliqa2Gas],
] as const
afterEach(() => {
  played.gas = zilliqa1Gas
})

test.each(traders.flatMap((kind) => sets.map(([name, rules]) => [kind, name, rules] as const)))(
  '[BX-26] the gas of a trade from a %s by the rules %s is what offers are ranked by',
  async (kind, _name, rules) => {
    played.gas = rules
    const place = await tradeWorld()
    for (const [from, kinds, call] of tradesOf(defiWallet(traderOf(place, kind)))) {
      const execution = place.world.call(place.alice.controller, call, 20_000n)
      succeeds(execution)
      const used = BigInt(execution.receipt.cumulative_gas)
      const ranked = gasOf({ hops: kinds.map((each) => ({ kind: each, from })) }, rules)
      // Within a twentieth.
      expect(ranked * 20n).toBeGreaterThan(used * 19n)
      expect(ranked * 20n).toBeLessThan(used * 21n)
    }
  },
)

test.each(sets)(
  '[BX-26] the gas of a trade from an account by the rules %s is what its panel says',
  async (_name, rules) => {
    played.gas = rules
    const place = await tradeWorld()
    const { world, alice, gzil, xsgd, ssi, tyron, zilswap, dex, vault } = place
    const by = alice.controller
    const beneficiary = { constructor: 'Recipient', arguments: [by.address] } as const
    for (const [addrName, token, spender, amount] of [
      ['gzil', gzil, zilswap, 5n * units.gzil],
      ['tyron', tyron, dex, 50n * units.tyron],
      ['xsgd', xsgd, vault, 50n * units.xsgd],
      ['s$i', ssi, vault, 50n * units.ssi],
    ] as const) {
      const own = defiWallet(place.defi)
      succeeds(world.call(by, own.Transfer({ addrName, beneficiary, amount, tyron: null })))
      succeeds(world.call(by, zrc2Token(token).IncreaseAllowance({ spender, amount })))
    }
    const order = { deadline_block: late, recipient_address: by.address }
    const atPool = { ...order, token_address: gzil }
    const pair = { ...order, token0_address: tyron, token1_address: ssi, min_token1_amount: 1n }
    const pools = zilSwap(zilswap)
    const turn = { beneficiary: by.address }
    for (const [from, kind, call] of [
      [
        'zil',
        'pool',
        pools.SwapExactZILForTokens({ ...atPool, min_token_amount: 1n }, { amount: 10n * zil }),
      ],
      [
        'gzil',
        'pool',
        pools.SwapExactTokensForZIL({ ...atPool, token_amount: units.gzil, min_zil_amount: 1n }),
      ],
      ['tyron', 'dex', tyronDex(dex).SwapExactTokensForTokens({ ...pair, token0_amount: units.tyron })],
      ['xsgd', 'mint', tydraDefi(vault).MintAuth({ ...turn, amount: units.xsgd })],
      ['s$i', 'burn', tydraDefi(vault).BurnAuth({ ...turn, amount: units.ssi })],
    ] as const) {
      const execution = world.call(by, call, 20_000n)
      succeeds(execution)
      const used = BigInt(execution.receipt.cumulative_gas)
      const said = gasOf({ hops: [{ kind, from }] }, rules, 'account')
      expect(said * 20n).toBeGreaterThan(used * 19n)
      expect(said * 20n).toBeLessThan(used * 21n)
    }
    // Several contracts in one transaction: ZIL of the account passes through a wallet.
    const route = { ...later, ...one, iDex: 'zilswap', iAddrName: 'xsgd', minIntAmount: 1n, allowance: 0n }
    const passing = { ...route, addrName: '', amount: 10n * zil, beneficiary: place.bruno.controller.address }
    for (const [toAddrName, kinds] of [
      ['s$i', ['pool', 'mint']],
      ['tyron', ['pool', 'mint', 'dex']],
    ] as const) {
      const call = defiWallet(place.defi).SwapTydraDEX({ ...passing, toAddrName }, { amount: 10n * zil })
      const execution = world.call(place.bruno.controller, call, 20_000n)
      succeeds(execution)
      const used = BigInt(execution.receipt.cumulative_gas)
      const hops = kinds.map((kind) => ({ kind, from: 'zil' }))
      const said = gasOf({ hops }, rules, 'account')
      expect([used, said * 20n > used * 19n && said * 20n < used * 21n]).toEqual([used, true])
    }
  },
)
