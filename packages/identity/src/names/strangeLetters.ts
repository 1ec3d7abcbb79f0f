import { invisible, scriptOf } from './script'

/** A character of a name that does not belong to its other letters, or differs from a name that is known. */
export interface StrangeLetter {
  readonly character: string
  /** `hidden` cannot be seen; `sign` is a mark, a hyphen, anything that is neither letter nor digit. */
  readonly kind: 'letter' | 'digit' | 'hidden' | 'sign'
  /** The script of a letter, by its code in ISO 15924; null where it is not known. */
  readonly script: string | null
}

/** Two letters of names that are set under each other; null for a gap. */
export interface LetterPair {
  readonly of: string | null
  readonly other: string | null
  readonly isSame: boolean
}

/** Longer names are not compared letter by letter. */
const longest = 64

/**
 * The characters of a domain that cannot be seen or are of another script than most of its letters, each once.
 *
 * @example
 * strangeLetters('аlice') // [{ character: 'а', kind: 'letter', script: 'Cyrl' }]
 */
export function strangeLetters(domain: string): readonly StrangeLetter[] {
  const main = mainScript(domain)
  return [...new Set(domain)]
    .map(describeLetter)
    .filter(({ kind, script }) => kind === 'hidden' || (script !== null && script !== main))
    .slice(0, longest)
    .map(withoutUnknown)
}

/** Sets two domains under each other so that as many letters as possible meet their like; null for long ones. */
export function alignLetters(of: string, other: string): readonly LetterPair[] | null {
  const left = Array.from(of)
  const right = Array.from(other)
  if (left.length > longest || right.length > longest) return null
  const costs = alignmentCosts(left, right)
  const cost = (row: number, column: number): number => costs[row]?.[column] ?? Infinity
  const pairs: LetterPair[] = []
  let row = 0
  let column = 0
  while (row < left.length || column < right.length) {
    const one = left[row]
    const two = right[column]
    const isSame = one === two
    if (
      one !== undefined &&
      two !== undefined &&
      cost(row, column) === cost(row + 1, column + 1) + (isSame ? 0 : 1)
    ) {
      pairs.push({ of: one, other: two, isSame })
      row++
      column++
    } else if (one !== undefined && cost(row, column) === cost(row + 1, column) + 1) {
      pairs.push({ of: one, other: null, isSame: false })
      row++
    } else {
      pairs.push({ of: null, other: two ?? null, isSame: false })
      column++
    }
  }
  return pairs
}

/**
 * Describes a character for people who cannot tell it from another one.
 *
 * @example
 * describeLetter('7') // { character: '7', kind: 'digit', script: null }
 */
export function describeLetter(character: string): StrangeLetter {
  if (invisible.test(character)) return { character, kind: 'hidden', script: null }
  const script = scriptOf(character)
  if (script !== null) return { character, kind: 'letter', script }
  return { character, kind: /\p{Nd}/u.test(character) ? 'digit' : 'sign', script: null }
}

function withoutUnknown(letter: StrangeLetter): StrangeLetter {
  return letter.script === 'other' ? { ...letter, script: null } : letter
}

/** The script of most letters. Of two with as many letters it is the Latin one, in which most names are written. */
function mainScript(text: string): string | null {
  const counts = new Map<string, number>()
  for (const character of text) {
    const script = scriptOf(character)
    if (script !== null) counts.set(script, (counts.get(script) ?? 0) + 1)
  }
  const [main] = [...counts].sort(
    ([one, a], [two, b]) => b - a || Number(two === 'Latn') - Number(one === 'Latn'),
  )
  return main?.[0] ?? null
}

/** At [row][column]: how many letters differ or lack from there to the end. */
function alignmentCosts(left: readonly string[], right: readonly string[]): readonly (readonly number[])[] {
  const costs = Array.from({ length: left.length + 1 }, () =>
    Array.from({ length: right.length + 1 }, () => 0),
  )
  const cost = (row: number, column: number): number => costs[row]?.[column] ?? Infinity
  for (let row = left.length; row >= 0; row--) {
    for (let column = right.length; column >= 0; column--) {
      if (row === left.length && column === right.length) continue
      const line = costs[row]
      if (line)
        line[column] = Math.min(
          cost(row + 1, column) + 1,
          cost(row, column + 1) + 1,
          cost(row + 1, column + 1) + (left[row] === right[column] ? 0 : 1),
        )
    }
  }
  return costs
}
