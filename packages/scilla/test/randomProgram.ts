/** Random contracts of the whole language of statements, most of them well typed: procedures with results above all. */

import {
  expression,
  functions,
  imports,
  literal,
  one,
  patterns,
  types,
  type Pick,
  type Type,
  type Variable,
} from './randomValues'

/** A field of each of these types; beside them stand two maps. */
const fields = types.map((type, at) => [`f${at}`, type] as const)

interface Procedure {
  readonly name: string
  readonly params: readonly Type[]
  readonly result: Type | undefined
}

/** What no checker may accept, by the words of the rule that it breaks. */
export const faultKinds = [
  'a match in which no arm returns stands before a return',
  'an arm of a match that returns does not return',
  'something stands behind a return',
  'a result is bound in an arm, where only functions are called so',
  'a result is bound of a procedure that begins with a capital',
  'a result is bound of a procedure that gives none',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** One program in so many shall have a fault. */
const faultEvery = 4
/** One variable in so many is of any type, which may fit. */
const strayEvery = 300

/** What a program shall have wrong, and whether it has. */
class Faults {
  readonly #pick: Pick
  readonly #planned: FaultKind | undefined
  placed: FaultKind | undefined
  /** A variable of any type stands somewhere. */
  hasStray = false

  constructor(pick: Pick) {
    this.#pick = pick
    this.#planned = pick(faultEvery) === 0 ? one(pick, faultKinds) : undefined
  }

  /** Whether the fault belongs here: there may be one once, and its place is by chance. */
  place(kind: FaultKind): boolean {
    if (this.placed !== undefined || this.#planned !== kind || this.#pick(4) === 0) return false
    this.placed = kind
    return true
  }
}

const prelude = `scilla_version 0
${imports}
library Random
type Shape =
| Square of Uint32
| Both of Uint32 Bool
| Dot
${functions}
contract Random (owner : ByStr20)
${fields.map(([name, type]) => `field ${name} : ${type} = ${literal(type)}`).join('\n')}
field m : Map ByStr20 Uint32 = Emp ByStr20 Uint32
field deep : Map Uint32 (Map String Bool) = Emp Uint32 (Map String Bool)
`

export interface RandomProgram {
  readonly text: string
  /** The transitions, with the types of their parameters a0, a1 and so on. */
  readonly transitions: readonly { readonly name: string; readonly params: readonly Type[] }[]
  /** Why no checker may accept it. */
  readonly fault: FaultKind | undefined
  /** Whether a variable of any type stands where one of some type belongs: nobody knows what the checker says. */
  readonly hasStray: boolean
  /** How many procedures are called in arms of matches. */
  readonly callsInArms: number
}

/** Makes a program of what `pick` says; the same numbers give the same program. */
export function randomProgram(pick: Pick): RandomProgram {
  const procedures: Procedure[] = []
  const faults = new Faults(pick)
  let callsInArms = 0
  const component = (head: string, params: readonly Type[], result?: Type): string => {
    const body = new Body(pick, procedures, faults, result)
    const text = body.component(head, params)
    callsInArms += body.callsInArms
    return text
  }
  const parts = Array.from({ length: 1 + pick(4) }, (_, at) => {
    const params = Array.from({ length: pick(3) }, () => one(pick, types))
    const result = pick(4) === 0 ? undefined : one(pick, types)
    const name = `${pick(2) === 0 ? 'P' : 'p'}${at}`
    const text = component(`procedure ${name}`, params, result)
    procedures.push({ name, params, result })
    return text
  })
  const transitions = Array.from({ length: 1 + pick(2) }, (_, at) => ({
    name: `T${at}`,
    params: Array.from({ length: pick(3) }, () => one(pick, types)),
  }))
  const bodies = transitions.map(({ name, params }) => component(`transition ${name}`, params))
  const text = prelude + [...parts, ...bodies].join('\n')
  return { text, transitions, fault: faults.placed, hasStray: faults.hasStray, callsInArms }
}

/** The statements of one component. */
class Body {
  readonly #pick: Pick
  readonly #procedures: readonly Procedure[]
  readonly #faults: Faults
  readonly #result: Type | undefined
  #names = 0
  #arms = 0
  callsInArms = 0

  constructor(pick: Pick, procedures: readonly Procedure[], faults: Faults, result: Type | undefined) {
    this.#pick = pick
    this.#procedures = procedures
    this.#faults = faults
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
    // Before a return, no match may stand of which no arm returns.
    const matches = mustReturn ? 0 : depth
    const statements = Array.from({ length: 1 + this.#pick(4) }, () => this.#statement(scope, matches)).flat()
    if (!mustReturn) return statements
    if (depth > 0 && this.#faults.place('a match in which no arm returns stands before a return'))
      statements.push(...this.#match(scope, depth, false))
    const end =
      depth > 0 && this.#pick(2) === 0
        ? this.#match(scope, depth, true)
        : this.#use(scope, this.#result ?? '', (name) => `_return := ${name}`)
    const behind = this.#faults.place('something stands behind a return') ? ['accept'] : []
    return [...statements, ...end, ...behind]
  }

  #fresh(): string {
    return `v${this.#names++}`
  }

  /** Names a value of a type, with the statement that makes it where there is none, and uses it. */
  #use(scope: Variable[], type: string, by: (name: string) => string): readonly string[] {
    const isStray = this.#pick(strayEvery) === 0
    const good = scope.filter((one) => isStray || one.type === type)
    if (good.length > 0 && this.#pick(3) > 0) {
      const used = one(this.#pick, good)
      this.#faults.hasStray ||= used.type !== type
      return [by(used.name)]
    }
    const name = this.#fresh()
    const made = `${name} = ${expression(this.#pick, scope, type as Type)}`
    scope.push({ name, type })
    return [made, by(name)]
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
        const value = expression(this.#pick, scope, type)
        return bind(type, (name) => `${name} = ${value}`)
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
    if (this.#arms > 0) this.callsInArms += 1
    const isTaken = result !== undefined && name.startsWith('p') && this.#arms === 0
    if (!isTaken && !this.#faults.place(this.#whyNotBound(name, result))) return [...before, call]
    const bound = this.#fresh()
    scope.push({ name: bound, type: result ?? 'Bool' })
    return [...before, `${bound} = ${call}`]
  }

  #whyNotBound(name: string, result: Type | undefined): FaultKind {
    if (result === undefined) return 'a result is bound of a procedure that gives none'
    return name.startsWith('P')
      ? 'a result is bound of a procedure that begins with a capital'
      : 'a result is bound in an arm, where only functions are called so'
  }

  #match(scope: Variable[], depth: number, returns: boolean): readonly string[] {
    const [type, arms] = one(this.#pick, patterns)
    return this.#use(scope, type, (subject) => {
      this.#arms += 1
      const clauses = arms.map(([pattern, bound]) => {
        const isHalf = returns && this.#faults.place('an arm of a match that returns does not return')
        const mayReturn = returns && !isHalf
        // Where nothing returns, an arm may do nothing.
        const body =
          !mayReturn && this.#pick(4) === 0 ? [] : this.#block([...scope, ...bound], depth - 1, mayReturn)
        return `| ${pattern} =>\n${body.join(';\n')}`
      })
      this.#arms -= 1
      return `match ${subject} with\n${clauses.join('\n')}\nend`
    })
  }
}
