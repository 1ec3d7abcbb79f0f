/** The types of the builtins, one table per family. Source: language documentation, "Primitive Data Types". */
import { equalTypes, type IntegerName, type ScillaType } from '@tyto/abi'
import { isIntegerName } from '../syntax/primitiveNames'
import { adtType, BOOL, listOf, optionOf, pairOf, type AdtDefinition } from '../check/adts'
import { isAssignable } from '../check/assignable'
import { isHashable } from '../check/storability'

/**
 * The result of a builtin that is applied to arguments of these types; `undefined` if it cannot be. `definitions` are
 * the data types in use. An address counts as a ByStr20.
 */
export function builtinResult(
  name: string,
  argTypes: readonly ScillaType[],
  definitions: ReadonlyMap<string, AdtDefinition>,
): ScillaType | undefined {
  // On the chain the reverse of an address counts as text (its value is the reversed bytes); contracts rely on it.
  if (name === 'strrev' && argTypes.length === 1 && argTypes[0]?.kind === 'address') return STRING
  const signature = SIGNATURES.get(name)
  if (signature) return signature(argTypes.map(plainAddress), definitions)
  const maps = MAP_SIGNATURES.get(name)
  if (maps) return maps(argTypes)
  const width = /^to_bystr([0-9]+)$/.exec(name)?.[1]
  return width === undefined ? undefined : toBytes(Number(width), argTypes)
}

type Signature = (
  args: readonly ScillaType[],
  definitions: ReadonlyMap<string, AdtDefinition>,
) => ScillaType | undefined

/** The widest byte string that `concat` may make: more than fits into any transaction. */
const WIDEST_BYTES = 100_000_000

const primitive = (name: 'String' | 'BNum' | 'ByStr' | IntegerName): ScillaType => ({
  kind: 'primitive',
  name,
})
const bytes = (width: number): ScillaType => ({ kind: 'bystr', width })
const STRING = primitive('String')
const BLOCK = primitive('BNum')
const BYTES = primitive('ByStr')
const UINT32 = primitive('Uint32')

const integerOf = (type: ScillaType | undefined): IntegerName | undefined =>
  type?.kind === 'primitive' && isIntegerName(type.name) ? type.name : undefined
const isUnsigned = (type: ScillaType | undefined): boolean => integerOf(type)?.startsWith('Uint') ?? false
const is = (type: ScillaType | undefined, wanted: ScillaType): boolean =>
  type !== undefined && equalTypes(type, wanted)
const isBytes = (type: ScillaType | undefined): boolean => type?.kind === 'bystr' || is(type, BYTES)

const plainAddress = (type: ScillaType): ScillaType => (type.kind === 'address' ? bytes(20) : type)

/** A signature without variants. */
const fixed =
  (params: readonly ScillaType[], result: ScillaType): Signature =>
  (args) =>
    args.length === params.length && params.every((param, index) => isAssignable(param, args[index] ?? param))
      ? result
      : undefined

/** A signature of one argument. */
const unary =
  (rule: (type: ScillaType) => ScillaType | undefined): Signature =>
  (args) => {
    const [type, ...rest] = args
    return type !== undefined && rest.length === 0 ? rule(type) : undefined
  }

/** Two integers of one type to `result`, or to the same type. */
const integers =
  (result?: ScillaType): Signature =>
  ([first, second, ...rest]) =>
    first !== undefined && integerOf(first) !== undefined && is(second, first) && rest.length === 0
      ? (result ?? first)
      : undefined

/** The first signature that fits. */
const oneOf =
  (...signatures: readonly Signature[]): Signature =>
  (args, definitions) => {
    for (const signature of signatures) {
      const result = signature(args, definitions)
      if (result !== undefined) return result
    }
    return undefined
  }

const hash =
  (result: ScillaType): Signature =>
  ([type, ...rest], definitions) =>
    type !== undefined && rest.length === 0 && isHashable(type, definitions) ? result : undefined

const equality: Signature = ([first, second, ...rest]) => {
  const comparable = integerOf(first) !== undefined || isBytes(first) || is(first, STRING) || is(first, BLOCK)
  return first !== undefined && comparable && is(second, first) && rest.length === 0 ? BOOL : undefined
}

/** `to_int64`, `to_uint32` and so on: from integers and text, unsigned ones from short byte strings too. */
const toInteger = (result: IntegerName): Signature =>
  unary((type) => {
    if (integerOf(type) !== undefined || is(type, STRING)) return optionOf(primitive(result))
    const fits = type.kind === 'bystr' && result.startsWith('Uint') && type.width * 8 <= bitsOf(result)
    return fits ? primitive(result) : undefined
  })

const bitsOf = (name: IntegerName): number => Number(/[0-9]+$/.exec(name)?.[0])

/** `to_bystr20` and so on: a ByStr that may be of that length, or an unsigned integer that is. */
function toBytes(width: number, [type, ...rest]: readonly ScillaType[]): ScillaType | undefined {
  if (rest.length > 0 || type === undefined) return undefined
  if (is(type, BYTES)) return optionOf(bytes(width))
  const integer = integerOf(type)
  return integer !== undefined && isUnsigned(type) && bitsOf(integer) === width * 8 ? bytes(width) : undefined
}

const concat: Signature = ([first, second, ...rest]) => {
  if (rest.length > 0) return undefined
  if (first?.kind === 'bystr' && second?.kind === 'bystr') {
    const width = first.width + second.width
    return width <= WIDEST_BYTES ? bytes(width) : undefined
  }
  if (is(first, STRING) && is(second, STRING)) return STRING
  return is(first, BYTES) && is(second, BYTES) ? BYTES : undefined
}

const POINT = pairOf(bytes(32), bytes(32))
const POINT_PAIRS = listOf(pairOf(POINT, pairOf(bytes(64), bytes(64))))

const INTEGER_SIGNATURES: readonly (readonly [string, Signature])[] = [
  ['add', integers()],
  ['sub', integers()],
  ['mul', integers()],
  ['div', integers()],
  ['rem', integers()],
  ['lt', integers(BOOL)],
  ['eq', equality],
  [
    'pow',
    ([base, exponent, ...rest]) =>
      integerOf(base) && is(exponent, UINT32) && rest.length === 0 ? base : undefined,
  ],
  ['isqrt', unary((type) => (isUnsigned(type) ? type : undefined))],
  ['to_nat', fixed([UINT32], adtType('Nat'))],
  ['to_int32', toInteger('Int32')],
  ['to_int64', toInteger('Int64')],
  ['to_int128', toInteger('Int128')],
  ['to_int256', toInteger('Int256')],
  ['to_uint32', toInteger('Uint32')],
  ['to_uint64', toInteger('Uint64')],
  ['to_uint128', toInteger('Uint128')],
  ['to_uint256', toInteger('Uint256')],
]

const TEXT_SIGNATURES: readonly (readonly [string, Signature])[] = [
  ['concat', concat],
  ['substr', oneOf(fixed([STRING, UINT32, UINT32], STRING), fixed([BYTES, UINT32, UINT32], BYTES))],
  ['strlen', oneOf(fixed([STRING], UINT32), fixed([BYTES], UINT32))],
  ['strrev', unary((type) => (is(type, STRING) || isBytes(type) ? type : undefined))],
  ['to_string', unary((type) => (integerOf(type) !== undefined || isBytes(type) ? STRING : undefined))],
  ['to_ascii', unary((type) => (isBytes(type) ? STRING : undefined))],
  ['to_bystr', unary((type) => (type.kind === 'bystr' ? BYTES : undefined))],
]

const CRYPTO_SIGNATURES: readonly (readonly [string, Signature])[] = [
  ['sha256hash', hash(bytes(32))],
  ['keccak256hash', hash(bytes(32))],
  ['ripemd160hash', hash(bytes(20))],
  ['schnorr_verify', fixed([bytes(33), BYTES, bytes(64)], BOOL)],
  ['schnorr_get_address', fixed([bytes(33)], bytes(20))],
  ['ecdsa_verify', fixed([bytes(33), BYTES, bytes(64)], BOOL)],
  ['ecdsa_recover_pk', fixed([BYTES, bytes(64), UINT32], bytes(65))],
  ['bech32_to_bystr20', fixed([STRING, STRING], optionOf(bytes(20)))],
  ['bystr20_to_bech32', fixed([STRING, bytes(20)], optionOf(STRING))],
  ['alt_bn128_G1_add', fixed([POINT, POINT], optionOf(POINT))],
  ['alt_bn128_G1_mul', fixed([POINT, bytes(32)], optionOf(POINT))],
  ['alt_bn128_G1_neg', fixed([POINT], optionOf(POINT))],
  ['alt_bn128_pairing_product', fixed([POINT_PAIRS], optionOf(BOOL))],
]

const BLOCK_SIGNATURES: readonly (readonly [string, Signature])[] = [
  ['blt', fixed([BLOCK, BLOCK], BOOL)],
  [
    'badd',
    ([block, blocks, ...rest]) =>
      is(block, BLOCK) && isUnsigned(blocks) && rest.length === 0 ? BLOCK : undefined,
  ],
  ['bsub', fixed([BLOCK, BLOCK], primitive('Int256'))],
]

const SIGNATURES: ReadonlyMap<string, Signature> = new Map([
  ...INTEGER_SIGNATURES,
  ...TEXT_SIGNATURES,
  ...CRYPTO_SIGNATURES,
  ...BLOCK_SIGNATURES,
])

type MapType = Extract<ScillaType, { kind: 'map' }>

/** A signature whose first argument is a map; the others are `arity` in number. */
const onMap =
  (
    arity: number,
    rule: (map: MapType, ...args: readonly (ScillaType | undefined)[]) => ScillaType | undefined,
  ) =>
  ([map, ...args]: readonly ScillaType[]): ScillaType | undefined =>
    map?.kind === 'map' && args.length === arity ? rule(map, ...args) : undefined

const fitsKey = (map: MapType, key: ScillaType | undefined) => key !== undefined && isAssignable(map.key, key)

const MAP_SIGNATURES: ReadonlyMap<string, (args: readonly ScillaType[]) => ScillaType | undefined> = new Map([
  ['put', onMap(2, (map, key, value) =>
    fitsKey(map, key) && value !== undefined && isAssignable(map.value, value) ? map : undefined)],
  ['get', onMap(1, (map, key) => (fitsKey(map, key) ? optionOf(map.value) : undefined))],
  ['contains', onMap(1, (map, key) => (fitsKey(map, key) ? BOOL : undefined))],
  ['remove', onMap(1, (map, key) => (fitsKey(map, key) ? map : undefined))],
  ['to_list', onMap(0, (map) => listOf(pairOf(map.key, map.value)))],
  ['size', onMap(0, () => UINT32)],
]) // prettier-ignore
