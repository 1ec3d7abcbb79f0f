import { onDemand } from '../onDemand/onDemand'
import { commonLibraries } from './commonLibraries'
import { otherLibraryNames } from './otherLibraryNames'

/** The text of the libraries that few contracts import. */
export const otherLibraryTexts = onDemand(async () => (await import('./otherLibraries')).otherLibraries)

/** The source of a library of the language, undefined if there is none of this name. Throws `PartNotLoaded`. */
export function libraryText(name: string): string | undefined {
  const other = otherLibraryNames.find((one) => one === name)
  return other === undefined ? commonLibraries.get(name) : otherLibraryTexts.get()[other]
}
