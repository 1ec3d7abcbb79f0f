import type { TransactionRequest } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { summaryOf } from './summary'

const bruno: Address = '0x00000000000000000000000000000000000000b2'
const gas = { gasLimit: 50n, gasPriceLi: 2_000n }
const seen = { subject: 'alice.ssi', simulation: null }

function call(amount: bigint): TransactionRequest {
  return { kind: 'call', call: { to: bruno, transition: 'AddFunds', params: [], amount }, ...gas }
}

describe('the sentences of a review', () => {
  it('say for whom it is, and what goes along', () => {
    expect(summaryOf(call(5n), seen)).toEqual([
      { text: 'actFor', values: { subject: 'alice.ssi' } },
      { text: 'sends', values: { zil: '5', to: bruno } },
    ])
    expect(summaryOf(call(0n), seen)).toHaveLength(1)
  })

  it('say on what contract it is where it is for nobody', () => {
    expect(summaryOf(call(0n), { ...seen, subject: '' })).toEqual([{ text: 'actOn', values: { to: bruno } }])
  })

  it('say of a payment whom it goes to, and of a deploy that a contract is made', () => {
    const payment = summaryOf({ kind: 'payment', to: bruno, amount: 7n, ...gas }, seen)
    expect(payment[1]).toEqual({ text: 'pays', values: { zil: '7', to: bruno } })
    const deploy = summaryOf({ kind: 'deploy', code: '', deploy: { init: [], amount: 0n }, ...gas }, seen)
    expect(deploy[1]).toEqual({ text: 'deploy', values: {} })
  })

  it('say it where nothing could be looked up beforehand', () => {
    const simulation = { status: 'unavailable', code: 'TooSlow', details: '' } as const
    expect(summaryOf(call(1n), { ...seen, simulation }).at(-1)).toEqual({ text: 'notSimulated', values: {} })
  })
})
