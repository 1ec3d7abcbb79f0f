import { describe, expect, it } from 'vitest'
import { languages } from '../../apps/web/src/shared/i18n/languages'
import { checkGlossary, glossary, misspeltUnits, wrongWords } from './glossary'

const words = (english: string, text: string, language: Parameters<typeof wrongWords>[2]) =>
  wrongWords(english, text, language).map(({ word, why }) => `${why} ${word}`)

describe('[UI-01] the glossary', () => {
  it('has twelve words at most, in every language', () => {
    expect(Object.keys(glossary).length).toBeLessThanOrEqual(12)
    for (const own of Object.values(glossary))
      expect(Object.keys(own).toSorted()).toEqual(languages.toSorted())
  })

  it('is what every text of the app says', async () => {
    expect(await checkGlossary()).toEqual([])
  })

  it('finds a second word for a thing, and a word that is lacking', () => {
    expect(words('Ask a guardian', 'Попросите хранителя', 'ru')).toEqual(['has a second word for guardian'])
    expect(words('Ask a guardian', 'Pregunta a alguien', 'es')).toEqual(['lacks the word for guardian'])
    expect(words('Open the wallet', 'Abre la cartera', 'es')).toEqual(['has a second word for wallet'])
    expect(words('Ask a guardian', '请守护者签名', 'cn')).toEqual([])
    expect(words('The keys of the wallet', 'Ключи кошелька', 'ru')).toEqual([])
  })

  it('finds what a language says in another word, and how a person is not addressed', () => {
    expect(words('', '你的钱包', 'cn')).toEqual(['has a second word for 您'])
    expect(words('', '创建 …,然后兑换', 'cn')).toEqual(['has a second word for ，'])
    expect(words('', '最多 1,200 ZIL：2.5', 'cn')).toEqual([])
    expect(words('', '还差一步:保存', 'cn')).toEqual(['has a second word for ，'])
    expect(words('', 'Los fondos de liquidez de la bolsa', 'es')).toEqual([
      'has a second word for exchange',
      'has a second word for pool',
    ])
    expect(words('The controller', 'Контролёр', 'ru')).toEqual(['has a second word for controller'])
  })

  it('finds a unit in other letters than its own', () => {
    expect(misspeltUnits('Send 5 zil at 2,000 LI')).toEqual(['ZIL', 'Li'])
    expect(misspeltUnits('3 XPoints, 7 s$i и 2 QA')).toEqual(['Qa', 'S$I', 'xPoints'])
    expect(misspeltUnits('5 ZIL of zil@alice.ssi, 2 Li, S$I and .zil, an alignment')).toEqual([])
  })

  it('takes no part of a longer word for the word', () => {
    expect(words('Networks', 'Все сети', 'ru')).toEqual([])
    expect(words('The network', 'Посетите сайт', 'ru')).toEqual(['lacks the word for network'])
    expect(words('A keyboard', 'Un teclado', 'es')).toEqual([])
  })
})
