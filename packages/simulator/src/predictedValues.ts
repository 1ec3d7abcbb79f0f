import {
  adtValue,
  anyBytesValue,
  blockNumberValue,
  boolValue,
  bytesValue,
  integerValue,
  stringValue,
  type AdtValue,
  type BuiltinExpression,
  type Literal,
  type Pattern,
  type Value,
} from '@tyto/scilla'

/** Names whose value is known. */
export type Names = Map<string, Value>

/** The result of a look into the state: a value, that there is none, or undefined where that is not known. */
export type Lookup = Value | 'none' | undefined

/** The result of `to_string` of bytes, the one builtin whose result is often a key: contracts keep hashes of names as bytes and as text. */
export function asText(
  { builtin, args }: BuiltinExpression,
  valueOfName: (name: string) => Value | undefined,
): Value | undefined {
  const value = builtin.name === 'to_string' && args[0] ? valueOfName(args[0].name) : undefined
  return value?.kind === 'bytes' ? stringValue(value.hex) : undefined
}

export function valueOf(found: Lookup): Value | undefined {
  return found === 'none' ? undefined : found
}

/** A value of a data type; its type arguments are not needed here. */
export function constructed(name: string, args: readonly Value[]): AdtValue {
  return adtValue({ kind: 'adt', name, args: [] }, shortName(name), args)
}

export function optionOf(found: Lookup): Value | undefined {
  if (found === undefined) return undefined
  return found === 'none' ? constructed('None', []) : constructed('Some', [found])
}

export function existsOf(found: Lookup): Value | undefined {
  return found === undefined ? undefined : boolValue(found !== 'none')
}

export function isKey({ kind }: Value): boolean {
  return kind === 'integer' || kind === 'string' || kind === 'bytes' || kind === 'blockNumber'
}

/** A constructor's name without the contract that declares it. */
function shortName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1)
}

export function literalValue(literal: Literal): Value | undefined {
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
export function matches(pattern: Pattern, value: Value | undefined, names: Names): boolean {
  switch (pattern.kind) {
    case 'wildcard':
      return true
    case 'binder':
      if (value === undefined) names.delete(pattern.name)
      else names.set(pattern.name, value)
      return true
    case 'constructorPattern': {
      const { name } = pattern.constructorName
      if (value !== undefined && (value.kind !== 'adt' || value.name !== shortName(name))) return false
      const args = value?.kind === 'adt' ? value.args : []
      return pattern.args.every((inner, index) => matches(inner, args[index], names))
    }
  }
}
