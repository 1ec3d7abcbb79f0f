import { describe, expect, it } from 'vitest'
import { confusableName, isStranger } from './confusableName'

const known = ['alice', 'modern', 'сорока', 'bruno', 'wren', 'ale']

describe('[BX-07] confusableName', () => {
  it.each([
    ['а\u200Bliсe', 'alice'],
    ['a1ice', 'alice'],
    ['aliće', 'alice'],
    ['alíce', 'alice'],
    ['al-ice', 'alice'],
    ['rnodern', 'modern'],
    ['brun0', 'bruno'],
    ['ｂｒｕｎｏ', 'bruno'],
    ['copoka', 'сорока'],
    ['vvren', 'wren'],
    ['allce', 'alice'],
    // Letters that a table of our own had left out.
    ['ᴀʟɪᴄᴇ', 'alice'],
    ['al\u2800ice', 'alice'],
    ['ali\u3164ce', 'alice'],
    ['ali\u{E0061}ce', 'alice'],
    ['a\u0661ice', 'alice'],
    ['ꭺlice', 'alice'],
    ['Ꭺlice', 'alice'],
    ['ꓮꓡꓲꓚꓰ', 'alice'],
    ['brunօ', 'bruno'],
    ['brun০', 'bruno'],
    ['brun๐', 'bruno'],
    ['mꓳdern', 'modern'],
    ['𝓪𝓵𝓲𝓬𝓮', 'alice'],
    ['аӏе', 'ale'],
  ])('%s looks like %s', (domain, other) => {
    expect(confusableName(domain, known)).toBe(other)
  })

  it('is nothing of a name itself, or of one that looks different', () => {
    expect(confusableName('alice', known)).toBeNull()
    expect(confusableName('alicia', known)).toBeNull()
    expect(confusableName('carol', known)).toBeNull()
    expect(confusableName('alice', [])).toBeNull()
    expect(confusableName('aile', known)).toBeNull()
  })
})

describe('[BX-07] isStranger', () => {
  it.each([
    ['аlice', 'alice'],
    ['a1ice', 'alice'],
    ['ali\u200Bce', 'alice'],
    ['rnodern', 'modern'],
    ['allce', 'alice'],
    ['bruno', 'brumo'],
  ])('%s is the stranger beside %s, and never both', (stranger, plain) => {
    expect(isStranger(plain, plain)).toBe(false)
    expect(isStranger(stranger, plain)).toBe(true)
    expect(isStranger(plain, stranger)).toBe(false)
  })
})
