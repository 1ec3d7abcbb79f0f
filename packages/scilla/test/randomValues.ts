/** The types, values and expressions of random contracts, and the libraries that they import. */

/** A number below `count`. */
export type Pick = (count: number) => number

export function one<Item>(pick: Pick, items: readonly Item[]): Item {
  const item = items[pick(items.length)]
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}

/** The types of variables: what may be stored, compared, matched. */
export const types = [
  'Uint32',
  'Int64',
  'String',
  'Bool',
  'ByStr20',
  'Option Uint32',
  'List Uint32',
  'Pair Uint32 Bool',
  'Shape',
  'N.Wrap',
] as const
export type Type = (typeof types)[number]

export interface Variable {
  readonly name: string
  readonly type: string
}

/** A library beside the contract, which imports it as `N`. */
export const nestLibrary = `scilla_version 0
import ListUtils
library Nest
type Wrap =
| Full of Uint32 (Option Uint32)
| Void
let zero = Uint32 0
let unwrap = fun (w : Wrap) => match w with | Full n _ => n | Void => zero end
let wrap_head = fun (l : List Uint32) =>
  let head = @list_head Uint32 in
  let first = head l in
  match first with | Some n => Full n first | None => Void end
`

export const imports = 'import Nest as N ListUtils PairUtils BoolUtils IntUtils'

/** Functions that are handed to those of the libraries. */
export const functions = `let one = Uint32 1
let double = fun (n : Uint32) => builtin add n n
let plus = fun (a : Uint32) => fun (b : Uint32) => builtin add a b
let less = fun (a : Uint32) => fun (b : Uint32) => builtin lt a b
let is_small = fun (n : Uint32) => builtin lt n one
let none_of = tfun 'A => Nil {'A}`

export function literal(type: Type): string {
  switch (type) {
    case 'Uint32':
      return 'Uint32 7'
    case 'Int64':
      return 'Int64 -3'
    case 'String':
      return '"owl"'
    case 'Bool':
      return 'True'
    case 'ByStr20':
      return `0x${'5a'.repeat(20)}`
    case 'Option Uint32':
      return 'None {Uint32}'
    case 'List Uint32':
      return 'Nil {Uint32}'
    case 'Pair Uint32 Bool':
      return 'let t = True in Pair {Uint32 Bool} one t'
    case 'Shape':
      return 'Dot'
    case 'N.Wrap':
      return 'N.Void'
  }
}

/** An expression of a type over the variables of a scope. */
export function expression(pick: Pick, scope: readonly Variable[], type: Type): string {
  const variables = (of: Type) => scope.filter((one) => one.type === of).map(({ name }) => name)
  const number = one(pick, [...variables('Uint32'), 'one'])
  const [flags, lists, pairs] = [variables('Bool'), variables('List Uint32'), variables('Pair Uint32 Bool')]
  const choices: Readonly<Record<Type, readonly string[]>> = {
    Uint32: [
      `builtin add ${number} one`,
      `double ${number}`,
      `let x = double ${number} in builtin sub x one`,
      ...lists.map((name) => `let f = @list_length Uint32 in f ${name}`),
      ...lists.map((name) => `let f = @list_foldl Uint32 Uint32 in f plus one ${name}`),
      ...pairs.map((name) => `let f = @fst Uint32 Bool in f ${name}`),
      ...variables('N.Wrap').map((name) => `N.unwrap ${name}`),
    ],
    Int64: variables('Int64').map((name) => `builtin mul ${name} ${name}`),
    String: [
      `builtin to_string ${number}`,
      ...variables('String').map((name) => `builtin concat ${name} ${name}`),
      ...flags.map((name) => `bool_to_string ${name}`),
    ],
    Bool: [
      `uint32_le ${number} one`,
      ...flags.map((name) => `match ${name} with | True => False | False => True end`),
      ...flags.map((name) => `andb ${name} ${name}`),
      ...pairs.map((name) => `let f = @snd Uint32 Bool in f ${name}`),
      ...lists.map((name) => `let f = @list_exists Uint32 in f is_small ${name}`),
    ],
    ByStr20: ['_sender', '_this_address', 'owner'],
    'Option Uint32': [
      `Some {Uint32} ${number}`,
      ...lists.map((name) => `let f = @list_head Uint32 in f ${name}`),
      ...lists.map((name) => `let f = @list_find Uint32 in f is_small ${name}`),
    ],
    'List Uint32': [
      '@none_of Uint32',
      ...lists.map((name) => `Cons {Uint32} ${number} ${name}`),
      ...lists.map((name) => `let f = @list_map Uint32 Uint32 in f double ${name}`),
      ...lists.map((name) => `let f = @list_filter Uint32 in f is_small ${name}`),
      ...lists.map((name) => `let f = @list_sort Uint32 in f less ${name}`),
    ],
    'Pair Uint32 Bool': flags.map((name) => `Pair {Uint32 Bool} ${number} ${name}`),
    Shape: [`Square ${number}`, ...flags.map((flag) => `Both ${number} ${flag}`)],
    'N.Wrap': [
      ...variables('Option Uint32').map((name) => `N.Full ${number} ${name}`),
      ...lists.map((name) => `N.wrap_head ${name}`),
    ],
  }
  return one(pick, [literal(type), ...choices[type]])
}

type Arm = readonly [pattern: string, bound: readonly Variable[]]

const [number, flag] = [
  { name: 'n', type: 'Uint32' },
  { name: 'b', type: 'Bool' },
]

/** Types that are matched, with all of their cases and what these bind: a name has one type in all of them, since it may hide one. */
export const patterns: readonly (readonly [Type, readonly Arm[]])[] = [
  [
    'Bool',
    [
      ['True', []],
      ['False', []],
    ],
  ],
  [
    'Option Uint32',
    [
      ['None', []],
      ['Some n', [number]],
    ],
  ],
  ['Pair Uint32 Bool', [['Pair n b', [number, flag]]]],
  [
    'List Uint32',
    [
      ['Cons n rest', [number, { name: 'rest', type: 'List Uint32' }]],
      ['_', []],
    ],
  ],
  [
    'Shape',
    [
      ['Square n', [number]],
      ['Both n b', [number, flag]],
      ['_', []],
    ],
  ],
  [
    'N.Wrap',
    [
      ['N.Full n (Some more)', [number, { name: 'more', type: 'Uint32' }]],
      ['N.Full _ maybe', [{ name: 'maybe', type: 'Option Uint32' }]],
      ['N.Void', []],
    ],
  ],
]
