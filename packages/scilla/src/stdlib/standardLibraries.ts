import { commonLibraries } from './commonLibraries'
import { otherLibraries } from './otherLibraries'

/** The language's own libraries, all of them: name to Scilla source. */
export const standardLibraries: ReadonlyMap<string, string> = new Map([
  ...commonLibraries,
  ...Object.entries(otherLibraries),
])
