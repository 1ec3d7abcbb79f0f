import type {
  Component,
  ContractModule,
  Expression,
  Identifier,
  Location,
  Pattern,
  Statement,
} from '@tyto/scilla'
import { guardProcedures } from './guardProcedures'

export const faultKinds = ['guard', 'comparison', 'amount', 'map key', 'recipient'] as const
export type FaultKind = (typeof faultKinds)[number]

/** Characters of a source, and what stands there instead. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly put: string
}

/** One way to change a place. */
export interface Way {
  /** Tells in one line what stands there now and what instead. */
  readonly tells: string
  readonly edits: readonly Edit[]
  /** Is put in as well to ask the type checker whether it fits, and taken out again. */
  readonly probe?: Edit
}

/** A place of a contract that can be changed: the first of its ways that the type checker takes is the fault. */
export interface Site {
  readonly kind: FaultKind
  /** The transition, procedure or constant that it stands in. */
  readonly part: string
  readonly ways: readonly Way[]
}

/** How many other names of a scope are tried in the place of one. */
const mostOthers = 12

const comparisons: ReadonlySet<string> = new Set(['eq', 'lt'])
const otherOperation: Readonly<Record<string, string>> = { add: 'sub', sub: 'add', mul: 'div', div: 'mul' }

/** Every place of a contract that a fault can be put into, in the order of the source. */
export function sitesOf(module: ContractModule): Site[] {
  return new Walk(module).all()
}

/** The names that are known at a place, nearest last, and which of them say how a comparison ended. */
interface Scope {
  readonly names: readonly string[]
  readonly compared: ReadonlySet<string>
  /** Another name of the same address: `Some init` of `maybe <- & address as ByStr20 with ...`. */
  readonly casts: ReadonlyMap<string, string>
}

class Walk {
  readonly #module: ContractModule
  readonly #guards: ReadonlySet<string>
  readonly #procedures: ReadonlyMap<string, Component>
  readonly #amountFields: ReadonlySet<string>
  readonly #sites: Site[] = []
  #part = ''

  constructor(module: ContractModule) {
    this.#module = module
    const { components, fields } = module.contract
    this.#guards = guardProcedures(components)
    this.#procedures = new Map(components.map((component) => [component.name.name, component]))
    this.#amountFields = new Set(
      fields.filter(({ type }) => /Uint(128|256)$/.test(this.#text(type.loc))).map(({ name }) => name.name),
    )
  }

  all(): Site[] {
    const { library, contract } = this.#module
    let names: readonly string[] = []
    for (const entry of library?.entries ?? []) {
      if (entry.kind !== 'libraryLet') continue
      this.#part = entry.name.name
      this.#expression(entry.value, { names, compared: new Set(), casts: new Map() })
      names = [...names, entry.name.name]
    }
    const outer = [...names, ...contract.parameters.map(({ name }) => name.name), '_this_address']
    for (const { name, parameters, body } of contract.components) {
      this.#part = name.name
      const own = parameters.map((parameter) => parameter.name.name)
      this.#statements(body, {
        names: [...outer, '_origin', '_amount', '_sender', ...own],
        compared: new Set(),
        casts: new Map(),
      })
    }
    return this.#sites
  }

  #statements(body: readonly Statement[], before: Scope): void {
    let scope = before
    for (const statement of body) {
      this.#statement(statement, scope)
      if (!('target' in statement) || statement.target === undefined) continue
      scope = known(scope, [statement.target.name], statement.kind === 'bind' ? statement.value : undefined)
      if (statement.kind === 'addressCast')
        scope = { ...scope, casts: cast(scope, [statement.target.name], statement.address.name) }
    }
  }

  #statement(statement: Statement, scope: Scope): void {
    const { loc } = statement
    switch (statement.kind) {
      case 'bind':
        return this.#expression(statement.value, scope)
      case 'throw':
        return this.#site('guard', [this.#change(loc, 'fault = True')])
      case 'call':
        return this.#call(statement, scope)
      case 'store':
        if (this.#amountFields.has(statement.field.name)) this.#amount(statement.value, statement, scope)
        return
      case 'mapPut':
        this.#keys(statement.keys, scope)
        if (this.#amountFields.has(statement.map.name)) this.#amount(statement.value, statement, scope)
        return
      case 'mapGet':
      case 'mapExists':
      case 'remoteMapGet':
      case 'remoteMapExists':
      case 'mapDelete':
        return this.#keys(statement.keys, scope)
      case 'matchStatement':
        this.#outcome(statement, scope)
        for (const { pattern, body } of statement.clauses) {
          const names = bound(pattern)
          const inner = known(scope, names)
          const casts = cast(inner, names, scope.casts.get(statement.subject.name))
          this.#statements(body, { ...inner, casts })
        }
        return
      default:
    }
  }

  #call(statement: Extract<Statement, { kind: 'call' }>, scope: Scope): void {
    const { target, procedure, args, loc } = statement
    if (target === undefined && this.#guards.has(procedure.name)) {
      return this.#site('guard', [this.#change(loc, 'fault = True')])
    }
    const parameters = this.#procedures.get(procedure.name)?.parameters ?? []
    for (const [at, arg] of args.entries()) {
      const type = parameters[at]?.type
      if (type !== undefined && /^Uint(128|256)$/.test(this.#text(type.loc)))
        this.#amount(arg, statement, scope)
    }
  }

  #expression(value: Expression, scope: Scope): void {
    switch (value.kind) {
      case 'literal':
        if (value.literal.kind === 'integer' && value.literal.type.startsWith('Uint')) {
          const more = `${value.literal.type} ${value.literal.value + 1n}`
          this.#site('amount', [this.#change(value.loc, more)])
        }
        return
      case 'let':
        this.#expression(value.value, scope)
        return this.#expression(value.body, known(scope, [value.name.name], value.value))
      case 'fun':
        return this.#expression(value.body, known(scope, [value.parameter.name.name]))
      case 'typeFun':
        return this.#expression(value.body, scope)
      case 'match':
        this.#outcome(value, scope)
        for (const { pattern, body } of value.clauses) this.#expression(body, known(scope, bound(pattern)))
        return
      case 'builtin':
        return this.#builtin(value)
      case 'message':
        return this.#message(value, scope)
      case 'apply':
      case 'construct':
        for (const arg of value.args) this.#amount(arg, value, scope)
        return
      default:
    }
  }

  #message(value: Extract<Expression, { kind: 'message' }>, scope: Scope): void {
    if (value.entries.some(({ name }) => name.name === '_exception' || name.name === '_eventname')) return
    for (const { name, value: held } of value.entries) {
      if (held.kind !== 'identifier' || name.name === '_tag') continue
      if (name.name === '_recipient') this.#other('recipient', held, scope)
      else this.#amount(held, value, scope)
    }
  }

  #builtin({ builtin, args, loc }: Extract<Expression, { kind: 'builtin' }>): void {
    const other = otherOperation[builtin.name]
    if (other !== undefined) this.#site('amount', [this.#change(builtin.loc, other)])
    if (!comparisons.has(builtin.name)) return
    const [left, right] = args
    if (left === undefined || right === undefined) return
    const not = (call: string) =>
      `let fault = ${call} in match fault with | True => False | False => True end`
    this.#site('comparison', [this.#change(loc, not(this.#text(loc)))])
    if (builtin.name === 'lt')
      this.#site('comparison', [this.#change(loc, not(`builtin lt ${right.name} ${left.name}`))])
  }

  /** True for False, where what is looked at is no comparison that is changed itself. */
  #outcome(match: Match, { compared }: Scope): void {
    const [first, second] = match.clauses.map(({ pattern }) => pattern)
    if (match.clauses.length !== 2 || first === undefined || second === undefined) return
    if (compared.has(match.subject.name) || !isBool(first) || !isBool(second)) return
    const edits = [
      { ...span(first.loc), put: this.#text(second.loc) },
      { ...span(second.loc), put: this.#text(first.loc) },
    ]
    const tells = `match ${match.subject.name}: True and False change places`
    this.#site('comparison', [{ tells, edits }])
  }

  #keys(keys: readonly Identifier[], scope: Scope): void {
    for (const key of keys) this.#other('map key', key, scope)
  }

  /** Another name of the same type, the nearest. */
  #other(kind: FaultKind, held: Identifier, { names, casts }: Scope): void {
    const others = nearest(names, held.name).filter(
      (name) => rootOf(casts, name) !== rootOf(casts, held.name),
    )
    this.#site(
      kind,
      others.map((name) => this.#change(held.loc, name)),
    )
  }

  /** One more, and another amount; where it is none, the type checker refuses both. */
  #amount(held: Identifier, around: Statement | Expression, { names }: Scope): void {
    const isStatement = 'target' in around || around.kind === 'store' || around.kind === 'mapPut'
    const place = around.loc.start.offset
    const lets = (...parts: readonly string[]) =>
      parts.map((part) => (isStatement ? `${part}; ` : `let ${part} in `)).join('')
    const types = ['Uint128', 'Uint256'] as const
    const more = types.map((type) => {
      const put = lets(`fault_one = ${type} 1`, `fault_more = builtin add ${held.name} fault_one`)
      const edits = [
        { start: place, end: place, put },
        { ...span(held.loc), put: 'fault_more' },
      ]
      return { tells: `${this.#around(held.loc)}: ${held.name} -> ${held.name} + 1`, edits }
    })
    this.#site('amount', more)
    const others = nearest(names, held.name).flatMap((name) =>
      types.map((type) => {
        const put = lets(
          `fault_nil = ${type} 0`,
          `fault_sum = builtin add fault_nil ${name}`,
          `fault_two = builtin add fault_sum ${held.name}`,
        )
        return { ...this.#change(held.loc, name), probe: { start: place, end: place, put } }
      }),
    )
    this.#site('amount', others)
  }

  #change(loc: Location, put: string): Way {
    const edits = [{ ...span(loc), put }]
    return { tells: `${this.#around(loc)}: ${oneLine(this.#text(loc))} -> ${put}`, edits }
  }

  #site(kind: FaultKind, ways: readonly Way[]): void {
    if (ways.length > 0) this.#sites.push({ kind, part: this.#part, ways })
  }

  #text({ start, end }: Location): string {
    return this.#module.source.slice(start.offset, end.offset)
  }

  /** The line that a place stands in. */
  #around({ start }: Location): string {
    const { source } = this.#module
    const from = source.lastIndexOf('\n', start.offset - 1) + 1
    const to = source.indexOf('\n', start.offset)
    return oneLine(source.slice(from, to === -1 ? undefined : to))
  }
}

type Match = Extract<Expression, { kind: 'match' }> | Extract<Statement, { kind: 'matchStatement' }>

/** The casts, where these names mean the same address as another one. */
function cast(
  { casts }: Scope,
  names: readonly string[],
  address: string | undefined,
): ReadonlyMap<string, string> {
  return address === undefined ? casts : new Map([...casts, ...names.map((name) => [name, address] as const)])
}

function rootOf(casts: ReadonlyMap<string, string>, name: string): string {
  const address = casts.get(name)
  return address === undefined ? name : rootOf(casts, address)
}

function known({ names, compared, casts }: Scope, more: readonly string[], value?: Expression): Scope {
  const isCompared = value?.kind === 'builtin' && comparisons.has(value.builtin.name)
  const kept = new Set([...compared].filter((name) => !more.includes(name)))
  const still = new Map([...casts].filter(([name]) => !more.includes(name)))
  return {
    names: [...names, ...more],
    compared: isCompared ? new Set([...kept, ...more]) : kept,
    casts: still,
  }
}

function bound(pattern: Pattern): readonly string[] {
  if (pattern.kind === 'binder') return [pattern.name]
  return pattern.kind === 'constructorPattern' ? pattern.args.flatMap(bound) : []
}

function isBool(pattern: Pattern): boolean {
  return pattern.kind === 'constructorPattern' && /^(?:True|False)$/.test(pattern.constructorName.name)
}

function nearest(names: readonly string[], held: string): readonly string[] {
  const others = [...new Set([...names].reverse())].filter((name) => name !== held)
  return others.slice(0, mostOthers)
}

function span({ start, end }: Location): { readonly start: number; readonly end: number } {
  return { start: start.offset, end: end.offset }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
