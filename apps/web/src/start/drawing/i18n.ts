/** Stands for the translations in the script of the head: the texts of the first paint, in the page's language. */
import { ownValue } from '@tyto/primitives'
import { languageTags } from '../../shared/i18n/languages'
import { startLanguage } from '../startLanguage'

/** The texts of `startTexts.ts` by language and area, put in by the build. */
declare const __START_TEXTS__: Readonly<Record<string, unknown>>

let headTexts: unknown

/** Adds the texts at the head of the page, by area. */
export function addTexts(texts: unknown): void {
  headTexts = texts
}

type Values = Readonly<Record<string, string>>

export function useTranslation(areas: string | readonly string[] = 'common') {
  const [own = ''] = [areas].flat()
  const t = (key: string, values: Values = {}): string => {
    const [area, path] = key.includes(':') ? key.split(':', 2) : [own, key]
    const text = [ownValue(__START_TEXTS__, startLanguage), headTexts]
      .map((texts) =>
        [area, ...(path ?? '').split('.')].reduce<unknown>((at, part) => ownValue(at, part ?? ''), texts),
      )
      .find((found) => typeof found === 'string')
    if (typeof text !== 'string') return ''
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
  }
  const isThere = ownValue(ownValue(__START_TEXTS__, startLanguage), own) ?? ownValue(headTexts, own)
  return { t, ready: isThere !== undefined, i18n: { language: languageTags[startLanguage] } }
}
