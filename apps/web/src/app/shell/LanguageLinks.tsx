import { useLocation } from 'react-router'
import {
  inLanguage,
  languageNames,
  languages,
  languageTags,
  type Language,
} from '../../shared/i18n/languages'
import { changeSettings } from '../../shared/settings/settings'
import { Icon } from '../../shared/ui/Icon'
import { useLanguage } from './useLanguage'
import styles from './TextButton.module.css'

/** Links to the languages. Each loads this page again in its language. */
export function LanguageLinks() {
  const current = useLanguage()
  const { pathname, search, hash } = useLocation()

  const choose = (language: Language): void => changeSettings({ language })

  return (
    <ul>
      {languages.map((language) => (
        <li key={language}>
          <a
            className={styles.item}
            href={inLanguage(pathname, language) + search + hash}
            lang={languageTags[language]}
            hrefLang={languageTags[language]}
            aria-current={language === current ? 'true' : undefined}
            onClick={() => choose(language)}
          >
            {languageNames[language]}
            {language === current && <Icon name="check" className={styles.tick} />}
          </a>
        </li>
      ))}
    </ul>
  )
}
