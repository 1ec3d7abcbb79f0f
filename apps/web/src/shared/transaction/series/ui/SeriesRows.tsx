import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/text/Badge'
import { Button } from '../../../ui/buttons/Button'
import layout from '../../../ui/page/layout.module.css'
import { Row, Rows } from '../../../ui/cards/Rows'
import text from '../../../ui/text/text.module.css'
import { unknownThrower } from '../../pending/findThrower'
import { equalOf } from '../../pending/transactionMachine'
import type { StoredTransaction } from '../../pending/storedTransaction'
import { throwerQuery } from '../../pending/ui/throwerQuery'
import type { ItemState } from '../itemStates'
import { mayRetry } from '../seriesMachine'
import type { SeriesHost } from '../seriesRunner'
import styles from './SeriesProgress.module.css'
import { reasonText } from './seriesText'

const badgeKinds = {
  toSend: 'neutral',
  skipped: 'neutral',
  awaiting: 'amber',
  submitted: 'amber',
  confirmed: 'success',
  failed: 'danger',
  rejected: 'warning',
  strayed: 'danger',
  unknown: 'info',
} as const

interface SeriesRowsProps {
  readonly id: string
  /** The items that are drawn. */
  readonly shown: readonly ItemState[]
  readonly states: readonly ItemState[]
  /** The reason why the wallet was not asked for an item, in words. */
  readonly problem: { readonly item: string; readonly text: string } | null
  /** May the person have one sent again, or left out, now? */
  readonly isResting: boolean
  readonly runner: SeriesHost
}

/** Items of a series, each with its state, the reason where there is one, and what can be done. */
export function SeriesRows({ id, shown, states, problem, isResting, runner }: SeriesRowsProps) {
  const { t } = useTranslation(['series', 'transaction'])
  return (
    <Rows className={styles.flush}>
      {shown.map((state) => {
        const { item, status, transaction } = state
        const { key, label } = item
        const isOut = status === 'failed' || status === 'rejected' || status === 'skipped'
        const isStuck = problem?.item === key
        const isAsked = transaction !== null && equalOf(transaction.state) !== null
        return (
          <Row key={key} className={styles.row}>
            <div className={styles.what}>
              <span>{label}</span>
              {isStuck ? <span className={text.hint}>{problem.text}</span> : <Reason state={state} />}
            </div>
            <Badge kind={badgeKinds[status]}>{t(`series:state.${status}`)}</Badge>
            <span className={layout.row}>
              {isResting && (isOut || isStuck) && mayRetry(state, states) && (
                <Button
                  small
                  aria-label={t('series:retryLabel', { label })}
                  onClick={() => runner.series.retry(id, key)}
                >
                  {t('series:retry')}
                </Button>
              )}
              {isResting && (isStuck || status === 'failed' || status === 'rejected') && (
                <Button
                  small
                  variant="line"
                  aria-label={t('series:skipLabel', { label })}
                  onClick={() => runner.series.skip(id, key)}
                >
                  {t('series:skip')}
                </Button>
              )}
              {isAsked && (
                <>
                  <Button small variant="step" onClick={() => runner.sayWhich(transaction.key, 'this')}>
                    {t('transaction:question.yes')}
                  </Button>
                  <Button small variant="line" onClick={() => runner.sayWhich(transaction.key, 'other')}>
                    {t('transaction:question.no')}
                  </Button>
                </>
              )}
              {status === 'unknown' && transaction && !isAsked && (
                <Button small variant="line" onClick={() => void runner.checkAgain(transaction.key)}>
                  {t('series:checkAgain')}
                </Button>
              )}
              {transaction && (
                <Button
                  small
                  variant="line"
                  aria-label={t('series:detailsLabel', { label })}
                  onClick={() => {
                    runner.series.show(null)
                    runner.show(transaction.key)
                  }}
                >
                  {t('series:details')}
                </Button>
              )}
            </span>
          </Row>
        )
      })}
    </Rows>
  )
}

/** Which contract refused a failed one is asked of the chain; until that is known, its exception is one of an unknown contract. */
function Reason({ state }: { readonly state: ItemState }) {
  const { status, transaction } = state
  return status === 'failed' && transaction !== null ? (
    <Known state={state} transaction={transaction} />
  ) : (
    <ReasonText said={reasonText(state, unknownThrower)} />
  )
}

function Known({
  state,
  transaction,
}: {
  readonly state: ItemState
  readonly transaction: StoredTransaction
}) {
  const { data: thrower = unknownThrower } = useQuery(throwerQuery(transaction))
  return <ReasonText said={reasonText(state, thrower)} />
}

function ReasonText({ said }: { readonly said: string }) {
  return said !== '' && <span className={text.hint}>{said}</span>
}
