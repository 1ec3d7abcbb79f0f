import { describe, expect, it } from 'vitest'
import { shapesLibrary, wholeLanguage } from '../../test/wholeLanguage'
import { ScillaError } from '../errors/scillaError'
import type { Statement } from './ast'
import { parseContract, parseExpression, parseLibrary } from './parse'

const contract = (body: string) => `scilla_version 0\ncontract Test ()\n${body}`
const statements = (body: string): readonly Statement[] =>
  parseContract(contract(`transition t ()\n${body}\nend`)).contract.components[0]?.body ?? []

function errorOf(parse: () => unknown): ScillaError {
  try {
    parse()
  } catch (error) {
    if (error instanceof ScillaError) return error
    throw error
  }
  throw new Error('It parsed.')
}

describe('modules', () => {
  it('reads a source that uses every form of the language', () => {
    const module = parseContract(wholeLanguage, 'whole.scilla')
    expect(module.imports.map(({ name, namespace }) => [name.name, namespace?.name])).toEqual([
      ['ListUtils', undefined],
      ['BoolUtils', 'Bools'],
      ['Shapes', 'Geometry'],
    ])
    expect(module.library?.entries.map(({ name }) => name.name)).toContain('first_or')
    expect(module.contract.parameters.map(({ name }) => name.name)).toEqual(['owner', 'registry', 'start'])
    expect(module.contract.constraint?.kind).toBe('builtin')
    expect(module.contract.fields).toHaveLength(5)
    const kinds = module.contract.components.flatMap(({ body }) => body.map(({ kind }) => kind))
    expect(new Set(kinds)).toEqual(
      new Set([
        'bind', 'matchStatement', 'return', 'event', 'call', 'accept', 'load', 'store', 'mapPut', 'mapGet', 'mapExists',
        'mapDelete', 'remoteLoad', 'remoteMapGet', 'remoteMapExists', 'readBlockchain', 'addressCast', 'forall',
      ]),
    ) // oxfmt-ignore
  })

  it('reads a library', () => {
    const { library, imports } = parseLibrary(shapesLibrary)
    expect(library.name.name).toBe('Shapes')
    expect(imports[0]?.name.name).toBe('IntUtils')
    expect(library.entries[0]).toMatchObject({
      kind: 'libraryType',
      constructors: [{}, {}, { argTypes: [] }],
    })
  })

  it('gives every node its place', () => {
    const { contract: parsed } = parseContract(
      'scilla_version 0\ncontract Test ()\n  field a : Uint32 = Uint32 7',
    )
    const [field] = parsed.fields
    expect(field?.loc).toEqual({
      start: { line: 3, column: 3, offset: 36 },
      end: { line: 3, column: 30, offset: 63 },
    })
    expect(field?.name.loc.start.column).toBe(9)
    expect(field?.type.loc).toMatchObject({ start: { column: 13 }, end: { column: 19 } })
    expect(field?.initializer.loc.start.column).toBe(22)
  })
})

describe('statements', () => {
  it('tells calls of procedures with a result from expressions', () => {
    const source = contract(
      'procedure next (x : Uint32) : Uint32 _return := x end transition t (a : Uint32) b = next a; c = other a end',
    )
    expect(parseContract(source).contract.components[1]?.body).toMatchObject([
      { kind: 'call', target: { name: 'b' }, procedure: { name: 'next' }, args: [{ name: 'a' }] },
      { kind: 'bind', target: { name: 'c' }, value: { kind: 'apply' } },
    ])
  })

  it('reads calls, throws and empty bodies', () => {
    expect(statements('Pay a b; throw; throw e; match x with | _ => | Some y => end')).toMatchObject([
      { kind: 'call', procedure: { name: 'Pay' }, args: [{ name: 'a' }, { name: 'b' }] },
      { kind: 'throw', exception: undefined },
      { kind: 'throw', exception: { name: 'e' } },
      { kind: 'matchStatement', clauses: [{ body: [] }, { body: [] }] },
    ])
    expect(statements('')).toEqual([])
  })

  it('reads remote reads', () => {
    expect(
      statements('x <- & a.f[k][l]; y <-& a as ByStr20 with library end; z <- &TIMESTAMP(b)'),
    ).toMatchObject([
      {
        kind: 'remoteMapGet',
        address: { name: 'a' },
        map: { name: 'f' },
        keys: [{ name: 'k' }, { name: 'l' }],
      },
      { kind: 'addressCast', type: { type: { kind: 'address', of: 'library' } } },
      { kind: 'readBlockchain', query: { name: 'TIMESTAMP' }, args: [{ name: 'b' }] },
    ])
  })
})

describe('expressions', () => {
  it('reads literals', () => {
    expect(parseExpression('Int64 -5')).toMatchObject({
      literal: { kind: 'integer', type: 'Int64', value: -5n },
    })
    expect(parseExpression('0xABcd')).toMatchObject({ literal: { kind: 'bytes', hex: '0xabcd', width: 2 } })
    expect(parseExpression('0x')).toMatchObject({ literal: { kind: 'bytes', hex: '0x', width: 0 } })
    expect(parseExpression('BNum 7')).toMatchObject({ literal: { kind: 'blockNumber', value: 7n } })
    expect(parseExpression('"a \\"b\\" \\\\ \\n"')).toMatchObject({ literal: { value: 'a "b" \\ \n' } })
    expect(parseExpression('Emp ByStr20 (List Uint32)')).toMatchObject({ literal: { kind: 'emptyMap' } })
  })

  it('reads names behind namespaces and addresses', () => {
    const address = `0x${'ab'.repeat(20)}`
    expect(parseExpression('Lib.f x')).toMatchObject({ kind: 'apply', function: { name: 'Lib.f' } })
    expect(parseExpression('Lib.Some {Lib.T} x')).toMatchObject({
      constructorName: { name: 'Lib.Some' },
      typeArgs: [{ type: { kind: 'adt', name: 'Lib.T' } }],
    })
    expect(parseExpression(`${address}.One`)).toMatchObject({ constructorName: { name: `${address}.One` } })
  })

  it('reads types', () => {
    const typeOf = (text: string) => {
      const expression = parseExpression(`fun (x : ${text}) => x`)
      return expression.kind === 'fun' ? expression.parameter.type.type : undefined
    }
    const uint32 = { kind: 'primitive', name: 'Uint32' }
    expect(typeOf('Uint32 -> Uint32 -> Uint32')).toEqual({
      kind: 'function',
      from: uint32,
      to: { kind: 'function', from: uint32, to: uint32 },
    })
    expect(typeOf('Map ByStr20 Map Uint32 Option Uint32')).toMatchObject({
      kind: 'map',
      key: { kind: 'bystr', width: 20 },
      value: { kind: 'map', value: { kind: 'adt', name: 'Option', args: [uint32] } },
    })
    expect(typeOf("forall 'A. Pair 'A (List 'A)")).toMatchObject({ kind: 'forall', variable: "'A" })
    expect(typeOf('ByStr20 with contract field b : Uint32, field a : ByStr20 with end end')).toEqual({
      kind: 'address',
      of: 'contract',
      fields: [
        { name: 'a', type: { kind: 'address', of: 'any', fields: [] } },
        { name: 'b', type: uint32 },
      ],
    })
  })

  it('reads long chains of lets', () => {
    const chain = Array.from({ length: 400 }, (_, index) => `let x${index} = Uint32 ${index} in`).join('\n')
    expect(parseExpression(`${chain} x7`).kind).toBe('let')
  })
})

describe('errors', () => {
  it('says where, what was expected, and shows the line with a caret', () => {
    const error = errorOf(() => parseContract(contract('transition t ()\n  x <- ;\nend'), 'bad.scilla'))
    expect(error).toMatchObject({ code: 'SyntaxError', file: 'bad.scilla', line: 4, column: 8 })
    expect(error.message).toBe(
      "bad.scilla:4:8: Expected a field, a name beginning with a lower-case letter or a name beginning with an underscore, found ';'.\n" +
        '   4 |   x <- ;\n' +
        '     |        ^',
    )
  })

  it.each([
    ['', 1, 1, "Expected 'scilla_version'"],
    ['scilla_version zero', 1, 16, 'Expected the version'],
    ['scilla_version 0\nlibrary L', 2, 10, "Expected 'contract'"],
    ['scilla_version 0\nimport A as b contract C ()', 2, 13, 'the name of a namespace'],
    [contract('field a : Uint32 = Uint32 1;'), 3, 28, "Expected 'field', 'transition'"],
    [contract('field _a : Uint32 = Uint32 1'), 3, 7, 'the name of a field'],
    [contract('field a : bool = True'), 3, 11, 'Expected a type'],
    [contract('transition _t () end'), 3, 12, 'the name of the transition'],
    [contract('transition t () accept accept end'), 3, 24, "Expected 'end' or ';'"],
    [contract('transition t () accept; end'), 3, 25, 'a statement'],
    [contract('transition t () _foo := x end'), 3, 17, '_foo cannot be assigned'],
    [contract('transition t () m[k] = x end'), 3, 22, "Expected ':='"],
    [contract('transition t () delete m end'), 3, 26, "Expected '['"],
    [contract('transition t () x <- & L.x.f end'), 3, 25, 'without a namespace'],
    [contract('transition t () x <- & a as ByStr20 end'), 3, 29, 'address type'],
    [contract('transition t () match x with _ => end end'), 3, 30, "Expected '|'"],
    [contract('transition t () match x with | _y => end end'), 3, 32, 'Expected a pattern'],
    [contract('procedure p () : Uint32 x = end'), 3, 29, 'Expected an expression'],
  ])('refuses %j', (source, line, column, message) => {
    const error = errorOf(() => parseContract(source))
    expect([error.line, error.column]).toEqual([line, column])
    expect(error.message).toContain(message)
  })

  it.each([
    ['let x = True in (x)', 'Expected an expression'],
    ['builtin hack x', 'There is no builtin hack'],
    ['builtin add', "Expected '('"],
    ['f True', 'Expected the end'],
    ['None (Bool)', 'Expected the end'],
    ['{}', 'message entry'],
    ['{ _tag : "x"; }', 'message entry'],
    ['{ _tag : True }', 'a literal or a variable'],
    ['@f', 'Expected a type argument'],
    ['tfun A => x', "parameter of 'tfun'"],
    ['Uint32 4294967296', 'is no Uint32'],
    ['Uint32 -1', 'is no Uint32'],
    ['BNum -1', 'is no BNum'],
    [`Uint256 ${'9'.repeat(100_000)}`, 'is no Uint256'],
    ['Text 5', 'no number literals'],
    ['0x123', 'two digits'],
    ['0x12g', "cannot hold 'g'"],
    ['12ab', "cannot hold 'a'"],
    ['"abc', 'not closed'],
    ['"\\0"', 'escape'],
    ['"\u00e9"', 'ASCII'],
    ['(* (* *)', 'comment is not closed'],
    ['x $', 'means nothing'],
    ['Emp Bool Uint32', 'cannot be the key'],
    ["Emp Uint32 'A", 'value type of a map'],
    ['Emp Uint32 (Uint32 -> Uint32)', "Expected ')'"],
    ['fun (x : Uint32 Uint32) => x', 'takes no arguments'],
    ['fun (x : ByStr020) => x', 'There is no type'],
    ['fun (x : ByStr20 with contract field a : Uint32, field a : Uint32 end) => x', 'stands twice'],
    ['fun (x : ByStr20 with field a : Uint32 end) => x', "Expected 'end'"],
  ])('refuses %j', (source, message) => {
    expect(errorOf(() => parseExpression(source)).message).toContain(message)
  })

  it.each([
    ['matches', 'match x with | _ => '],
    ['functions', 'fun (x : Uint32) => '],
    ['lets', 'let x = '],
    ['chained lets', 'let x = y in '],
    ['types', 'fun (x : ', 'List ('],
    ['patterns', 'match x with | Some ', '(Some '],
  ])('refuses %s that are nested too deep, and does not overflow', (_, begin, again = begin) => {
    expect(errorOf(() => parseExpression(begin + again.repeat(5_000))).code).toBe('TooDeep')
  })
})
