import { toBech32, toChecksumAddress, type Address } from '@tyto/primitives'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseBlockNumber, parseTransactionId, searchTarget } from './searchTarget'

const address: Address = '0x2d7e1a96ac0592cd1ac2c58aa1662de6fe71c5b9'
const id = 'ab'.repeat(32)

describe('searchTarget', () => {
  it('reads ids, addresses in each form, block numbers and names', () => {
    for (const typed of [id, `0x${id}`, `  0X${id.toUpperCase()} `]) {
      expect(searchTarget(typed), typed).toEqual({ kind: 'transaction', id })
    }
    for (const typed of [address, address.slice(2), toBech32(address), toChecksumAddress(address)]) {
      expect(searchTarget(typed), typed).toEqual({ kind: 'address', address })
    }
    expect(searchTarget('1,234')).toEqual({ kind: 'block', number: '1234' })
    expect(searchTarget('007')).toEqual({ kind: 'block', number: '7' })
    const alice = { subdomain: '', domain: 'alice', topLevel: 'ssi' }
    expect(searchTarget('Alice')).toEqual({ kind: 'name', name: alice })
  })

  it('says what is wrong with everything else', () => {
    const reason = (typed: string) => {
      const target = searchTarget(typed)
      return target.kind === 'none' ? target.reason : target.kind
    }
    expect(reason('   ')).toBe('empty')
    expect(reason('work@alice.did')).toBe('unreadable')
    expect(reason('x'.repeat(100_000))).toBe('unreadable')
    expect(reason(`zil1${'q'.repeat(38)}`)).toBe('wrongAddress')
    expect(reason(toChecksumAddress(address).replace('D', 'd'))).toBe('wrongAddress')
  })

  it('never throws, and what it reads reads back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const target = searchTarget(typed)
        if (target.kind === 'address') expect(searchTarget(toBech32(target.address))).toEqual(target)
        if (target.kind === 'block') expect(parseBlockNumber(target.number)).toBe(BigInt(target.number))
        if (target.kind === 'transaction') expect(parseTransactionId(target.id)).toBe(target.id)
      }),
    )
  })
})
