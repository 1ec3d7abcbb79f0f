import { walletGasPrice } from '@tyto/chain'
import { describe, expect, it } from 'vitest'
import { firstNameCost, isForFirstName } from './firstName'
import { exampleId, exampleReceipt, exampleTransaction } from '../pending/testing/exampleTransaction'

const zil = 1_000_000_000_000n

describe('what a first name costs in all', () => {
  it('is its price with the measured gas of every step, rounded outwards to whole ZIL', () => {
    const [least, most] = firstNameCost(1_200n * zil, walletGasPrice('classic', 2_000n))
    // 10,630 to 12,510 units.
    expect([least, most]).toEqual([1_221n * zil, 1_227n * zil])
    expect(firstNameCost(0n, walletGasPrice('bearby', 2_000n))).toEqual([21n * zil, 51n * zil])
  })
})

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
