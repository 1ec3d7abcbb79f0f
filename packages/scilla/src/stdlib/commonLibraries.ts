import { boolUtils } from './boolUtils'
import { intUtils } from './intUtils'
import { listUtils } from './listUtils'

/** The libraries of the language that many contracts import: name to Scilla source. */
export const commonLibraries: ReadonlyMap<string, string> = new Map([
  ['BoolUtils', boolUtils],
  ['IntUtils', intUtils],
  ['ListUtils', listUtils],
])
