import { useTranslation } from 'react-i18next'
import { languages, languageTags, type Language } from '../../../shared/i18n/languages'

/** The language of this page. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return languages.find((language) => languageTags[language] === i18n.language) ?? 'en'
}
