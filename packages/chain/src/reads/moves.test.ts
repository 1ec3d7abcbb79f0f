import { zeroAddress, type Address } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { allowanceEndsOf, leftFrom, movesOf } from './moves'

const sender: Address = `0x${'11'.repeat(20)}`
const wallet: Address = `0x${'22'.repeat(20)}`
const registry: Address = `0x${'33'.repeat(20)}`
const token: Address = `0x${'44'.repeat(20)}`

const message = (addr: Address, to: Address, amount: string, accept = true) => ({
  accept,
  addr,
  depth: 0,
  msg: { _amount: amount, _recipient: to, _tag: 'x', params: [] },
})
const event = (name: string, values: Readonly<Record<string, string>>) => ({
  _eventname: name,
  address: token,
  params: Object.entries(values).map(([vname, value]) => ({ vname, type: 'ByStr20', value })),
})
const start = { sender, to: wallet, amount: 10n }

describe('[BX-27] what a receipt says that moved', () => {
  it('the ZIL of the transaction and of each message that was taken', () => {
    const transitions = [message(wallet, registry, '30'), message(wallet, sender, '4', false)]
    const moves = movesOf(start, { accepted: true, transitions })
    expect(moves).toEqual([
      { from: sender, to: wallet, token: null, amount: 10n },
      { from: wallet, to: registry, token: null, amount: 30n },
    ])
    expect(leftFrom([sender, wallet], null, moves)).toBe(30n)
    expect(leftFrom([sender], null, moves)).toBe(10n)
    expect(leftFrom([registry], null, moves)).toBe(0n)
    expect(movesOf(start, { accepted: false })).toEqual([])
  })

  it('tokens by their own events, made and destroyed ones too', () => {
    const event_logs = [
      event('TransferSuccess', { sender: wallet, recipient: registry, amount: '9' }),
      event('Minted', { recipient: wallet, amount: '2' }),
      event('Burnt', { burn_account: wallet, amount: '3' }),
      event('Approved', { sender: wallet, recipient: registry, amount: '5' }),
    ]
    const moves = movesOf({ ...start, amount: 0n }, { accepted: false, event_logs })
    expect(moves.map(({ from, to, amount }) => [from, to, amount])).toEqual([
      [wallet, registry, 9n],
      [zeroAddress, wallet, 2n],
      [wallet, zeroAddress, 3n],
    ])
    expect(leftFrom([wallet], token, moves)).toBe(10n)
  })

  it('junk is nothing, and there is a bound', () => {
    const transitions = [
      null,
      7,
      { addr: 'x' },
      message(wallet, registry, '-1'),
      message(wallet, 'no' as Address, '1'),
    ]
    expect(movesOf({ ...start, amount: 0n }, { transitions, event_logs: 'no' })).toEqual([])
    const many = Array.from({ length: 9_999 }, () => message(wallet, registry, '1'))
    expect(movesOf(start, { transitions: many }).length).toBeLessThanOrEqual(101)
  })
})

describe('what a receipt says of allowances', () => {
  const owner = `0x${'11'.repeat(20)}` as const
  const spender = `0x${'22'.repeat(20)}` as const
  const token = `0x${'33'.repeat(20)}` as const
  const told = (name: string, amount: unknown) => ({
    _eventname: name,
    address: token,
    params: [
      { vname: 'token_owner', type: 'ByStr20', value: owner },
      { vname: 'spender', type: 'ByStr20', value: spender },
      { vname: 'new_allowance', type: 'Uint128', value: amount },
    ],
  })

  it('[BX-27] is the last word of each, zero too; what is malformed is nothing', () => {
    const events = [told('IncreasedAllowance', '5'), told('DecreasedAllowance', '0')]
    expect(allowanceEndsOf({ event_logs: events })).toEqual([{ token, owner, spender, amount: 0n }])
    for (const junk of [-1, '-1', '01', null, {}, '9'.repeat(60)]) {
      expect(allowanceEndsOf({ event_logs: [told('IncreasedAllowance', junk)] })).toEqual([])
    }
    expect(allowanceEndsOf({ event_logs: [told('Swapped', '5'), null, 7] })).toEqual([])
    expect(allowanceEndsOf(null)).toEqual([])
  })

  // A wallet that brings liquidity raises an allowance, and the exchange uses it at once.
  it('[BX-27] is not said of one that was used meanwhile, whatever comes first', () => {
    const taken = (by: string) => ({
      _eventname: 'TransferFromSuccess',
      address: token,
      params: [
        { vname: 'initiator', type: 'ByStr20', value: by },
        { vname: 'sender', type: 'ByStr20', value: owner },
        { vname: 'recipient', type: 'ByStr20', value: spender },
        { vname: 'amount', type: 'Uint128', value: '5' },
      ],
    })
    const raised = told('IncreasedAllowance', '5')
    for (const events of [
      [raised, taken(spender)],
      [taken(spender), raised],
    ])
      expect(allowanceEndsOf({ event_logs: events })).toEqual([])
    // What another one took says nothing of this one.
    expect(allowanceEndsOf({ event_logs: [raised, taken(owner)] })).toHaveLength(1)
  })
})
