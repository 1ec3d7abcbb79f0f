import { intentOf } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { mayAsk, type GateFacts } from './mayAsk'
import { exampleTransaction } from './testing/exampleTransaction'

const sender: Address = `0x${'11'.repeat(20)}`
const other: Address = `0x${'22'.repeat(20)}`
const payment = { kind: 'payment', to: other, amount: 7n } as const
const asked = {
  action: 'addFunds',
  input: '7',
  network: 'local',
  intent: intentOf(payment, { sender, nonce: 0n, block: 0n, time: 0 }),
} as const
const facts: GateFacts = { asked, transactions: [], isForReading: false, payer: sender }
const intent = { sender, meant: [] }

describe('the gate before every wallet', () => {
  it('opens where nothing stands against it', () => {
    expect(mayAsk(intent, facts)).toBeNull()
  })

  it('[BX-25] is closed on a network that executes no calls, whatever led there', () => {
    expect(mayAsk(intent, { ...facts, isForReading: true })).toEqual({ code: 'NetworkForReading' })
  })

  it('[BX-27] is closed for another account than the one that was reviewed, and for none', () => {
    for (const payer of [other, null])
      expect(mayAsk(intent, { ...facts, payer })).toEqual({ code: 'WrongAccount' })
  })

  it('[BX-27] is closed while the same is open, until that very one is said to be another', () => {
    const transaction = exampleTransaction({ ...asked, state: { status: 'awaiting' } })
    const open = { ...facts, transactions: [transaction] }
    expect(mayAsk(intent, open)).toEqual({ code: 'EqualOpen', transaction })
    expect(mayAsk({ sender, meant: ['another'] }, open)).toMatchObject({ code: 'EqualOpen' })
    expect(mayAsk({ sender, meant: [transaction.key] }, open)).toBeNull()
  })
})
