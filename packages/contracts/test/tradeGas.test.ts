import { gasOf, type Hop } from '@tyto/exchange'
import { expect, test } from 'vitest'
import { defiWallet } from '../src'
import { traderOf, traders, tradeWorld, units } from './tradeWorld'
import { succeeds, zil } from './world'

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

test.each(traders)('the gas of a trade from a %s is what offers are ranked by', async (kind) => {
  const place = await tradeWorld()
  for (const [from, kinds, call] of tradesOf(defiWallet(traderOf(place, kind)))) {
    const execution = place.world.call(place.alice.controller, call, 20_000n)
    succeeds(execution)
    const used = BigInt(execution.receipt.cumulative_gas)
    const ranked = gasOf({ hops: kinds.map((each) => ({ kind: each, from })) })
    // Within a twentieth.
    expect(ranked * 20n).toBeGreaterThan(used * 19n)
    expect(ranked * 20n).toBeLessThan(used * 21n)
  }
})
