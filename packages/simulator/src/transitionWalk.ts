import type { ScillaType } from '@tyto/abi'
import {
  keyText,
  listItems,
  type Component,
  type Expression,
  type Identifier,
  type MessageExpression,
  type Statement,
  type Value,
} from '@tyto/scilla'
import { addressFields } from './addressFields'
import {
  addressOf,
  type PredictionContext,
  type PredictedCall,
  type PredictedContract,
} from './predictedCall'
import {
  asText,
  constructed,
  existsOf,
  isKey,
  literalValue,
  matches,
  optionOf,
  valueOf,
  type Lookup,
  type Names,
} from './predictedValues'

/** Items of a list that are looked at one by one. */
const mostItems = 40
/** Procedures inside of procedures. */
const deepest = 30

/** The statements that read a field or an entry into a name. */
type ReadStatement = Extract<
  Statement,
  { readonly kind: 'load' | 'mapGet' | 'mapExists' | 'remoteLoad' | 'remoteMapGet' | 'remoteMapExists' }
>

/** Predicts what one transition of one contract reads; see `ReadPredictor`. */
export class TransitionWalk {
  readonly #context: PredictionContext
  readonly #contract: PredictedContract
  readonly #call: PredictedCall
  readonly #constants: Names = new Map()
  #addressFields: ReadonlyMap<string, ScillaType> | undefined

  constructor(context: PredictionContext, contract: PredictedContract, call: PredictedCall) {
    this.#context = context
    this.#contract = contract
    this.#call = call
    // A constant uses only constants before it, so each is worked out once. Entries of other kinds are never keys.
    for (const entry of contract.module.library?.entries ?? [])
      if (entry.kind === 'libraryLet' && /^(literal|construct|variable)$/.test(entry.value.kind))
        this.#bind(this.#constants, entry.name, this.#value(entry.value, this.#constants))
  }

  run(component: Component, names: Names, depth = 0): void {
    if (depth < deepest) this.#block(component.body, names, depth)
  }

  #block(statements: readonly Statement[], names: Names, depth: number): void {
    for (const statement of statements) {
      if (this.#context.isExhausted) return
      this.#context.countStatement()
      if (statement.kind === 'throw') return
      this.#statement(statement, names, depth)
    }
  }

  #statement(statement: Statement, names: Names, depth: number): void {
    switch (statement.kind) {
      case 'load':
      case 'mapGet':
      case 'mapExists':
      case 'remoteLoad':
      case 'remoteMapGet':
      case 'remoteMapExists':
        return this.#bind(names, statement.target, this.#read(statement, names))
      case 'store':
        return void this.#load(statement.field.name)
      case 'mapPut':
      case 'mapDelete':
        return void this.#entry(statement.map, statement.keys, names)
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

  /** The value that a read of a field or an entry brings, here or in another contract; undefined where that is not known yet. */
  #read(statement: ReadStatement, names: Names): Value | undefined {
    switch (statement.kind) {
      case 'load':
        return this.#load(statement.field.name)
      case 'mapGet':
        return optionOf(this.#entry(statement.map, statement.keys, names))
      case 'mapExists':
        return existsOf(this.#entry(statement.map, statement.keys, names))
      case 'remoteLoad':
        return valueOf(this.#remote(statement.address, statement.field, [], names))
      case 'remoteMapGet':
        return optionOf(this.#remote(statement.address, statement.map, statement.keys, names))
      case 'remoteMapExists':
        return existsOf(this.#remote(statement.address, statement.map, statement.keys, names))
    }
  }

  #bind(names: Names, target: Identifier, value: Value | undefined): void {
    if (value === undefined) names.delete(target.name)
    else names.set(target.name, value)
  }

  /** Whole maps are not predicted: they may be large, and the run may end before it reads them. */
  #load(field: string): Value | undefined {
    const { address, program } = this.#contract
    const type = program.fieldType(field, address)
    if (type === undefined || type.kind === 'map') return undefined
    this.#context.want({ kind: 'field', address, field, keys: [] })
    return valueOf(this.#context.peek(address, field, []))
  }

  #entry(map: Identifier, keyNames: readonly Identifier[], names: Names): Lookup {
    const keys = this.#keys(keyNames, names)
    if (keys === undefined) return undefined
    const { address } = this.#contract
    this.#context.want({ kind: 'field', address, field: map.name, keys })
    return this.#context.peek(address, map.name, keys)
  }

  #remote(
    at: Identifier,
    { name: field }: Identifier,
    keyNames: readonly Identifier[],
    names: Names,
  ): Lookup {
    const address = addressOf(this.#name(at.name, names))
    const keys = this.#keys(keyNames, names)
    if (address === undefined || keys === undefined) return undefined
    this.#context.want({ kind: 'code', address })
    if (field.startsWith('_')) return undefined
    const there = this.#context.contract(address)
    // Before its code is known, only what is small for certain.
    const type: ScillaType | undefined = there?.program.fieldType(field, address)
    if (keys.length === 0 && (type ? type.kind === 'map' : this.#mayBeMap(field))) return undefined
    this.#context.want({ kind: 'field', address, field, keys })
    return this.#context.peek(address, field, keys)
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
    if (address !== undefined) this.#context.want({ kind: 'code', address })
    this.#bind(names, target, address === undefined ? undefined : optionOf(value))
  }

  #chainRead(target: Identifier, query: string, args: readonly Identifier[], names: Names): void {
    if (query === 'TIMESTAMP') {
      const number = args[0] && this.#name(args[0].name, names)
      if (number?.kind === 'blockNumber' && number.value < this.#context.block.number)
        this.#context.want({ kind: 'block', number: number.value })
    }
    const isKnown = query === 'BLOCKNUMBER' || query === 'CHAINID'
    const value = query === 'CHAINID' ? this.#context.chainId : this.#context.blockNumber
    this.#bind(names, target, isKnown ? value : undefined)
  }

  #forall(procedure: string, list: Value | undefined, names: Names, depth: number): void {
    if (list === undefined) return this.#enter(procedure, [undefined], names, depth)
    let count = 0
    for (const item of listItems(list)) {
      if ((count += 1) > mostItems) return
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
          ? constructed(expression.constructorName.name, args)
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

  /** A message that is made is treated as sent: what its recipient will read is predicted too. */
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
    this.#context.follow({
      to,
      transition: tag?.kind === 'string' ? tag.value : '',
      sender: this.#contract.address,
      origin: this.#call.origin,
      amount: amount?.kind === 'integer' ? amount.value : 0n,
      params: new Map([...values].filter(([name]) => !name.startsWith('_'))),
    })
  }
}
