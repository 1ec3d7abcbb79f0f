import { BaseError } from '@tyto/primitives'
import type { bech32 } from '@scure/base'

/** Parts of the language that few contracts need. */
export interface RareParts {
  /** Libraries of the language: name to Scilla source. */
  readonly libraries: ReadonlyMap<string, string>
  readonly bech32: typeof bech32
}

let loaded: RareParts | undefined

/** Thrown where a contract needs a rare part that is not loaded; passes through everything. Load them and run again. */
export class RarePartNotLoaded extends BaseError<'RarePartNotLoaded'> {
  constructor() {
    super('RarePartNotLoaded', 'A part of the language is not loaded.')
  }
}

/** The rare parts; throws `RarePartNotLoaded`. */
export function rareParts(): RareParts {
  if (loaded === undefined) throw new RarePartNotLoaded()
  return loaded
}

/** Makes the parts known; answers them. */
export function setRareParts(parts: RareParts): RareParts {
  loaded = parts
  return parts
}

/**
 * Loads them, for whoever runs contracts without the type checker: with it they are there. A bundler makes a file of its
 * own of them.
 */
export const loadRareParts = async (): Promise<void> => {
  setRareParts((await import('./parts')).parts)
}
