import { parseName } from '@tyto/identity'
import { formatUnits, isAddress, toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../../shared/identity/MomentFrame'
import { formatDecimal } from '../../../shared/ui/text/formatDecimal'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import { shortAddress } from '../../../shared/ui/text/shortAddress'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import { MomentLink } from '../../../shared/identity/moment/MomentLink'
import type { PaidMoment } from '../../../shared/identity/moment/paid'
import { defineMoment, type MomentPart } from '../../../shared/identity/moment/defineMoment'
import { isDecimals, isText, isUnits, listOf, orNull, recordOf } from '../../../shared/identity/moment/shapes'
import { usePaidOut, type PaidOut } from './usePaidOut'
import { listText } from '../../../shared/ui/text/listText'

/** Coins arrived, or not all of them: how much, with whom, as the chain tells it, and the way to the next payment. */
function Paid({ moment, transaction, network }: MomentPart<PaidMoment>) {
  const { t } = useTranslation('moments')
  const { state } = transaction
  const outs = usePaidOut(network, { id: 'id' in state ? state.id : null, payments: moment.payments })
  const [first] = moment.payments
  if (first === undefined) return null
  const recipients = new Set(moment.payments.map(({ to }) => to)).size
  const name = moment.page === null ? null : parseName(moment.page)
  return (
    <MomentFrame name={recipients === 1 ? first.name : null}>
      {outs === null ? <Skeleton width="12rem" /> : <Told outs={outs} recipients={recipients} />}
      {name?.ok && (
        <div className={layout.row}>
          <MomentLink to="send" name={name.value} isFirst>
            {t('action.sendAgain')}
          </MomentLink>
          <MomentLink to="activity" name={name.value}>
            {t('action.activity')}
          </MomentLink>
        </div>
      )}
    </MomentFrame>
  )
}

function Told({ outs, recipients }: { readonly outs: readonly PaidOut[]; readonly recipients: number }) {
  const { t, i18n } = useTranslation('moments')
  const said = (units: bigint, { decimals, symbol }: PaidOut['coin']): string =>
    `${formatDecimal(formatUnits(units, decimals), i18n.language)} ${symbol}`
  const who = ({ name, to }: PaidOut): string => name ?? shortAddress(toBech32(to))
  // More than was asked for came from elsewhere.
  const short = outs.filter(({ came, amount }) => came !== null && came < amount)
  if (short.length > 0) {
    const less = short.slice(0, mostNamed).map((out) => ({
      key: `${out.to} ${out.coin.symbol}`,
      text: t('paid.less', {
        came: said(out.came ?? 0n, out.coin),
        amounts: said(out.amount, out.coin),
        name: who(out),
      }),
    }))
    return (
      <Note kind="warning">
        {outs.length > 1 && <p>{t('paid.notAll')}</p>}
        {less.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
        {short.length > mostNamed && <p>{t('paid.more', { count: short.length - mostNamed })}</p>}
      </Note>
    )
  }
  if (outs.some(({ came }) => came === null)) return <p>{t('paid.sent', { count: recipients })}</p>
  const sums = sumsOf(outs)
  const amounts = sums.slice(0, mostNamed).map((out) => said(out.amount, out.coin))
  const rest = sums.length - amounts.length
  const list = listText([...amounts, ...(rest > 0 ? [t('paid.coins', { count: rest })] : [])], i18n.language)
  return (
    <p>
      {recipients === 1
        ? t('paid.one', { amounts: list, name: who(outs[0]!) })
        : t('paid.many', { amounts: list, count: recipients })}
    </p>
  )
}

/** The sums of all of it, coin by coin. */
function sumsOf(outs: readonly PaidOut[]): readonly PaidOut[] {
  const sums = new Map<string, PaidOut>()
  for (const out of outs) {
    const before = sums.get(out.coin.symbol)
    sums.set(out.coin.symbol, before ? { ...out, amount: before.amount + out.amount } : out)
  }
  return [...sums.values()]
}

/** A payment has five coins at most where it has one recipient. */
const mostNamed = 5

export const paidMomentKind = defineMoment<PaidMoment>({
  kind: 'paid',
  fields: {
    payments: listOf(
      recordOf<PaidMoment['payments'][number]>({
        to: isAddress,
        name: orNull(isText),
        coin: recordOf<PaidMoment['payments'][number]['coin']>({ symbol: isText, decimals: isDecimals }),
        amount: isUnits,
      }),
    ),
    page: orNull(isText),
  },
  Part: Paid,
})
