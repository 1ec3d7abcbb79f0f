import { AbiError } from './AbiError'
import type { CodecContext } from './codecContext'
import { isBuiltIn } from './describedAdts'
import { formatType } from './formatType'
import { eraseAddresses, renameTypes } from './rewriteType'
import type { ScillaType } from './types'

/** A type as JSON names it: the contract's own types carry its address, an address is a plain ByStr20. */
export function wireType(type: ScillaType, context: CodecContext): string {
  return formatType(renameTypes(eraseAddresses(type), (name) => nameOnWire(name, context)))
}

function nameOnWire(name: string, { selfAddress }: CodecContext): string {
  if (isBuiltIn(name) || name.startsWith('0x')) return name
  if (selfAddress === undefined) {
    throw new AbiError(
      'WrongContract',
      `The type ${name} is named by the contract's address, which is not known here.`,
    )
  }
  return `${selfAddress}.${name}`
}
