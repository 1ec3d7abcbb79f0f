import { parts } from '../rare/parts'
import { setRareParts } from '../rare/rareParts'
import { commonLibraries } from './commonLibraries'

/** The language's own libraries, all of them: name to Scilla source. */
export const standardLibraries: ReadonlyMap<string, string> = new Map([
  ...commonLibraries,
  ...setRareParts(parts).libraries,
])
