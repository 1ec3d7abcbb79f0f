import { useTranslation } from 'react-i18next'
import { AmountField } from '../../shared/ui/fields/AmountField'
import { formatPoints, readPoints } from './points'
import type { Power } from './usePower'

interface PointsFieldProps {
  readonly label: string
  readonly typed: string
  readonly power: Power
  readonly onType: (typed: string) => void
  readonly autoFocus?: boolean
}

/** How many xPoints, beside how many there are. */
export function PointsField({ label, typed, power, onType, autoFocus = false }: PointsFieldProps) {
  const { t, i18n } = useTranslation('motions')
  const points = power.kind === 'known' ? power.points : null
  const read = readPoints(typed, points, i18n.language)
  return (
    <AmountField
      label={label}
      // Who pressed the arrow wants to type here.
      autoFocus={autoFocus}
      value={typed}
      onType={onType}
      error={typed === '' || read.ok ? undefined : t(read.code)}
      after={
        points === null ? (
          <span>{t('unit')}</span>
        ) : (
          <span>{t('of', { points: formatPoints(points, i18n.language) })}</span>
        )
      }
    />
  )
}

/** Why nobody can act yet, beside the closed button; undefined where nothing is in the way. */
export function usePowerReason(power: Power): string | undefined {
  const { t } = useTranslation('motions')
  if (power.kind === 'known') return power.points === 0n ? t('power.none') : undefined
  return power.kind === 'failed' ? t('power.failed') : power.kind === 'noFund' ? t('power.noFund') : undefined
}
