import { cutUnits } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { formatDecimal } from '../../../shared/ui/text/formatDecimal'
import text from '../../../shared/ui/text/text.module.css'
import { impactStep } from './impact'
import styles from './ImpactMeter.module.css'

/** The most that the meter shows, in parts of 10,000: 12 percent. */
const wholeMeter = 1_200n

/** A share in parts of 10,000 as percent, two digits after the sign. */
export function percentText(parts: bigint, language: string): string {
  return `${formatDecimal(cutUnits(parts, 2, 2).text, language)}%`
}

/** How much a trade moves the price, and where trading stops. Needs the area `exchange`. */
export function ImpactMeter({ impact }: { readonly impact: bigint }) {
  const { t, i18n } = useTranslation('exchange')
  const step = impactStep(impact)
  const shown = impact > wholeMeter ? wholeMeter : impact
  const percent = percentText(impact, i18n.language)
  return (
    <div className={styles.impact} data-step={step}>
      <p className={styles.head}>
        <span className={text.label}>{t('impact.title')}</span>
        <b className={styles.figure}>{percent}</b>
      </p>
      <div
        className={styles.meter}
        role="meter"
        aria-label={t('impact.spoken', { percent })}
        aria-valuemin={0}
        aria-valuemax={12}
        aria-valuenow={Number(shown) / 100}
      >
        <i style={{ width: `${Number((shown * 10_000n) / wholeMeter) / 100}%` }} />
      </div>
      <p className={styles.stop}>{t('impact.stop')}</p>
      {step !== 'low' && <p className={text.sub}>{t(`impact.${step}`)}</p>}
    </div>
  )
}
