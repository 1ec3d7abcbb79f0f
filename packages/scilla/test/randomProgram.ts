/** Random contracts of the whole language of statements, most of them well typed: procedures with results above all. */

/** A number below `count`. */
export type Pick = (count: number) => number

/** The types of variables: what may be stored, compared, matched. */
const types = [
  'Uint32',
  'Int64',
  'String',
  'Bool',
  'ByStr20',
  'Option Uint32',
  'List Uint32',
  'Pair Uint32 Bool',
  'Shape',
] as const
type Type = (typeof types)[number]

/** A field of each of these types; beside them stand two maps. */
const fields = types.map((type, at) => [`f${at}`, type] as const)

interface Variable {
  readonly name: string
  readonly type: string
}

interface Procedure {
  readonly name: string
  readonly params: readonly Type[]
  readonly result: Type | undefined
}

/** One program in so many has something of another type where it does not belong, or a return where none may be. */
const faultEvery = 300

const prelude = `scilla_version 0
library Random
type Shape =
| Square of Uint32
| Both of Uint32 Bool
| Dot
let one = Uint32 1
let double = fun (n : Uint32) => builtin add n n
let none_of = tfun 'A => Nil {'A}
contract Random (owner : ByStr20)
${fields.map(([name, type]) => `field ${name} : ${type} = ${literal(type)}`).join('\n')}
field m : Map ByStr20 Uint32 = Emp ByStr20 Uint32
field deep : Map Uint32 (Map String Bool) = Emp Uint32 (Map String Bool)
`

function literal(type: Type): string {
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
  }
}

export interface RandomProgram {
  readonly text: string
  /** The transitions, with the types of their parameters a0, a1 and so on. */
  readonly transitions: readonly { readonly name: string; readonly params: readonly Type[] }[]
}

/** Makes a program of what `pick` says; the same numbers give the same program. */
export function randomProgram(pick: Pick): RandomProgram {
  const procedures: Procedure[] = []
  const parts = Array.from({ length: 1 + pick(4) }, (_, at) => {
    const params = Array.from({ length: pick(3) }, () => one(pick, types))
    const result = pick(4) === 0 ? undefined : one(pick, types)
    const name = `${pick(2) === 0 ? 'P' : 'p'}${at}`
    const text = new Body(pick, procedures, result).component(`procedure ${name}`, params)
    procedures.push({ name, params, result })
    return text
  })
  const transitions = Array.from({ length: 1 + pick(2) }, (_, at) => ({
    name: `T${at}`,
    params: Array.from({ length: pick(3) }, () => one(pick, types)),
  }))
  const bodies = transitions.map(({ name, params }) =>
    new Body(pick, procedures, undefined).component(`transition ${name}`, params),
  )
  return { text: prelude + [...parts, ...bodies].join('\n'), transitions }
}

function one<Item>(pick: Pick, items: readonly Item[]): Item {
  const item = items[pick(items.length)]
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}

/** The statements of one component. */
class Body {
  readonly #pick: Pick
  readonly #procedures: readonly Procedure[]
  readonly #result: Type | undefined
  #names = 0
  #arms = 0

  constructor(pick: Pick, procedures: readonly Procedure[], result: Type | undefined) {
    this.#pick = pick
    this.#procedures = procedures
    this.#result = result
  }

  component(head: string, params: readonly Type[]): string {
    const scope = params.map((type, at) => ({ name: `a${at}`, type }))
    const given = scope.map(({ name, type }) => `${name} : ${type}`).join(', ')
    const result = this.#result === undefined ? '' : ` : ${this.#result}`
    // Behind a type, the name of a procedure would be one more part of the type.
    const statements = ['accept', ...this.#block(scope, 3, true)]
    return `${head} (${given})${result}\n${statements.join(';\n')}\nend`
  }

  /** Statements; where `returns`, the last one gives the result on every path. */
  #block(outer: readonly Variable[], depth: number, returns: boolean): readonly string[] {
    const scope = [...outer]
    const mustReturn = returns && this.#result !== undefined
    const isFaulty = this.#pick(faultEvery) === 0
    // Before a return, no match may stand of which no arm returns.
    const matches = !mustReturn || isFaulty ? depth : 0
    const statements = Array.from({ length: 1 + this.#pick(4) }, () => this.#statement(scope, matches)).flat()
    if (!mustReturn) return statements
    if (depth > 0 && this.#pick(2) === 0) return [...statements, ...this.#match(scope, depth, !isFaulty)]
    return isFaulty
      ? statements
      : [...statements, ...this.#use(scope, this.#result ?? '', (name) => `_return := ${name}`)]
  }

  #fresh(): string {
    return `v${this.#names++}`
  }

  /** Names a value of a type, with the statement that makes it where there is none, and uses it. */
  #use(scope: Variable[], type: string, by: (name: string) => string): readonly string[] {
    const isFaulty = this.#pick(faultEvery) === 0
    const good = scope.filter((one) => isFaulty || one.type === type)
    if (good.length > 0 && this.#pick(3) > 0) return [by(one(this.#pick, good).name)]
    const name = this.#fresh()
    const made = `${name} = ${this.#expression(scope, type as Type)}`
    scope.push({ name, type })
    return [made, by(name)]
  }

  #expression(scope: readonly Variable[], type: Type): string {
    const variables = (of: string) => scope.filter((one) => one.type === of).map(({ name }) => name)
    const number = one(this.#pick, [...variables('Uint32'), 'one'])
    const flags = variables('Bool')
    const choices: Readonly<Record<Type, readonly string[]>> = {
      Uint32: [
        `builtin add ${number} one`,
        `double ${number}`,
        `let x = double ${number} in builtin sub x one`,
      ],
      Int64: variables('Int64').map((name) => `builtin mul ${name} ${name}`),
      String: [
        `builtin to_string ${number}`,
        ...variables('String').map((name) => `builtin concat ${name} ${name}`),
      ],
      Bool: [
        `builtin lt ${number} one`,
        ...flags.map((name) => `match ${name} with | True => False | False => True end`),
      ],
      ByStr20: ['_sender', '_this_address', 'owner'],
      'Option Uint32': [`Some {Uint32} ${number}`],
      'List Uint32': [
        '@none_of Uint32',
        ...variables('List Uint32').map((name) => `Cons {Uint32} ${number} ${name}`),
      ],
      'Pair Uint32 Bool': flags.map((name) => `Pair {Uint32 Bool} ${number} ${name}`),
      Shape: [`Square ${number}`, ...flags.map((flag) => `Both ${number} ${flag}`)],
    }
    return one(this.#pick, [literal(type), ...choices[type]])
  }

  #statement(scope: Variable[], depth: number): readonly string[] {
    const bind = (type: string, by: (name: string) => string): readonly string[] => {
      const name = this.#fresh()
      const statement = by(name)
      scope.push({ name, type })
      return [statement]
    }
    switch (this.#pick(depth > 0 ? 12 : 10)) {
      case 0: {
        const type = one(this.#pick, types)
        const expression = this.#expression(scope, type)
        return bind(type, (name) => `${name} = ${expression}`)
      }
      case 1: {
        const [field, type] = one(this.#pick, fields)
        return bind(type, (name) => `${name} <- ${field}`)
      }
      case 2: {
        const [field, type] = one(this.#pick, fields)
        return this.#use(scope, type, (name) => `${field} := ${name}`)
      }
      case 3:
        return this.#use(
          scope,
          'ByStr20',
          (key) => bind('Option Uint32', (name) => `${name} <- m[${key}]`)[0] ?? '',
        )
      case 4:
        return this.#use(scope, 'ByStr20', (key) => one(this.#pick, [`m[${key}] := one`, `delete m[${key}]`]))
      case 5: {
        const text = one(this.#pick, ['"a"', '"b"'])
        const key = this.#fresh()
        return [
          `${key} = ${text}`,
          ...this.#use(scope, 'Bool', (flag) => `deep[one][${key}] := ${flag}`),
          ...bind('Bool', (name) => `${name} <- exists deep[one][${key}]`),
        ]
      }
      case 6:
      case 7:
      case 8:
        return this.#call(scope)
      case 9:
        return this.#effect(scope)
      default:
        return this.#match(scope, depth, false)
    }
  }

  #effect(scope: Variable[]): readonly string[] {
    const note = this.#fresh()
    switch (this.#pick(5)) {
      case 0:
        return ['accept']
      case 1: {
        const type = one(this.#pick, types)
        const event = `Seen${types.indexOf(type)}`
        return this.#use(
          scope,
          type,
          (name) => `${note} = { _eventname : "${event}"; what : ${name} };\nevent ${note}`,
        )
      }
      case 2:
        return [
          `${note} = { _tag : "T0"; _recipient : _sender; _amount : Uint128 0 }`,
          `${note}l = let nil = Nil {Message} in Cons {Message} ${note} nil`,
          `send ${note}l`,
        ]
      case 3:
        return this.#pick(6) === 0 ? ['throw'] : []
      default: {
        const taking = this.#procedures.filter(
          ({ params, result }) => params.join() === 'Uint32' && result === undefined,
        )
        const first = taking[0]
        return first === undefined
          ? []
          : this.#use(scope, 'List Uint32', (list) => `forall ${list} ${first.name}`)
      }
    }
  }

  /** A call of a procedure from before. Its result is bound where it has one and a small name, and in no arm: there the reference takes it for a function. */
  #call(scope: Variable[]): readonly string[] {
    if (this.#procedures.length === 0) return []
    const { name, params, result } = one(this.#pick, this.#procedures)
    const before: string[] = []
    const args = params.map((type) => {
      let arg = ''
      const made = this.#use(scope, type, (used) => {
        arg = used
        return ''
      })
      before.push(...made.filter((statement) => statement !== ''))
      return arg
    })
    const call = [name, ...args].join(' ')
    const isTaken = result !== undefined && name.startsWith('p') && this.#arms === 0
    const mayBind = isTaken || this.#pick(faultEvery) === 0
    if (!mayBind) return [...before, call]
    const bound = this.#fresh()
    scope.push({ name: bound, type: result ?? 'Bool' })
    return [...before, `${bound} = ${call}`]
  }

  #match(scope: Variable[], depth: number, returns: boolean): readonly string[] {
    const patterns: readonly (readonly [string, readonly (readonly [string, readonly Variable[]])[]])[] = [
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
          ['Some n', [{ name: 'n', type: 'Uint32' }]],
        ],
      ],
      [
        'Pair Uint32 Bool',
        [
          [
            'Pair n b',
            [
              { name: 'n', type: 'Uint32' },
              { name: 'b', type: 'Bool' },
            ],
          ],
        ],
      ],
      [
        'List Uint32',
        [
          [
            'Cons n rest',
            [
              { name: 'n', type: 'Uint32' },
              { name: 'rest', type: 'List Uint32' },
            ],
          ],
          ['_', []],
        ],
      ],
      [
        'Shape',
        [
          ['Square n', [{ name: 'n', type: 'Uint32' }]],
          [
            'Both n b',
            [
              { name: 'n', type: 'Uint32' },
              { name: 'b', type: 'Bool' },
            ],
          ],
          ['_', []],
        ],
      ],
    ]
    const [type, arms] = one(this.#pick, patterns)
    return this.#use(scope, type, (subject) => {
      this.#arms += 1
      const clauses = arms.map(([pattern, bound]) => {
        // Where nothing returns, an arm may do nothing.
        const body =
          !returns && this.#pick(4) === 0 ? [] : this.#block([...scope, ...bound], depth - 1, returns)
        return `| ${pattern} =>\n${body.join(';\n')}`
      })
      this.#arms -= 1
      return `match ${subject} with\n${clauses.join('\n')}\nend`
    })
  }
}
