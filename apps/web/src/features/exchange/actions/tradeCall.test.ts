import type { ContractCall } from '@tyto/abi'
import type { Hop, Offer } from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { deadlineKindOf, spenderOf, tradeCall, tradeGas } from './tradeCall'
import type { TradedCoin, TradeInput } from './tradeInput'

/** Every number is another one, so that no two can be exchanged unseen. */
const amount = 1_000_000_007n
const minimum = 2_000_000_011n
const deadline = 61n
const block = 900_001n

const address = (digits: string): Address => `0x${digits.repeat(20)}`
const wallet = address('a1')
const account = address('b2')
const places = {
  tyron: address('01'),
  s$i: address('02'),
  xsgd: address('03'),
  gzil: address('04'),
  zilswap: address('05'),
  dragondex: address('06'),
  aswap: address('07'),
  tyron_s$i: address('08'),
  xsgd_vault: address('09'),
} as const
const services = new Map<string, Address>(Object.entries(places))

const coin = (id: string, decimals = 12): TradedCoin => ({
  id,
  symbol: id.toUpperCase(),
  decimals,
  token: services.get(id) ?? address('00'),
})

const hop = (
  kind: Hop['kind'],
  exchange: Hop['exchange'],
  from: string,
  to: string,
  output: bigint,
): Hop => ({
  kind,
  exchange,
  from,
  to,
  input: amount,
  output,
  least: output - 1n,
  impact: 3n,
  poolFee: 5n,
  zilFee: 0n,
})

const offerOf = (exchange: Offer['exchange'], hops: readonly Hop[]): Offer => ({
  exchange,
  direction: 'tokenToZil',
  from: hops[0]!.from,
  to: hops.at(-1)!.to,
  input: amount,
  output: hops.at(-1)!.output,
  least: hops.at(-1)!.least,
  impact: 3n,
  hops,
})

interface Way {
  readonly exchange: Offer['exchange']
  readonly hops: readonly (readonly [Hop['kind'], Hop['exchange'], string, string, bigint])[]
}

function callOf({ exchange, hops }: Way, who: Pick<TradeInput, 'wallet' | 'through'>): ContractCall {
  const offer = offerOf(
    exchange,
    hops.map((each) => hop(...each)),
  )
  const [from, to] = [coin(offer.from), coin(offer.to)]
  const input: TradeInput = {
    ...who,
    exchange,
    from,
    to,
    amount,
    minimum,
    deadline,
    had: null,
    page: 'a.ssi',
  }
  return tradeCall(input, { offer, services, block, account })
}

/** The parameters of a call by their names, as the chain writes them. */
function paramsOf({ params }: ContractCall) {
  return Object.fromEntries(params.map(({ vname, value }) => [vname, value]))
}
const none = { constructor: 'None', argtypes: [expect.anything()], arguments: [] }
const some = (value: string) => ({ constructor: 'Some', argtypes: [expect.anything()], arguments: [value] })
const bool = (is: boolean) => ({ constructor: is ? 'True' : 'False', argtypes: [], arguments: [] })

const toToken: Way = { exchange: 'zilswap', hops: [['pool', 'zilswap', 'zil', 'xsgd', 3_000n]] }
const toZil: Way = { exchange: 'dragondex', hops: [['pool', 'dragondex', 'gzil', 'zil', 3_000n]] }
const tokens: Way = { exchange: 'aswap', hops: [['pool', 'aswap', 'gzil', 'xsgd', 3_000n]] }
const community: Way = { exchange: 'tydradex', hops: [['dex', 'tydradex', 'tyron', 's$i', 3_000n]] }
const backwards: Way = { exchange: 'tydradex', hops: [['dex', 'tydradex', 's$i', 'tyron', 3_000n]] }
const mint: Way = { exchange: 'tydradex', hops: [['mint', 'tydradex', 'xsgd', 's$i', 3_000n]] }
const burn: Way = { exchange: 'tydradex', hops: [['burn', 'tydradex', 's$i', 'xsgd', 3_000n]] }
/** 1 % below the whole way's 4,000,000,022 twice is 2,000,000,011: half of the first step's 900 is 450. */
const fromZil: Way = {
  exchange: 'tydradex',
  hops: [
    ['pool', 'zilswap', 'zil', 'tyron', 900n],
    ['dex', 'tydradex', 'tyron', 's$i', 4_000_000_022n],
  ],
}
const between: Way = {
  exchange: 'tydradex',
  hops: [
    ['mint', 'tydradex', 'xsgd', 's$i', 900n],
    ['dex', 'tydradex', 's$i', 'tyron', 4_000_000_022n],
  ],
}

describe('[SW-05] [BX-27] a trade of a wallet', () => {
  const own = { wallet, through: null }
  const common = { amount: '1000000007', deadline: '61', tyron: none }
  it.each<[string, Way, string, object]>([
    [
      'ZIL to a token',
      toToken,
      'SwapExactZILForTokens',
      { ...common, dApp: 'zilswap', addrName: 'xsgd', minTokenAmount: '2000000011', beneficiary: none },
    ],
    [
      'a token to ZIL',
      toZil,
      'SwapExactTokensForZIL',
      { ...common, dApp: 'dragondex', addrName: 'gzil', minZilAmount: '2000000011' },
    ],
    [
      'token to token',
      tokens,
      'SwapExactTokensForTokens',
      {
        ...common,
        dApp: 'aswap',
        addrName: 'gzil',
        toAddrName: 'xsgd',
        minTokenAmount: '2000000011',
        beneficiary: none,
      },
    ],
    [
      'TYRON to S$I',
      community,
      'SwapExactTokensForTokens',
      {
        ...common,
        dApp: 'tyron_s$i',
        addrName: 'tyron',
        toAddrName: 's$i',
        minTokenAmount: '2000000011',
        beneficiary: none,
      },
    ],
    [
      'XSGD at the vault',
      mint,
      'MintAuth',
      {
        dApp: 'xsgd_vault',
        amount: '1000000007',
        auth: bool(false),
        subdomain: none,
        tyron: none,
        beneficiary: none,
      },
    ],
    [
      'S$I at the vault',
      burn,
      'BurnAuth',
      { dApp: 'xsgd_vault', amount: '1000000007', auth: bool(false), subdomain: none, tyron: none },
    ],
    [
      'ZIL by two contracts',
      fromZil,
      'SwapTydraDEX',
      {
        ...common,
        iDex: some('zilswap'),
        addrName: '',
        iAddrName: some('tyron'),
        toAddrName: 's$i',
        allowance: '0',
        minTokenAmount: '2000000011',
        minIntAmount: '450',
        beneficiary: none,
      },
    ],
    [
      'XSGD by vault and pool',
      between,
      'SwapTydraDEX',
      {
        ...common,
        iDex: none,
        addrName: 'xsgd',
        iAddrName: none,
        toAddrName: 'tyron',
        allowance: '0',
        minTokenAmount: '2000000011',
        minIntAmount: '0',
        beneficiary: none,
      },
    ],
  ])('%s', (_, way, transition, params) => {
    const call = callOf(way, own)
    expect([call.to, call.transition, call.amount]).toEqual([wallet, transition, 0n])
    expect(paramsOf(call)).toEqual(params)
  })

  it('never lets the first step of a way go for nothing', () => {
    const [first, last] = fromZil.hops
    const poor: Way = { ...fromZil, hops: [[...first!.slice(0, 4), 1n] as unknown as Way['hops'][0], last!] }
    expect(paramsOf(callOf(poor, own))['minIntAmount']).toBe('1')
  })
})

describe('[SW-07] [BX-27] a trade of the browser wallet, straight at the exchange', () => {
  const own = { wallet: null, through: null }
  const common = { deadline_block: '900062', recipient_address: account }
  it.each<[string, Way, Address, string, bigint, object]>([
    [
      'ZIL to a token',
      toToken,
      places.zilswap,
      'SwapExactZILForTokens',
      amount,
      { ...common, token_address: places.xsgd, min_token_amount: '2000000011' },
    ],
    [
      'a token to ZIL',
      toZil,
      places.dragondex,
      'SwapExactTokensForZIL',
      0n,
      { ...common, token_address: places.gzil, token_amount: '1000000007', min_zil_amount: '2000000011' },
    ],
    [
      'token to token',
      tokens,
      places.aswap,
      'SwapExactTokensForTokens',
      0n,
      {
        ...common,
        token0_address: places.gzil,
        token1_address: places.xsgd,
        token0_amount: '1000000007',
        min_token1_amount: '2000000011',
      },
    ],
    [
      'S$I to TYRON',
      backwards,
      places.tyron_s$i,
      'SwapExactTokensForTokens',
      0n,
      {
        ...common,
        token0_address: places.s$i,
        token1_address: places.tyron,
        token0_amount: '1000000007',
        min_token1_amount: '2000000011',
      },
    ],
    [
      'XSGD at the vault',
      mint,
      places.xsgd_vault,
      'MintAuth',
      0n,
      { beneficiary: account, amount: '1000000007' },
    ],
    [
      'S$I at the vault',
      burn,
      places.xsgd_vault,
      'BurnAuth',
      0n,
      { beneficiary: account, amount: '1000000007' },
    ],
  ])('%s', (_, way, to, transition, sent, params) => {
    const call = callOf(way, own)
    expect([call.to, call.transition, call.amount]).toEqual([to, transition, sent])
    expect(paramsOf(call)).toEqual(params)
  })

  it('by two contracts goes through a wallet alone, with its ZIL, for the account', () => {
    const call = callOf(fromZil, { wallet: null, through: wallet })
    expect([call.to, call.transition, call.amount]).toEqual([wallet, 'SwapTydraDEX', amount])
    expect(paramsOf(call)).toMatchObject({
      amount: '1000000007',
      minTokenAmount: '2000000011',
      minIntAmount: '450',
      beneficiary: some(account),
    })
    expect(() => callOf(fromZil, own)).toThrow(expect.objectContaining({ code: 'NoOffer' }))
    expect(() => callOf(between, { wallet: null, through: wallet })).toThrow(
      expect.objectContaining({ code: 'NoOffer' }),
    )
    // One contract needs no wallet in between.
    expect(callOf(toToken, { wallet: null, through: wallet }).to).toBe(places.zilswap)
  })

  it('is none where the protocol names no such contract', () => {
    const [from, to] = [coin('gzil'), coin('xsgd')]
    const offer = offerOf('aswap', [hop('pool', 'aswap', 'gzil', 'xsgd', 3_000n)])
    const facts = { offer, block, account, services: new Map([...services].filter(([id]) => id !== 'xsgd')) }
    const input = {
      wallet: null,
      through: null,
      exchange: 'aswap' as const,
      from,
      to,
      amount,
      minimum,
      deadline,
    }
    expect(() => tradeCall({ ...input, had: null, page: null }, facts)).toThrow(
      expect.objectContaining({ code: 'NoOffer' }),
    )
  })
})

it('[SW-05] an offer without a contract, or with two for an account alone, makes no call', () => {
  const [from, to] = [coin('zil'), coin('xsgd')]
  const input = { exchange: 'zilswap', from, to, amount, minimum, deadline, had: null, page: null } as const
  const offer = { ...offerOf('zilswap', [hop('pool', 'zilswap', 'zil', 'xsgd', 3_000n)]), hops: [] }
  for (const who of [
    { wallet, through: null },
    { wallet: null, through: wallet },
    { wallet: null, through: null },
  ])
    expect(() => tradeCall({ ...input, ...who }, { offer, services, block, account })).toThrow(
      expect.objectContaining({ code: 'NoOffer' }),
    )
  expect(() => callOf(fromZil, { wallet: null, through: null })).toThrow(
    expect.objectContaining({ code: 'NoOffer' }),
  )
  expect(deadlineKindOf({ wallet: null, through: null }, { hops: [] })).toBe('block')
})

describe('[SW-05] [TX-08] what a trade needs', () => {
  it.each([
    ['zilswap', 'zil', 'xsgd', 5_500n, null],
    ['dragondex', 'gzil', 'zil', 5_163n, places.dragondex],
    ['aswap', 'gzil', 'xsgd', 6_183n, places.aswap],
    ['tydradex', 'tyron', 's$i', 7_000n, places.tyron_s$i],
    ['tydradex', 's$i', 'tyron', 7_000n, places.tyron_s$i],
    ['tydradex', 'xsgd', 's$i', 10_000n, places.xsgd_vault],
    ['tydradex', 's$i', 'xsgd', 10_000n, places.xsgd_vault],
    ['tydradex', 'zil', 's$i', 17_000n, null],
    ['tydradex', 'zil', 'tyron', 17_000n, null],
    ['tydradex', 'xsgd', 'tyron', 17_000n, places.tyron_s$i],
  ] as const)('at %s, %s to %s: gas %s, taken by %s', (exchange, from, to, gas, spender) => {
    const kind = { exchange, from: { id: from }, to: { id: to } }
    expect(tradeGas(kind)).toBe(gas)
    expect(spenderOf(kind, services)).toBe(spender)
    expect(spenderOf(kind, new Map())).toBeNull()
  })

  it.each([
    ['a wallet', community, { wallet, through: null }, 'wallet'],
    ['an account through a wallet', fromZil, { wallet: null, through: wallet }, 'wallet'],
    ['an account', toToken, { wallet: null, through: null }, 'block'],
    ['the vault', mint, { wallet, through: null }, 'none'],
    ['the vault, backwards', burn, { wallet: null, through: null }, 'none'],
    ['a way that begins at the vault', between, { wallet, through: null }, 'wallet'],
  ] as const)('blocks are counted by %s', (_, way, who, kind) => {
    const hops = (way as Way).hops.map((each) => hop(...each))
    expect(deadlineKindOf(who, { hops })).toBe(kind)
  })
})
