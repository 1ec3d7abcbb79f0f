import { describe, expect, it } from 'vitest'
import { alignLetters, describeLetter, strangeLetters } from './strangeLetters'
import { wordsOf } from './testing/wordsOf'

/** The least number of letters to change, add or leave out: the definition, word by word. */
function leastEdits(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length
  if (one[0] === other[0]) return leastEdits(one.slice(1), other.slice(1))
  return (
    1 +
    Math.min(
      leastEdits(one.slice(1), other),
      leastEdits(one, other.slice(1)),
      leastEdits(one.slice(1), other.slice(1)),
    )
  )
}

describe('[BX-07] strangeLetters', () => {
  it('names the letters of another script than most, each once', () => {
    expect(strangeLetters('аlicа')).toEqual([{ character: 'а', kind: 'letter', script: 'Cyrl' }])
    expect(strangeLetters('cорока')).toEqual([{ character: 'c', kind: 'letter', script: 'Latn' }])
    // As many of both: the Latin ones are at home.
    expect(strangeLetters('aаbб').map(({ character }) => character)).toEqual(['а', 'б'])
    expect(strangeLetters('бbаa').map(({ character }) => character)).toEqual(['б', 'а'])
    expect(strangeLetters('бaβ').map(({ character }) => character)).toEqual(['б', 'β'])
    expect(strangeLetters('aliceꙮ').map(({ script }) => script)).toEqual(['Cyrl'])
    expect(strangeLetters('aliceꡀ')).toEqual([{ character: 'ꡀ', kind: 'letter', script: null }])
  })

  it('names what cannot be seen, and nothing of plain names', () => {
    expect(strangeLetters('ali\u200Bce')).toEqual([{ character: '\u200B', kind: 'hidden', script: null }])
    for (const plain of ['alice', 'сорока', 'a1-b2', '']) expect(strangeLetters(plain)).toEqual([])
  })
})

describe('[BX-07] alignLetters', () => {
  const lines = (one: string, two: string) => {
    const pairs = alignLetters(one, two) ?? []
    return [pairs.map(({ of }) => of ?? '_').join(''), pairs.map(({ other }) => other ?? '_').join('')]
  }
  it('sets like letters under each other', () => {
    expect(alignLetters('аl', 'al')).toEqual([
      { of: 'а', other: 'a', isSame: false },
      { of: 'l', other: 'l', isSame: true },
    ])
    expect(lines('al-ice', 'alice')).toEqual(['al-ice', 'al_ice'])
    expect(lines('modern', 'rnodern')).toEqual(['m_odern', 'rnodern'])
    expect(lines('', 'ab')).toEqual(['__', 'ab'])
  })

  it('lets no two letters meet that need not', () => {
    const names = wordsOf('ab', 3)
    for (const of of names)
      for (const other of names) {
        const pairs = alignLetters(of, other)!
        expect(pairs.map((pair) => pair.of ?? '').join('')).toBe(of)
        expect(pairs.map((pair) => pair.other ?? '').join('')).toBe(other)
        for (const pair of pairs) expect(pair.isSame).toBe(pair.of === pair.other)
        expect(pairs.filter(({ isSame }) => !isSame)).toHaveLength(leastEdits(of, other))
      }
  })

  it('sets letters under each other before it leaves a gap, and a gap below before one above', () => {
    expect(lines('ab', 'cd')).toEqual(['ab', 'cd'])
    expect(lines('xab', 'ay')).toEqual(['xab', '_ay'])
    expect(lines('aab', 'ab')).toEqual(['aab', 'a_b'])
  })

  it('leaves endless names alone', () => {
    const most = 'a'.repeat(64)
    expect(alignLetters(most, most)).toHaveLength(64)
    expect(alignLetters(`${most}a`, 'alice')).toBeNull()
    expect(alignLetters('alice', `${most}a`)).toBeNull()
    // 65 signs of Chinese among more Latin letters.
    const signs = Array.from({ length: 65 }, (_, index) => String.fromCodePoint(0x4e00 + index))
    expect(strangeLetters('a'.repeat(99) + signs.join('')).map(({ character }) => character)).toEqual(
      signs.slice(0, 64),
    )
  })
})

it('[BX-07] describeLetter tells letters, digits and signs apart', () => {
  expect(describeLetter('1').kind).toBe('digit')
  expect(describeLetter('-').kind).toBe('sign')
  expect(describeLetter('е')).toMatchObject({ kind: 'letter', script: 'Cyrl' })
})
