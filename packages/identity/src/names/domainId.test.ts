import { describe, expect, it } from 'vitest'
import { domainId } from './domainId'

describe('domainId', () => {
  it('is 0x and sha256 of the lower-case text in UTF-8', () => {
    expect(domainId('abc')).toBe('0xba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(domainId('ABC')).toBe(domainId('abc'))
    expect(domainId('é')).not.toBe(domainId('e\u0301'))
  })
})
