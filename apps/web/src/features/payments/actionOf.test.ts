import type { Address } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { actionOf } from './actionOf'
import { batchTransfer } from './actions/batchTransfer'
import { payFromWallet } from './actions/payFromWallet'
import { sendFunds } from './actions/sendFunds'
import { transferToken } from './actions/transferToken'
import { zrc2BatchTransfer } from './actions/zrc2BatchTransfer'
import type { Payment } from './payment'
import type { PlannedTransaction } from './plan/planPayments'

const wallet: Address = `0x${'0a'.repeat(20)}`
const notes = { draft: 'd', page: 'alice.ssi', label: null }
const pay = (id: string): Payment => ({
  to: `0x${'0b'.repeat(20)}`,
  name: null,
  coin: { id, symbol: id.toUpperCase(), decimals: 12 },
  amount: 5n,
})
const one = (id: string): PlannedTransaction => ({ kind: 'one', payments: [pay(id)] })
const several = (kind: 'coins' | 'many'): PlannedTransaction => ({
  kind,
  payments: [pay('zil'), pay('xsgd')],
})
const taken = (plan: PlannedTransaction, by: Address | null) =>
  actionOf(plan, { wallet: by, notes }, (name, action, input) => ({ name, action: action as unknown, input }))

describe('[BX-13] the action of a planned transaction', () => {
  it.each([
    ['zil', null, { name: 'payFromWallet', action: payFromWallet, input: { ...notes, payment: pay('zil') } }],
    [
      'xsgd',
      null,
      { name: 'payFromWallet', action: payFromWallet, input: { ...notes, payment: pay('xsgd') } },
    ],
    [
      'zil',
      wallet,
      { name: 'sendFunds', action: sendFunds, input: { ...notes, wallet, payment: pay('zil') } },
    ],
    [
      'xsgd',
      wallet,
      { name: 'transferToken', action: transferToken, input: { ...notes, wallet, payment: pay('xsgd') } },
    ],
  ])('one payment of %s by %s', (id, by, expected) => {
    expect(taken(one(id), by)).toEqual(expected)
  })

  it('several are one call of the wallet, and never of the browser wallet', () => {
    const input = { ...notes, wallet, payments: [pay('zil'), pay('xsgd')] }
    expect(taken(several('coins'), wallet)).toEqual({
      name: 'zrc2BatchTransfer',
      action: zrc2BatchTransfer,
      input,
    })
    expect(taken(several('many'), wallet)).toEqual({ name: 'batchTransfer', action: batchTransfer, input })
    for (const kind of ['coins', 'many'] as const)
      expect(() => taken(several(kind), null)).toThrow('The browser wallet itself pays one by one.')
  })
})
