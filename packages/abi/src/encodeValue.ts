import { isHex, ownValue } from '@tyto/primitives'
import { AbiError } from './AbiError'
import { withoutPrefix } from './adts'
import { checkDepth, noDefinitions, noJsonForm, noMapKey, type CodecContext } from './codecContext'
import { argumentTypes, checkOwnForm, definitionOf, ownForms } from './describedAdts'
import { boundingType, fitsInteger } from './integerTypes'
import type { AdtType, PrimitiveName, ScillaJson, ScillaType } from './types'
import { wireType } from './wireType'

/**
 * A TypeScript value to the chain's JSON, by its Scilla type:
 * integers and BNum from bigint; String from string; byte strings and addresses from `Hex`; Bool from boolean;
 * `Option T` from T or null (T itself no Option); `List T` from an array; `Pair A B` from a pair; `Map K V` from a Map; any other type from
 * `{ constructor, arguments }`, its name without prefix. Throws `AbiError`. Source: Scilla documentation, Interface.
 *
 * @example
 * encodeValue(parseType('List Uint32'), [1n, 2n]) // ['1', '2']
 */
export function encodeValue(type: ScillaType, value: unknown, context: CodecContext = {}): ScillaJson {
  return encode(type, value, context, { path: '', depth: 0 })
}

/**
 * A map's key as state answers and state queries write it: `alice`, `42`, `0x` and lower-case hex.
 *
 * @example
 * encodeMapKey(parseType('Uint32'), 42n) // '42'
 */
export function encodeMapKey(type: ScillaType, key: unknown, path = ''): string {
  return encodeText(type, key, path, noMapKey)
}

function encode(
  type: ScillaType,
  value: unknown,
  context: CodecContext,
  { path, depth }: { readonly path: string; readonly depth: number },
): ScillaJson {
  checkDepth(depth, path)
  const inner = (innerType: ScillaType, innerValue: unknown, step: string) =>
    encode(innerType, innerValue, context, { path: path + step, depth: depth + 1 })

  switch (type.kind) {
    case 'map': {
      if (!(value instanceof Map)) throw wrong('a Map', path)
      return Array.from(value as ReadonlyMap<unknown, unknown>, ([key, entry]) => {
        const keyText = encodeMapKey(type.key, key, path)
        return { key: keyText, val: inner(type.value, entry, `[${JSON.stringify(keyText)}]`) }
      })
    }
    case 'adt':
      return ownForms.has(type.name)
        ? encodeOwnForm(type, value, { context, path, inner })
        : encodeConstructed(type, value, { context, path, inner })
    default:
      return encodeText(type, value, path, noJsonForm)
  }
}

/** A value whose JSON is one text; `objection` says what is wrong with any other type. */
function encodeText(type: ScillaType, value: unknown, path: string, objection: string): string {
  switch (type.kind) {
    case 'primitive':
      return encodePrimitive(type.name, value, path)
    case 'bystr':
      return encodeBytes(type.width, value, path)
    case 'address':
      return encodeBytes(20, value, path)
    default:
      throw new AbiError('InvalidType', objection, path)
  }
}

type EncodeInner = (type: ScillaType, value: unknown, step: string) => ScillaJson

function encodeConstructed(
  type: AdtType,
  value: unknown,
  {
    context,
    path,
    inner,
  }: { readonly context: CodecContext; readonly path: string; readonly inner: EncodeInner },
): ScillaJson {
  const definition = definitionOf(type, context.definitions ?? noDefinitions, path)
  if (!isConstructed(value)) throw wrong('{ constructor, arguments }', path)
  const types = argumentTypes(type, definition, value.constructor, path)
  if (value.arguments.length !== types.length) throw wrong(`${types.length} arguments`, path)
  const prefix = wireType({ ...type, args: [] }, context).slice(0, -withoutPrefix(type.name).length)
  return {
    constructor: prefix + value.constructor,
    argtypes: type.args.map((arg) => wireType(arg, context)),
    arguments: types.map((argument, index) =>
      inner(argument, value.arguments[index], `.arguments[${index}]`),
    ),
  }
}

function encodeOwnForm(
  type: AdtType,
  value: unknown,
  {
    context,
    path,
    inner,
  }: { readonly context: CodecContext; readonly path: string; readonly inner: EncodeInner },
): ScillaJson {
  checkOwnForm(type, path)
  const [first, second] = type.args
  const adt = (constructor: string, ...args: readonly ScillaJson[]) => ({
    constructor,
    argtypes: type.args.map((arg) => wireType(arg, context)),
    arguments: args,
  })
  if (!first) {
    if (typeof value !== 'boolean') throw wrong('a boolean', path)
    return adt(value ? 'True' : 'False')
  }
  if (type.name === 'Option') return value === null ? adt('None') : adt('Some', inner(first, value, ''))
  if (!Array.isArray(value)) throw wrong('an array', path)
  const items: readonly unknown[] = value
  if (!second) return Array.from(items, (item, index) => inner(first, item, `[${index}]`))
  if (items.length !== 2) throw wrong('two elements', path)
  return adt('Pair', inner(first, items[0], '[0]'), inner(second, items[1], '[1]'))
}

function encodePrimitive(name: PrimitiveName, value: unknown, path: string): string {
  const bounds = boundingType(name)
  if (bounds) {
    if (typeof value !== 'bigint') throw wrong('a bigint', path)
    if (!fitsInteger(bounds, value)) {
      throw new AbiError('OutOfRange', `The value does not fit in ${name}.`, path)
    }
    return value.toString()
  }
  if (name === 'ByStr') {
    if (!isHex(value)) throw wrong('bytes as 0x and lower-case hex', path)
    return value
  }
  if (name !== 'String') throw new AbiError('InvalidType', `${name} has no JSON form.`, path)
  // Half a surrogate pair has no UTF-8 form: it would arrive as another text.
  if (typeof value !== 'string' || /\p{Surrogate}/u.test(value)) throw wrong('well-formed text', path)
  return value
}

function encodeBytes(width: number, value: unknown, path: string): string {
  if (!isHex(value)) throw wrong('bytes as 0x and lower-case hex', path)
  if (!isHex(value, width)) throw new AbiError('WrongWidth', `The type takes ${width} bytes.`, path)
  return value
}

interface Constructed {
  readonly constructor: string
  readonly arguments: readonly unknown[]
}

function isConstructed(value: unknown): value is Constructed {
  return typeof ownValue(value, 'constructor') === 'string' && Array.isArray(ownValue(value, 'arguments'))
}

function wrong(expected: string, path: string): AbiError {
  return new AbiError('WrongShape', `The value does not fit its type: expected ${expected}.`, path)
}
