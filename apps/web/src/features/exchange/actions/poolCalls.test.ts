import type { ContractCall } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { additionCall, hasRemovalMoved, hasShareMoved, removalCall } from './poolCalls'

const wallet: Address = `0x${'a1'.repeat(20)}`

function said({ to, transition, params, amount }: ContractCall) {
  return { to, transition, amount, ...Object.fromEntries(params.map(({ vname, value }) => [vname, value])) }
}

const bool = (constructor: 'True' | 'False') => ({ constructor, argtypes: [], arguments: [] })
const none = (type: string) => ({ constructor: 'None', argtypes: [type], arguments: [] })
const some = (type: string, value: string) => ({ constructor: 'Some', argtypes: [type], arguments: [value] })

describe('[LQ-02] [LQ-03] what a wallet is asked for at a pool', () => {
  it.each([
    [true, false, 'defi'],
    [false, true, null],
  ])(
    'what is brought (with S$I: %s, to the community: %s), and the least share',
    (withSsi, isCommunity, subdomain) => {
      const call = additionCall({
        wallet,
        withSsi,
        tyron: 7n,
        minimum: 6n,
        deadline: 5n,
        isCommunity,
        subdomain,
      })
      expect(said(call)).toEqual({
        to: wallet,
        transition: 'AddLiquidity',
        amount: 0n,
        dApp: 'tyron_s$i',
        addrName: 'tyron',
        isSSI: bool(withSsi ? 'True' : 'False'),
        minContributionAmount: '6',
        maxTokenAmount: '7',
        deadline: '5',
        double_allowance: bool(withSsi ? 'True' : 'False'),
        is_community: bool(isCommunity ? 'True' : 'False'),
        subdomain: subdomain === null ? none('String') : some('String', subdomain),
        tyron: none('Uint128'),
      })
    },
  )

  it.each([
    [null, 'tyron_s$i', 'tyron', 'True'],
    [{ exchange: 'zilswap', coin: 'xsgd' }, 'zilswap', 'xsgd', 'False'],
  ] as const)(
    'what is taken out, and the least of both coins: %j',
    (elsewhere, dApp, addrName, isCommunity) => {
      const call = removalCall({ wallet, elsewhere, amount: 9n, minBase: 7n, minTokens: 6n, deadline: 5n })
      expect(said(call)).toEqual({
        to: wallet,
        transition: 'RemoveLiquidity',
        amount: '9',
        dApp,
        addrName,
        minZilAmount: '7',
        minTokenAmount: '6',
        deadline: '5',
        is_community: bool(isCommunity),
        tyron: none('Uint128'),
      })
      expect(call.amount).toBe(0n)
    },
  )
})

describe('[BX-09] what is not sent any more', () => {
  it.each([
    [100n, 98n, false],
    [99n, 98n, false],
    [98n, 98n, false],
    [97n, 98n, true],
    // The exchange itself takes no least that is so far below.
    [101n, 98n, true],
    [100n, 0n, true],
    [0n, 0n, true],
  ])('a share of %d where %d is the least: %s', (share, minimum, isMoved) => {
    expect(hasShareMoved(share, minimum)).toBe(isMoved)
  })

  it.each([
    [7n, 6n, false],
    [8n, 9n, false],
    [6n, 6n, true],
    [7n, 5n, true],
  ])('%d and %d where 7 and 6 are the least: %s', (base, tokens, isMoved) => {
    expect(hasRemovalMoved({ base, tokens }, { minBase: 7n, minTokens: 6n })).toBe(isMoved)
  })
})
