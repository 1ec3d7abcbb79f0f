import { zeroAddress } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { parseSubdomain, subdomainTarget } from './subdomain'

const nothing = { subdomains: new Map(), verificationMethods: new Map() }

describe('[SD-01] a new subdomain', () => {
  it('is read as it stands in a name', () => {
    expect(parseSubdomain(' Sav ings ', nothing)).toEqual({ ok: true, value: 'savings' })
    expect(parseSubdomain('сова', nothing)).toEqual({ ok: true, value: 'сова' })
  })

  it('is none where a name would take it apart, or it is too long', () => {
    for (const text of ['', ' ', 'a@b', 'a.b', 'x'.repeat(61)]) {
      expect(parseSubdomain(text, nothing), text).toEqual({ ok: false, code: 'NotASubdomain' })
    }
  })

  it('never takes the name of a key', () => {
    for (const text of ['did', 'SSI', 'update', 'socialrecovery', 'recovery', 'deactivate', 'delegation']) {
      expect(parseSubdomain(text, nothing), text).toEqual({ ok: false, code: 'ReservedSubdomain' })
    }
    const key = `0x02${'00'.repeat(32)}` as const
    const record = { subdomains: new Map(), verificationMethods: new Map([['custom', key]]) }
    expect(parseSubdomain('custom', record)).toEqual({ ok: false, code: 'ReservedSubdomain' })
    // The key of a subdomain is its own.
    const saved = { ...record, subdomains: new Map([['custom', `0x${'ab'.repeat(20)}` as const]]) }
    expect(parseSubdomain('custom', saved)).toEqual({ ok: true, value: 'custom' })
  })
})

it('where a subdomain leads is read in the letters of the chain, and zero is nowhere', () => {
  const target = `0x${'ab'.repeat(20)}` as const
  const subdomains = new Map([
    ['%D1%81%D0%BE%D0%B2%D0%B0', target],
    ['gone', zeroAddress],
  ])
  expect(subdomainTarget('сова', { subdomains })).toBe(target)
  expect(subdomainTarget('gone', { subdomains })).toBeNull()
  expect(subdomainTarget('never', { subdomains })).toBeNull()
})
