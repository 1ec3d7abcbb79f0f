/** Values of any type, to try contracts whose init data nobody has given. */
import { formatType, type ScillaParam, type ScillaType } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import type { CheckedContract } from '@tyto/scilla'

/** Of the reference's standard data types and those that the contract declares. */
type Adts = CheckedContract['types']

export const EXAMPLE_ADDRESS: Address = `0x${'ab'.repeat(20)}`

const DEEPEST = 6

/** The chain's JSON of some value of a type; numbers are 1 (they divide), addresses are all the same. */
export function exampleJson(type: ScillaType, adts: Adts, depth = 0): unknown {
  switch (type.kind) {
    case 'primitive':
      return type.name === 'String' ? 'example' : type.name === 'ByStr' ? '0x' : '1'
    case 'bystr':
      return `0x${'ab'.repeat(type.width)}`
    case 'address':
      return EXAMPLE_ADDRESS
    case 'map':
      return []
    case 'adt':
      return exampleAdt(type, adts, depth)
    default:
      return ''
  }
}

/** The constructor with the fewest arguments: a list is empty, an option is None. */
function exampleAdt(type: Extract<ScillaType, { kind: 'adt' }>, adts: Adts, depth: number): unknown {
  const adt = adts.find(({ name }) => name === type.name)
  const constructor = adt?.constructors.toSorted((a, b) => a.argTypes.length - b.argTypes.length)[0]
  if (adt === undefined || constructor === undefined || depth > DEEPEST) return ''
  const args = new Map(adt.typeParams.map((param, index) => [param, type.args[index]]))
  return {
    constructor: constructor.name,
    argtypes: type.args.map((arg) => formatType(asWritten(arg))),
    arguments: constructor.argTypes.map((arg) => {
      const filled = arg.kind === 'variable' ? (args.get(arg.name) ?? arg) : arg
      return exampleJson(filled, adts, depth + 1)
    }),
  }
}

export const exampleParams = (
  params: readonly { readonly name: string; readonly type: ScillaType }[],
  adts: Adts,
): readonly ScillaParam[] =>
  params.map(({ name, type }) => ({
    vname: name,
    type: formatType(asWritten(type)),
    value: exampleJson(type, adts) as ScillaParam['value'],
  }))

const LANGUAGE_TYPES: ReadonlySet<string> = new Set(['Bool', 'Nat', 'Option', 'List', 'Pair'])

/** As JSON names types: addresses as plain byte strings, the contract's own types with its address. */
function asWritten(type: ScillaType): ScillaType {
  switch (type.kind) {
    case 'address':
      return { kind: 'bystr', width: 20 }
    case 'map':
      return { kind: 'map', key: asWritten(type.key), value: asWritten(type.value) }
    case 'adt': {
      const isOwn = !LANGUAGE_TYPES.has(type.name) && !type.name.includes('.')
      return {
        ...type,
        name: isOwn ? `${EXAMPLE_ADDRESS}.${type.name}` : type.name,
        args: type.args.map(asWritten),
      }
    }
    default:
      return type
  }
}
