import { toBech32, toChecksumAddress, type Address } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { readSearch } from './readSearch'

const address: Address = '0x2d7e1a96ac0592cd1ac2c58aa1662de6fe71c5b9'

const hosts = ['tyto.example']

describe('[RT-03] readSearch', () => {
  it('reads names in the forms of the hint', () => {
    for (const typed of ['alice', 'Alice.ssi', 'al ice.ssi', ' alice ']) {
      expect(readSearch(typed, hosts), typed).toMatchObject({
        kind: 'name',
        name: { subdomain: '', domain: 'alice', topLevel: 'ssi' },
      })
    }
    expect(readSearch('defi@alice.ssi', hosts)).toMatchObject({ kind: 'name', name: { subdomain: 'defi' } })
  })

  it('refuses what is no name, each with its reason', () => {
    expect(readSearch('defi@alice.did', hosts)).toEqual({ kind: 'invalid', code: 'SubdomainNeedsSsi' })
    expect(readSearch('alice.com', hosts)).toEqual({ kind: 'invalid', code: 'ResolverFailed' })
    expect(readSearch('alice.ssi.ssi', hosts)).toEqual({ kind: 'invalid', code: 'ResolverFailed' })
  })

  it('says nothing while a top-level name or a subdomain is being typed', () => {
    for (const typed of ['alice.', 'alice.s', 'alice.SS', 'alice.d', 'alice.zl', 'defi@']) {
      expect(readSearch(typed, hosts), typed).toEqual({ kind: 'unfinished' })
    }
    expect(readSearch('  ', hosts)).toEqual({ kind: 'empty' })
  })

  it('knows addresses, and tells a wrong one from a name', () => {
    for (const typed of [address, toBech32(address), toChecksumAddress(address)]) {
      expect(readSearch(typed, hosts), typed).toEqual({ kind: 'address', address })
    }
    const wrong = toBech32(address).replace(/.$/, (last) => (last === 'q' ? 'p' : 'q'))
    expect(readSearch(wrong, hosts)).toEqual({ kind: 'wrong address', fault: 'checksum' })
    expect(readSearch('zil1', hosts)).toMatchObject({ kind: 'name' })
  })

  it('reads ten thousand characters', () => {
    expect(readSearch('а' + 'b'.repeat(10_000), hosts)).toMatchObject({ kind: 'name' })
  })

  it('opens a link of this site, and no other', () => {
    expect(readSearch('https://tyto.example/es/alice.ssi/didx.', hosts)).toEqual({
      kind: 'link',
      path: '/alice.ssi/didx',
    })
    expect(readSearch('https://evil.example/alice.ssi', hosts)).toEqual({
      kind: 'invalid',
      code: 'ResolverFailed',
    })
  })

  it('[BX-30] says of what looks like an address what it is, and never that it is free', () => {
    const faults = [
      [toBech32(address).slice(0, -1), 'letters'],
      [`${toBech32(address)}q`, 'letters'],
      [`zilliqa:${toBech32(address).slice(0, -1)}`, 'letters'],
      [toChecksumAddress(address).slice(2, -1), 'letters'],
      ['4d1b1a8f0c35c6ae20e5f2b3b9e7a0cd84b5c7a2d1f3e60918273645a0b1c2d3', 'transaction'],
      ['zil1w7f6...d6z8', 'cutShort'],
      ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'otherChain'],
    ] as const
    for (const [typed, fault] of faults)
      expect(readSearch(typed, hosts), typed).toEqual({ kind: 'wrong address', fault })
    expect(readSearch(` \u202A${toBech32(address)}\u202C`, hosts)).toEqual({ kind: 'address', address })
  })
})
