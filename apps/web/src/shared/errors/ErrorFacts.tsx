import { useTranslation } from 'react-i18next'
import text from '../ui/text/text.module.css'
import type { ErrorEntry } from './describeError'
import styles from './ErrorFacts.module.css'

/** The error, the next step, and the code. */
export function ErrorFacts({ entry }: { readonly entry: ErrorEntry }) {
  const { t } = useTranslation('errors')
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('book.cause')}</dt>
        <dd className={text.strong}>{entry.text}</dd>
      </div>
      {entry.next !== null && (
        <div>
          <dt>{t('book.next')}</dt>
          <dd>{entry.next}</dd>
        </div>
      )}
      <div>
        <dt>{t('book.code')}</dt>
        <dd className={text.mono}>{entry.code}</dd>
      </div>
    </dl>
  )
}
