import { toBech32, toChecksumAddress, type Address } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { readSearch } from './readSearch'

const address: Address = '0x2d7e1a96ac0592cd1ac2c58aa1662de6fe71c5b9'

describe('[RT-03] readSearch', () => {
  it('reads names in the forms of the hint', () => {
    for (const typed of ['alice', 'Alice.ssi', 'al ice.ssi', ' alice ']) {
      expect(readSearch(typed), typed).toMatchObject({
        kind: 'name',
        name: { subdomain: '', domain: 'alice', topLevel: 'ssi' },
      })
    }
    expect(readSearch('defi@alice.ssi')).toMatchObject({ kind: 'name', name: { subdomain: 'defi' } })
  })

  it('refuses what is no name, each with its reason', () => {
    expect(readSearch('defi@alice.did')).toEqual({ kind: 'invalid', code: 'SubdomainNeedsSsi' })
    expect(readSearch('alice.com')).toEqual({ kind: 'invalid', code: 'ResolverFailed' })
    expect(readSearch('alice.ssi.ssi')).toEqual({ kind: 'invalid', code: 'ResolverFailed' })
  })

  it('says nothing while a top-level name or a subdomain is being typed', () => {
    for (const typed of ['alice.', 'alice.s', 'alice.SS', 'alice.d', 'alice.zl', 'defi@']) {
      expect(readSearch(typed), typed).toEqual({ kind: 'unfinished' })
    }
    expect(readSearch('  ')).toEqual({ kind: 'empty' })
  })

  it('knows addresses, and tells a wrong one from a name', () => {
    for (const typed of [address, toBech32(address), toChecksumAddress(address)]) {
      expect(readSearch(typed), typed).toEqual({ kind: 'address', address })
    }
    const wrong = toBech32(address).replace(/.$/, (last) => (last === 'q' ? 'p' : 'q'))
    expect(readSearch(wrong)).toEqual({ kind: 'wrong address' })
    expect(readSearch('zil1')).toMatchObject({ kind: 'name' })
  })

  it('reads ten thousand characters', () => {
    expect(readSearch('а' + 'b'.repeat(10_000))).toMatchObject({ kind: 'name' })
  })
})
