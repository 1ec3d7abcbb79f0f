import type { TransactionRequest } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import type { Simulation } from '@tyto/simulator'
import { describe, expect, it } from 'vitest'
import { nothingTold, otherAllowed, otherThanTold, readAllowed, readSums, readTold, toldBy } from './told'

const account: Address = '0x00000000000000000000000000000000000000aa'
const wallet: Address = '0x00000000000000000000000000000000000000bb'
const registry: Address = '0x00000000000000000000000000000000000000cc'
const xsgd: Address = '0x00000000000000000000000000000000000000dd'
const zil = { address: null, symbol: 'ZIL', decimals: 12 }
const coin = { address: xsgd, symbol: 'XSGD', decimals: 6 }
const own = [account, wallet]

const call = {
  kind: 'call',
  call: { to: wallet, transition: 'Buy', params: [], amount: 200n },
  gasLimit: 1n,
  gasPriceLi: 1n,
} as unknown as TransactionRequest

/** The wallet pays 1,200 to the registry, 200 of which the account sends along; the fee is 5. */
const messages = (amount: string) => [
  {
    accept: true,
    addr: wallet,
    depth: 0,
    msg: { _amount: amount, _recipient: registry, _tag: '', params: [] },
  },
]
const transfer = (amount: string) => [
  {
    _eventname: 'TransferSuccess',
    address: xsgd,
    params: [
      { vname: 'sender', type: 'ByStr20', value: wallet },
      { vname: 'recipient', type: 'ByStr20', value: registry },
      { vname: 'amount', type: 'Uint128', value: amount },
    ],
  },
]
const simulated = (change: object = {}) =>
  ({
    steps: [{ kind: 'success', accepted: true, messages: messages('1200'), events: transfer('7') }],
    balances: [
      { address: account, token: zil, before: 1_000n, after: 795n },
      { address: wallet, token: zil, before: 3_000n, after: 2_000n },
      { address: registry, token: zil, before: 0n, after: 1_200n },
      { address: wallet, token: coin, before: 10n, after: 3n },
    ],
    allowances: [{ owner: wallet, spender: registry, token: coin, before: 100n, after: 50n }],
    fee: 5n,
    ...change,
  }) as unknown as Simulation

const inBlock = (zilPaid: string, tokensPaid: string) => [
  { from: account, to: wallet, token: null, amount: 200n },
  { from: wallet, to: registry, token: null, amount: BigInt(zilPaid) },
  { from: wallet, to: registry, token: xsgd, amount: BigInt(tokensPaid) },
]

describe('[BX-27] what the review said that leaves, and what left', () => {
  const told = toldBy(call, simulated(), own)

  it('is said of the account and its wallet together, without the fee', () => {
    expect(told).toEqual({
      own,
      sums: [
        { token: null, symbol: 'ZIL', decimals: 12, amount: 1_200n },
        { token: xsgd, symbol: 'XSGD', decimals: 6, amount: 7n },
      ],
      allowed: [{ owner: wallet, spender: registry, token: xsgd, symbol: 'XSGD', decimals: 6, amount: 50n }],
    })
  })

  it('the same in the block is nothing to say; a price that was raised while the wallet waited is', () => {
    expect(otherThanTold(told, inBlock('1200', '7'))).toEqual([])
    expect(otherThanTold(told, inBlock('3600', '7')).map(({ amount }) => amount)).toEqual([3_600n, 7n])
    expect(otherThanTold(told, inBlock('1200', '21')).map(({ amount }) => amount)).toEqual([1_200n, 21n])
  })

  it('an allowance that ends elsewhere, since the review had an old state, is told with its true end', () => {
    const end = { token: xsgd, owner: wallet, spender: registry }
    expect(otherAllowed(told, [{ ...end, amount: 50n }])).toEqual([])
    expect(otherAllowed(told, [{ ...end, spender: account, amount: 150n }])).toEqual([])
    expect(otherAllowed(told, [])).toEqual([])
    expect(otherAllowed(told, [{ ...end, amount: 150n }])).toMatchObject([
      { ...end, symbol: 'XSGD', amount: 150n },
    ])
  })

  it('a coin whose events say something else than the balances is not told, so that nobody is alarmed for nothing', () => {
    const odd = { steps: [{ kind: 'success', accepted: true, messages: messages('1200'), events: [] }] }
    expect(toldBy(call, simulated(odd), own).sums.map(({ symbol }) => symbol)).toEqual(['ZIL'])
    expect(toldBy(call, simulated({ steps: [{ kind: 'exception' }] }), own)).toEqual(nothingTold)
  })

  it('is read again as it was stored, and junk is nothing', () => {
    expect(readTold(told)).toEqual(told)
    for (const junk of [undefined, 7, {}, { own: 'x', sums: [] }]) expect(readTold(junk)).toEqual(nothingTold)
    const [sum] = told.sums
    const [right] = told.allowed
    expect(readSums([{ ...sum, symbol: 'x'.repeat(60), decimals: 60 }])).toHaveLength(1)
    expect(readSums([{ ...sum, decimals: 0 }, ...Array(4).fill(sum)])).toHaveLength(4)
    for (const wrong of [
      null,
      7,
      { ...sum, token: 'ZIL' },
      { ...sum, token: undefined },
      { ...sum, symbol: 7 },
      { ...sum, symbol: 'x'.repeat(61) },
      { ...sum, decimals: '6' },
      { ...sum, decimals: 1.5 },
      { ...sum, decimals: -1 },
      { ...sum, decimals: 61 },
      { ...sum, amount: 1 },
    ])
      expect(readSums([wrong, sum])).toEqual([sum])
    for (const wrong of [
      null,
      sum,
      { ...right, owner: 'me' },
      { ...right, spender: 7 },
      { ...right, decimals: 61 },
    ])
      expect(readAllowed([wrong, right])).toEqual([right])
    expect(readTold({ own: [account, 'me', 7, ...Array(9).fill(wallet)] })).toEqual({
      ...nothingTold,
      own: [account, wallet, wallet, wallet],
    })
  })
})
