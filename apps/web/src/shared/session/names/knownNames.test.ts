import { domainId } from '@tyto/identity'
import { describe, expect, it } from 'vitest'
import { domainsByHash, parseKnownNames } from './knownNames'

describe('parseKnownNames', () => {
  it('reads names in one form, each once', () => {
    expect(parseKnownNames('["Alice","alice.ssi","did@alice.ssi","bob.zlp"]')).toEqual([
      'alice.ssi',
      'alice.did',
      'bob.zlp',
    ])
  })

  it('passes over what is no name, and junk', () => {
    expect(parseKnownNames('["a.b.c", 7, null, "", "x@y@z"]')).toEqual([])
    for (const junk of [null, '', '{', '{"names":[]}', '7']) expect(parseKnownNames(junk)).toEqual([])
  })
})

describe('domainsByHash', () => {
  it('finds the domain behind a hash of the chain', () => {
    const domains = domainsByHash(['work@alice.ssi', 'bob.zlp'])
    expect(domains.get(domainId('alice'))).toBe('alice')
    expect(domains.get(domainId('bob'))).toBe('bob')
    expect(domains.get(domainId('carol'))).toBeUndefined()
  })

  it('hashes a list once, and another list anew', () => {
    const names = ['alice.ssi']
    expect(domainsByHash(names)).toBe(domainsByHash(names))
    expect([...domainsByHash([...names, 'bob.ssi']).values()]).toEqual(['alice', 'bob'])
  })
})
