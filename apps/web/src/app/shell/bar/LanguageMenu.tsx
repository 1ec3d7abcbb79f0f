import { useTranslation } from 'react-i18next'
import { languageNames } from '../../../shared/i18n/languages'
import { Icon } from '../../../shared/ui/icons/Icon'
import { Popover } from '../../../shared/ui/dialog/Popover'
import { LanguageLinks } from './LanguageLinks'
import styles from './TextButton.module.css'
import { useLanguage } from './useLanguage'

export function LanguageMenu() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Popover
      label={t('language.button', { language: languageNames[language] })}
      buttonClassName={styles.button}
      button={
        <>
          <Icon name="globe" />
          <span>{language.toUpperCase()}</span>
        </>
      }
    >
      <LanguageLinks />
    </Popover>
  )
}
