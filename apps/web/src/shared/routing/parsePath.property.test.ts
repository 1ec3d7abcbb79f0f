import { namePath, parseName } from '@tyto/identity'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localePrefix } from '../i18n/languages'
import { parsePath } from './parsePath'

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom('a', 'B', '.', '@', ' ', 'ssi', 'did', 'zlp', 'é', '%', '/', '\u200B'),
    maxLength: 8,
  }),
)

describe('names', () => {
  it('come back from the path of a page', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const parsed = parseName(text)
        fc.pre(parsed.ok)
        const path = parsePath(`/ru/${namePath(parsed.value)}/didx/doc`)
        expect(path).toMatchObject({ kind: 'name', locale: 'ru', name: parsed, page: ['didx', 'doc'] })
      }),
    )
  })
})

describe('the locale of a path', () => {
  it('is the same to the reader of the language and to the reader of the page', () => {
    const segment = fc.oneof(
      anyText,
      fc.mixedCase(fc.constantFrom('es', 'cn', 'id', 'ru', 'en', '%65s', '%2565s')),
    )
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 3 }), (segments) => {
        const path = `/${segments.join('/')}`
        expect(localePrefix(path)).toBe(parsePath(path).locale)
      }),
    )
  })
})
