import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatName, namePath } from './name'
import { parseName } from './parseName'

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom('a', 'B', '.', '@', ' ', 'ssi', 'did', 'zlp', 'é', '%', '/', '\u200B'),
    maxLength: 8,
  }),
)

describe('names', () => {
  it('are read or refused, never thrown at', () => {
    fc.assert(fc.property(anyText, (text) => void parseName(text)))
  })

  it('come back from their text and from their path', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const parsed = parseName(text)
        fc.pre(parsed.ok)
        expect(parseName(formatName(parsed.value))).toEqual(parsed)
        expect(parseName(decodeURIComponent(namePath(parsed.value)))).toEqual(parsed)
      }),
    )
  })
})
