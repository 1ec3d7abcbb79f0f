import { formatUnits } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { formatDecimal } from '../../ui/formatDecimal'
import { Note } from '../../ui/Note'
import type { StoredTransaction } from '../pending/storedTransaction'
import type { Sum } from '../pending/told'

/** Something else left than the review said: both, before anything else is said. Nothing where it was the same. */
export function PaidNote({ transaction }: { readonly transaction: StoredTransaction }) {
  const { t, i18n } = useTranslation('transaction')
  const { told, paid } = transaction
  if (paid.length === 0) return null
  const isMore = paid.some(({ amount }, index) => amount > (told.sums[index]?.amount ?? 0n))
  return (
    <Note kind={isMore ? 'danger' : 'info'} icon="warn">
      <div data-paid>
        <b>{t('paid.lead')}</b>
        <p>{t('paid.said', { amounts: sumsText(told.sums, i18n.language) })}</p>
        <p>
          <b>{t('paid.left', { amounts: sumsText(paid, i18n.language) })}</b>
        </p>
      </div>
    </Note>
  )
}

/** Somebody may take something else than the review said: both. Nothing where it is the same. */
export function AllowedNote({ transaction }: { readonly transaction: StoredTransaction }) {
  const { t, i18n } = useTranslation('transaction')
  const { told, allowed } = transaction
  if (allowed.length === 0) return null
  const before = allowed.flatMap((each) =>
    told.allowed.filter(
      ({ token, owner, spender }) => token === each.token && owner === each.owner && spender === each.spender,
    ),
  )
  const isMore = allowed.some(({ amount }, index) => amount > (before[index]?.amount ?? 0n))
  return (
    <Note kind={isMore ? 'danger' : 'info'} icon="warn">
      <div data-allowed>
        <b>{t('paid.leadAllowed')}</b>
        <p>{t('paid.said', { amounts: sumsText(before, i18n.language) })}</p>
        <p>
          <b>{t('paid.allowed', { amounts: sumsText(allowed, i18n.language) })}</b>
        </p>
      </div>
    </Note>
  )
}

function sumsText(sums: readonly Sum[], language: string): string {
  const words = sums.map(
    ({ amount, decimals, symbol }) => `${formatDecimal(formatUnits(amount, decimals), language)} ${symbol}`,
  )
  return words.join(' · ')
}
