import { describe, expect, it } from 'vitest'
import { nearNames } from './nearNames'
import { wordsOf } from './testing/wordsOf'

const known = ['alice', 'bruno', 'carol', 'owls', 'сорока', 'alice']

/** The words that differ by one letter left out, added or changed, or by two neighbours that change places. */
function oneMistake(word: string): ReadonlySet<string> {
  const made = new Set<string>()
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    made.add(before + after.slice(1))
    made.add(before + after.charAt(1) + after.charAt(0) + after.slice(2))
    for (const letter of 'abc') made.add(before + letter + after).add(before + letter + after.slice(1))
  }
  return made
}

describe('nearNames', () => {
  it.each([
    ['a letter left out', 'alce', ['alice']],
    ['a letter too many', 'brunno', ['bruno']],
    ['another letter', 'carel', ['carol']],
    ['two letters swapped', 'alcie', ['alice']],
    ['two mistakes', 'bruhnoo', ['bruno']],
    ['letters of another script', 'сарока', ['сорока']],
  ])('finds a name behind %s', (_, typed, meant) => {
    expect(nearNames(typed, known)).toEqual(meant)
  })

  it.each([
    ['a swap at the beginning', 'abcdef', 'bacdef'],
    ['a swap at the end', 'abcdef', 'abcdfe'],
    ['a swap after a letter that stands twice', 'aabcd', 'abacd'],
    ['two swaps', 'abcdef', 'badcef'],
    ['a swap and another letter', 'abcdef', 'bacdex'],
    ['a swap and a letter too many', 'abcdef', 'bacdefx'],
    ['two letters too many', 'abcde', 'abcdexy'],
    ['two letters too few at the beginning', 'abcde', 'cde'],
  ])('knows %s', (_, typed, name) => {
    expect(nearNames(typed, [name])).toEqual([name])
    expect(nearNames(name, [typed])).toEqual(name.length > 4 ? [typed] : [])
  })

  it.each([
    ['three swaps', 'abcdef', 'badcfe'],
    ['letters turned round', 'abcde', 'edcba'],
    ['a letter and its like that are no swap', 'abcde', 'bbxyz'],
    ['the same letters three places on', 'abcdef', 'defabc'],
  ])('knows none for %s', (_, typed, name) => {
    expect(nearNames(typed, [name])).toEqual([])
  })

  it('in short names one mistake, whatever it is', () => {
    const words = wordsOf('abc', 4)
    for (const typed of words) {
      const meant = oneMistake(typed)
      expect(nearNames(typed, words).toSorted()).toEqual(
        words.filter((word) => word !== typed && meant.has(word)).toSorted(),
      )
    }
  })

  it('names the nearest first, and each once', () => {
    expect(nearNames('alico', ['carlo', 'alibo', 'alice', 'alice'])).toEqual(['alibo', 'alice'])
    expect(nearNames('alices', ['alize', 'alice'])).toEqual(['alice', 'alize'])
  })

  it('is silent for the name itself, for other names, and for two mistakes in a short one', () => {
    expect(nearNames('alice', known)).toEqual([])
    expect(nearNames('zebra', known)).toEqual([])
    expect(nearNames('ow', known)).toEqual([])
    expect(nearNames('owlz', known)).toEqual(['owls'])
    expect(nearNames('owzz', known)).toEqual([])
    expect(nearNames('', known)).toEqual([])
  })

  it('does not compare endless names', () => {
    const most = 'o'.repeat(64)
    expect(nearNames(`${most.slice(1)}x`, [most])).toEqual([most])
    expect(nearNames(most, [`${most}o`])).toEqual([])
    const endless = 'owl'.repeat(3_000)
    expect(nearNames(endless, [`${endless}s`, 'alice'])).toEqual([])
  })
})
