import { chooseLanguage, type Language } from '../shared/i18n/languages'
import type localWallet from '../shared/i18n/locales/en/localWallet.json'
import { settings } from '../shared/settings/settings'
import { fetchPart } from '../shared/ui/parts/fetchPart'

type Texts = typeof localWallet

/** Only builds for the local network contain these texts, so the app's own loader does not know them. */
const files = import.meta.glob<Texts>('../shared/i18n/locales/*/localWallet.json', { import: 'default' })

/** The language of the app; inside the sheet, the language of the page around it. */
export function languageOfApp(): Language {
  const { pathname } = window.parent.location
  return chooseLanguage(pathname, settings.get().language, window.navigator.languages)
}

export async function loadTexts(language: Language): Promise<Texts> {
  const load = files[`../shared/i18n/locales/${language}/localWallet.json`]
  if (!load) throw new Error(`the local wallet does not speak ${language}`)
  return fetchPart(load)
}
