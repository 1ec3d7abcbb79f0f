import { useTranslation } from 'react-i18next'
import text from '../../../shared/ui/text/text.module.css'
import styles from './AutoButton.module.css'

interface AutoButtonProps {
  /** The setting that it sets, for screen readers. */
  readonly setting: string
  readonly isOn: boolean
  readonly onPress: () => void
}

/** Leaves a setting to Tyto. */
export function AutoButton({ setting, isOn, onPress }: AutoButtonProps) {
  const { t } = useTranslation('rates')
  return (
    <button type="button" className={styles.auto} aria-pressed={isOn} onClick={onPress}>
      {t('settings.auto')}
      <span className={text.sr}>
        {' '}
        <span>{setting}</span>
      </span>
    </button>
  )
}
