import { AbiError } from './AbiError'
import { BUILT_IN_ARITY } from './adtDefinitions'
import type { CodecContext } from './codecContext'
import { formatType } from './formatType'
import type { ScillaType } from './types'

/** A type as JSON names it: the contract's own types carry its address, an address is a plain ByStr20. */
export function wireType(type: ScillaType, context: CodecContext): string {
  return formatType(onWire(type, context))
}

function onWire(type: ScillaType, context: CodecContext): ScillaType {
  switch (type.kind) {
    case 'address':
      return { kind: 'bystr', width: 20 }
    case 'map':
      return { kind: 'map', key: onWire(type.key, context), value: onWire(type.value, context) }
    case 'adt':
      return {
        ...type,
        name: nameOnWire(type.name, context),
        args: type.args.map((arg) => onWire(arg, context)),
      }
    default:
      return type
  }
}

function nameOnWire(name: string, { selfAddress }: CodecContext): string {
  if (BUILT_IN_ARITY.has(name) || name === 'Nat' || name.startsWith('0x')) return name
  if (selfAddress === undefined) {
    throw new AbiError(
      'WrongContract',
      `The type ${name} is named by the contract's address, which is not known here.`,
    )
  }
  return `${selfAddress}.${name}`
}
