import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { basicAreas } from './basicAreas'
import { languages, languageTags, type Language } from './languages'
import type { Area } from './resources'

// Only builds for the local network contain the local wallet's texts, and its page loads them itself.
const files = import.meta.glob<Record<string, unknown>>(['./*/*.json', '!./*/localWallet.json'], {
  base: './locales',
  import: 'default',
})

/** Loads an area of the active language when it is first needed; other languages are never loaded. */
const lazyFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (tag, area, done) => {
    const language = languages.find((each) => languageTags[each] === tag)
    const load = files[`./${language}/${area}.json`]
    if (!load) {
      done(new Error(`no ${area} text in ${tag}`), null)
      return
    }
    load().then(
      (texts) => done(null, texts),
      (cause: unknown) => done(cause instanceof Error ? cause : new Error(String(cause)), null),
    )
  },
}

let haveStarted = (): void => undefined
const started = new Promise<void>((resolve) => {
  haveStarted = resolve
})

/** Starts the translations in one language. To change the language, the page is loaded again. */
export async function startTranslations(language: Language): Promise<void> {
  document.documentElement.lang = languageTags[language]
  await i18next
    .use(lazyFiles)
    .use(initReactI18next)
    .init({
      lng: languageTags[language],
      load: 'currentOnly',
      fallbackLng: false,
      ns: basicAreas,
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
    })
  haveStarted()
}

/**
 * Loads areas before code outside React uses them. Components do not need this: a lazy part loads its texts
 * (lazyPart.ts).
 */
export async function loadAreas(...areas: readonly Area[]): Promise<void> {
  // The router asks for the areas of the first page before the start, when i18next would ignore the request.
  await started
  await i18next.loadNamespaces([...areas])
}

/** The translate function of one area, for code outside React. The area must be loaded; the basic areas always are. */
export function textsOf<A extends Area>(area: A) {
  return i18next.getFixedT(null, area)
}
