/**
 * The values of a running Scilla program.
 *
 * Values are immutable and describe themselves (an integer knows its type, an ADT value its type arguments, a
 * map its key and value types), so that code from the live chain runs without a type checker's tables, and a
 * value becomes JSON without being told its type.
 */
import type { AdtType, IntegerName, ScillaType } from '@tyto/abi'
import { boolType, listType, optionType, pairType } from '../types/build'
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
}

export interface MapValue {
  readonly kind: 'map'
  readonly keyType: ScillaType
  readonly valueType: ScillaType
  readonly entries: MapEntries
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

export const integerValue = (type: IntegerName, value: bigint): IntegerValue => ({
  kind: 'integer',
  type,
  value,
})

export const stringValue = (value: string): StringValue => ({ kind: 'string', value })

/** `hex` must be `0x` and lower-case digits already. */
export const bytesValue = (hex: `0x${string}`): BytesValue => ({
  kind: 'bytes',
  width: (hex.length - 2) >> 1,
  hex,
})

/** A `ByStr`: the length is no part of the type. */
export const anyBytesValue = (hex: `0x${string}`): BytesValue => ({ kind: 'bytes', width: -1, hex })

export const blockNumberValue = (value: bigint): BlockNumberValue => ({ kind: 'blockNumber', value })

export const emptyMap = (keyType: ScillaType, valueType: ScillaType): MapValue => ({
  kind: 'map',
  keyType,
  valueType,
  entries: null,
})

export const mapValue = (
  keyType: ScillaType,
  valueType: ScillaType,
  entries: Iterable<readonly [key: Value, value: Value]>,
): MapValue => ({ kind: 'map', keyType, valueType, entries: entriesFrom(entries, keyText) })

export const adtValue = (type: AdtType, name: string, args: readonly Value[]): AdtValue => ({
  kind: 'adt',
  type,
  name,
  args,
})

/** The constructor's name with the qualifier of its type, as JSON and hashes have it. */
export const constructorOf = ({ type, name }: AdtValue): string => qualifiedConstructor(type.name, name)

export const TRUE: AdtValue = adtValue(boolType, 'True', [])
export const FALSE: AdtValue = adtValue(boolType, 'False', [])
export const boolValue = (value: boolean): AdtValue => (value ? TRUE : FALSE)

export const someValue = (type: ScillaType, value: Value): AdtValue =>
  adtValue(optionType(type), 'Some', [value])

export const noneValue = (type: ScillaType): AdtValue => adtValue(optionType(type), 'None', [])

export const pairValue = (types: readonly [ScillaType, ScillaType], first: Value, second: Value): AdtValue =>
  adtValue(pairType(...types), 'Pair', [first, second])

/** A `List` in the order of `items`. */
export const listValue = (itemType: ScillaType, items: readonly Value[]): AdtValue => {
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
export const keyText = (key: Value): string => {
  switch (key.kind) {
    case 'integer':
    case 'blockNumber':
      return key.value.toString()
    case 'bytes':
      return key.hex
    case 'string':
      return key.value
    default:
      throw new TypeError(`A ${key.kind} cannot be a map key`)
  }
}

/** The value of a map at a key text, `undefined` where there is none. */
export const mapGet = (map: MapValue, text: string): Value | undefined => getEntry(map.entries, text)?.value
