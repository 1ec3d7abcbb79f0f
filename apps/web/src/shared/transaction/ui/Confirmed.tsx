import { formatUnits } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../ui/Amount'
import { Button } from '../../ui/Button'
import { Cells } from '../../ui/Cells'
import { Facts } from '../../ui/Facts'
import text from '../../ui/text.module.css'
import type { StoredState, StoredTransaction } from '../storedTransaction'
import { Subject } from './Subject'
import { labelOf } from './statusText'
import type { TransactionControls } from './transactionControls'
import { TransactionId } from './TransactionId'

interface ConfirmedProps {
  readonly transaction: StoredTransaction
  readonly state: Extract<StoredState, { readonly status: 'confirmed' }>
}

/** It stands in a block and did what it should. */
export function Confirmed({ transaction, state }: ConfirmedProps) {
  const { t, i18n } = useTranslation('transaction')
  const { receipt, id } = state
  const { subject } = transaction
  const paid = formatUnits(receipt.gasUsed * receipt.gasPrice, 12)
  return (
    <>
      <Cells count={33} tone="success" />
      <Facts
        facts={[
          { label: t('fact.action'), value: labelOf(transaction) },
          ...(subject === '' ? [] : [{ label: t('fact.for'), value: <Subject value={subject} /> }]),
          { label: t('confirmed.gas'), value: <Amount value={paid} unit="ZIL" /> },
          {
            label: t('confirmed.block'),
            value: <span className={text.num}>{receipt.block.toLocaleString(i18n.language)}</span>,
          },
        ]}
      />
      <TransactionId network={transaction.network} id={id} />
    </>
  )
}

interface ConfirmedButtonsProps {
  readonly transaction: StoredTransaction
  readonly controls: TransactionControls
}

export function ConfirmedButtons({ controls }: ConfirmedButtonsProps) {
  const { t } = useTranslation('transaction')
  return (
    <Button variant="step" onClick={() => controls.putAway()}>
      {t('confirmed.done')}
    </Button>
  )
}
