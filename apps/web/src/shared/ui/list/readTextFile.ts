import { err, ok, type Result } from '@tyto/primitives'
import { controls, decodeText } from './decodeText'
import { olderReadings, type OlderReading } from './olderReadings'

/** The longest list, in characters. */
export const longestList = 2_000_000
/** UTF-16 takes two bytes for a letter. */
const mostBytes = 2 * longestList

/** A file in the letters of an older system: what it may say. */
export interface OlderText {
  readonly kind: 'older'
  /** At least one. */
  readonly readings: readonly OlderReading[]
}

/**
 * Reads a file as text: UTF-8, or UTF-16, as some spreadsheets write it. What is neither is read in the letters of older systems,
 * and whoever knows the list says which reading is right: names and money hang on it. `noText` for what is no text.
 */
export async function readTextFile(file: Blob): Promise<Result<string | OlderText, 'tooLong' | 'noText'>> {
  if (file.size > mostBytes) return err('tooLong')
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const guessed = utf16Of(bytes)
    const text = decodeText(bytes, guessed ?? 'utf-8')
    // A file that is no text may look like UTF-16: then it has signs that no text has.
    if (guessed !== null && text !== null && controls.test(text)) return err('noText')
    if (text !== null && text.length > longestList) return err('tooLong')
    if (text !== null) return text.includes('\0') ? err('noText') : ok(text)
    // A letter of an older system takes a byte at least, and most take one.
    if (bytes.length > longestList) return err('tooLong')
    const readings = bytes.includes(0) ? [] : olderReadings(bytes)
    return readings.length === 0 ? err('noText') : ok({ kind: 'older', readings })
  } catch {
    return err('noText')
  }
}

/** UTF-16 by its mark, or by the empty half of its plain letters. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const beginning = bytes.subarray(0, 1_000)
  const empty = [0, 1].map((half) => beginning.filter((byte, at) => byte === 0 && at % 2 === half).length)
  const [high = 0, low = 0] = empty
  if (bytes.length % 2 !== 0 || beginning.length / 8 > high + low) return null
  return high === 0 ? 'utf-16le' : low === 0 ? 'utf-16be' : null
}
