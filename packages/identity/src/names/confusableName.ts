import { ensConfusables } from './ensConfusables'
import { invisible } from './script'

/** Groups that ENSIP-15 leaves alone: look-alikes within one script, signs that are read over, and letters of which only their capitals are alike. */
const ownAlike: readonly string[] = [
  'a ɑᴀαа',
  'b ʙьвƅ',
  'c ᴄᲃς',
  'd ᴅđԁ',
  'e ᴇεɛ',
  'f ꜰ',
  'g ɡɢ',
  'h ʜн',
  'i ıɪїɩ',
  'j ᴊ',
  'k ᴋкκĸ',
  'l łʟ',
  'm ᴍм',
  'n ɴη',
  'o øᴏᲂ',
  'p ᴘ',
  'q ꞯ',
  'r ʀ',
  's ꜱ',
  't ᴛтτ',
  'u ᴜ',
  'v ᴠ',
  'w ᴡω',
  'x χ',
  'y ʏ',
  'z ᴢ',
]

/** Plain letters that are easily taken for others. */
const plainAlike: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '|': 'l',
  '5': 's',
  '-': '',
  _: '',
}

const alike = new Map<string, string>(Object.entries(plainAlike))
for (const line of [...ensConfusables, ...ownAlike]) {
  const [drawn = '', letters = ''] = line.split(' ')
  const plain = plainAlike[drawn] ?? drawn
  for (const letter of letters) {
    alike.set(letter, plain)
    // Names are in lower case: a small Cherokee letter looks like the large one.
    alike.set(letter.toLowerCase(), plain)
  }
}

const digit = /\p{Nd}/u

/** The look of a character; digits of every script are those of 0 to 9. */
function lookOf(character: string): string {
  const known = alike.get(character)
  if (known !== undefined || !digit.test(character)) return known ?? character
  // The digits of a script stand in a row of ten, and such rows behind each other.
  let at = character.codePointAt(0)!
  const code = at
  while (digit.test(String.fromCodePoint(at - 1))) at -= 1
  const plain = String((code - at) % 10)
  return alike.get(plain) ?? plain
}

const mark = new RegExp(`\\p{M}|${invisible.source}`, 'gu')

const skeletons = new Map<string, string>()
const mostKept = 1_000
const longestKept = 64

/** Makes the skeleton of a text: two texts with the same one are easily taken for each other. It is remembered. */
function nameSkeleton(text: string): string {
  const known = skeletons.get(text)
  if (known !== undefined) return known
  const skeleton = makeSkeleton(text)
  if (skeletons.size >= mostKept) skeletons.clear()
  if (text.length <= longestKept) skeletons.set(text, skeleton)
  return skeleton
}

function makeSkeleton(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase().replace(mark, '')
  const drawn = Array.from(plain, lookOf).join('')
  return drawn.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('i', 'l')
}

/**
 * The known domain that another one is easily taken for; null where there is none.
 *
 * @example
 * confusableName('a1ice', ['alice', 'bruno']) // 'alice'
 */
export function confusableName(domain: string, known: Iterable<string>): string | null {
  const skeleton = nameSkeleton(domain)
  for (const other of known) if (other !== domain && nameSkeleton(other) === skeleton) return other
  return null
}

/**
 * Is the first of two look-alikes the stranger? It is the one with more characters beside a to z; of two alike, the
 * longer one. One of a pair is the stranger always, whichever comes first.
 */
export function isStranger(domain: string, other: string): boolean {
  const odd = (text: string): number => text.replace(/[a-z]/g, '').length
  return (odd(domain) - odd(other) || domain.length - other.length || (domain > other ? 1 : -1)) > 0
}
