import { formatUnits, toBech32, zilId, type Address } from '@tyto/primitives'
import type { Name } from '@tyto/identity'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { useAddressBook } from '../../../shared/recipients/addressBook'
import { judgeWho, type WhoWarning } from '../../../shared/recipients/judgeWho'
import { findNewRecipients, ownAddresses } from '../../../shared/recipients/recipient'
import { useAccount } from '../../../shared/session/wallet/wallet'
import { Address as AddressText } from '../../../shared/ui/text/Address'
import { Amount } from '../../../shared/ui/text/Amount'
import { Avatar } from '../../../shared/ui/plate/Avatar'
import { Button } from '../../../shared/ui/buttons/Button'
import { Facts } from '../../../shared/ui/cards/Facts'
import { FieldMessage } from '../../../shared/ui/fields/FieldMessage'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import { Tick } from '../../../shared/ui/fields/Tick'
import { Unfold } from '../../../shared/ui/cards/Unfold'
import type { ChangeDraft, SendDraft } from '../draft/draft'
import { Submit } from './Submit'
import type { Payer } from './usePayer'
import { getsOf } from '../getsOf'
import { spentOn, type Payment } from '../payment'
import { planPayments } from '../plan/planPayments'
import { countRows, needsTick, rememberRows, settleRows, totalsOf, type RowFacts } from '../list/checkRows'
import { ListRows } from '../list/ListRows'
import type { ListRow } from '../list/readList'
import { useLookups } from '../list/useLookups'

interface PaymentListProps {
  readonly name: Name
  readonly payer: Payer
  readonly draft: SendDraft
  readonly rows: readonly ListRow[]
  readonly onChange: (part: ChangeDraft) => void
  readonly isClosed: boolean
  readonly onReplace: () => void
  readonly onLeave: () => void
}

/** A list of payments: its rows with their reasons, what it takes of each coin, whom it pays for the first time. */
export function PaymentList(props: PaymentListProps) {
  const { name, payer, draft, rows, onChange, isClosed, onReplace, onLeave } = props
  const { t, i18n } = useTranslation(['payments', 'chain'])
  const { network, address: payerAddress, coins } = payer
  const coin = draft.people[0]?.lines[0]?.coin ?? zilId
  const facts: RowFacts = useMemo(
    () => ({ coins: coins ?? [], language: i18n.language, coin }),
    [coins, i18n.language, coin],
  )
  const check = useMemo(() => rememberRows(facts), [facts])
  const checked = useMemo(() => check(rows), [check, rows])
  const { addressOf, isContract, standingOf, done, all, error, askAgain } = useLookups(network, checked)
  const account = useAccount()
  const settled = useMemo(
    () => {
      const self = { own: ownAddresses() }
      const warningsOf = (to: Address, coinId: string): readonly WhoWarning[] => {
        const standing = standingOf(to) ?? undefined
        return standing === undefined ? [] : judgeWho({ address: to, standing, gets: getsOf([coinId]) }, self)
      }
      return settleRows(checked, { addressOf, payer: payerAddress, warningsOf })
    },
    // Whose wallets are one's own changes with the account.
    // oxlint-disable-next-line exhaustive-deps
    [checked, addressOf, standingOf, payerAddress, account],
  )
  const { faulty, pending, repeated } = useMemo(() => countRows(settled), [settled])
  const payments = useMemo(() => settled.flatMap(({ payment }) => payment ?? []), [settled])
  const book = useAddressBook((known) => known)
  const newcomers = useMemo(
    () =>
      findNewRecipients(
        payments.map(({ to }) => to),
        book,
      ),
    [payments, book],
  )
  const isReady = faulty === 0 && pending === 0 && payments.length === rows.length && done === all
  const short = shortOf(payments, payer)
  const isWarned = useMemo(() => settled.some(needsTick), [settled])
  const isUnticked = (newcomers.length > 0 || isWarned) && !draft.isListTicked
  const plan = useMemo(
    () => (isReady ? planPayments(payments, { pays: payer.pays, isContract }) : null),
    [isReady, payments, payer.pays, isContract],
  )
  const reason = isClosed
    ? t('closed')
    : faulty > 0
      ? t('list.faulty', { count: faulty })
      : !isReady
        ? t('asking')
        : short.length > 0
          ? t('fault.notEnough', { token: short[0] })
          : isUnticked
            ? t(newcomers.length > 0 ? 'list.unticked' : 'chain:who.unticked')
            : undefined
  return (
    <div className={layout.stack}>
      <b>{t('list.rows', { count: rows.length })}</b>
      <div className={layout.row}>
        <Button small onClick={onReplace}>
          {t('list.replace')}
        </Button>
        <Button small variant="quiet" onClick={onLeave}>
          {t('list.leave')}
        </Button>
      </div>
      {all > done && (
        <p role="status">
          <span>{t('list.progress', { done, all })}</span>{' '}
          <progress value={done} max={all} aria-label={t('asking')} />
        </p>
      )}
      {error !== null && <CardFailure error={error} busy={false} onRetry={askAgain} />}
      {faulty > 0 && coins !== null && <Note kind="danger">{t('list.faulty', { count: faulty })}</Note>}
      {repeated > 0 && <Note kind="warning">{t('list.repeatedRows', { count: repeated })}</Note>}
      <Totals payments={payments} payer={payer} />
      {short.map((symbol) => (
        <FieldMessage key={symbol} kind="error">
          {t('fault.notEnough', { token: symbol })}
        </FieldMessage>
      ))}
      {coins !== null && (
        <ListRows
          rows={settled}
          facts={facts}
          onChange={(row) =>
            onChange(({ rows: now }) => ({
              rows: now?.map((each) => (each.id === row.id ? row : each)) ?? null,
            }))
          }
          onRemove={(id) =>
            onChange(({ rows: now }) => {
              const left = now?.filter((row) => row.id !== id) ?? []
              return { rows: left.length === 0 ? null : left }
            })
          }
        />
      )}
      {isReady && (
        <Newcomers
          newcomers={newcomers}
          payments={payments}
          isWarned={isWarned}
          isTicked={draft.isListTicked}
          onTick={(isListTicked) => onChange({ isListTicked })}
        />
      )}
      <Submit
        name={name}
        payer={payer}
        plan={reason === undefined ? plan : null}
        reason={reason}
        notes={{ draft: draft.id, label: null }}
        spends={payerAddress === null ? [] : spentOn(payerAddress, payments)}
      />
    </div>
  )
}

/** Symbols of the coins of which there is too little for all rows together. */
function shortOf(payments: readonly Payment[], { coins }: Payer): readonly string[] {
  const totals = totalsOf(payments)
  return (coins ?? []).flatMap(({ coin, balance }) =>
    balance !== null && (totals.get(coin.id) ?? 0n) > balance ? [coin.symbol] : [],
  )
}

/** The amount that all rows take of each coin, beside the balance. */
function Totals({ payments, payer }: { readonly payments: readonly Payment[]; readonly payer: Payer }) {
  const { t } = useTranslation(['payments', 'chain'])
  const coins = new Map((payer.coins ?? []).map((held) => [held.coin.id, held]))
  const facts = [...totalsOf(payments)].flatMap(([id, total]) => {
    const held = coins.get(id)
    if (!held) return []
    const { coin, balance } = held
    const value = (
      <>
        <Amount value={formatUnits(total, coin.decimals)} unit={coin.symbol} /> <span>{t('list.of')}</span>{' '}
        {balance === null ? (
          <span>{t('chain:unknown')}</span>
        ) : (
          <Amount value={formatUnits(balance, coin.decimals)} />
        )}
      </>
    )
    return [{ label: t('list.total', { coin: coin.symbol }), value }]
  })
  return facts.length === 0 ? null : <Facts facts={facts} />
}

interface NewcomersProps {
  readonly newcomers: readonly { readonly address: Address; readonly lookAlike: Address | null }[]
  /** By what name some of them were typed. */
  readonly payments: readonly Payment[]
  /** A row has a warning that wants a tick. */
  readonly isWarned: boolean
  readonly isTicked: boolean
  readonly onTick: (isTicked: boolean) => void
}

/** How many new recipients are drawn; nobody reads more of them one by one. */
const mostShown = 200

/** Recipients that were never paid from this device: one tick for all of them, and a warning for each look-alike. */
function Newcomers({ newcomers, payments, isWarned, isTicked, onTick }: NewcomersProps) {
  const { t } = useTranslation(['payments', 'chain'])
  const names = useMemo(() => new Map(payments.map(({ to, name }) => [to, name])), [payments])
  if (newcomers.length === 0) {
    return isWarned ? (
      <Tick isSet={isTicked} onChange={onTick}>
        {t('chain:who.tick')}
      </Tick>
    ) : null
  }
  const alike = newcomers.filter(({ lookAlike }) => lookAlike !== null)
  return (
    <div className={layout.stack}>
      {alike.slice(0, mostShown).map(({ address, lookAlike }) => (
        <Note key={address} kind="danger">
          <p>{t('chain:recipient.lookAlike')}</p>
          {[address, lookAlike].map(
            (each) => each && <AddressLine key={each} address={each} name={names.get(each) ?? null} />,
          )}
        </Note>
      ))}
      <Unfold label={t('list.newcomers', { count: newcomers.length })}>
        <div className={layout.stack}>
          {newcomers.slice(0, mostShown).map(({ address }) => (
            <AddressLine key={address} address={address} name={names.get(address) ?? null} />
          ))}
          {newcomers.length > mostShown && (
            <p>{t('list.moreNewcomers', { count: newcomers.length - mostShown })}</p>
          )}
        </div>
      </Unfold>
      <Tick isSet={isTicked} onChange={onTick}>
        {t('list.tick', { count: newcomers.length })}
      </Tick>
    </div>
  )
}

function AddressLine({ address, name }: { readonly address: Address; readonly name: string | null }) {
  const bech32 = toBech32(address)
  return (
    <div className={layout.row}>
      <Avatar name={name ?? bech32} size="sm" />
      {name !== null && <b>{name}</b>}
      <AddressText value={bech32} as="grouped" />
    </div>
  )
}
