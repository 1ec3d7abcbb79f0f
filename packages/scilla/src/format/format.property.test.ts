import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wholeLanguage } from '../../test/wholeLanguage'
import { parseContract, parseExpression } from '../syntax/parse'
import { formatSource } from './formatSource'

/** A syntax tree without the places of its nodes. */
const withoutPlaces = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(withoutPlaces)
  if (typeof node !== 'object' || node === null) return node
  const parts = Object.entries(node).filter(([key]) => !['loc', 'source', 'file'].includes(key))
  return Object.fromEntries(parts.map(([key, part]) => [key, withoutPlaces(part)]))
}

const name = fc.constantFrom('x', 'y', '_sender', 'Lib.f')
const bound = fc.constantFrom('x', 'y', 'long_name')
const space = fc.constantFrom(' ', '\n', '\n\n\n', ' (* why *) ', '\n(* a\n   b *)\n')
const { type } = fc.letrec<{ type: string }>((tie) => ({
  type: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('Uint32', "'A", 'ByStr20', 'Shape', 'ByStr20 with end', 'Map ByStr20 (List String)'),
    fc.tuple(tie('type'), tie('type')).map(([from, to]) => `(${from}) -> ${to}`),
    tie('type').map((item) => `List (${item})`),
    tie('type').map((body) => `forall 'B. ${body}`),
    tie('type').map((field) => `ByStr20 with contract field b : Bool, field a : ${field} end`),
  ),
}))
const pattern = fc.constantFrom('_', 'z', 'None', 'Some (Pair a _)', 'Cons (Some x) Nil')
const literal = fc.oneof(
  fc.constantFrom('Int32 -4', 'BNum 7', '0x00ff', 'Emp ByStr20 (Map String Uint32)'),
  fc.stringMatching(/^[ -'+-~]{0,70}$/).map((text) => JSON.stringify(text)),
)
const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 5 },
    literal,
    name,
    fc.tuple(name, name, name).map(([f, a, b]) => `${f} ${a} ${b}`),
    fc.tuple(type, name).map(([of, a]) => `Some {(${of})} ${a}`),
    fc.tuple(name, type).map(([f, at]) => `@${f} (${at})`),
    fc.tuple(name, name).map(([a, b]) => `builtin add ${a} ${b}`),
    fc.tuple(literal, name).map(([a, b]) => `{ _tag : ${a}; from : ${b} }`),
    fc
      .tuple(bound, tie('expression'), space, tie('expression'))
      .map(([x, value, gap, body]) => `let ${x} = ${value}${gap}in${gap}${body}`),
    fc.tuple(bound, type, tie('expression')).map(([x, of, body]) => `fun (${x} : ${of}) => ${body}`),
    tie('expression').map((body) => `tfun 'A => ${body}`),
    fc
      .tuple(name, fc.array(fc.tuple(pattern, space, tie('expression')), { minLength: 1, maxLength: 3 }))
      .map(
        ([x, clauses]) =>
          `match ${x} with${clauses.map(([p, gap, e]) => `${gap}| ${p} => ${e}`).join('')} end`,
      ),
  ),
}))

const statement = fc.oneof(
  fc.constantFrom(
    'accept', 'x <- f', 'x <- _balance', 'f := x', 'm[x][y] := x', 'delete m[x]', 'x <- m[y]', 'x <- exists m[y]',
    'x <- & y.f', 'x <- & y.m[x]', 'x <- & exists y.m[x]', 'x <- & BLOCKNUMBER', 'x <- & TIMESTAMP(y)',
    'x <- & y as ByStr20 with contract field f : Uint32 end', 'send x', 'event x', 'throw', 'throw x', 'P x y',
    'forall x P', 'match x with | True => | False => f := x; throw end',
  ), // oxfmt-ignore
  fc.tuple(bound, expression).map(([x, value]) => `${x} = ${value}`),
)

const contract = fc
  .tuple(expression, type, expression, fc.array(fc.tuple(space, statement), { maxLength: 6 }))
  .map(([value, of, initial, statements]) => {
    const body = statements.map(([gap, text]) => gap + text).join(';')
    return `scilla_version 0 import A B as C (* why *)
library L let f = ${value} type T = | One of (${of}) Uint32 | Two
contract K (owner : ${of}, other : ByStr20 with contract field long : Uint128, field longer : Uint128, field last : Uint256 end)
with ${value} =>
field f : ${of} = ${initial}
procedure P(a : ${of}) : Bool _return := a end
transition Do() ${body} end`
  })

describe('the formatter', () => {
  const keepsTree = (source: string, file: string, parse: (text: string) => unknown) => {
    const formatted = formatSource(source, file)
    expect(withoutPlaces(parse(formatted))).toEqual(withoutPlaces(parse(source)))
    const comments = (text: string) => text.match(/\(\*[^]*?\*\)/g) ?? []
    expect(comments(formatted)).toEqual(comments(source))
  }

  it('never changes the syntax tree of an expression, nor its comments', () => {
    fc.assert(
      fc.property(expression, (source) => keepsTree(source, 'x.scilexp', parseExpression)),
      { numRuns: 300 },
    )
  })

  it('never changes the syntax tree of a contract, nor its comments', () => {
    fc.assert(
      fc.property(contract, (source) => keepsTree(source, 'x.scilla', parseContract)),
      { numRuns: 150 },
    )
  })

  it('leaves alone what it has written', () => {
    const once = formatSource(wholeLanguage, 'x.scilla')
    expect(formatSource(once, 'x.scilla')).toBe(once)
    expect(withoutPlaces(parseContract(once))).toEqual(withoutPlaces(parseContract(wholeLanguage)))
  })

  it.each([
    ['a library value', 'let a = Uint32 0'],
    ['a type', 'type T =\n  | A\n  | B of Uint32'],
  ])('leaves a comment behind %s where it is', (_, entry) => {
    const source = `scilla_version 0\n\nlibrary L\n\n${entry} (* what for *)\n\n(* next *)\nlet b = Uint32 1\n\ncontract C()\n`
    expect(formatSource(source, 'x.scilla')).toBe(source)
  })

  it('puts comments before what they stood before, or behind it', () => {
    const source =
      'scilla_version 0\n(* what for *)\ncontract C ()\nfield f : Uint32 = Uint32 1 (* one *)\n(* the end *)'
    expect(formatSource(source, 'x.scilla')).toBe(`scilla_version 0

(* what for *)
contract C()

field f : Uint32 = Uint32 1 (* one *)
(* the end *)
`)
  })
})
