import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { domainId } from './domainId'
import { walletUsername } from './walletUsername'

describe('walletUsername', () => {
  it.each(['alice', 'a-b_c', 'x', '100%', 'init'])('reads %s', (text) => {
    expect(walletUsername(text)).toEqual({ subdomain: '', domain: text, topLevel: 'ssi' })
  })

  it.each([
    '',
    ' ',
    'Alice',
    'al ice',
    'сова',
    'café',
    '😀😀😀😀',
    'a.b',
    'did@alice',
    'work@alice',
    'alice.ssi',
    'a\nb',
    'a\u200Eb',
  ])('does not read %j', (text) => expect(walletUsername(text)).toBeNull())

  it('finds the domain whose hash the contract makes of the same text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const name = walletUsername(text)
        if (name !== null) expect(domainId(name.domain)).toBe(domainId(text))
      }),
    )
  })
})
