import type { Name } from './name'

/** Why a name may look like another one: its letters can be written in several ways, mix scripts, or hide. */
export type LookAlike = 'NotNfc' | 'MixedScripts' | 'ZeroWidth'

const scripts: readonly (readonly [name: string, letters: RegExp])[] = [
  ['Latin', /\p{Script=Latin}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Georgian', /\p{Script=Georgian}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Cherokee', /\p{Script=Cherokee}/u],
  ['Han', /\p{Script=Han}/u],
  ['Hiragana', /\p{Script=Hiragana}/u],
  ['Katakana', /\p{Script=Katakana}/u],
  ['Hangul', /\p{Script=Hangul}/u],
  ['Bopomofo', /\p{Script=Bopomofo}/u],
]

const letter = /\p{L}/u
/** Letters of every script, such as the long-vowel sign. */
const sharedLetter = /[\p{Script=Common}\p{Script=Inherited}]/u

/** Scripts that are written together in one language: Japanese, Korean, Chinese with its phonetic signs. */
const together: readonly ReadonlySet<string>[] = [
  new Set(['Han', 'Hiragana', 'Katakana']),
  new Set(['Han', 'Hangul']),
  new Set(['Han', 'Bopomofo']),
]

/** Characters without width or ink: format characters, joiners, variation selectors, fillers. */
const invisible = /\p{Cf}|\p{Variation_Selector}|\p{Default_Ignorable_Code_Point}|[\u115F\u1160\u3164\uFFA0]/u

/** Why a name may look like another one. Subdomain and domain may each have a script of their own. */
export function lookAlikes(name: Pick<Name, 'subdomain' | 'domain'>): readonly LookAlike[] {
  const parts = [name.subdomain, name.domain]
  const flags: LookAlike[] = []
  if (parts.some((part) => part !== part.normalize('NFC'))) flags.push('NotNfc')
  if (parts.some(mixesScripts)) flags.push('MixedScripts')
  if (parts.some((part) => invisible.test(part))) flags.push('ZeroWidth')
  return flags
}

function mixesScripts(text: string): boolean {
  const seen = new Set<string>()
  for (const character of new Set(text)) {
    if (!letter.test(character) || sharedLetter.test(character)) continue
    // Scripts that are not listed count as one: they mix with any other.
    seen.add(scripts.find(([, letters]) => letters.test(character))?.[0] ?? 'other')
  }
  if (seen.size < 2) return false
  return !together.some((group) => [...seen].every((script) => group.has(script)))
}
