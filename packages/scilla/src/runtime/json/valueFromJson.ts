import {
  constructorArgTypes,
  eraseAddresses,
  fitsInteger,
  formatType,
  isIntegerName,
  type AdtDefinitions,
  type AdtType,
  type ScillaType,
} from '@tyto/abi'
import { isRecord, ownValue } from '@tyto/primitives'
import { builtInAdts } from '../../types/builtInAdts'
import { ScillaRuntimeError } from '../../errors/runtimeErrors'
import { parseDecimal } from '../../values/parseDecimal'
import {
  adtValue,
  anyBytesValue,
  blockNumberValue,
  bytesValue,
  integerValue,
  listValue,
  mapValue,
  natValue,
  stringValue,
  type Value,
} from '../../values/values'

/** Far deeper than any type that a contract declares; keeps hostile JSON from exhausting the stack. */
const deepest = 500

function invalid(wanted: string): ScillaRuntimeError {
  return new ScillaRuntimeError('InvalidValue', `The JSON is not a value of type ${wanted}.`)
}

function readBytes(width: number, json: unknown): `0x${string}` {
  const name = width < 0 ? 'ByStr' : `ByStr${width}`
  if (typeof json !== 'string' || !/^0x(?:[0-9a-fA-F]{2})*$/.test(json)) throw invalid(name)
  if (width >= 0 && json.length !== 2 + 2 * width) throw invalid(name)
  return json.toLowerCase() as `0x${string}`
}

/** The signs of which a text that is given to a contract may consist: what can be printed, and what JSON has an escape for. */
// oxlint-disable-next-line no-control-regex
const printable = /^[ -~\b\t\n\f\r]*$/

/** Texts in the state may have other bytes too; those that are given to a contract may not. */
export type Texts = 'printable' | 'any'

function readPrimitive(name: string, json: unknown, texts: Texts): Value {
  if (typeof json !== 'string') throw invalid(name)
  if (name === 'String') {
    if (texts === 'printable' && !printable.test(json))
      throw invalid('String (characters 0x20 to 0x7e, and \\b \\t \\n \\f \\r)')
    return stringValue(json)
  }
  if (name === 'ByStr') return anyBytesValue(readBytes(-1, json))
  const value = parseDecimal(json)
  if (value === undefined) throw invalid(name)
  if (name === 'BNum' && /^\d/.test(json)) return blockNumberValue(value, json)
  if (isIntegerName(name) && fitsInteger(name, value)) return integerValue(name, value)
  throw invalid(name)
}

/** Parentheses and spaces may differ; addresses may be written out or as plain ByStr20. */
function sameTypes(written: readonly unknown[], types: readonly ScillaType[]): boolean {
  return (
    written.length === types.length &&
    types.every((type, index) => {
      const text = written[index]
      if (typeof text !== 'string') return false
      return (
        text === formatType(type) ||
        plainText(text) === plainText(formatType(type)) ||
        plainText(text) === plainText(formatType(eraseAddresses(type)))
      )
    })
  )
}

/** The arity of every type is known, so that its text says the same without parentheses. */
function plainText(text: string): string {
  return text
    .replace(/[()\s]+/g, ' ')
    .trim()
    .replace(/0x[0-9a-fA-F]+/g, (hex) => hex.toLowerCase())
}

class JsonReader {
  readonly #adts: AdtDefinitions
  readonly #texts: Texts

  constructor(adts: AdtDefinitions, texts: Texts) {
    this.#adts = adts
    this.#texts = texts
  }

  read(type: ScillaType, json: unknown, depth: number): Value {
    if (depth > deepest) throw new ScillaRuntimeError('TooDeep', 'The JSON is nested too deep.')
    switch (type.kind) {
      case 'primitive':
        return readPrimitive(type.name, json, this.#texts)
      case 'bystr':
        return bytesValue(readBytes(type.width, json))
      case 'address':
        return bytesValue(readBytes(20, json))
      case 'map':
        return this.#readMap(type.key, type.value, json, depth)
      case 'adt':
        return type.name === 'List' && Array.isArray(json)
          ? this.#readList(type, json, depth)
          : this.#readAdt(type, json, depth)
      default:
        throw invalid(formatType(type))
    }
  }

  #readList(type: AdtType, json: readonly unknown[], depth: number): Value {
    const itemType = type.args[0]
    if (itemType === undefined) throw invalid('List')
    return listValue(
      itemType,
      json.map((item) => this.read(itemType, item, depth + 1)),
    )
  }

  /** Both shapes: `[{ key, val }]` and `{ key: val }`. */
  #readMap(keyType: ScillaType, valueType: ScillaType, json: unknown, depth: number): Value {
    const entry = (key: unknown, value: unknown) =>
      [this.read(keyType, key, depth + 1), this.read(valueType, value, depth + 1)] as const
    if (Array.isArray(json)) {
      const entries = json.map((item: unknown) => {
        if (!isRecord(item)) throw invalid('Map')
        return entry(ownValue(item, 'key'), ownValue(item, 'val'))
      })
      return mapValue(keyType, valueType, entries)
    }
    if (!isRecord(json)) throw invalid('Map')
    return mapValue(
      keyType,
      valueType,
      Object.keys(json).map((key) => entry(key, json[key])),
    )
  }

  #readAdt(type: AdtType, json: unknown, depth: number): Value {
    const definition = builtInAdts.get(type.name) ?? this.#adts.get(type.name)
    if (definition === undefined || definition.typeParams.length !== type.args.length || !isRecord(json)) {
      throw invalid(formatType(type))
    }
    const name = ownValue(json, 'constructor')
    const args = ownValue(json, 'arguments')
    const argTypes = ownValue(json, 'argtypes')
    if (typeof name !== 'string' || !Array.isArray(args) || !Array.isArray(argTypes))
      throw invalid(formatType(type))
    if (!sameTypes(argTypes, type.args)) throw invalid(formatType(type))
    const bareName = this.#bareName(type, name)
    const found = definition.constructors.find((constructor) => constructor.name === bareName)
    if (found === undefined || found.argTypes.length !== args.length) throw invalid(formatType(type))
    const values = constructorArgTypes(found, type.args).map((argType, index) =>
      this.read(argType, args[index], depth + 1),
    )
    if (type.name !== 'Nat') return adtValue(type, found.name, values)
    const nat = natValue(values[0])
    if (nat === undefined) throw invalid('Nat')
    return nat
  }

  /** A constructor stands with the qualifier of its type; those of the language have none. */
  #bareName(type: AdtType, name: string): string {
    const dot = name.lastIndexOf('.')
    const qualifier = type.name.slice(0, Math.max(0, type.name.lastIndexOf('.')))
    if (name.slice(0, Math.max(0, dot)).toLowerCase() !== qualifier.toLowerCase())
      throw invalid(formatType(type))
    return name.slice(dot + 1)
  }
}

const noAdts: AdtDefinitions = new Map()

/**
 * A value of a type from the chain's JSON. Strict: wrong shapes, integers out of range, odd hex and unknown
 * constructors throw ScillaRuntimeError `InvalidValue`. `adts` are the user-defined types by the names that stand in
 * `type`. Hex may be of either case; addresses are read as plain ByStr20.
 */
export function valueFromJson(
  type: ScillaType,
  json: unknown,
  adts: AdtDefinitions = noAdts,
  texts: Texts = 'any',
): Value {
  return new JsonReader(adts, texts).read(type, json, 0)
}
