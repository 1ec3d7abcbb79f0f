import type { Address } from '@tyto/primitives'
import { AbiError } from './AbiError'
import { natAdt, type AdtDefinitions } from './adts'

/** Completes the meaning of a value's type. */
export interface CodecContext {
  /** The contract whose own types the value is made of: their names carry its address on the wire. Only to encode. */
  readonly selfAddress?: Address | undefined
  /** The contract's own types, see `adtDefinitions`. */
  readonly definitions?: AdtDefinitions | undefined
}

export const noDefinitions: AdtDefinitions = new Map([[natAdt.name, natAdt]])

export const noJsonForm = 'Functions and type variables have no JSON form.'
export const noMapKey = 'Only integers, text, block numbers and bytes are keys of a map.'

/** Values nest no deeper; contracts stay far below, hostile data stops here instead of at the end of the stack. */
const deepest = 128

export function checkDepth(depth: number, path: string): void {
  if (depth > deepest) throw new AbiError('TooDeep', 'The value is nested too deep.', path)
}
