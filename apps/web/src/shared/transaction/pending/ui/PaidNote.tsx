import { formatUnits } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { formatDecimal } from '../../../ui/text/formatDecimal'
import { Note } from '../../../ui/cards/Note'
import type { StoredTransaction } from '../storedTransaction'
import { isSameRight, type Sum } from '../../review/told'

interface NoteProps {
  readonly transaction: StoredTransaction
}

/** Something else left than the review said: both, before anything else is said. Nothing where it was the same. */
export function PaidNote({ transaction: { told, paid } }: NoteProps) {
  return <OtherThanSaid kind="paid" said={told.sums} now={paid} />
}

/** Somebody may take something else than the review said: both. Nothing where it is the same. */
export function AllowedNote({ transaction: { told, allowed } }: NoteProps) {
  const said = allowed.flatMap((each) => told.allowed.find((before) => isSameRight(each, before)) ?? [])
  return <OtherThanSaid kind="allowed" said={said} now={allowed} />
}

const texts = {
  paid: { lead: 'paid.lead', now: 'paid.left' },
  allowed: { lead: 'paid.leadAllowed', now: 'paid.allowed' },
} as const

interface OtherThanSaidProps {
  readonly kind: keyof typeof texts
  /** The sums of the review, in the order of `now`. */
  readonly said: readonly Sum[]
  readonly now: readonly Sum[]
}

function OtherThanSaid({ kind, said, now }: OtherThanSaidProps) {
  const { t, i18n } = useTranslation('transaction')
  if (now.length === 0) return null
  const isMore = now.some(({ amount }, index) => amount > (said[index]?.amount ?? 0n))
  return (
    <Note kind={isMore ? 'danger' : 'info'} icon="warn">
      <div data-other={kind}>
        <b>{t(texts[kind].lead)}</b>
        <p>{t('paid.said', { amounts: sumsText(said, i18n.language) })}</p>
        <p>
          <b>{t(texts[kind].now, { amounts: sumsText(now, i18n.language) })}</b>
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
