const scripts: readonly (readonly [code: string, letters: RegExp])[] = [
  ['Latn', /\p{Script=Latin}/u],
  ['Cyrl', /\p{Script=Cyrillic}/u],
  ['Grek', /\p{Script=Greek}/u],
  ['Armn', /\p{Script=Armenian}/u],
  ['Geor', /\p{Script=Georgian}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  ['Arab', /\p{Script=Arabic}/u],
  ['Deva', /\p{Script=Devanagari}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Cher', /\p{Script=Cherokee}/u],
  ['Hani', /\p{Script=Han}/u],
  ['Hira', /\p{Script=Hiragana}/u],
  ['Kana', /\p{Script=Katakana}/u],
  ['Hang', /\p{Script=Hangul}/u],
  ['Bopo', /\p{Script=Bopomofo}/u],
]

const letter = /\p{L}/u
/** Letters of every script, such as the long-vowel sign. */
const sharedLetter = /[\p{Script=Common}\p{Script=Inherited}]/u

/** Characters without width or ink: format characters, joiners, variation selectors, fillers, blank signs. */
export const invisible =
  /\p{Cf}|\p{Variation_Selector}|\p{Default_Ignorable_Code_Point}|[\u115F\u1160\u2800\u3164\uFFA0\u{1D159}\u{13441}\u{13442}]/u

/**
 * The script of a letter, by its code in ISO 15924; `other` for scripts that are not listed, which count as one. Null
 * for what belongs to no script: digits, signs, marks.
 */
export function scriptOf(character: string): string | null {
  if (!letter.test(character) || sharedLetter.test(character)) return null
  return scripts.find(([, letters]) => letters.test(character))?.[0] ?? 'other'
}
