/** Reads the arguments of a builtin; each throws ScillaRuntimeError (`IllTyped`) for a value of another kind. */
import type { IntegerName } from '@tyto/abi'
import { ScillaRuntimeError } from '../errors/runtimeErrors'
import {
  listItems,
  type AdtValue,
  type BlockNumberValue,
  type BytesValue,
  type IntegerValue,
  type MapValue,
  type StringValue,
  type Value,
} from '../values/values'

export function illTyped(wanted: string, value: Value): ScillaRuntimeError {
  return new ScillaRuntimeError('IllTyped', `A builtin expects ${wanted}, not a ${value.kind}.`)
}

export function expectInteger(value: Value): IntegerValue {
  if (value.kind !== 'integer') throw illTyped('an integer', value)
  return value
}

/** A Uint32 as a number. */
export function expectUint32(value: Value): number {
  if (value.kind !== 'integer' || value.type !== 'Uint32') throw illTyped('a Uint32', value)
  return Number(value.value)
}

export function expectUnsigned(value: Value): IntegerValue {
  const integer = expectInteger(value)
  if (!isUnsigned(integer.type)) throw illTyped('an unsigned integer', value)
  return integer
}

export function expectSameType(a: IntegerValue, b: IntegerValue): void {
  if (a.type !== b.type)
    throw new ScillaRuntimeError('IllTyped', `A builtin cannot mix ${a.type} and ${b.type}.`)
}

export function expectString(value: Value): string {
  return expectText(value).value
}

/** The value itself, of which more is known than its characters. */
export function expectText(value: Value): StringValue {
  if (value.kind !== 'string') throw illTyped('a String', value)
  return value
}

export function expectBytes(value: Value): BytesValue {
  if (value.kind !== 'bytes') throw illTyped('a byte string', value)
  return value
}

/** The hex text of a byte string of so many bytes. */
export function expectWidth(value: Value, width: number): `0x${string}` {
  if (value.kind !== 'bytes' || value.width !== width) throw illTyped(`a ByStr${width}`, value)
  return value.hex
}

export function expectBlockNumber(value: Value): BlockNumberValue {
  if (value.kind !== 'blockNumber') throw illTyped('a BNum', value)
  return value
}

export function expectMap(value: Value): MapValue {
  if (value.kind !== 'map') throw illTyped('a map', value)
  return value
}

export function expectAdt(value: Value, name: string): AdtValue {
  if (value.kind !== 'adt' || value.type.name !== name) throw illTyped(`a ${name}`, value)
  return value
}

export function expectList(value: Value): Value[] {
  return [...listItems(expectAdt(value, 'List'))]
}

/** The number of bytes that a hex text stands for. */
export function widthOf(hex: string): number {
  return (hex.length - 2) >> 1
}

export function isUnsigned(type: IntegerName): boolean {
  return type.startsWith('U')
}
