/**
 * Types.
 *
 * ```
 * type     = 'forall' TYPEID '.' type | applied [ '->' type ]
 * applied  = NAME arg* | single
 * arg      = NAME | single
 * single   = TYPEID | map | address | '(' type ')'
 * map      = 'Map' key value
 * key      = NAME | address | '(' key ')'                   (integers, strings, byte strings, block numbers, addresses)
 * value    = NAME valueArg* | valueSingle
 * valueArg = NAME | valueSingle
 * valueSingle = map | address | '(' value ')'               (no functions, no type variables)
 * address  = 'ByStr20' 'with' ( 'end' | 'library' 'end' | '_codehash' 'end'
 *          | 'contract' [ addressField ( ',' addressField )* ] 'end' )
 * addressField = 'field' ID ':' type
 * ```
 */
import { isIntegerName, isPrimitiveName, type AddressField, type ScillaType } from '@tyto/abi'
import type { TypeNode } from './ast'
import type { TokenReader } from './tokenReader'

/** Types are nested less deep than the rest: the JSON codec reads no deeper ones. */
const deepestType = 64

/** Wide enough for any byte string that fits into a transaction. */
const widestBytes = 1_000_000

type Rule = (reader: TokenReader, depth: number) => ScillaType

/** A whole type, as after a colon. */
export function readType(reader: TokenReader): TypeNode {
  return node(reader, type)
}

/** A type that stands as an argument: one name, one variable, or something in parentheses. */
export function readTypeArgument(reader: TokenReader): TypeNode {
  return node(reader, argument)
}

/** The key type of a map. */
export function readMapKey(reader: TokenReader): TypeNode {
  return node(reader, mapKey)
}

/** The value type of a map. */
export function readMapValue(reader: TokenReader): TypeNode {
  return node(reader, mapValue)
}

/** The types between braces (`{Uint32 (List String)}`), none if no brace comes next. */
export function readTypeArguments(reader: TokenReader): readonly TypeNode[] {
  const types: TypeNode[] = []
  if (!reader.skip('{')) return types
  while (!reader.at('}')) types.push(readTypeArgument(reader))
  reader.expect('}', 'after the type arguments')
  return types
}

/** `'A Uint32 (List String)`: as long as type arguments come. */
export function readTypeArgumentList(reader: TokenReader): readonly TypeNode[] {
  const types: TypeNode[] = []
  while (atArgument(reader)) types.push(readTypeArgument(reader))
  return types
}

function node(reader: TokenReader, rule: Rule): TypeNode {
  const { start } = reader.peek().loc
  const read = rule(reader, 0)
  return { kind: 'type', type: read, loc: reader.since(start) }
}

function deeper(reader: TokenReader, depth: number): number {
  if (depth >= deepestType) reader.fail(`This type is nested deeper than ${deepestType} levels`, 'TooDeep')
  return depth + 1
}

function type(reader: TokenReader, depth: number): ScillaType {
  const inside = deeper(reader, depth)
  if (reader.skip('forall')) {
    const variable = reader.take('typeId', 'a type variable after forall').text
    reader.expect('.', 'after the type variable')
    return { kind: 'forall', variable, body: type(reader, inside) }
  }
  const from = applied(reader, inside)
  return reader.skip('->') ? { kind: 'function', from, to: type(reader, inside) } : from
}

function applied(reader: TokenReader, depth: number): ScillaType {
  if (!reader.atCapital() || atAddress(reader)) return single(reader, depth)
  return named(reader, depth, atArgument, argument)
}

/** `NAME arg*`, where `arg` is what may follow here. */
function named(
  reader: TokenReader,
  depth: number,
  at: (reader: TokenReader) => boolean,
  arg: Rule,
): ScillaType {
  const name = reader.capital('a type')
  const args: ScillaType[] = []
  while (at(reader)) args.push(arg(reader, depth))
  return resolve(reader, name.name, args)
}

function argument(reader: TokenReader, depth: number): ScillaType {
  if (!reader.atCapital() || atAddress(reader)) return single(reader, depth)
  return resolve(reader, reader.capital('a type').name, [])
}

function single(reader: TokenReader, depth: number): ScillaType {
  const inside = deeper(reader, depth)
  if (reader.peek().kind === 'typeId') return { kind: 'variable', name: reader.next().text }
  if (atAddress(reader)) return address(reader, inside)
  if (reader.skip('Map')) return map(reader, inside)
  if (reader.skip('(')) {
    const read = type(reader, inside)
    reader.expect(')', 'to close the type')
    return read
  }
  return reader.fail('Expected a type')
}

/** After `Map`. */
function map(reader: TokenReader, depth: number): ScillaType {
  const key = mapKey(reader, depth)
  return { kind: 'map', key, value: mapValue(reader, depth) }
}

function mapKey(reader: TokenReader, depth: number): ScillaType {
  const inside = deeper(reader, depth)
  if (reader.skip('(')) {
    const key = mapKey(reader, inside)
    reader.expect(')', 'to close the key type')
    return key
  }
  if (atAddress(reader)) return address(reader, inside)
  const name = reader.capital('the key type of a map')
  const key = resolve(reader, name.name, [])
  if (!isMapKey(key)) reader.failAt(name.loc, `${name.name} cannot be the key type of a map.`)
  return key
}

function isMapKey(key: ScillaType): boolean {
  if (key.kind === 'bystr' || key.kind === 'address') return true
  return (
    key.kind === 'primitive' && (isIntegerName(key.name) || ['String', 'BNum', 'ByStr'].includes(key.name))
  )
}

function mapValue(reader: TokenReader, depth: number): ScillaType {
  if (!reader.atCapital() || atAddress(reader)) return mapValueSingle(reader, depth)
  return named(reader, deeper(reader, depth), atMapValueArgument, mapValueArgument)
}

function mapValueArgument(reader: TokenReader, depth: number): ScillaType {
  if (!reader.atCapital() || atAddress(reader)) return mapValueSingle(reader, depth)
  return resolve(reader, reader.capital('a type').name, [])
}

function mapValueSingle(reader: TokenReader, depth: number): ScillaType {
  const inside = deeper(reader, depth)
  if (atAddress(reader)) return address(reader, inside)
  if (reader.skip('Map')) return map(reader, inside)
  if (reader.skip('(')) {
    const value = mapValue(reader, inside)
    reader.expect(')', 'to close the value type')
    return value
  }
  return reader.fail('Expected the value type of a map, which is no function and no type variable')
}

function address(reader: TokenReader, depth: number): ScillaType {
  reader.next() // ByStr20
  reader.next() // with
  if (reader.skip('end')) return { kind: 'address', of: 'any', fields: [] }
  const fields = new Map<string, AddressField>()
  const word = reader.peek()
  if (reader.skip('contract')) {
    if (reader.at('field')) {
      do addressField(reader, depth, fields)
      while (reader.skip(','))
    }
  } else if (reader.skip('library') || word.text === '_codehash') {
    if (word.kind === 'specialId') reader.next()
  } else {
    reader.fail("Expected 'end', 'contract', 'library' or '_codehash' in the address type")
  }
  reader.expect('end', 'to close the address type')
  const of = word.text === 'contract' ? 'contract' : word.text === 'library' ? 'library' : 'codehash'
  // Their order means nothing; the chain prints them by name.
  const sorted = [...fields.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  return { kind: 'address', of, fields: sorted }
}

function addressField(reader: TokenReader, depth: number, fields: Map<string, AddressField>): void {
  reader.expect('field', 'in the address type')
  const name = reader.name('the name of a field', 'id')
  if (fields.has(name.name)) {
    reader.failAt(name.loc, `The field ${name.name} stands twice in this address type.`)
  }
  reader.expect(':', 'after the name of the field')
  const field = { name: name.name, type: type(reader, depth) }
  fields.set(name.name, field)
  reader.fieldPlaces.set(field, name.loc)
}

/** A type from its name: a primitive one, a byte string, or else an algebraic data type. */
function resolve(reader: TokenReader, name: string, args: readonly ScillaType[]): ScillaType {
  const simple = simpleType(reader, name)
  if (simple === undefined) return { kind: 'adt', name, args }
  if (args.length > 0) reader.fail(`The type ${name} takes no arguments`)
  return simple
}

function simpleType(reader: TokenReader, name: string): ScillaType | undefined {
  if (isPrimitiveName(name)) return { kind: 'primitive', name }
  const width = /^ByStr([0-9]+)$/.exec(name)?.[1]
  if (width === undefined) return undefined
  const count = Number(width)
  if (String(count) !== width || count > widestBytes) reader.fail(`There is no type ${name}`)
  return { kind: 'bystr', width: count }
}

function atAddress(reader: TokenReader): boolean {
  return reader.peek().text === 'ByStr20' && reader.atAhead(1, 'with')
}

function atArgument(reader: TokenReader): boolean {
  return reader.peek().kind === 'typeId' || atMapValueArgument(reader)
}

function atMapValueArgument(reader: TokenReader): boolean {
  return reader.atCapital() || reader.at('Map') || reader.at('(')
}
