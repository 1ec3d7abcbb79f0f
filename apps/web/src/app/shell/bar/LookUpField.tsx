import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/icons/Icon'
import styles from './LookUpField.module.css'

interface LookUpFieldProps {
  readonly onOpen: (() => void) | undefined
}

/** The field of the top bar: it opens the palette over the page. */
export function LookUpField({ onOpen }: LookUpFieldProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={styles.field}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={onOpen}
    >
      <Icon name="search" />
      <span>{t('lookUp.label')}</span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  )
}
