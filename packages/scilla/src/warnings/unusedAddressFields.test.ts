import { expect, it } from 'vitest'
import { checkContract } from '../check/checkContract'
import { parseContract, parseLibrary } from '../syntax/parse'
import { findWarnings } from './findWarnings'

const pair = 'ByStr20 with contract field a : Uint32, field b : Uint32 end'

interface Parts {
  readonly library?: string
  readonly params?: string
  readonly fields?: string
  readonly procedures?: string
  readonly takes?: string
  readonly body: string
}

/** The fields of address types that a warning names, with the line: the library stands in line 3. */
const unused = ({ library = '', params = '', fields = '', procedures = '', takes = '', body }: Parts) => {
  const source = [
    'scilla_version 0',
    'import Others',
    `library L ${library}`,
    `contract C(${params})`,
    fields,
    procedures,
    `transition T(${takes})`,
    body,
    'end',
  ].join('\n')
  const others = parseLibrary(`scilla_version 0 library Others
let pass = fun (x : ByStr20 with contract field b : Uint32 end) => x
type Other = | Other of (${pair})`)
  const libraries = new Map([['Others', { module: others }]])
  const checked = checkContract(parseContract(source), { libraries })
  const found = findWarnings(checked).flatMap(({ start, message }) => {
    const name = /^The field (.*) of this address type is not used\.$/.exec(message)?.[1]
    return name === undefined ? [] : [`${start.line}:${start.column} ${name}`]
  })
  return found
}

it.each<readonly [what: string, parts: Parts, found: readonly string[]]>([
  ['a transition parameter, at the field', { takes: `t : ${pair}`, body: 'x <-& t.a' }, ['7:64 b']],
  ['a contract parameter, at its name', { params: `t : ${pair}`, body: 'x <-& t.a' }, ['4:12 b']],
  [
    'a procedure parameter',
    { procedures: `procedure P(t : ${pair}) x <-& t.b end`, body: 'accept' },
    ['6:45 a'],
  ],
  [
    'a field of the contract, which a read brings',
    { params: `t : ${pair}`, fields: `field f : ${pair} = t`, body: 'u <- f; x <-& u.a' },
    ['5:57 b'],
  ],
  [
    'values of a map and what is in an option',
    {
      fields: `field m : Map Uint32 (${pair}) = Emp Uint32 (${pair})`,
      takes: 'k : Uint32',
      body: 'o <- m[k]; match o with | Some u => x <-& u.b | None => end',
    },
    ['5:51 a'],
  ],
  [
    'a constructor, at the constructor',
    {
      library: `type W = | W of (${pair}) Uint32`,
      procedures: 'procedure P(w : W) match w with | W t n => x <-& t.b end end',
      body: 'accept',
    },
    ['3:20 a'],
  ],
  [
    'a type inside of another: each has fields of its own',
    {
      takes: `t : ByStr20 with contract field a : ${pair}, field b : ${pair} end`,
      body: 'u <-& t.a; x <-& u.b',
    },
    ['7:78 a', '7:118 b'],
  ],
  [
    'entries of a map of another contract',
    {
      takes: `t : ByStr20 with contract field m : Map Uint32 Uint32, field n : Map Uint32 Uint32, field o : Uint32 end`,
      body: 'k = Uint32 1; x <-& t.m[k]; y <-& exists t.n[k]',
    },
    ['7:104 o'],
  ],
  [
    'a name that is another one for the parameter',
    { takes: `t : ${pair}`, body: 'u = t; x <-& u.a' },
    ['7:64 b'],
  ],
  ['nothing where no field is read', { takes: `t : ${pair}`, body: 'x <-& t._balance' }, []],
  ['nothing where all are read', { takes: `t : ${pair}`, body: 'x <-& t.a; y <-& t.b' }, []],
  [
    'nothing of a cast, which asks',
    {
      takes: 't : ByStr20',
      body: `o <-& t as ${pair}; match o with | Some u => x <-& u.a | None => end`,
    },
    [],
  ],
  [
    'nothing of a field that a procedure asks for',
    {
      procedures: 'procedure P(t : ByStr20 with contract field b : Uint32 end) x <-& t.b end',
      takes: `t : ${pair}`,
      body: 'x <-& t.a; P t',
    },
    [],
  ],
  [
    'what a procedure does not ask for',
    {
      procedures: 'procedure P(t : ByStr20 with contract end) x <-& t._balance end',
      takes: `t : ${pair}`,
      body: 'x <-& t.a; P t',
    },
    ['7:64 b'],
  ],
  [
    'nothing of a field that a function asks for',
    { takes: `t : ${pair}`, body: 'x <-& t.a; u = pass t' },
    [],
  ],
  [
    'nothing of a field that a constructor of a library asks for',
    { takes: `t : ${pair}`, body: 'x <-& t.a; u = Other t' },
    [],
  ],
  [
    'nothing of a field that a field of the contract asks for, there or in a map',
    {
      params: 'first : ByStr20 with contract field b : Uint32 end',
      fields: `field f : ByStr20 with contract field b : Uint32 end = first
field m : Map Uint32 (ByStr20 with contract field b : Uint32 end) = Emp Uint32 (ByStr20 with contract field b : Uint32 end)`,
      takes: `t : ${pair}, u : ${pair}, v : ${pair}, k : Uint32`,
      body: 'x <-& t.a; f := t; y <-& u.a; m[k] := u; z <-& v.a; w <- m; m2 = builtin put w k v; m := m2',
    },
    [],
  ],
  [
    'nothing of a field that another value of the same match has',
    {
      takes: `t : ${pair}, u : ${pair}, which : Bool`,
      body: 'w = match which with | True => t | False => u end; x <-& w.a; y <-& w.b; z <-& u.a',
    },
    [],
  ],
  [
    'what equality and messages do not ask for',
    {
      takes: `t : ${pair}`,
      body: 'x <-& t.a; same = builtin eq t _sender; e = { _eventname : "E"; t : t; same : same }; event e',
    },
    ['7:64 b'],
  ],
])('warns of address types: %s', (_, parts, found) => {
  expect(unused(parts)).toEqual(found)
})
