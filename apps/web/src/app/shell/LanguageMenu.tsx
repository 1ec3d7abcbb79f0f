import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { languageNames } from '../../shared/i18n/languages'
import { Icon } from '../../shared/ui/Icon'
import { Popover } from '../../shared/ui/Popover'
import { LanguageLinks } from './LanguageLinks'
import styles from './TextButton.module.css'
import { useLanguage } from './useLanguage'

export function LanguageMenu() {
  const { t } = useTranslation()
  const language = useLanguage()
  // The links are those of the page that is shown.
  const { pathname, search } = useLocation()
  return (
    <Popover
      label={t('language.button', { language: languageNames[language] })}
      buttonClassName={styles.button}
      button={
        <>
          <Icon name="globe" />
          {language.toUpperCase()}
        </>
      }
    >
      {() => <LanguageLinks key={pathname + search} />}
    </Popover>
  )
}
