import { onDemand } from '../onDemand/onDemand'
import { commonLibraries } from './commonLibraries'

const OTHERS = ['Conversions', 'CryptoUtils', 'NatUtils', 'PairUtils', 'Polynetwork'] as const

/** A library of the language that is loaded on demand. */
export type OtherLibrary = (typeof OTHERS)[number]

/** The text of the libraries that few contracts import. */
export const otherLibraryTexts = onDemand(async () => (await import('./otherLibraries')).otherLibraries)

/** The source of a library of the language, undefined if there is none of this name. Throws `PartNotLoaded`. */
export function libraryText(name: string): string | undefined {
  const other = OTHERS.find((one) => one === name)
  return other === undefined ? commonLibraries.get(name) : otherLibraryTexts.get()[other]
}
