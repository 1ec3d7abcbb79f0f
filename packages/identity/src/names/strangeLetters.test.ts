import { describe, expect, it } from 'vitest'
import { alignLetters, describeLetter, strangeLetters } from './strangeLetters'

describe('[BX-07] strangeLetters', () => {
  it('names the letters of another script than most, each once', () => {
    expect(strangeLetters('аlicа')).toEqual([{ character: 'а', kind: 'letter', script: 'Cyrl' }])
    expect(strangeLetters('cорока')).toEqual([{ character: 'c', kind: 'letter', script: 'Latn' }])
    // As many of both: the Latin ones are at home.
    expect(strangeLetters('aаbб').map(({ character }) => character)).toEqual(['а', 'б'])
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

  it('leaves endless names alone', () => {
    expect(alignLetters('a'.repeat(10_000), 'alice')).toBeNull()
  })
})

it('[BX-07] describeLetter tells letters, digits and signs apart', () => {
  expect(describeLetter('1').kind).toBe('digit')
  expect(describeLetter('-').kind).toBe('sign')
  expect(describeLetter('е')).toMatchObject({ kind: 'letter', script: 'Cyrl' })
})
