import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../shared/ui/joinClasses'
import text from '../../shared/ui/text/text.module.css'
import styles from './ThresholdMeter.module.css'

interface ThresholdMeterProps {
  readonly signed: number
  readonly threshold: number
  readonly guardians: number
}

/** One cell for each guardian, filled for each verified signature, with a mark after the number that is needed. */
export function ThresholdMeter({ signed, threshold, guardians }: ThresholdMeterProps) {
  const { t } = useTranslation('recovery')
  const needed = t('execute.needed', { signed, number: threshold })
  return (
    <div>
      <div className={styles.head}>
        <p aria-live="polite">
          <span className={text.sr}>{needed}</span>
          <span aria-hidden="true">
            <b className={styles.number}>{signed}</b>{' '}
            <span className={text.ink2}>{t('execute.of', { number: threshold })}</span>
          </span>
        </p>
        <span className={text.hint}>{t('execute.guardians', { number: guardians })}</span>
      </div>
      <div
        className={styles.meter}
        role="meter"
        aria-valuemin={0}
        aria-valuemax={guardians}
        aria-valuenow={signed}
        aria-valuetext={needed}
        aria-label={t('execute.signatures')}
      >
        {Array.from({ length: guardians }, (_, index) => (
          <i
            key={index}
            className={joinClasses(index < signed && styles.on, index === threshold - 1 && styles.need)}
          />
        ))}
      </div>
    </div>
  )
}
