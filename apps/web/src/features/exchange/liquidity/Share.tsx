import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import text from '../../../shared/ui/text/text.module.css'
import { usePercentText } from './Coins'
import styles from './Liquidity.module.css'

/** A part of a pool, in parts of 10,000: a ring, and the percentage beside it. */
export function Share({ parts }: { readonly parts: bigint }) {
  const { t } = useTranslation('liquidity')
  const percent = usePercentText()
  return (
    <span className={styles.share}>
      <span
        className={styles.ring}
        style={{ '--parts': Number(parts) } as CSSProperties}
        aria-hidden="true"
      />
      <span className={styles.shareText}>
        <b className={text.num}>{percent(parts)}</b>
        <span className={text.hint}>{t('share')}</span>
      </span>
    </span>
  )
}
