import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../shared/ui/share/CopyButton'
import styles from './RawJson.module.css'

/** The answer of the node as JSON, shown on request. */
export function RawJson({ json }: { readonly json: unknown }) {
  const { t } = useTranslation('explorer')
  const text = JSON.stringify(json, null, 2)
  return (
    <details className={styles.raw}>
      <summary>{t('raw.title')}</summary>
      <div className={styles.inside}>
        <CopyButton className={styles.copy} value={text} label={t('raw.copy')} done={t('raw.copied')} />
        <pre className={styles.text} tabIndex={0} role="region" aria-label={t('raw.title')}>
          {text}
        </pre>
      </div>
    </details>
  )
}
