import { languages, type Language } from '../../apps/web/src/shared/i18n/languages'
import { localesFolder, readTexts, textFiles } from './locales'

/** A word of the app in one language: how it begins, in any of its forms, and what is not said instead of it. */
interface Word {
  /** A regular expression, read without regard to capitals. Left out where the English word is a verb too. */
  readonly is?: string
  readonly isNot?: string
}

/**
 * The words of the whole app: one for each thing, in five languages. Where an English text has one of them, the other
 * languages have theirs; a second word for the same thing is a mistake in every language.
 */
export const glossary: Readonly<Record<string, Readonly<Record<Language, Word>>>> = {
  name: {
    en: { isNot: 'nickname|\\bhandles?\\b' },
    es: { isNot: '\\balias\\b|apodo' },
    cn: { isNot: '名字' },
    id: { isNot: 'julukan' },
    ru: { isNot: 'названи' },
  },
  identity: {
    en: { is: '\\bidentit(?:y|ies)\\b', isNot: '\\bpersona\\b' },
    es: { is: 'identidad' },
    cn: { is: '身份' },
    id: { is: 'identitas', isNot: 'jati diri' },
    ru: { is: 'идентичност|удостоверени', isNot: '(?<!удостоверени[ия] )личност' },
  },
  document: {
    en: { is: '\\bdocuments?\\b' },
    es: { is: 'documento' },
    cn: { is: '文档' },
    id: { is: 'dokumen' },
    ru: { is: 'документ' },
  },
  wallet: {
    en: { is: '\\bwallets?\\b' },
    es: { is: 'billetera', isNot: 'cartera|monedero' },
    cn: { is: '钱包', isNot: '皮夹' },
    id: { is: 'dompet', isNot: '(?<!X)\\bwallet\\b' },
    ru: { is: 'кошел', isNot: 'бумажник' },
  },
  account: {
    en: { is: '\\baccounts?\\b' },
    es: { is: 'cuenta' },
    cn: { is: '账户', isNot: '帐户|账号|帐号' },
    id: { is: 'akun', isNot: 'rekening' },
    ru: { is: 'аккаунт', isNot: 'счет|счёт|учётн' },
  },
  address: {
    en: { is: '\\baddress(?:es)?\\b' },
    es: { is: 'direcci' },
    cn: { is: '地址' },
    id: { is: 'alamat' },
    ru: { is: 'адрес' },
  },
  key: {
    en: { is: '\\bkeys?\\b' },
    es: { is: 'clave', isNot: '\\bllaves?\\b' },
    cn: { is: '密钥|私钥|公钥', isNot: '钥匙|秘钥' },
    id: { is: 'kunci' },
    ru: { is: 'ключ' },
  },
  service: {
    en: { is: '\\bservices?\\b' },
    es: { is: 'servicio' },
    cn: { is: '服务' },
    id: { is: 'layanan' },
    ru: { is: 'сервис', isNot: 'служб' },
  },
  guardian: {
    en: { is: '\\bguardians?\\b', isNot: 'custodian|trustee' },
    es: { is: 'guardi[aá]n', isNot: '\\btutor|custodi' },
    cn: { is: '守护者', isNot: '监护|守护人' },
    id: { is: 'penjaga', isNot: '\\bwali\\b' },
    ru: { is: '(?<!\\p{L})страж', isNot: 'хранител|опекун' },
  },
  controller: {
    en: { is: '\\bcontrollers?\\b' },
    es: { is: 'controlador' },
    cn: { is: '控制者|控制人|控制' },
    id: { is: 'pengendali', isNot: 'pengontrol' },
    ru: { is: 'контролл', isNot: 'контрол[её]р' },
  },
  signature: {
    en: { is: '\\bsignatures?\\b' },
    es: { is: 'firma' },
    cn: { is: '签名' },
    id: { is: 'tanda tangan' },
    ru: { is: 'подпис' },
  },
  network: {
    en: { is: '\\bnetworks?\\b' },
    es: { is: '\\bred(?:es)?\\b' },
    cn: { is: '网络' },
    id: { is: 'jaringan' },
    ru: { is: '(?<!\\p{L})сет' },
  },
}

/** Second words of a language, by the word that it says instead: one idea has one word, and a person is addressed one way. */
export const secondWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  es: {
    exchange: '\\bbolsas?\\b|intercambiador|plataforma de cambio',
    nodo: 'endpoint',
    pool: 'fondos? común|fondos de liquidez',
    lechuza: 'búho',
    solicitud: 'petici',
    tú: '\\busted(?:es)?\\b|\\bvosotros\\b',
  },
  cn: {
    您: '你',
    签发者: '出具',
    节点: '端点',
    燃料费: '\\bgas\\b',
    子域名: '子域(?!名)',
    '，': '\\p{Script=Han}[,;:?!]|[,;:?!]\\p{Script=Han}',
  },
  id: {
    Anda: '\\bkamu\\b|\\bengkau\\b',
    node: 'endpoint|\\bsimpul\\b',
    peramban: '\\bbrowser',
    pool: '\\bkumpulan\\b',
    sambungkan: 'hubungkan|terhubung',
    deploy: 'terapkan',
    'paling likuid': 'pool terdalam',
    ditahan: 'sangga\\b',
  },
  ru: {
    эмитент: '(?<!\\p{L})выда(?:вш|ющ)',
    узел: 'точ\\p{L}+ доступа',
    поддомен: 'субдомен',
    блокчейн: 'цепочк',
    стейкинг: 'застейк',
  },
}

/** Units and coins, in the one spelling that they have in every language. A name such as `zil@alice.ssi` is none of them. */
export const units: readonly string[] = [
  'ZIL',
  'Qa',
  'Li',
  'XSGD',
  'TYRONSBT',
  'S$I',
  'gZIL',
  'xPoint',
  'xPoints',
]

/** Texts whose English word is another one of the same letters, or whose translation needs no noun. */
const otherwise: Readonly<Record<string, readonly string[]>> = {
  key: ['update/service.moveHint'],
}

/** Names of the code, which no text says to a person; 'Node Glitch' is the specification's. */
const ofTheCode = /\bDid(?:Create|Update|Deactivate)\b|\bvc\b|glitch/i
const literal: readonly string[] = ['chain/nodeGlitch']

/** The places where the texts differ from the glossary. */
export async function checkGlossary(folder: string = localesFolder): Promise<readonly string[]> {
  const problems: string[] = []
  for (const area of await textFiles(folder)) {
    const english = await readTexts(folder, 'en', area)
    for (const language of languages) {
      const texts = language === 'en' ? english : await readTexts(folder, language, area)
      for (const [key, text] of texts) {
        const place = `${area.replace('.json', '')}/${key}`
        const said = wordsOf(text)
        if (ofTheCode.test(said) && !literal.includes(place)) {
          problems.push(`${language}/${place}: says a name of the code`)
        }
        for (const unit of misspeltUnits(said))
          problems.push(`${language}/${place}: spells ${unit} otherwise`)
        problems.push(
          ...wrongWords(wordsOf(english.get(key) ?? ''), said, language)
            .filter(({ word }) => otherwise[word]?.includes(place) !== true)
            .map(({ word, why }) => `${language}/${place}: ${why} '${word}'`),
        )
      }
    }
  }
  return problems
}

interface WrongWord {
  readonly word: string
  readonly why: 'has a second word for' | 'lacks the word for'
}

/** Which words of the glossary a text has otherwise, measured by the English text, and the second words that it has. */
export function wrongWords(english: string, text: string, language: Language): readonly WrongWord[] {
  const second = Object.entries(secondWords[language])
    .filter(([, pattern]) => matches(text, pattern))
    .map(([word]): WrongWord => ({ word, why: 'has a second word for' }))
  const wrong = Object.entries(glossary).flatMap(([word, { en, [language]: own }]): WrongWord[] => {
    if (own.isNot !== undefined && matches(text, own.isNot)) return [{ word, why: 'has a second word for' }]
    if (en.is === undefined || own.is === undefined) return []
    return matches(english, en.is) && !matches(text, own.is) ? [{ word, why: 'lacks the word for' }] : []
  })
  return [...wrong, ...second]
}

/** Units that a text writes, in other letters than theirs. */
export function misspeltUnits(text: string): readonly string[] {
  return units.filter((unit) => {
    const written = new RegExp(`(?<![\\p{L}\\p{N}.@])${unit.replace('$', '\\$')}(?![\\p{L}\\p{N}@])`, 'giu')
    return [...text.matchAll(written)].some(([found]) => found !== unit)
  })
}

/** A text without its parameters, which are words of the code. */
function wordsOf(text: string): string {
  return text.replace(/\{\{[^}]*\}\}/g, '…')
}

function matches(text: string, pattern: string): boolean {
  return new RegExp(pattern, 'iu').test(text)
}
