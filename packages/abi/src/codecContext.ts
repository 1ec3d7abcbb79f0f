import type { Address } from '@tyto/primitives'
import { AbiError } from './AbiError'
import type { AdtDefinitions } from './adts'

/** What a value's type leaves open. */
export interface CodecContext {
  /** The contract whose own types the value is made of: their names carry its address on the wire. Only to encode. */
  readonly selfAddress?: Address | undefined
  /** The contract's own types, see `adtDefinitions`. */
  readonly definitions?: AdtDefinitions | undefined
}

export const noDefinitions: AdtDefinitions = new Map()

/** Values nest no deeper; contracts stay far below, hostile data stops here instead of at the end of the stack. */
const DEEPEST = 128

export function checkDepth(depth: number, path: string): void {
  if (depth > DEEPEST) throw new AbiError('TooDeep', 'The value is nested too deep.', path)
}
