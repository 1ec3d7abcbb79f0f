import { readPath } from '@tyto/primitives'

/** Languages that a path may begin with; English has no prefix. `cn` is Chinese. */
export const pathLocales = ['es', 'cn', 'id', 'ru'] as const
export type PathLocale = (typeof pathLocales)[number]

/** The five languages. English has no path prefix. */
export const languages = ['en', ...pathLocales] as const
export type Language = (typeof languages)[number]

/** The name of each language, in that language. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  cn: '简体中文',
  id: 'Bahasa Indonesia',
  ru: 'Русский',
}

/** BCP 47 tags: for the lang attribute, plural rules and formats. */
export const languageTags: Readonly<Record<Language, string>> = {
  en: 'en',
  es: 'es',
  cn: 'zh-Hans',
  id: 'id',
  ru: 'ru',
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** The locale that a segment of a path means, also in capitals and however it is encoded; null for any other segment. */
export function readLocale(segment: string): PathLocale | null {
  const text = readPath(segment)?.toLowerCase()
  return pathLocales.find((locale) => locale === text) ?? null
}

const firstSegment = /^\/*[^/]*/

/**
 * The locale prefix of a path: es, cn, id or ru as the whole first segment, else null. Names that only begin with these
 * letters (`/idris.ssi`) have no prefix.
 */
export function localePrefix(pathname: string): PathLocale | null {
  const [first = ''] = firstSegment.exec(pathname) ?? []
  return readLocale(first.replace(/^\/+/, ''))
}

/** A path without its locale prefix; always begins with one slash. */
export function withoutLocale(pathname: string): string {
  const rest = localePrefix(pathname) ? pathname.replace(firstSegment, '') : pathname
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** The path with its locale as links of this app write it: `/ES/alice.ssi` is `/es/alice.ssi`. */
export function withPlainLocale(pathname: string): string {
  const prefix = localePrefix(pathname)
  return prefix ? pathname.replace(firstSegment, `/${prefix}`) : pathname
}

/** The path of the same page in another language: English has no prefix, the others have theirs. */
export function inLanguage(pathname: string, language: Language): string {
  const bare = withoutLocale(pathname)
  if (language === 'en') return bare
  return bare === '/' ? `/${language}` : `/${language}${bare}`
}

/**
 * Chooses the language: first by the path's prefix, then the stored choice, then the browser's settings, then English.
 */
export function chooseLanguage(
  pathname: string,
  stored: Language | null,
  browserLanguages: readonly string[],
): Language {
  const prefix = localePrefix(pathname)
  if (prefix) return prefix
  if (stored) return stored
  for (const tag of browserLanguages) {
    const primary = tag.toLowerCase().split('-')[0]
    if (primary === 'zh') return 'cn'
    if (isLanguage(primary) && primary !== 'cn') return primary
  }
  return 'en'
}
