import { useTranslation } from 'react-i18next'
import { formatAge } from '../../../chain/age/formatAge'
import { useNow } from '../../../chain/age/useNow'
import { Badge } from '../../../ui/text/Badge'
import { IconButton } from '../../../ui/buttons/IconButton'
import { Row, Rows } from '../../../ui/cards/Rows'
import text from '../../../ui/text/text.module.css'
import { equalOf, idOf, isOpen } from '../../pending/transactionMachine'
import type { TransactionRunner } from '../transactionRunner'
import type { StoredTransaction } from '../../pending/storedTransaction'
import type { Series } from '../../series/series'
import { useSeries } from '../../series/useSeries'
import { useIsLeftToSave } from '../../pending/ui/useIsLeftToSave'
import styles from './Activity.module.css'
import { useStanding } from '../../series/ui/SeriesPill'
import { useSeriesStates } from '../../series/ui/useSeriesStates'
import { labelOf } from '../../pending/ui/statusText'
import { Subject } from '../../action/ui/Subject'
import { detailText, whichText } from '../../pending/ui/whichText'
import { ExplorerLink } from '../../pending/ui/TransactionId'

interface ActivityProps {
  /** Newest first. */
  readonly transactions: readonly StoredTransaction[]
  readonly runner: TransactionRunner | null
  /** Without padding at the sides. */
  readonly isFlush: boolean
}

/** The last ten transactions on this device; those of a series are one row. */
export function Activity({ transactions, runner, isFlush }: ActivityProps) {
  const list = useSeries((state) => state.list)
  const entries = [
    ...list.map((series) => ({ time: series.time, series, transaction: null })),
    ...transactions
      .filter(({ series }) => !list.some(({ id }) => id === series?.id))
      .map((transaction) => ({ time: transaction.intent.time, series: null, transaction })),
  ].toSorted((a, b) => b.time - a.time)
  return (
    <Rows className={isFlush ? styles.flush : undefined}>
      {entries.map(({ series, transaction }) =>
        series ? (
          <SeriesRow key={series.id} series={series} onOpen={() => runner?.series.show(series.id)} />
        ) : (
          <ActivityRow
            key={transaction.key}
            transaction={transaction}
            onOpen={() => runner?.show(transaction.key)}
            onDismiss={() => runner?.dismiss(transaction.key)}
            onCheckAgain={() => {
              runner?.show(transaction.key)
              void runner?.checkAgain(transaction.key)
            }}
          />
        ),
      )}
    </Rows>
  )
}

interface ActivityRowProps {
  readonly transaction: StoredTransaction
  readonly onOpen: () => void
  readonly onDismiss: () => void
  readonly onCheckAgain: () => void
}

function ActivityRow({ transaction, onOpen, onDismiss, onCheckAgain }: ActivityRowProps) {
  const { t, i18n } = useTranslation('transaction')
  const { state, subject, network, isDismissed } = transaction
  const action = labelOf(transaction)
  const id = idOf(state)
  const which = whichText(transaction, i18n.language)
  return (
    <Row className={styles.row}>
      <div className={styles.what}>
        <button
          type="button"
          className={styles.open}
          onClick={onOpen}
          aria-label={t('activity.open', { action: `${action}, ${which}` })}
        >
          <b>{action}</b>
        </button>
        {subject !== '' && (
          <span className={text.hint}>
            <Subject value={subject} />
          </span>
        )}
        <span className={text.hint}>{subject === '' ? which : detailText(transaction, i18n.language)}</span>
      </div>
      <div className={styles.state}>
        <Age time={transaction.intent.time} />
        <StateBadge transaction={transaction} />
      </div>
      <div className={styles.buttons}>
        {state.status === 'unknown' && (
          <IconButton
            icon="refresh"
            label={t('activity.again', { action: `${action}, ${which}` })}
            onClick={onCheckAgain}
          />
        )}
        {isOpen(state) && state.status !== 'awaiting' && !isDismissed && (
          <IconButton
            icon="x"
            label={t('activity.dismiss', { action: `${action}, ${which}` })}
            onClick={onDismiss}
          />
        )}
        {id !== null && <ExplorerLink network={network} id={id} />}
      </div>
    </Row>
  )
}

function SeriesRow({ series, onOpen }: { readonly series: Series; readonly onOpen: () => void }) {
  const { t } = useTranslation('series')
  const standing = useStanding(series, useSeriesStates(series))
  return (
    <Row className={styles.row}>
      <div className={styles.what}>
        <button
          type="button"
          className={styles.open}
          onClick={onOpen}
          aria-label={t('open', { title: series.title })}
        >
          <b>{series.title}</b>
        </button>
        <span className={text.hint}>{standing}</span>
      </div>
      <div className={styles.state}>
        <Age time={series.time} />
      </div>
    </Row>
  )
}

function Age({ time }: { readonly time: number }) {
  const { i18n } = useTranslation()
  const now = useNow(30_000)
  return (
    <time className={text.hint} dateTime={new Date(time).toISOString()}>
      {formatAge(now - time, i18n.language)}
    </time>
  )
}

const badgeKinds = {
  awaiting: 'amber',
  submitted: 'amber',
  confirmed: 'success',
  failed: 'danger',
  rejected: 'warning',
  strayed: 'danger',
  unknown: 'info',
} as const

/** The state in a word. */
function StateBadge({ transaction }: { readonly transaction: StoredTransaction }) {
  const { t } = useTranslation('transaction')
  const isLeftToSave = useIsLeftToSave(transaction)
  const { status } = transaction.state
  if (equalOf(transaction.state) !== null) return <Badge kind="warning">{t('badge.question')}</Badge>
  if (isLeftToSave) return <Badge kind="amber">{t('confirmed.stepLeft')}</Badge>
  return <Badge kind={badgeKinds[status]}>{t(`badge.${status}`)}</Badge>
}
