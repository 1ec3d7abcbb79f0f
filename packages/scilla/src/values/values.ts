/**
 * The values of a running Scilla program.
 *
 * Values are immutable and describe themselves (an integer knows its type, an ADT value its type arguments, a
 * map its key and value types), so that code from the live chain runs without a type checker's tables, and a
 * value becomes JSON without being told its type.
 */
import type { AdtType, IntegerName, ScillaType } from '@tyto/abi'
import { boolType, listType, natType, optionType, pairType } from '../types/build'
import { qualifiedConstructor } from '../types/qualify'
import { entriesFrom, getEntry, type MapEntries } from './mapEntries'

export type Value =
  | IntegerValue
  | StringValue
  | BytesValue
  | BlockNumberValue
  | MapValue
  | AdtValue
  | MessageValue
  | FunctionValue
  | TypeFunctionValue

export interface IntegerValue {
  readonly kind: 'integer'
  readonly type: IntegerName
  readonly value: bigint
}

export interface StringValue {
  readonly kind: 'string'
  readonly value: string
}

/** A byte string, kept as the text that JSON and keys need: `0x` and lower-case hex. */
export interface BytesValue {
  readonly kind: 'bytes'
  /** Number of bytes of a `ByStrX`; -1 for `ByStr`, whose length is no part of its type. */
  readonly width: number
  readonly hex: `0x${string}`
}

export interface BlockNumberValue {
  readonly kind: 'blockNumber'
  readonly value: bigint
  /** The digits as they came in JSON, which stay what they are: '007'. */
  readonly text: string
}

export interface MapValue {
  readonly kind: 'map'
  readonly keyType: ScillaType
  readonly valueType: ScillaType
  readonly entries: MapEntries<Value>
}

/**
 * A value of an algebraic data type. The name of a user-defined type carries the address of the contract or
 * library that declares it (`0x12...ab.Direction`), a type of the language stands alone (`Option`).
 */
export interface AdtValue {
  readonly kind: 'adt'
  readonly type: AdtType
  /** The constructor's bare name (`North`, `Some`); its qualifier is that of the type. */
  readonly name: string
  readonly args: readonly Value[]
}

/** A message, an event or an exception before it is sent, emitted or thrown. */
export interface MessageValue {
  readonly kind: 'message'
  readonly entries: readonly MessageEntry[]
}

export interface MessageEntry {
  readonly name: string
  readonly value: Value
}

export interface FunctionValue {
  readonly kind: 'function'
  apply(argument: Value): Value
}

export interface TypeFunctionValue {
  readonly kind: 'typeFunction'
  readonly apply: (type: ScillaType) => Value
}

export function integerValue(type: IntegerName, value: bigint): IntegerValue {
  return {
    kind: 'integer',
    type,
    value,
  }
}

export function stringValue(value: string): StringValue {
  return { kind: 'string', value }
}

/** `hex` must be `0x` and lower-case digits already. */
export function bytesValue(hex: `0x${string}`): BytesValue {
  return {
    kind: 'bytes',
    width: (hex.length - 2) >> 1,
    hex,
  }
}

/** A `ByStr`: the length is no part of the type. */
export function anyBytesValue(hex: `0x${string}`): BytesValue {
  return { kind: 'bytes', width: -1, hex }
}

export function blockNumberValue(value: bigint, text = value.toString()): BlockNumberValue {
  return { kind: 'blockNumber', value, text }
}

export function emptyMap(keyType: ScillaType, valueType: ScillaType): MapValue {
  return {
    kind: 'map',
    keyType,
    valueType,
    entries: null,
  }
}

export function mapValue(
  keyType: ScillaType,
  valueType: ScillaType,
  entries: Iterable<readonly [key: Value, value: Value]>,
): MapValue {
  return { kind: 'map', keyType, valueType, entries: entriesFrom(entries, keyText) }
}

export function adtValue(type: AdtType, name: string, args: readonly Value[]): AdtValue {
  return {
    kind: 'adt',
    type,
    name,
    args,
  }
}

/** A `Nat`, kept as what it counts: what stands inside its `Succ` is made when somebody looks at it. */
export class NatValue implements AdtValue {
  readonly kind = 'adt'
  readonly type = natType
  /** How many times `Succ` stands around `Zero`. */
  readonly count: number

  constructor(count: number) {
    this.count = count
  }

  get name(): string {
    return this.count === 0 ? 'Zero' : 'Succ'
  }

  get args(): readonly Value[] {
    return this.count === 0 ? [] : [new NatValue(this.count - 1)]
  }
}

/** `Zero` without an argument, else `Succ` of it. Undefined where that is no Nat: only unchecked code has such. */
export function natValue(before?: Value): NatValue | undefined {
  if (before === undefined) return new NatValue(0)
  return before instanceof NatValue ? new NatValue(before.count + 1) : undefined
}

/** The constructor's name with the qualifier of its type, as JSON and hashes have it. */
export function constructorOf({ type, name }: AdtValue): string {
  return qualifiedConstructor(type.name, name)
}

export const trueValue: AdtValue = adtValue(boolType, 'True', [])
export const falseValue: AdtValue = adtValue(boolType, 'False', [])

export function boolValue(value: boolean): AdtValue {
  return value ? trueValue : falseValue
}

export function someValue(type: ScillaType, value: Value): AdtValue {
  return adtValue(optionType(type), 'Some', [value])
}

export function noneValue(type: ScillaType): AdtValue {
  return adtValue(optionType(type), 'None', [])
}

export function pairValue(types: readonly [ScillaType, ScillaType], first: Value, second: Value): AdtValue {
  return adtValue(pairType(...types), 'Pair', [first, second])
}

/** A `List` in the order of `items`. */
export function listValue(itemType: ScillaType, items: readonly Value[]): AdtValue {
  const type = listType(itemType)
  let list = adtValue(type, 'Nil', [])
  for (let i = items.length - 1; i >= 0; i--) list = adtValue(type, 'Cons', [items[i] as Value, list])
  return list
}

/** The items of a `List` value, first to last. */
export function* listItems(list: Value): Generator<Value> {
  let rest = list
  while (rest.kind === 'adt' && rest.name === 'Cons') {
    yield rest.args[0] as Value
    rest = rest.args[1] as Value
  }
}

/**
 * The text under which a map holds a key: what stands between the quotes of the key's JSON. Decimal digits for
 * integers and block numbers, 0x and lower-case hex for byte strings, the text itself for strings.
 * State readers, differences and map values all use it.
 */
export function keyText(key: Value): string {
  switch (key.kind) {
    case 'integer':
      return key.value.toString()
    case 'blockNumber':
      return key.text
    case 'bytes':
      return key.hex
    case 'string':
      return key.value
    default:
      throw new TypeError(`A ${key.kind} cannot be a map key`)
  }
}

/** The value of a map at a key text, `undefined` where there is none. */
export function mapGet(map: MapValue, text: string): Value | undefined {
  return getEntry(map.entries, text)?.value
}
