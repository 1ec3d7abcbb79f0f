import { chooseLanguage } from '../shared/i18n/languages'
import { settings } from '../shared/settings/settings'

/** The language of this page. */
export const startLanguage = chooseLanguage(
  window.location.pathname,
  settings.get().language,
  window.navigator.languages,
)
