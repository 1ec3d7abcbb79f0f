import i18next, { type BackendModule, type FormatterModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { formatDecimal } from '../ui/text/formatDecimal'
import { fetchPart } from '../ui/parts/fetchPart'
import { basicAreas } from './basicAreas'
import { languages, languageTags, type Language } from './languages'
import type { Area } from './resources'

// Only builds for the local network contain the local wallet's texts, and its page loads them itself.
const files = import.meta.glob<Record<string, unknown>>(['./*/*.json', '!./*/localWallet.json'], {
  base: './locales',
  import: 'default',
})

/** The texts of an area. Rejects if the file cannot be fetched. */
async function fetchTexts(tag: string, area: string): Promise<Record<string, unknown>> {
  const language = languages.find((each) => languageTags[each] === tag)
  const load = files[`./${language}/${area}.json`]
  if (!load) throw new Error(`no ${area} text in ${tag}`)
  return fetchPart(load)
}

/** How long to wait, in ms, before a text that is missing on a page is asked for once more. */
const pause = 5_000

/**
 * Loads an area that a component meets and no lazy part brought. i18next asks once and would then show keys in place of
 * texts, so this one does not give up.
 */
const lazyFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (tag, area, done) => {
    const ask = (): void => {
      fetchTexts(tag, area).then(
        (texts) => done(null, texts),
        () => setTimeout(ask, pause),
      )
    }
    ask()
  },
}

/** Writes `{{count, number}}`, the one format that our texts have. i18next itself would make a formatter of `Intl` for each text. */
const counts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: number | bigint | undefined, _format, tag) => formatDecimal(`${value ?? ''}`, tag ?? ''),
}

let haveStarted = (): void => undefined
const started = new Promise<void>((resolve) => {
  haveStarted = resolve
})

/**
 * Starts the translations in one language. To change the language, the page is loaded again. Rejects if the basic texts
 * cannot be fetched.
 */
export async function startTranslations(language: Language): Promise<void> {
  const tag = languageTags[language]
  document.documentElement.lang = tag
  const basic = basicAreas.map(async (area) => [area, await fetchTexts(tag, area)] as const)
  const texts = Object.fromEntries(await Promise.all(basic))
  await i18next
    .use(lazyFiles)
    .use(counts)
    .use(initReactI18next)
    .init({
      lng: tag,
      load: 'currentOnly',
      fallbackLng: false,
      resources: { [tag]: texts },
      partialBundledLanguages: true,
      ns: basicAreas,
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
    })
  haveStarted()
}

/**
 * Loads areas before code outside React uses them. Components do not need this: the build lets each part bring its
 * texts (`partTexts.ts`). Rejects if one of them cannot be fetched.
 */
export async function loadAreas(...areas: readonly Area[]): Promise<void> {
  // The first page is fetched before i18next is started, which would not keep its texts.
  await started
  const tag = i18next.language
  const missing = areas.filter((area) => !i18next.hasResourceBundle(tag, area))
  await Promise.all(
    missing.map(async (area) => i18next.addResourceBundle(tag, area, await fetchTexts(tag, area))),
  )
}

/** Fetches a part of the app together with texts. Rejects if one of them cannot be fetched. */
export async function bringTexts<Part>(areas: readonly Area[], load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadAreas(...areas)])
  return part
}

/** The translate function of one area, for code outside React. The area must be loaded; the basic areas always are. */
export function textsOf<A extends Area>(area: A) {
  return i18next.getFixedT(null, area)
}
