import type { Address } from '@tyto/primitives'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lookAlikeAddress } from './lookAlikeAddress'

const known: Address = '0xabcd000000000000000000000000000000001234'

describe('[BX-07] lookAlikeAddress', () => {
  it('finds the address that begins and ends alike', () => {
    expect(lookAlikeAddress('0xabcd00ff00000000000000000000000000001234', [known])).toBe(known)
  })

  it('has nothing against the same one, or one that differs where people look', () => {
    expect(lookAlikeAddress(known, [known])).toBeNull()
    expect(lookAlikeAddress('0xabcd000000000000000000000000000000001235', [known])).toBeNull()
    expect(lookAlikeAddress('0xabce000000000000000000000000000000001234', [known])).toBeNull()
    expect(lookAlikeAddress(known, [])).toBeNull()
  })

  it('in bech32, which ends in a checksum, is told by both ends too', () => {
    // zil1qqyd…fkl3 and zil19zvm…fkl3
    const [one, other]: readonly Address[] = [
      '0x0008d22700000000000000000000000000000049',
      '0x0144cd8000000000000000000000000000000a80',
    ]
    expect(lookAlikeAddress(one!, [other!])).toBeNull()
  })

  it('never takes an address for itself', () => {
    const address = fc
      .uint8Array({ minLength: 20, maxLength: 20 })
      .map((bytes): Address => `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`)
    fc.assert(fc.property(address, (one) => lookAlikeAddress(one, [one]) === null))
  })
})
