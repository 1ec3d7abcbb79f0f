import { useLocation } from 'react-router'
import {
  inLanguage,
  languageNames,
  languages,
  languageTags,
  type Language,
} from '../../../shared/i18n/languages'
import { sayServerState } from '../../../shared/i18n/sayMissingPart'
import { changeSettings } from '../../../shared/settings/settings'
import { Icon } from '../../../shared/ui/icons/Icon'
import { askServerState } from '../../../shared/ui/parts/serverState'
import { useLanguage } from './useLanguage'
import styles from './TextButton.module.css'

/** Links to the languages. Each loads this page again in its language. */
export function LanguageLinks() {
  const current = useLanguage()
  const { pathname, search, hash } = useLocation()

  // The page is left only for a server that answers: the browser's own error page would take all that is typed.
  async function choose(language: Language, href: string): Promise<void> {
    const server = await askServerState()
    if (server === 'unreachable') return sayServerState(server)
    changeSettings({ language })
    window.location.assign(href)
  }

  const targets = languages.map((language) => ({
    language,
    href: inLanguage(pathname, language) + search + hash,
  }))
  return (
    <ul>
      {targets.map(({ language, href }) => (
        <li key={language}>
          <a
            className={styles.item}
            href={href}
            lang={languageTags[language]}
            hrefLang={languageTags[language]}
            aria-current={language === current ? 'true' : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              void choose(language, href)
            }}
          >
            <span>{languageNames[language]}</span>
            {language === current && <Icon name="check" className={styles.tick} />}
          </a>
        </li>
      ))}
    </ul>
  )
}
