import { formatType } from '@tyto/abi'
import { describe, expect, it } from 'vitest'
import { findWarnings } from '../warnings/findWarnings'
import { checkText, contractOf, errorsOf, transitionOf } from '../../test/checkText'
import { shapesLibrary, wholeLanguage } from '../../test/wholeLanguage'

describe('a good contract', () => {
  const checked = checkText(wholeLanguage, { Shapes: shapesLibrary })

  it('is taken with all that its declarations mean', () => {
    expect(findWarnings(checked).filter(({ code }) => code === 'Shadowing')).toEqual([])
    expect(checked.params.map(({ name, type }) => [name, formatType(type)])).toEqual([
      ['owner', 'ByStr20'],
      ['registry', 'ByStr20 with contract field names : Map (ByStr32) (ByStr20), field open : Bool end'],
      ['start', 'BNum'],
    ])
    expect(checked.fields.map(({ name, type }) => `${name} : ${formatType(type)}`)).toEqual([
      'total : Uint128',
      'status : Status',
      'shape : Shapes.Shape',
      'limits : Map (ByStr20) (Map (String) (Uint128))',
      'friend : Option (ByStr20 with end)',
    ])
    expect(checked.components.map(({ kind, name }) => [kind, name])).toContainEqual(['procedure', 'plus_one'])
  })

  it('lists libraries behind those that they import', () => {
    const names = checked.libraries.map(({ name }) => name)
    expect([...names].sort()).toEqual(['BoolUtils', 'IntUtils', 'ListUtils', 'Shapes'])
    expect(names.indexOf('IntUtils')).toBeLessThan(names.indexOf('Shapes'))
  })

  it('names the types of libraries by their origin', () => {
    expect(checked.types.map(({ name }) => name)).toEqual([
      'Bool', 'Nat', 'Option', 'List', 'Pair', 'Shapes.Shape', 'Status', 'Never',
    ]) // oxfmt-ignore
  })
})

describe('declarations', () => {
  it.each([
    ['a second type of a name', contractOf('', 'type T = | A type T = | B'), ['1:46 There is a type T already.']],
    ['a second constructor of a name', contractOf('', 'type T = | A type U = | A'), ['1:52 There is a constructor A already.']],
    ['a type before its declaration', contractOf('', 'type T = | A of U type U = | B'), ['1:44 There is no type U.']],
    ['a type that holds itself', contractOf('', 'type T = | A of T'), ['1:44 There is no type T.']],
    ['a library value of another type', contractOf('', 'let x : Uint32 = "a"'), ['1:45 Expected Uint32, but this is String.']],
    ['a second field of a name', contractOf('field a : Bool = True\nfield a : Bool = True'), ['5:7 There is a field a already.']],
    ['a field of another type', contractOf('field a : Bool = Uint32 1'), ['4:18 Expected Bool, but this is Uint32.']],
    ['a field that holds a message', contractOf('field a : List Message = Nil {Message}'), ['4:11 List (Message) cannot be stored in a field.']],
    ['a field that holds a function', contractOf('field a : Uint32 -> Uint32 = fun (x : Uint32) => x'), ['4:11 Uint32 -> Uint32 cannot be stored in a field.']],
    ['a field that holds a function in a user type',
      contractOf('field a : T = A', 'type T = | A | B of (Uint32 -> Uint32)'), ['4:11 T cannot be stored in a field.']],
    ['a second component of a name', contractOf('procedure p () end\ntransition p () end'), ['5:12 There is a transition or procedure p already.']],
    ['a second parameter of a name', contractOf('transition t (a : Bool, a : Bool) end'), ['4:25 There is a parameter a already.']],
    ['a map as the parameter of a transition',
      contractOf('transition t (a : Map Uint32 Bool) end'), ['4:19 Map (Uint32) (Bool) cannot be a parameter of a transition.']],
    ['a message as the parameter of a transition',
      contractOf('transition t (a : Message) end'), ['4:19 Message cannot be a parameter of a transition.']],
    ['a map as the parameter of a procedure',
      contractOf('procedure p (a : Option (Map Uint32 Bool)) end'),
      ['4:18 Option (Map (Uint32) (Bool)) cannot be a parameter of a procedure.']],
    ['an exception as the parameter of a procedure',
      contractOf('procedure p (a : Exception) end'), ['4:18 Exception cannot be a parameter of a procedure.']],
    ['a function as the parameter of a procedure',
      contractOf('procedure p (a : Uint32 -> Uint32) end'), ['4:18 Uint32 -> Uint32 cannot be a parameter of a procedure.']],
    ['an option of a function as the parameter of a procedure',
      contractOf('procedure p (a : Option (Uint32 -> Bool)) end'),
      ['4:18 Option (Uint32 -> Bool) cannot be a parameter of a procedure.']],
    ['a map as the result of a procedure',
      contractOf('procedure p () : Map Uint32 Bool a = Emp Uint32 Bool; _return := a end'),
      ['4:18 Map (Uint32) (Bool) cannot be the result of a procedure.']],
    ['a function as the result of a procedure',
      contractOf('procedure p () : Bool -> Bool a = fun (b : Bool) => b; _return := a end'),
      ['4:18 Bool -> Bool cannot be the result of a procedure.']],
    ['another version', 'scilla_version 1 contract C ()', ['1:1 Only scilla_version 0 is supported.']],
    ['a constraint that is no Bool', 'scilla_version 0 contract C (a : Uint32) with a =>', ['1:47 Expected Bool, but this is Uint32.']],
    ['a constraint over a field', 'scilla_version 0 contract C () with a => field a : Bool = True', ['1:37 a is not defined here.']],
    ['a contract parameter that cannot be stored', 'scilla_version 0 contract C (a : Message)', ['1:34 Message cannot be a parameter of a contract.']],
  ])('refuses %s', (_, source, errors) => {
    expect(errorsOf(source)).toEqual(errors)
  }) // oxfmt-ignore

  it.each([
    ['a message as the parameter of a procedure', contractOf('procedure p (a : Message) end')],
    [
      'a list of addresses as one of plain bytes, in a library',
      contractOf('', 'let l : List ByStr20 = Nil {(ByStr20 with end)}'),
    ],
    [
      'a list of addresses as one of plain bytes, in a field, a call and a let',
      contractOf(`field l : List ByStr20 = Nil {(ByStr20 with end)}
procedure p (l : List ByStr20) end
transition t () n = Nil {(ByStr20 with end)}; l := n; m = Cons {ByStr20} _sender n; p m; o = let k : List ByStr20 = n in k end`),
    ],
    ['a map as a contract parameter', 'scilla_version 0 contract C (a : Map Uint32 Bool)'],
    [
      'a library value that hides an earlier one',
      contractOf('', 'let x = Uint32 1 let x = "a" let y : String = x'),
    ],
    [
      'an address where a ByStr20 is stored',
      transitionOf('a := _sender', `field a : ByStr20 = 0x${'00'.repeat(20)}`),
    ],
  ])('takes %s', (_, source) => {
    expect(errorsOf(source)).toEqual([])
  })

  it('looks once at types that hold each other many times', () => {
    const types = Array.from(
      { length: 60 },
      (_, index) => `type T${index + 1} = | C${index + 1} of T${index} T${index}`,
    )
    expect(errorsOf(contractOf('transition t (x : T60) end', `type T0 = | C0 ${types.join(' ')}`))).toEqual(
      [],
    )
  })
})

describe('libraries', () => {
  const importing = (imports: string, body = '') =>
    `scilla_version 0\nimport ${imports}\nlibrary L\n${body}\ncontract C ()`
  const one = 'library One let x = Uint32 1 type T = | A'
  const two = 'library Two let x = Uint64 1'

  it('brings names into scope, or into a namespace', () => {
    expect(errorsOf(importing('One', 'let y : Uint32 = x let z : T = A'), { One: one })).toEqual([])
    const both = 'let y : Uint32 = x let z : Uint64 = B.x'
    expect(errorsOf(importing('One Two as B', both), { One: one, Two: two })).toEqual([])
    expect(errorsOf(importing('One as B', 'let y = x'), { One: one })).toEqual(['4:9 x is not defined here.'])
    expect(errorsOf(importing('One as B', 'let y = B.z'), { One: one })).toEqual([
      '4:9 B.z is not defined here.',
    ])
  })

  it('keeps what a library imports to that library', () => {
    const outer = 'import One library Outer let y = x'
    expect(errorsOf(importing('Outer', 'let z : Uint32 = y'), { One: one, Outer: outer })).toEqual([])
    expect(errorsOf(importing('Outer', 'let z = x'), { One: one, Outer: outer })).toEqual([
      '4:9 x is not defined here.',
    ])
  })

  it('tells types of one name from different libraries apart', () => {
    const other = 'library Other type T = | A'
    const body = 'let y : B.T = A.A'
    expect(errorsOf(importing('One as A Other as B', body), { One: one, Other: other })).toEqual([
      '4:15 Expected Other.T, but this is One.T.',
    ])
  })

  it('refuses two sources of one name', () => {
    expect(errorsOf(importing('One Two'), { One: one, Two: two })).toEqual([
      '2:12 The variable x comes from Two and from One: import one of them as a namespace.',
    ])
    expect(errorsOf(importing('One One'), { One: one })).toHaveLength(1)
  })

  it('refuses libraries that are missing or import each other', () => {
    expect(errorsOf(importing('Missing'))).toEqual(['2:8 There is no library Missing.'])
    const a = 'import B library A'
    const b = 'import A library B'
    expect(errorsOf(importing('A'), { A: a, B: b })).toEqual(['B.scillib:1:25 The library A imports itself.'])
  })

  // Asked of the reference checker 0.13.1.
  it.each([
    ['a library that is missing', 'Missing', {}, '2:8 There is no library Missing.'],
    ['a name of two sources', 'One Two', { One: one, Two: two }, /^2:12 The variable x comes from Two/],
    ['a circle', 'A', { A: 'import A library A' }, 'A.scillib:1:25 The library A imports itself.'],
    [
      'a missing library behind a wrong one',
      'Bad Missing',
      { Bad: 'library Bad type T = | B of Gone' },
      '2:12 There is no library Missing.',
    ],
  ])('tells of imports before all else: %s', (_, imports, libraries, first) => {
    expect(errorsOf(importing(imports, 'type U = | C of Gone'), libraries)[0]).toMatch(first)
  })

  it('refuses a chain of libraries without end', () => {
    const chain = (length: number) =>
      Object.fromEntries(
        Array.from({ length }, (_, index) => {
          const imports = index + 1 < length ? `import L${index + 1}` : ''
          return [`L${index}`, `${imports} library L${index}`]
        }),
      )
    expect(errorsOf(importing('L0'), chain(200))).toEqual([])
    expect(errorsOf(importing('L0'), chain(20_000))).toEqual([
      'L199.scillib:1:25 Too many libraries are imported.',
    ])
  })

  it('blames an error in a library on that library', () => {
    const bad = 'library Bad\nlet x : Uint32 = "a"'
    expect(errorsOf(importing('Bad', 'let y = x'), { Bad: bad })).toEqual([
      'Bad.scillib:2:18 Expected Uint32, but this is String.',
    ])
  })
})
