import { conversions } from './conversions'
import { cryptoUtils } from './cryptoUtils'
import { natUtils } from './natUtils'
import type { OtherLibrary } from './otherLibraryNames'
import { pairUtils } from './pairUtils'
import { polynetwork } from './polynetwork'

/** The libraries of the language that few contracts import: name to Scilla source. */
export const otherLibraries: Readonly<Record<OtherLibrary, string>> = {
  Conversions: conversions,
  CryptoUtils: cryptoUtils,
  NatUtils: natUtils,
  PairUtils: pairUtils,
  Polynetwork: polynetwork,
}
