import { coinPlaces } from '../../../shared/ui/text/shownPlaces'
import { cutUnits } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import type { ShownAmount } from '../../../shared/chain/coins/coinBalances'
import { Amount } from '../../../shared/ui/text/Amount'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import text from '../../../shared/ui/text/text.module.css'
import styles from './Held.module.css'

/** A balance. Where it is not known, that is said, and never 0. Needs the area `chain`. */
export function Held({ held }: { readonly held: ShownAmount }) {
  const { t } = useTranslation('chain')
  if (held.kind === 'loading') return <Skeleton width="4rem" height="1em" inline />
  const amount = held.kind === 'amount' ? held : held.kind === 'unknown' ? held.last : null
  if (amount === null) return <span className={text.hint}>{t('unknown')}</span>
  const { text: shown, isExact } = cutUnits(
    amount.units,
    amount.decimals,
    Math.min(coinPlaces, amount.decimals),
  )
  const isOld = held.kind !== 'amount' || held.isOld
  return (
    <span className={styles.held} data-old={isOld || undefined}>
      <Amount value={shown} />
      {!isExact && <span>…</span>}
    </span>
  )
}
