import { isRecord, ownValue } from '@tyto/primitives'
import { AbiError } from './AbiError'
import { withoutPrefix } from './adts'
import { checkDepth, noDefinitions, noJsonForm, noMapKey, type CodecContext } from './codecContext'
import { argumentTypes, checkOwnForm, definitionOf, ownForms } from './describedAdts'
import { boundingType, fitsInteger } from './integerTypes'
import type { AdtType, MapType, PrimitiveName, ScillaType } from './types'

/**
 * The chain's JSON to a TypeScript value, by its Scilla type, in the forms of `encodeValue`. Nothing is taken on
 * trust: shapes, bounds, widths and depth are checked. Lenient where answers differ: names of user types with any
 * address as prefix or none, maps as an object or as a list of `{ key, val }`, hex in either case (lower case comes
 * out). Throws `AbiError`.
 *
 * @example
 * decodeValue(parseType('Option Uint32'), { constructor: 'Some', argtypes: ['Uint32'], arguments: ['7'] }) // 7n
 */
export function decodeValue(type: ScillaType, json: unknown, context: CodecContext = {}): unknown {
  return decode(type, json, context, { path: '', depth: 0 })
}

function decode(
  type: ScillaType,
  json: unknown,
  context: CodecContext,
  { path, depth }: { readonly path: string; readonly depth: number },
): unknown {
  checkDepth(depth, path)
  const inner = (innerType: ScillaType, innerJson: unknown, step: string) =>
    decode(innerType, innerJson, context, { path: path + step, depth: depth + 1 })

  switch (type.kind) {
    case 'map':
      return decodeMap(type, json, path, inner)
    case 'adt':
      return ownForms.has(type.name)
        ? decodeOwnForm(type, json, path, inner)
        : decodeConstructed(type, json, { context, path, inner })
    default:
      return decodeText(type, json, path, noJsonForm)
  }
}

type DecodeInner = (type: ScillaType, json: unknown, step: string) => unknown

function decodeMap(
  type: MapType,
  json: unknown,
  path: string,
  inner: DecodeInner,
): ReadonlyMap<unknown, unknown> {
  const map = new Map<unknown, unknown>()
  for (const [keyText, valueJson] of entriesOf(json, path)) {
    const key = decodeText(type.key, keyText, path, noMapKey)
    if (map.has(key)) throw wrong('each key once', path)
    map.set(key, inner(type.value, valueJson, `[${JSON.stringify(keyText)}]`))
  }
  return map
}

function entriesOf(json: unknown, path: string): readonly (readonly [unknown, unknown])[] {
  if (isRecord(json)) return Object.entries(json)
  if (!Array.isArray(json)) throw wrong('a map', path)
  const entries: readonly unknown[] = json
  return entries.map((entry) => {
    const [key, value] = [ownValue(entry, 'key'), ownValue(entry, 'val')]
    if (key === undefined || value === undefined) throw wrong('entries of key and val', path)
    return [key, value] as const
  })
}

/** A value whose JSON is one text; `objection` says what is wrong with any other type. */
function decodeText(type: ScillaType, json: unknown, path: string, objection: string): unknown {
  switch (type.kind) {
    case 'primitive':
      return decodePrimitive(type.name, json, path)
    case 'bystr':
      return decodeBytes(json, type.width, path)
    case 'address':
      return decodeBytes(json, 20, path)
    default:
      throw new AbiError('InvalidType', objection, path)
  }
}

function decodeOwnForm(type: AdtType, json: unknown, path: string, inner: DecodeInner): unknown {
  checkOwnForm(type, path)
  const [first, second] = type.args
  if (type.name === 'List' && first) {
    if (!Array.isArray(json)) throw wrong('a list', path)
    const items: readonly unknown[] = json
    return items.map((item, index) => inner(first, item, `[${index}]`))
  }
  const { constructor, args } = readAdt(json, type.args.length, path)
  const has = (name: string, arity: number) => constructor === name && args.length === arity
  if (!first) {
    if (has('True', 0)) return true
    if (has('False', 0)) return false
  } else if (second) {
    if (has('Pair', 2)) return [inner(first, args[0], '[0]'), inner(second, args[1], '[1]')]
  } else {
    if (has('None', 0)) return null
    if (has('Some', 1)) return inner(first, args[0], '')
  }
  throw new AbiError('UnknownConstructor', `${type.name} has no such constructor and arguments.`, path)
}

function decodeConstructed(
  type: AdtType,
  json: unknown,
  {
    context,
    path,
    inner,
  }: { readonly context: CodecContext; readonly path: string; readonly inner: DecodeInner },
): { readonly constructor: string; readonly arguments: readonly unknown[] } {
  const definition = definitionOf(type, context.definitions ?? noDefinitions, path)
  const { constructor: fullName, args } = readAdt(json, type.args.length, path)
  const constructor = withoutAddress(fullName)
  const types = argumentTypes(type, definition, constructor, path)
  if (args.length !== types.length) throw wrong(`${types.length} arguments`, path)
  return {
    constructor,
    arguments: types.map((argument, index) => inner(argument, args[index], `.arguments[${index}]`)),
  }
}

function readAdt(
  json: unknown,
  arity: number,
  path: string,
): { constructor: string; args: readonly unknown[] } {
  if (!isRecord(json)) throw wrong('a constructed value', path)
  const constructor = ownValue(json, 'constructor')
  const argtypes = ownValue(json, 'argtypes')
  const args = ownValue(json, 'arguments')
  if (typeof constructor !== 'string' || !Array.isArray(argtypes) || !Array.isArray(args)) {
    throw wrong('constructor, argtypes and arguments', path)
  }
  if (argtypes.length !== arity || !argtypes.every((argtype) => typeof argtype === 'string')) {
    throw wrong(`${arity} argument types`, path)
  }
  return { constructor, args }
}

function withoutAddress(name: string): string {
  return /^0x[0-9a-fA-F]{40}\./.test(name) ? withoutPrefix(name) : name
}

/** As many digits as the longest integer, 256 bits, has. */
const integer = /^-?[0-9]{1,78}$/

function decodePrimitive(name: PrimitiveName, json: unknown, path: string): unknown {
  const bounds = boundingType(name)
  if (bounds) {
    if (typeof json !== 'string' || !integer.test(json)) throw wrong('an integer as decimal text', path)
    const value = BigInt(json)
    if (!fitsInteger(bounds, value)) {
      throw new AbiError('OutOfRange', `The value does not fit in ${name}.`, path)
    }
    return value
  }
  if (name === 'ByStr') return decodeBytes(json, undefined, path)
  if (name !== 'String') throw new AbiError('InvalidType', `${name} has no JSON form.`, path)
  if (typeof json !== 'string') throw wrong('text', path)
  return json
}

function decodeBytes(json: unknown, width: number | undefined, path: string): string {
  if (typeof json !== 'string' || !/^0x(?:[0-9a-fA-F]{2})*$/.test(json))
    throw wrong('bytes as 0x and hex', path)
  if (width !== undefined && json.length !== 2 + 2 * width) {
    throw new AbiError('WrongWidth', `The type takes ${width} bytes.`, path)
  }
  return json.toLowerCase()
}

function wrong(expected: string, path: string): AbiError {
  return new AbiError('WrongShape', `The JSON does not fit its type: expected ${expected}.`, path)
}
