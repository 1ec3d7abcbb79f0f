import { bech32 } from './builtins/bech32'
import { curve } from './builtins/curve'
import { otherLibraryTexts } from './stdlib/libraryText'

/** Loads what is loaded on demand, for whoever does not mind the size: then nothing throws `PartNotLoaded`. */
export async function loadAllParts(): Promise<void> {
  await Promise.all([bech32.load(), curve.load(), otherLibraryTexts.load()])
}
