import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scillaLines, type TokenKind } from './scillaTokens'

const partsOf = (line: string, kind: TokenKind): readonly string[] =>
  scillaLines(line)[0]!.flatMap((token) => (token.kind === kind ? [token.text] : []))

test('keywords, types, texts and numbers are told apart', () => {
  const line = 'let one = Int32 1 in builtin concat "a \\" (* b" 0x1f'
  expect(partsOf(line, 'keyword')).toEqual(['let', 'in', 'builtin'])
  expect(partsOf(line, 'type')).toEqual(['Int32'])
  expect(partsOf(line, 'number')).toEqual(['1', '0x1f'])
  expect(partsOf(line, 'text')).toEqual(['"a \\" (* b"'])
  expect(partsOf('letter inner Fields', 'keyword')).toEqual([])
  expect(partsOf('Emp Uint32 Bool', 'keyword')).toEqual(['Emp'])
})

test('a comment goes over lines and may hold others', () => {
  const lines = scillaLines('accept (* one (* two *)\nlet x *) throw')
  expect(lines[0]!.map(({ kind }) => kind)).toEqual(['keyword', 'plain', 'comment'])
  expect(lines[1]).toEqual([
    { kind: 'comment', text: 'let x *)' },
    { kind: 'plain', text: ' ' },
    { kind: 'keyword', text: 'throw' },
  ])
})

test('whatever the text, nothing of it is lost', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('(*', '*)', '"', '\\', '\n', 'let', ' ', '0x', 'É', '-1'), { maxLength: 30 })
      .map((all) => all.join('')),
  )
  fc.assert(
    fc.property(text, (code) => {
      const again = scillaLines(code).map((tokens) => tokens.map((token) => token.text).join(''))
      // A return at the end of a line is no sign that stands anywhere.
      expect(again.join('\n').length).toBe(code.length)
      expect(again.join('\n')).toBe(code)
    }),
  )
})
