import fc from 'fast-check'
import { expect, it } from 'vitest'
import { jsonSize } from './jsonSize'

it('is the size of what JSON.stringify writes', () => {
  const bytes = (json: unknown): number => new TextEncoder().encode(JSON.stringify(json)).length
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (json) => {
      expect(jsonSize(json)).toBe(bytes(json))
    }),
  )
  for (const json of [
    '',
    '"',
    '\\',
    '\n',
    '\u007f',
    '\ud800',
    'ä€😀',
    [],
    {},
    [[], {}],
    { a: undefined },
    [undefined],
  ]) {
    expect(jsonSize(json)).toBe(bytes(json))
  }
})
