import type { IntegerName } from '@tyto/abi'
import type { GasMeter } from '../gas/gasMeter'
import { ScillaRuntimeError } from '../errors/runtimeErrors'
import {
  listItems,
  type AdtValue,
  type BlockNumberValue,
  type BytesValue,
  type IntegerValue,
  type MapValue,
  type Value,
} from '../values/values'

/**
 * A builtin function. `gas` (with the meter that will charge it) is asked before `run` is called; both get the arguments
 * in order and check what they get, since code of the live chain may run without having been type-checked by us.
 */
export interface Builtin {
  readonly arity: number
  gas(a: Value, b: Value, c: Value, meter: GasMeter): number
  run(a: Value, b: Value, c: Value): Value
}

export const builtin = (
  arity: number,
  gas: Builtin['gas'],
  run: (a: Value, b: Value, c: Value) => Value,
): Builtin => ({ arity, gas, run })

export const illTyped = (wanted: string, value: Value): ScillaRuntimeError =>
  new ScillaRuntimeError('IllTyped', `A builtin expects ${wanted}, not a ${value.kind}.`)

export const expectInteger = (value: Value): IntegerValue => {
  if (value.kind !== 'integer') throw illTyped('an integer', value)
  return value
}

/** A value of exactly this integer type, as a number where it fits. */
export const expectUint32 = (value: Value): number => {
  if (value.kind !== 'integer' || value.type !== 'Uint32') throw illTyped('a Uint32', value)
  return Number(value.value)
}

export const expectSameType = (a: IntegerValue, b: IntegerValue): void => {
  if (a.type !== b.type)
    throw new ScillaRuntimeError('IllTyped', `A builtin cannot mix ${a.type} and ${b.type}.`)
}

export const expectString = (value: Value): string => {
  if (value.kind !== 'string') throw illTyped('a String', value)
  return value.value
}

export const expectBytes = (value: Value): BytesValue => {
  if (value.kind !== 'bytes') throw illTyped('a byte string', value)
  return value
}

/** The hex text of a byte string of so many bytes. */
export const expectWidth = (value: Value, width: number): `0x${string}` => {
  if (value.kind !== 'bytes' || value.width !== width) throw illTyped(`a ByStr${width}`, value)
  return value.hex
}

export const expectBlockNumber = (value: Value): BlockNumberValue => {
  if (value.kind !== 'blockNumber') throw illTyped('a BNum', value)
  return value
}

export const expectMap = (value: Value): MapValue => {
  if (value.kind !== 'map') throw illTyped('a map', value)
  return value
}

export const expectAdt = (value: Value, name: string): AdtValue => {
  if (value.kind !== 'adt' || value.type.name !== name) throw illTyped(`a ${name}`, value)
  return value
}

export const expectList = (value: Value): Value[] => [...listItems(expectAdt(value, 'List'))]

/** Number of bytes that a hex text stands for. */
export const widthOf = (hex: string): number => (hex.length - 2) >> 1

export const isUnsigned = (type: IntegerName): boolean => type.startsWith('U')
