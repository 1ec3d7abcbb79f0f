import { describe, expect, it } from 'vitest'
import { isForFirstName } from './isForFirstName'
import { exampleId, exampleReceipt, exampleTransaction } from './testing/exampleTransaction'

describe('a step to the first name', () => {
  const state = { status: 'confirmed', id: exampleId, receipt: exampleReceipt } as const
  const done = (action: string) => exampleTransaction({ action, state, key: `done ${action}` })
  const account = exampleTransaction().intent.sender
  const step = (action: string, before: readonly string[], key: string | null = null) =>
    isForFirstName({ action, network: 'local', account, key }, before.map(done))

  it('is to make the wallet, and what follows it on this device', () => {
    expect(step('deployDidWallet', [])).toBe(true)
    expect(step('didCreate', [])).toBe(false)
    expect(step('didCreate', ['deployDidWallet'])).toBe(true)
    expect(step('buyNftUsername', ['didCreate', 'deployDidWallet'])).toBe(true)
    expect(step('addFunds', ['deployDidWallet'])).toBe(false)
  })

  it('ends with the first purchase; its own receipt still belongs to it', () => {
    const before = ['buyNftUsername', 'deployDidWallet']
    expect(step('buyNftUsername', before, 'done buyNftUsername')).toBe(true)
    expect(step('buyNftUsername', before)).toBe(false)
    expect(step('deployDidWallet', before)).toBe(false)
  })

  it('counts what this account did on this network, and what was confirmed', () => {
    const transactions = [done('deployDidWallet'), exampleTransaction({ action: 'buyNftUsername' })]
    const didCreate = { action: 'didCreate', network: 'local', account, key: null } as const
    expect(isForFirstName(didCreate, transactions)).toBe(true)
    expect(isForFirstName({ ...didCreate, network: 'testnet' }, transactions)).toBe(false)
    const other = '0x00000000000000000000000000000000000000c3'
    expect(isForFirstName({ ...didCreate, account: other }, transactions)).toBe(false)
  })
})
