import { rareParts } from '../rare/rareParts'
import { boolUtils } from './boolUtils'
import { intUtils } from './intUtils'
import { listUtils } from './listUtils'

/** The libraries of the language that many contracts import: name to Scilla source. */
export const commonLibraries: ReadonlyMap<string, string> = new Map([
  ['BoolUtils', boolUtils],
  ['IntUtils', intUtils],
  ['ListUtils', listUtils],
])

const RARE = ['Conversions', 'CryptoUtils', 'NatUtils', 'PairUtils', 'Polynetwork']

/** The source of a library of the language, undefined if there is none of this name. Throws `RarePartNotLoaded`. */
export function libraryText(name: string): string | undefined {
  return RARE.includes(name) ? rareParts().libraries.get(name) : commonLibraries.get(name)
}
