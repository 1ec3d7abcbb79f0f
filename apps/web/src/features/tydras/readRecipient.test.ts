import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRecipient } from './readRecipient'

const domainOf = (text: string) => {
  const read = readRecipient(text)
  return read.ok ? [read.value.name.domain, read.value.hasSubdomain] : read.code
}

describe('the recipient of a Tydra, as it is typed', () => {
  it('is a domain: spaces and the subdomain do not matter, nor do .did, .ssi and capitals', () => {
    for (const typed of ['bruno', 'bruno.ssi', 'bruno.did', ' Bru no .SSI ', 'BRUNO'])
      expect(domainOf(typed), typed).toEqual(['bruno', false])
    for (const typed of ['defi@bruno.ssi', '@bruno', 'de fi@ Bruno.did', 'x@BRUNO'])
      expect(domainOf(typed), typed).toEqual(['bruno', true])
  })

  it('has no other suffix, and is a name at all', () => {
    for (const typed of ['bruno.zlp', 'bruno.gzil', 'bruno.', '.ssi', '', '@', 'a@b@c.ssi', 'x@bruno.zlp'])
      expect(domainOf(typed), typed).toBe('NotADomain')
  })

  it('never throws, and names no subdomain', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const read = readRecipient(typed)
        return !read.ok || (read.value.name.subdomain === '' && read.value.name.topLevel === 'ssi')
      }),
    )
  })
})
