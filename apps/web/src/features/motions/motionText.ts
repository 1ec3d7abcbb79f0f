import { decodeChainText, encodeChainText } from '@tyto/identity'
import { bytesToHex, err, ok, sha256, utf8ToBytes, type Hex, type Result } from '@tyto/primitives'

/** A motion as it stands on the chain is no longer than this, in characters: gas is paid for each. */
export const longestMotion = 10_000
/** The length of a motion on the board before it is unfolded, in characters. */
export const shortestMotion = 100

/** A vowel of the Latin alphabet with whatever stands above or below it: á, ü, ế. */
const accentedVowel = /([aeiou])[\u0300-\u036F]+/giu

/** Does a text have vowels with accents? Contracts of motions do not take them. */
export function hasAccents(text: string): boolean {
  return text.normalize('NFD').search(accentedVowel) >= 0
}

/** The same text with plain vowels; every other sign stays: ñ, й. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(accentedVowel, '$1').normalize('NFC')
}

/**
 * A motion as it is sent: one line of ASCII, what is not ASCII and the percent sign percent-encoded. The code says what is
 * wrong with it; both have the text 'Please input a valid string.' and a reason of their own.
 */
export function readMotion(typed: string): Result<string, 'accents' | 'empty' | 'tooLong'> {
  const line = typed.normalize('NFC').replace(/\s+/gu, ' ').trim()
  if (line === '') return err('empty')
  if (hasAccents(line)) return err('accents')
  const text = encodeChainText(line.replaceAll('%', '%25'))
  // Signs that nobody would see are no motion.
  if (shownMotion(text).replace(/\p{C}/gu, '').trim() === '') return err('empty')
  return text.length > longestMotion ? err('tooLong') : ok(text)
}

/** The text of a motion for people, whatever stands on the chain: one line, without signs that repaint what is around it. */
export function shownMotion(text: string): string {
  return decodeChainText(text.replace(/\s+/gu, ' ')).trim()
}

/** The beginning of a text, and whether there is more. No letter is cut into halves. */
export function beginningOf(text: string): { readonly start: string; readonly isCut: boolean } {
  if (text.length <= shortestMotion) return { start: text, isCut: false }
  const letters = Array.from(text.slice(0, 2 * shortestMotion + 2))
  return letters.length > shortestMotion
    ? { start: `${letters.slice(0, shortestMotion).join('').trimEnd()}…`, isCut: true }
    : { start: text, isCut: false }
}

/** A motion stands under the sha256 of its text on the chain. */
export function motionId(text: string): Hex {
  return bytesToHex(sha256(utf8ToBytes(text)))
}
