import { useTranslation } from 'react-i18next'
import { useIsForReading } from '../../shared/chain/network/useIsForReading'
import styles from './HeroLayout.module.css'

/** Says in one sentence what this is and for whom; on a network for reading, what it is good for there. */
export function HomeSentence() {
  const { t } = useTranslation('search')
  const isForReading = useIsForReading()
  return <h1 className={styles.sentence}>{t(isForReading ? 'sentence.reading' : 'sentence.names')}</h1>
}
