import { describe, expect, it } from 'vitest'
import { checkLocales, compareTexts } from './locales'

const english = new Map([
  ['hello', 'Hello {{name}}'],
  ['count_one', '{{count, number}} name'],
  ['count_other', '{{count, number}} names'],
])

describe('compareTexts', () => {
  it('accepts the same keys and parameters, with the plural forms of the language', () => {
    const russian = new Map([
      ['hello', 'Привет, {{name}}'],
      ['count_one', '{{count, number}} имя'],
      ['count_few', '{{count, number}} имени'],
      ['count_many', '{{count, number}} имён'],
      ['count_other', '{{count, number}} имени'],
    ])
    expect(compareTexts(english, russian, 'ru')).toEqual([])
    const chinese = new Map([
      ['hello', '你好，{{name}}'],
      ['count_other', '{{count, number}} 个名称'],
    ])
    expect(compareTexts(english, chinese, 'zh-Hans')).toEqual([])
  })

  it('names a missing key, an empty text, a foreign key and a parameter that differs', () => {
    const texts = new Map([
      ['hello', 'Hola {{nombre}}'],
      ['count_one', ' '],
      ['extra', 'x'],
    ])
    expect(compareTexts(english, texts, 'en')).toEqual([
      'hello has {{nombre}}, English has {{name}}',
      'count_one is empty',
      'count_other is missing',
      'extra is not among the English texts',
    ])
  })
})

describe('a text that was left in English', () => {
  it('is named in the other languages', () => {
    const texts = new Map([
      ['lead', 'Who {{name}} pays today'],
      ['title', 'TYDRAS of TYRON'],
      ['size', '{{count, number}} bytes'],
    ])
    expect(compareTexts(texts, texts, 'es')).toEqual(['lead is English'])
    expect(compareTexts(texts, texts, 'en')).toEqual([])
  })
})

describe('formats', () => {
  it('are numbers', () => {
    const texts = new Map([
      ['some', '{{count, number}} of {{all,number}}'],
      ['price', '{{price, currency(USD)}}'],
    ])
    expect(compareTexts(texts, texts, 'en')).toEqual(['price has a format that the app does not know'])
  })

  it('are on every count, which may be large', () => {
    const texts = new Map([['some', '{{count}} bytes']])
    expect(compareTexts(texts, texts, 'en')).toEqual(['some counts without groups: {{count, number}}'])
  })
})

describe('[UI-01] checkLocales', () => {
  it('finds the five languages complete', async () => {
    expect(await checkLocales()).toEqual([])
  })
})
