import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNetworkHealth } from '../../../chain/network/networkHealth'
import { Button } from '../../../ui/buttons/Button'
import { Cells } from '../../../ui/cards/Cells'
import { Icon } from '../../../ui/icons/Icon'
import layout from '../../../ui/page/layout.module.css'
import { joinClasses } from '../../../ui/joinClasses'
import { Note } from '../../../ui/cards/Note'
import text from '../../../ui/text/text.module.css'
import { idOf } from '../transactionMachine'
import type { StoredTransaction } from '../storedTransaction'
import { formatElapsed } from './elapsed'
import styles from './Submitted.module.css'
import type { TransactionControls } from './transactionControls'
import { TransactionId } from './TransactionId'
import { useBlocksSince, useElapsed } from './useElapsed'
import { waitsForQuery } from './waitsForQuery'

/** The transaction was sent, and is in no block yet. */
export function Submitted({ transaction }: { readonly transaction: StoredTransaction }) {
  const { t } = useTranslation('transaction')
  const elapsed = useElapsed(transaction)
  const blocks = useBlocksSince(transaction)
  const isSilent = useNetworkHealth((health) => health.state === 'offline')
  const { data: waitsFor } = useQuery(waitsForQuery(transaction))
  const id = idOf(transaction.state)
  return (
    <>
      <div className={joinClasses(layout.row, layout.between, styles.counts)}>
        <p>
          <span className={styles.big}>{formatElapsed(elapsed)}</span>{' '}
          <span className={text.ink2}>{t('submitted.elapsed')}</span>
        </p>
        {blocks !== null && <span className={text.hint}>{t('submitted.blocks', { count: blocks })}</span>}
      </div>
      <Cells count={blocks ?? 0} live />
      {waitsFor && (
        <div role="status">
          <Note kind="warning">
            <WaitsFor nonces={waitsFor} />
          </Note>
        </div>
      )}
      {isSilent && <Note kind="warning">{t('nodeSilent')}</Note>}
      {id !== null && <TransactionId network={transaction.network} id={id} />}
      <p className={text.hint}>{t('submitted.note')}</p>
    </>
  )
}

/** The node holds it back: something of the account that comes before is missing. */
function WaitsFor({ nonces: [first, last] }: { readonly nonces: readonly [bigint, bigint] }) {
  const { t } = useTranslation('transaction')
  return (
    <span>
      {first === last
        ? t('submitted.waitsFor', { first: first.toString() })
        : t('submitted.waitsForMany', { first: first.toString(), last: last.toString() })}
    </span>
  )
}

export function SubmittedButtons({ controls }: { readonly controls: TransactionControls }) {
  const { t } = useTranslation('transaction')
  return (
    <Button onClick={() => controls.close()}>
      <Icon name="minus" />
      {t('submitted.minimise')}
    </Button>
  )
}
