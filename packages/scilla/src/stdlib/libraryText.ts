import { onDemand } from '../onDemand/onDemand'
import { commonLibraries } from './commonLibraries'

const others = ['Conversions', 'CryptoUtils', 'NatUtils', 'PairUtils', 'Polynetwork'] as const

/** A library of the language that is loaded on demand. */
export type OtherLibrary = (typeof others)[number]

/** The text of the libraries that few contracts import. */
export const otherLibraryTexts = onDemand(async () => (await import('./otherLibraries')).otherLibraries)

/** The source of a library of the language, undefined if there is none of this name. Throws `PartNotLoaded`. */
export function libraryText(name: string): string | undefined {
  const other = others.find((one) => one === name)
  return other === undefined ? commonLibraries.get(name) : otherLibraryTexts.get()[other]
}
