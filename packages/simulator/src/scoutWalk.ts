import type { ScillaType } from '@tyto/abi'
import {
  adtValue,
  anyBytesValue,
  blockNumberValue,
  boolValue,
  bytesValue,
  integerValue,
  keyText,
  listItems,
  stringValue,
  type AdtValue,
  type BuiltinExpression,
  type Component,
  type Expression,
  type Identifier,
  type Literal,
  type MessageExpression,
  type Pattern,
  type Statement,
  type Value,
} from '@tyto/scilla'
import { addressOf, type Lookout, type ScoutedCall, type ScoutedContract } from './scouted'

/** Names whose value is known. */
type Names = Map<string, Value>

/** Items of a list that are looked at one by one. */
const MOST_ITEMS = 40
/** Procedures inside of procedures. */
const DEEPEST = 30

/** Looks through one transition of one contract; see `Scout`. */
export class ScoutWalk {
  readonly #scout: Lookout
  readonly #contract: ScoutedContract
  readonly #call: ScoutedCall
  readonly #constants: Names = new Map()
  #addressFields: ReadonlyMap<string, ScillaType> | undefined

  constructor(scout: Lookout, contract: ScoutedContract, call: ScoutedCall) {
    this.#scout = scout
    this.#contract = contract
    this.#call = call
    // A constant refers to those before it only: each is worked out once. What is more is no constant of use here.
    for (const entry of contract.module.library?.entries ?? [])
      if (entry.kind === 'libraryLet' && /^(literal|construct|variable)$/.test(entry.value.kind))
        this.#bind(this.#constants, entry.name, this.#value(entry.value, this.#constants))
  }

  run(component: Component, names: Names, depth = 0): void {
    if (depth < DEEPEST) this.#block(component.body, names, depth)
  }

  #block(statements: readonly Statement[], names: Names, depth: number): void {
    for (const statement of statements) {
      if (this.#scout.isTired) return
      this.#scout.countStatement()
      if (statement.kind === 'throw') return
      this.#statement(statement, names, depth)
    }
  }

  #statement(statement: Statement, names: Names, depth: number): void {
    switch (statement.kind) {
      case 'load':
        return this.#bind(names, statement.target, this.#load(statement.field.name))
      case 'store':
        return void this.#load(statement.field.name)
      case 'mapGet':
        return this.#bind(
          names,
          statement.target,
          optionOf(this.#entry(statement.map, statement.keys, names)),
        )
      case 'mapExists':
        return this.#bind(
          names,
          statement.target,
          existsOf(this.#entry(statement.map, statement.keys, names)),
        )
      case 'mapPut':
      case 'mapDelete':
        return void this.#entry(statement.map, statement.keys, names)
      case 'remoteLoad':
        return this.#bind(
          names,
          statement.target,
          valueOf(this.#remote(statement.address, statement.field, [], names)),
        )
      case 'remoteMapGet':
        return this.#bind(
          names,
          statement.target,
          optionOf(this.#remote(statement.address, statement.map, statement.keys, names)),
        )
      case 'remoteMapExists':
        return this.#bind(
          names,
          statement.target,
          existsOf(this.#remote(statement.address, statement.map, statement.keys, names)),
        )
      case 'bind':
        return this.#bind(names, statement.target, this.#value(statement.value, names))
      case 'addressCast':
        return this.#cast(statement.target, statement.address, names)
      case 'readBlockchain':
        return this.#chainRead(statement.target, statement.query.name, statement.args, names)
      case 'matchStatement': {
        const subject = this.#name(statement.subject.name, names)
        for (const { pattern, body } of statement.clauses) {
          const inner = new Map(names)
          if (!matches(pattern, subject, inner)) continue
          this.#block(body, inner, depth)
          if (subject !== undefined) return
        }
        return
      }
      case 'call': {
        const args = statement.args.map(({ name }) => this.#name(name, names))
        if (statement.target) names.delete(statement.target.name)
        return this.#enter(statement.procedure.name, args, names, depth)
      }
      case 'forall':
        return this.#forall(statement.procedure.name, this.#name(statement.list.name, names), names, depth)
      default:
        return
    }
  }

  #bind(names: Names, target: Identifier, value: Value | undefined): void {
    if (value === undefined) names.delete(target.name)
    else names.set(target.name, value)
  }

  /** Whole maps are left to the run: it may not come that far. */
  #load(field: string): Value | undefined {
    const { address, program } = this.#contract
    const type = program.fieldType(field, address)
    if (type === undefined || type.kind === 'map') return undefined
    this.#scout.want({ kind: 'field', address, field, keys: [] })
    return valueOf(this.#scout.peek(address, field, []))
  }

  #entry(map: Identifier, keyNames: readonly Identifier[], names: Names): Value | 'none' | undefined {
    const keys = this.#keys(keyNames, names)
    if (keys === undefined) return undefined
    const { address } = this.#contract
    this.#scout.want({ kind: 'field', address, field: map.name, keys })
    return this.#scout.peek(address, map.name, keys)
  }

  #remote(
    at: Identifier,
    { name: field }: Identifier,
    keyNames: readonly Identifier[],
    names: Names,
  ): Value | 'none' | undefined {
    const address = addressOf(this.#name(at.name, names))
    const keys = this.#keys(keyNames, names)
    if (address === undefined || keys === undefined) return undefined
    this.#scout.want({ kind: 'code', address })
    if (field.startsWith('_')) return undefined
    const there = this.#scout.contract(address)
    // Before its code is known, only what is small for certain.
    const type: ScillaType | undefined = there?.program.fieldType(field, address)
    if (keys.length === 0 && (type ? type.kind === 'map' : this.#mayBeMap(field))) return undefined
    this.#scout.want({ kind: 'field', address, field, keys })
    return this.#scout.peek(address, field, keys)
  }

  /** Whether some address type of this contract calls the field a map, or none says what it is. */
  #mayBeMap(field: string): boolean {
    this.#addressFields ??= addressFields(this.#contract)
    const found = this.#addressFields.get(field)
    return found === undefined || found.kind === 'map'
  }

  #cast(target: Identifier, at: Identifier, names: Names): void {
    const value = this.#name(at.name, names)
    const address = addressOf(value)
    if (address !== undefined) this.#scout.want({ kind: 'code', address })
    this.#bind(names, target, address === undefined ? undefined : optionOf(value))
  }

  #chainRead(target: Identifier, query: string, args: readonly Identifier[], names: Names): void {
    if (query === 'TIMESTAMP') {
      const number = args[0] && this.#name(args[0].name, names)
      if (number?.kind === 'blockNumber' && number.value < this.#scout.block.number)
        this.#scout.want({ kind: 'block', number: number.value })
    }
    const isKnown = query === 'BLOCKNUMBER' || query === 'CHAINID'
    const value = query === 'CHAINID' ? this.#scout.chainId : this.#scout.blockNumber
    this.#bind(names, target, isKnown ? value : undefined)
  }

  #forall(procedure: string, list: Value | undefined, names: Names, depth: number): void {
    if (list === undefined) return this.#enter(procedure, [undefined], names, depth)
    let count = 0
    for (const item of listItems(list)) {
      if ((count += 1) > MOST_ITEMS) return
      this.#enter(procedure, [item], names, depth)
    }
  }

  #enter(procedure: string, args: readonly (Value | undefined)[], names: Names, depth: number): void {
    const component = this.#contract.components.get(procedure)
    if (component === undefined) return
    const inner = new Map(
      [...names].filter(([name]) => name.startsWith('_') || this.#contract.init.has(name)),
    )
    component.parameters.forEach(({ name }, index) => this.#bind(inner, name, args[index]))
    this.run(component, inner, depth + 1)
  }

  #keys(keyNames: readonly Identifier[], names: Names): readonly string[] | undefined {
    const keys: string[] = []
    for (const { name } of keyNames) {
      const value = this.#name(name, names)
      if (value === undefined || !isKey(value)) return undefined
      keys.push(keyText(value))
    }
    return keys
  }

  #name(name: string, names: Names): Value | undefined {
    return names.get(name) ?? this.#constants.get(name)
  }

  #value(expression: Expression, names: Names): Value | undefined {
    switch (expression.kind) {
      case 'literal':
        return literalValue(expression.literal)
      case 'variable':
        return this.#name(expression.name, names)
      case 'let': {
        const inner = new Map(names)
        this.#bind(inner, expression.name, this.#value(expression.value, names))
        return this.#value(expression.body, inner)
      }
      case 'construct': {
        const args = expression.args.map(({ name }) => this.#name(name, names))
        return args.every((each) => each !== undefined)
          ? made(expression.constructorName.name, args)
          : undefined
      }
      case 'match': {
        const subject = this.#name(expression.subject.name, names)
        for (const { pattern, body } of expression.clauses) {
          const inner = new Map(names)
          if (!matches(pattern, subject, inner)) continue
          const value = this.#value(body, inner)
          if (subject !== undefined) return value
        }
        return undefined
      }
      case 'message':
        this.#message(expression, names)
        return undefined
      case 'builtin':
        return asText(expression, (name) => this.#name(name, names))
      default:
        return undefined
    }
  }

  /** Whoever makes a message will send it: its recipient is looked at as if it had been. */
  #message({ entries }: MessageExpression, names: Names): void {
    const values = new Map<string, Value>()
    for (const { name, value } of entries) {
      const found = value.kind === 'identifier' ? this.#name(value.name, names) : literalValue(value)
      if (found !== undefined) values.set(name.name, found)
    }
    const to = addressOf(values.get('_recipient'))
    const tag = values.get('_tag')
    if (to === undefined) return
    const amount = values.get('_amount')
    this.#scout.follow({
      to,
      transition: tag?.kind === 'string' ? tag.value : '',
      sender: this.#contract.address,
      origin: this.#call.origin,
      amount: amount?.kind === 'integer' ? amount.value : 0n,
      params: new Map([...values].filter(([name]) => !name.startsWith('_'))),
    })
  }
}

/** Hashes of names are bytes here and text there: the one builtin whose result is looked up time and again. */
function asText(
  { builtin, args }: BuiltinExpression,
  valueOfName: (name: string) => Value | undefined,
): Value | undefined {
  const value = builtin.name === 'to_string' && args[0] ? valueOfName(args[0].name) : undefined
  return value?.kind === 'bytes' ? stringValue(value.hex) : undefined
}

const valueOf = (found: Value | 'none' | undefined): Value | undefined =>
  found === 'none' ? undefined : found

const made = (name: string, args: readonly Value[]): AdtValue =>
  adtValue({ kind: 'adt', name, args: [] }, name.slice(name.lastIndexOf('.') + 1), args)

const optionOf = (found: Value | 'none' | undefined): Value | undefined =>
  found === undefined ? undefined : found === 'none' ? made('None', []) : made('Some', [found])

const existsOf = (found: Value | 'none' | undefined): Value | undefined =>
  found === undefined ? undefined : boolValue(found !== 'none')

const isKey = ({ kind }: Value): boolean =>
  kind === 'integer' || kind === 'string' || kind === 'bytes' || kind === 'blockNumber'

function literalValue(literal: Literal): Value | undefined {
  switch (literal.kind) {
    case 'integer':
      return integerValue(literal.type, literal.value)
    case 'string':
      return stringValue(literal.value)
    case 'bytes':
      return literal.width < 0 ? anyBytesValue(literal.hex) : bytesValue(literal.hex)
    case 'blockNumber':
      return blockNumberValue(literal.value)
    case 'emptyMap':
      return undefined
  }
}

/** Whether a pattern may match; binds what is known. Of a value that is not known anything may match. */
function matches(pattern: Pattern, value: Value | undefined, names: Names): boolean {
  switch (pattern.kind) {
    case 'wildcard':
      return true
    case 'binder':
      if (value === undefined) names.delete(pattern.name)
      else names.set(pattern.name, value)
      return true
    case 'constructorPattern': {
      const { name } = pattern.constructorName
      if (
        value !== undefined &&
        (value.kind !== 'adt' || value.name !== name.slice(name.lastIndexOf('.') + 1))
      )
        return false
      const args = value?.kind === 'adt' ? value.args : []
      return pattern.args.every((inner, index) => matches(inner, args[index], names))
    }
  }
}

/** The fields that the address types of a contract speak of. Two that differ: a map, to be careful. */
function addressFields({ module }: ScoutedContract): ReadonlyMap<string, ScillaType> {
  const found = new Map<string, ScillaType>()
  const collect = (type: ScillaType): void => {
    if (type.kind !== 'address') return
    for (const { name, type: inner } of type.fields)
      if (found.get(name)?.kind !== 'map') found.set(name, inner)
  }
  const walk = (statements: readonly Statement[]): void => {
    for (const statement of statements) {
      if (statement.kind === 'addressCast') collect(statement.type.type)
      if (statement.kind === 'matchStatement') statement.clauses.forEach(({ body }) => walk(body))
    }
  }
  for (const component of module.contract.components) {
    component.parameters.forEach(({ type }) => collect(type.type))
    walk(component.body)
  }
  module.contract.parameters.forEach(({ type }) => collect(type.type))
  return found
}
