import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  beginningOf,
  hasAccents,
  longestMotion,
  motionId,
  readMotion,
  shownMotion,
  withoutAccents,
} from './motionText'

describe('the text of a motion', () => {
  it('takes no vowels with accents, and offers plain ones', () => {
    for (const [typed, plain] of [
      ['así', 'asi'],
      ['Número Único', 'Numero Unico'],
      ['ế ü Ö a\u0301\u0323', 'e u O a'],
      ['piñata and façade', 'piñata and façade'],
    ] as const) {
      expect(withoutAccents(typed)).toBe(plain)
      expect(hasAccents(typed)).toBe(typed !== plain)
      expect(hasAccents(plain)).toBe(false)
      expect(readMotion(typed)).toMatchObject(typed === plain ? { ok: true } : { code: 'accents' })
    }
    // Letters of other alphabets have no accents that a contract could refuse.
    for (const typed of ['Покормите сов й ё', '给猫头鹰喂食', 'أطعم البوم']) {
      expect(hasAccents(typed)).toBe(false)
      expect(withoutAccents(typed)).toBe(typed)
    }
  })

  it('is one line of ASCII on the chain, and comes back as it was typed', () => {
    expect(readMotion('  Feed\n the   owls ')).toEqual({ ok: true, value: 'Feed the owls' })
    expect(readMotion('50% more')).toEqual({ ok: true, value: '50%25 more' })
    expect(readMotion(' \n\t')).toMatchObject({ code: 'empty' })
    expect(readMotion('x'.repeat(longestMotion + 1))).toMatchObject({ code: 'tooLong' })
    expect(readMotion('猫'.repeat(longestMotion / 9 + 1))).toMatchObject({ code: 'tooLong' })
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        const read = readMotion(typed)
        if (!read.ok) return
        expect(read.value).toMatch(/^[\x20-\x7E]+$/)
        expect(motionId(read.value)).toMatch(/^0x[0-9a-f]{64}$/)
        const shown = shownMotion(read.value)
        expect(shown).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u)
      }),
    )
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '%', '2', '5', 'ñ', '猫', '#', 'я'), minLength: 1 }),
        (typed) => {
          const read = readMotion(typed)
          expect(read.ok && shownMotion(read.value)).toBe(typed.normalize('NFC'))
        },
      ),
    )
  })

  it('is shown safely, whatever a stranger wrote', () => {
    expect(shownMotion('100% owls')).toBe('100% owls')
    expect(shownMotion('a\u202Eb%E2%80%AEc\u0000')).toBe('abc')
    expect(shownMotion('<script>alert(1)</script>')).toBe('<script>alert(1)</script>')
    expect(shownMotion('two\nlines')).toBe('two lines')
  })

  it('shows a hundred letters and says that there is more', () => {
    expect(beginningOf('o'.repeat(100))).toEqual({ start: 'o'.repeat(100), isCut: false })
    expect(beginningOf('o'.repeat(101))).toEqual({ start: `${'o'.repeat(100)}…`, isCut: true })
    expect(beginningOf('🦉'.repeat(100))).toEqual({ start: '🦉'.repeat(100), isCut: false })
    expect(beginningOf('🦉'.repeat(10_000))).toEqual({ start: `${'🦉'.repeat(100)}…`, isCut: true })
  })
})
