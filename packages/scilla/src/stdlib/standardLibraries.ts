import { boolUtils } from './boolUtils'
import { conversions } from './conversions'
import { cryptoUtils } from './cryptoUtils'
import { intUtils } from './intUtils'
import { listUtils } from './listUtils'
import { natUtils } from './natUtils'
import { pairUtils } from './pairUtils'
import { polynetwork } from './polynetwork'

/** The language's own libraries: name to Scilla source. */
export const standardLibraries: ReadonlyMap<string, string> = new Map([
  ['BoolUtils', boolUtils],
  ['Conversions', conversions],
  ['CryptoUtils', cryptoUtils],
  ['IntUtils', intUtils],
  ['ListUtils', listUtils],
  ['NatUtils', natUtils],
  ['PairUtils', pairUtils],
  ['Polynetwork', polynetwork],
])
