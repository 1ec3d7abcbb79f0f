import { describe, expect, it } from 'vitest'
import { domainId } from './domainId'
import { lookAlikes } from './lookAlikes'
import { checkPurchasableDomain } from './purchasableDomain'
import { reservedWords } from './reservedWords'
import { breaksUsername, shortenUsername } from './usernameShape'

describe('domainId', () => {
  it('is 0x and sha256 of the lower-case text in UTF-8', () => {
    expect(domainId('abc')).toBe('0xba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(domainId('ABC')).toBe(domainId('abc'))
    expect(domainId('é')).not.toBe(domainId('e\u0301'))
  })
})

describe('checkPurchasableDomain', () => {
  it.each(['tyto', 'owls', 'a-b_c', 'сова', '猫頭鷹鳥', '😀😀😀😀', 'init', 'wfp', 'INIT'])(
    '[RT-15] allows %s',
    (domain) => {
      expect(checkPurchasableDomain(domain)).toEqual({ ok: true, value: domain.toLowerCase() })
    },
  )

  it.each([
    ['', 'DomainTooShort'],
    ['abc', 'DomainTooShort'],
    ['😀😀😀', 'DomainTooShort'],
    ['ab cd', 'DomainHasWhitespace'],
    ['ab\u00A0cd', 'DomainHasWhitespace'],
    ...Array.from('.:/?@#').map((sign) => [`ab${sign}cd`, 'DomainHasForbiddenCharacter']),
    ['hola', 'DomainIsReserved'],
    ['MONDAY', 'DomainIsReserved'],
  ])('[RT-15] refuses %j with %s', (domain, code) => {
    expect(checkPurchasableDomain(domain)).toEqual({ ok: false, code })
  })

  it.each(Array.from('!"$%&\'()*+,;<=>[\\]^`{|}~\u0000\u007F\u0085'))(
    '[RT-15] refuses %j in the strict variant only',
    (sign) => {
      const domain = `ab${sign}cd`
      expect(checkPurchasableDomain(domain, { strict: true }).ok).toBe(false)
      // U+0085 is white space to some and not to JavaScript: the normal variant takes it.
      expect(checkPurchasableDomain(domain).ok).toBe(true)
    },
  )

  it('holds about three hundred words and more, the named ones among them', () => {
    expect(reservedWords.size).toBeGreaterThan(300)
    for (const word of ['hola', 'love', 'money', 'monday', 'website'])
      expect(reservedWords.has(word)).toBe(true)
  })
})

describe('usernames on screen', () => {
  it('[RT-13] are shortened to the first and last 8 when longer than 20', () => {
    expect(shortenUsername('exactly-twenty-.ssi1')).toBe('exactly-twenty-.ssi1')
    expect(shortenUsername('abcdefgh-middle-ijklmnop')).toBe('abcdefgh…ijklmnop')
    expect(shortenUsername('😀'.repeat(20))).toBe('😀'.repeat(20))
    expect(shortenUsername('😀'.repeat(21))).toBe(`${'😀'.repeat(8)}…${'😀'.repeat(8)}`)
  })

  it('[RT-13] break at the stated lengths', () => {
    const breaks = (subdomain: string, domain: string) => breaksUsername({ subdomain, domain })
    expect(breaks('', 'seven77')).toBe(false)
    expect(breaks('', 'eight888')).toBe(true)
    expect(breaks('eight888', 'a')).toBe(true)
    expect(breaks('abcde', 'abcde')).toBe(false)
    expect(breaks('abcde', 'abcdef')).toBe(true)
  })
})

describe('lookAlikes', () => {
  const of = (domain: string, subdomain = '') => lookAlikes({ domain, subdomain })

  it('says nothing of plain names in one script', () => {
    for (const domain of ['alice', 'сова', 'ångström', '東京タワーの', '한국漢字', 'a1-b2_c3', '😀😀'])
      expect(of(domain)).toEqual([])
    expect(of('сова', 'defi')).toEqual([])
  })

  it('flags letters that could be written otherwise, mixed scripts and what cannot be seen', () => {
    expect(of('e\u0301cole')).toEqual(['NotNfc'])
    expect(of('аlice')).toEqual(['MixedScripts'])
    expect(of('ali\u200Bce')).toEqual(['ZeroWidth'])
    expect(of('alice\uFE0F')).toEqual(['ZeroWidth'])
    expect(of('tokyoタワー')).toEqual(['MixedScripts'])
    expect(of('alice', 'dеfi')).toEqual(['MixedScripts'])
  })

  it('ends with long names', () => {
    expect(of('аa\u200B'.repeat(10_000))).toEqual(['MixedScripts', 'ZeroWidth'])
  })
})
