import { transactionLink } from '@tyto/chain'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../chain/chain'
import { Qa } from '../../chain/Qa'
import { Button } from '../../ui/Button'
import { Cells } from '../../ui/Cells'
import { ExternalLink } from '../../ui/ExternalLink'
import { Facts } from '../../ui/Facts'
import { Note } from '../../ui/Note'
import text from '../../ui/text.module.css'
import type { StoredTransaction } from '../pending/storedTransaction'
import type { TransactionProgress } from '../pending/transactionMachine'
import { Subject } from './Subject'
import { labelOf } from './statusText'
import type { TransactionControls } from './transactionControls'
import { TransactionId } from './TransactionId'

interface ConfirmedProps {
  readonly transaction: StoredTransaction
  readonly state: Extract<TransactionProgress, { readonly status: 'confirmed' }>
  readonly isExplorerBlocked: boolean
}

/** The transaction is in a block and succeeded. */
export function Confirmed({ transaction, state, isExplorerBlocked }: ConfirmedProps) {
  const { t, i18n } = useTranslation('transaction')
  const { receipt, id } = state
  const { subject } = transaction
  return (
    <>
      <Cells count={33} tone="success" />
      <Facts
        facts={[
          { label: t('fact.action'), value: labelOf(transaction) },
          ...(subject === '' ? [] : [{ label: t('fact.for'), value: <Subject value={subject} /> }]),
          { label: t('confirmed.gas'), value: <Qa value={receipt.gasUsed * receipt.gasPrice} /> },
          {
            label: t('confirmed.block'),
            value: <span className={text.num}>{receipt.block.toLocaleString(i18n.language)}</span>,
          },
        ]}
      />
      {isExplorerBlocked && (
        <Note kind="info">
          {t('confirmed.blocked')}{' '}
          <ExternalLink href={transactionLink(chainOf(transaction.network).network, id)}>
            {t('id.open')}
          </ExternalLink>
        </Note>
      )}
      <TransactionId network={transaction.network} id={id} />
    </>
  )
}

export function ConfirmedButtons({ controls }: { readonly controls: TransactionControls }) {
  const { t } = useTranslation('transaction')
  return (
    <Button variant="step" onClick={() => controls.close()}>
      {t('confirmed.done')}
    </Button>
  )
}
