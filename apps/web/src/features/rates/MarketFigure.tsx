import { cutUnits } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../shared/ui/text/Amount'

interface MarketFigureProps {
  /** Null where it is not known. */
  readonly units: bigint | null
  /** Digits after the point of the smallest unit, and so many of them that are shown. */
  readonly decimals: number
  readonly places: number
  readonly unit?: string
}

/** A figure of the market, cut and never rounded: unknown is said, and a little is never nothing. */
export function MarketFigure({ units, decimals, places, unit }: MarketFigureProps) {
  const { t } = useTranslation('chain')
  if (units === null) return <span>{t('unknown')}</span>
  const least = 10n ** BigInt(decimals - places)
  const isLess = units > 0n && units < least
  const { text } = cutUnits(isLess ? least : units, decimals, places)
  return (
    <>
      {isLess && <span>{'< '}</span>}
      <Amount value={text} {...(unit === undefined ? {} : { unit })} />
    </>
  )
}
