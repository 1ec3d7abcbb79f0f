import { formatName, parseName, type Name } from '@tyto/identity'
import { isHex, isRecord, type Hex } from '@tyto/primitives'

/** Says of a stored value whether it has this type. What lies in storage may be anything. */
export type Shape<T> = (value: unknown) => value is T

const longestText = 1_000
const longestList = 1_000

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestText
}

export function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean'
}

/** An amount in the smallest unit of its coin. */
export function isUnits(value: unknown): value is bigint {
  return typeof value === 'bigint' && value >= 0n
}

/** A whole number, not below zero. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

/** The digits behind the point of a coin. */
export function isDecimals(value: unknown): value is number {
  return isCount(value) && value <= 38
}

/** A hash of 32 bytes. */
export function isHash(value: unknown): value is Hex {
  return isHex(value, 32)
}

export function isName(value: unknown): value is Name {
  if (!isRecord(value) || !isText(value['domain']) || !isText(value['subdomain'])) return false
  const read = parseName(formatName(value as unknown as Name))
  return read.ok && read.value.topLevel === value['topLevel']
}

export function oneOf<const T extends string>(...values: readonly T[]): Shape<T> {
  return (value): value is T => values.some((each) => each === value)
}

export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return (value): value is T | null => value === null || shape(value)
}

export function listOf<T>(shape: Shape<T>): Shape<readonly T[]> {
  return (value): value is readonly T[] =>
    Array.isArray(value) && value.length <= longestList && value.every((each) => shape(each))
}

/** The fields of an object, each with its shape. */
export type Shapes<T> = { readonly [Field in keyof T]-?: Shape<T[Field]> }

export function recordOf<T>(shapes: Shapes<T>): Shape<T> {
  const entries = Object.entries(shapes) as readonly [string, Shape<unknown>][]
  return (value): value is T => isRecord(value) && entries.every(([field, shape]) => shape(value[field]))
}
