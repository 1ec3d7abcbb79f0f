import { toBech32 } from '@tyto/primitives'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/buttons/Button'
import { FieldMessage } from '../../../shared/ui/fields/FieldMessage'
import { IconButton } from '../../../shared/ui/buttons/IconButton'
import layout from '../../../shared/ui/page/layout.module.css'
import { lookAtName } from '../../../shared/recipients/lookAtWho'
import { useWhoTexts } from '../../../shared/recipients/useWhoTexts'
import { shortAddress } from '../../../shared/ui/text/shortAddress'
import text from '../../../shared/ui/text/text.module.css'
import { Tick } from '../../../shared/ui/fields/Tick'
import { checkRow, isFaulty, type RowFacts, type SettledRow } from './checkRows'
import styles from './ListRows.module.css'
import { NearNames } from './NearNames'
import type { ListRow } from './readList'

interface ListRowsProps {
  readonly rows: readonly SettledRow[]
  readonly facts: RowFacts
  readonly onChange: (row: ListRow) => void
  readonly onRemove: (id: number) => void
}

/** Rows on one page: more of them would make typing slow, and nobody looks at more at once. */
const pageSize = 50

/** The rows of a list, each with its reasons, some of them at a time. */
export function ListRows({ rows, facts, onChange, onRemove }: ListRowsProps) {
  const { t } = useTranslation('payments')
  const [page, setPage] = useState(0)
  const [onlyFaulty, setOnlyFaulty] = useState(false)
  // A row that was mended stays where it is until the page is turned.
  const [frozen, setFrozen] = useState<readonly number[] | null>(null)
  const places = useMemo(() => new Map(rows.map(({ row }, at) => [row.id, at + 1])), [rows])
  const faulty = useMemo(() => rows.filter(isFaulty), [rows])
  const shown = onlyFaulty ? frozenRows(rows, frozen ?? faulty.map(({ row }) => row.id)) : rows
  const pages = Math.max(1, Math.ceil(shown.length / pageSize))
  const at = Math.min(page, pages - 1)
  const start = at * pageSize
  const turn = (to: number): void => {
    setPage(to)
    if (onlyFaulty) setFrozen(faulty.map(({ row }) => row.id))
  }
  const handlers = useRef({ onChange, onRemove })
  useEffect(() => {
    handlers.current = { onChange, onRemove }
  })
  return (
    <div className={layout.stack}>
      {(faulty.length > 0 || onlyFaulty) && (
        <Tick
          isSet={onlyFaulty}
          onChange={(isSet) => {
            setOnlyFaulty(isSet)
            setFrozen(isSet ? faulty.map(({ row }) => row.id) : null)
            setPage(0)
          }}
        >
          {t('list.onlyFaulty', { count: faulty.length })}
        </Tick>
      )}
      <ol className={styles.rows} aria-label={t('list.paste')}>
        {shown.slice(start, start + pageSize).map((settled) => (
          <EditableRow
            key={settled.row.id}
            number={places.get(settled.row.id) ?? 0}
            settled={settled}
            facts={facts}
            handlers={handlers}
          />
        ))}
      </ol>
      {pages > 1 && (
        <nav className={layout.row} aria-label={t('list.pages')}>
          <Button small disabled={at === 0} onClick={() => turn(at - 1)}>
            {t('list.previous')}
          </Button>
          <span>
            {t('list.shown', {
              from: start + 1,
              to: Math.min(start + pageSize, shown.length),
              all: shown.length,
            })}
          </span>
          <Button small disabled={at === pages - 1} onClick={() => turn(at + 1)}>
            {t('list.next')}
          </Button>
        </nav>
      )}
    </div>
  )
}

function frozenRows(rows: readonly SettledRow[], ids: readonly number[]): readonly SettledRow[] {
  const wanted = new Set(ids)
  return rows.filter(({ row }) => wanted.has(row.id))
}

interface EditableRowProps {
  readonly number: number
  readonly settled: SettledRow
  readonly facts: RowFacts
  readonly handlers: { readonly current: Pick<ListRowsProps, 'onChange' | 'onRemove'> }
}

/** The whole list follows once nobody types for so long, in ms. */
const pause = 200

/** One row: what is typed is judged at once, the sums of the list follow. */
const EditableRow = memo(function EditableRow({ number, settled, facts, handlers }: EditableRowProps) {
  const { t } = useTranslation(['payments', 'chain'])
  const [edited, setEdited] = useState<ListRow | null>(null)
  const pending = useRef<ListRow | null>(null)
  const flush = useRef(() => {
    if (pending.current) handlers.current.onChange(pending.current)
    pending.current = null
  })
  useEffect(() => {
    if (edited === null) return undefined
    const timer = window.setTimeout(() => flush.current(), pause)
    return () => window.clearTimeout(timer)
  }, [edited])
  useEffect(() => {
    const last = flush.current
    // A reload keeps what was typed in its last moment.
    window.addEventListener('pagehide', last)
    return () => {
      window.removeEventListener('pagehide', last)
      last()
    }
  }, [])
  const row = edited ?? settled.row
  const isCurrent = edited === null || sameTexts(edited, settled.row)
  const change = (part: Partial<ListRow>): void => {
    const next = { ...row, ...part }
    pending.current = next
    setEdited(next)
  }
  const { recipientFault, amountFault, isCoinUnknown } = isCurrent ? settled : faultsOf(row, facts)
  const decimals = facts.coins.find(({ coin }) => coin.id === (row.coin || facts.coin).toLowerCase())?.coin
    .decimals
  const reasons = [
    recipientFault === null ? null : t(`chain:recipient.fault.${recipientFault}`),
    amountFault === null ? null : t(`fault.${amountFault}`, { token: row.coin, count: decimals ?? 0 }),
    isCoinUnknown ? t('fault.unknownCoin', { token: row.coin }) : null,
    isCurrent && settled.isSum ? t('fault.sum', { name: `${row.to.toLowerCase()}.ssi` }) : null,
  ].filter((reason) => reason !== null)
  const messageId = `row-${row.id}-reason`
  // Where a name leads is seen before it is paid.
  const leadsTo = isCurrent && settled.payment?.name ? settled.payment.to : null
  const warnings = useWarnings(isCurrent ? settled : null)
  const hasMore =
    reasons.length > 0 || warnings.length > 0 || settled.isRepeated || settled.isPending || leadsTo !== null
  const field = (part: 'to' | 'amount' | 'coin', { isWrong }: { readonly isWrong: boolean }) => (
    <input
      className={styles[part]}
      aria-label={t(`list.${part}Of`, { number })}
      aria-invalid={isWrong || undefined}
      aria-describedby={hasMore ? messageId : undefined}
      value={row[part]}
      onChange={(event) => change({ [part]: event.target.value })}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
  return (
    <li
      className={styles.row}
      data-faulty={reasons.length > 0 || undefined}
      // Nothing that was typed is left behind when a button is pressed next.
      onBlur={() => flush.current()}
    >
      <span className={styles.number}>{number}</span>
      {field('to', { isWrong: recipientFault !== null })}
      {field('amount', { isWrong: amountFault !== null })}
      {field('coin', { isWrong: isCoinUnknown })}
      <IconButton
        icon="x"
        label={t('list.remove', { number })}
        onClick={() => {
          pending.current = null
          handlers.current.onRemove(row.id)
        }}
      />
      {hasMore && (
        <div className={styles.reasons} id={messageId}>
          {reasons.map((reason) => (
            <FieldMessage key={reason} kind="error">
              {reason}
            </FieldMessage>
          ))}
          {recipientFault === 'unverified' && <NearNames typed={row.to} onTake={(to) => change({ to })} />}
          {leadsTo !== null && (
            <small className={text.hint}>
              {t('list.leadsTo', { address: shortAddress(toBech32(leadsTo)) })}
            </small>
          )}
          {warnings.map(({ weight, said }) => (
            <FieldMessage key={said} kind={weight === 'stop' ? 'error' : 'warn'}>
              {said}
            </FieldMessage>
          ))}
          {reasons.length === 0 && settled.isRepeated && (
            <FieldMessage kind="warn">{t('list.repeated')}</FieldMessage>
          )}
          {reasons.length === 0 && isCurrent && settled.isPending && <small>{t('asking')}</small>}
        </div>
      )}
    </li>
  )
})

/** The warnings about the recipient of a row: of the letters of the name, and by the chain. */
function useWarnings(settled: SettledRow | null) {
  const whoTexts = useWhoTexts()
  if (settled === null) return []
  const { row, payment, warnings } = settled
  return whoTexts({ ...lookAtName(payment === null ? row.to : payment.name), warnings })
}

function sameTexts(a: ListRow, b: ListRow): boolean {
  return a.to === b.to && a.amount === b.amount && a.coin === b.coin
}

function faultsOf(row: ListRow, facts: RowFacts) {
  const { recipient, amount, held } = checkRow(row, facts)
  return {
    recipientFault: recipient.ok ? null : recipient.code,
    amountFault: amount.ok ? null : amount.code,
    isCoinUnknown: held === null,
  }
}
