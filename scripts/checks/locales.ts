import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLanguage, languages, languageTags } from '../../apps/web/src/shared/i18n/languages'

export const localesFolder = 'apps/web/src/shared/i18n/locales'
/** The language that decides which texts there are. */
const source = 'en'

/**
 * Compares the texts of all languages with the English ones: the same areas, the same keys, the same {{params}} in
 * each, nothing empty, nothing left in English, no format but `number`, which each count has, and exactly the plural forms that a language has. Gives the
 * problems found.
 */
export async function checkLocales(folder: string = localesFolder): Promise<readonly string[]> {
  const areas = await textFiles(folder)
  const problems: string[] = []
  for (const language of await subfolders(folder)) {
    if (!isLanguage(language)) problems.push(`${language}: is not in the list of languages`)
    for (const area of await jsonFiles(join(folder, language))) {
      if (!areas.includes(area)) problems.push(`${language}/${area}: there is no ${source}/${area}`)
    }
  }
  for (const area of areas) {
    const english = await readTexts(folder, source, area)
    for (const language of languages) {
      const place = `${language}/${area}`
      try {
        const texts = await readTexts(folder, language, area)
        problems.push(
          ...compareTexts(english, texts, languageTags[language]).map((text) => `${place}: ${text}`),
        )
      } catch (error) {
        problems.push(`${place}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
  return problems
}

/** The faults of the texts of one language, measured by the English ones. Keys are dotted paths. */
export function compareTexts(
  english: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
  tag: string,
): readonly string[] {
  const problems: string[] = []
  const wanted = wantedKeys(english, tag)
  for (const [key, englishText] of wanted) {
    const text = texts.get(key)
    if (text === undefined) problems.push(`${key} is missing`)
    else if (text.trim() === '') problems.push(`${key} is empty`)
    else if (params(text) !== params(englishText)) {
      problems.push(`${key} has {{${params(text)}}}, English has {{${params(englishText)}}}`)
    } else if (tag !== languageTags[source] && text === englishText && isSentence(text)) {
      problems.push(`${key} is English`)
    }
  }
  for (const [key, text] of texts) {
    if (!wanted.has(key)) problems.push(`${key} is not among the English texts`)
    if (/\{\{[^{}]*,(?!\s*number\s*\}\})/.test(text))
      problems.push(`${key} has a format that the app does not know`)
    if (/\{\{\s*count\s*\}\}/.test(text)) problems.push(`${key} counts without groups: {{count, number}}`)
  }
  return problems
}

/** Titles of the specification that are the same in every language. */
const sameEverywhere: ReadonlySet<string> = new Set(['TYDRAS of TYRON'])

/** Three words or more beside what is filled in: no name and no unit. */
function isSentence(text: string): boolean {
  const words = text.replaceAll(/\{\{[^{}]*\}\}/g, '').match(/\p{L}{2,}/gu) ?? []
  return words.length > 2 && !sameEverywhere.has(text)
}

const pluralKey = /^(.+)_(zero|one|two|few|many|other)$/

/** The keys that a language must have: English plural pairs become the forms of that language. */
function wantedKeys(english: ReadonlyMap<string, string>, tag: string): ReadonlyMap<string, string> {
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  const wanted = new Map<string, string>()
  for (const [key, text] of english) {
    const stem = pluralKey.exec(key)?.[1]
    const other = stem === undefined ? undefined : english.get(`${stem}_other`)
    if (stem === undefined || other === undefined) wanted.set(key, text)
    else for (const form of forms) wanted.set(`${stem}_${form}`, other)
  }
  return wanted
}

/** The names between double braces, each once, in one order. */
function params(text: string): string {
  const names = [...text.matchAll(/\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name = '']) => name)
  return [...new Set(names)].sort((a, b) => a.localeCompare(b)).join(', ')
}

/** The texts of one file by their dotted keys. */
export async function readTexts(
  folder: string,
  language: string,
  area: string,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  collect(JSON.parse(await readFile(join(folder, language, area), 'utf8')), '', texts)
  return texts
}

/** The files of texts, which every language has. */
export function textFiles(folder: string): Promise<string[]> {
  return jsonFiles(join(folder, source))
}

function collect(value: unknown, path: string, into: Map<string, string>): void {
  if (typeof value === 'string') {
    into.set(path, value)
    return
  }
  if (typeof value !== 'object' || value === null)
    throw new Error(`${path || 'the file'} is neither a text nor texts`)
  for (const [key, inner] of Object.entries(value)) collect(inner, path ? `${path}.${key}` : key, into)
}

async function subfolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
}

export async function jsonFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith('.json'))
}
