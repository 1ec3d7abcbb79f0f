import { describe, expect, it } from 'vitest'
import { checkPurchasableDomain } from './purchasableDomain'
import { reservedWords } from './reservedWords'

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
  ])('[RT-15] sells no name %j: %s', (domain, code) => {
    expect(checkPurchasableDomain(domain)).toEqual({ ok: false, code })
  })

  it.each(Array.from('!"$%&\'()*+,;<=>[\\]^`{|}~\u0000\u007F\u0085'))(
    '[RT-15] refuses a sign: %j',
    (sign) => {
      expect(checkPurchasableDomain(`ab${sign}cd`)).toEqual({
        ok: false,
        code: 'DomainHasForbiddenCharacter',
      })
    },
  )

  it('holds about three hundred words and more, the named ones among them', () => {
    expect(reservedWords.size).toBeGreaterThan(300)
    for (const word of ['hola', 'love', 'money', 'monday', 'website'])
      expect(reservedWords.has(word)).toBe(true)
  })
})
