import { useQuery } from '@tanstack/react-query'
import { transactionLink, type NetworkId } from '@tyto/chain'
import { useTranslation } from 'react-i18next'
import { formatWhole } from '../../../ui/text/formatWhole'
import { chainOf } from '../../../chain/network/chain'
import { formatAge } from '../../../chain/age/formatAge'
import { blockMadeQuery } from '../../../chain/reads/queries'
import { Qa } from '../../../chain/coins/Qa'
import { useClock } from '../../../chain/age/useClock'
import { ExplorerTick } from '../../../settings/ExplorerTick'
import { useSettings } from '../../../settings/settings'
import { Button } from '../../../ui/buttons/Button'
import { Cells } from '../../../ui/cards/Cells'
import { ExternalLink } from '../../../ui/text/ExternalLink'
import { Facts } from '../../../ui/cards/Facts'
import { Note } from '../../../ui/cards/Note'
import text from '../../../ui/text/text.module.css'
import type { StoredTransaction } from '../storedTransaction'
import type { TransactionProgress } from '../transactionMachine'
import { isForFirstName } from '../isForFirstName'
import { useTransactions } from '../useTransactions'
import { FirstNameTotal } from '../../gas/ui/FirstNameTotal'
import { Subject } from '../../action/ui/Subject'
import { labelOf } from './statusText'
import { amountsText } from './whichText'
import type { TransactionControls } from './transactionControls'
import { ExplorerQuestion } from './ExplorerQuestion'
import { TransactionId } from './TransactionId'

interface ConfirmedProps {
  readonly transaction: StoredTransaction
  readonly state: Extract<TransactionProgress, { readonly status: 'confirmed' }>
  /** Is the result said above, by its moment? */
  readonly isMoment: boolean
  readonly isExplorerBlocked: boolean
}

/** The transaction is in a block and succeeded. */
export function Confirmed({ transaction, state, isMoment, isExplorerBlocked }: ConfirmedProps) {
  const { t, i18n } = useTranslation('transaction')
  const { receipt, id } = state
  // Where something else left, the note above has said both.
  const amount = transaction.paid.length > 0 ? '' : amountsText(transaction, i18n.language)
  const { subject, action, network, key, intent } = transaction
  const transactions = useTransactions((state) => state.transactions)
  const isSaid = useSettings(({ opensExplorer }) => opensExplorer !== null)
  const isFirst = isForFirstName({ action, network, account: intent.sender, key }, transactions)
  return (
    <>
      {!isMoment && <Cells count={33} tone="success" />}
      <Facts
        facts={[
          { label: t('fact.action'), value: labelOf(transaction) },
          ...(subject === '' ? [] : [{ label: t('fact.for'), value: <Subject value={subject} /> }]),
          ...(amount === '' ? [] : [{ label: t('fact.amount'), value: amount }]),
          { label: t('confirmed.gas'), value: <Qa value={receipt.gasUsed * receipt.gasPrice} /> },
          {
            label: t('confirmed.block'),
            value: <BlockOfReceipt network={transaction.network} block={receipt.block} />,
          },
        ]}
      />
      {isFirst && <FirstNameTotal />}
      {isExplorerBlocked && (
        <Note kind="info">
          {t('confirmed.blocked')}{' '}
          <ExternalLink href={transactionLink(chainOf(transaction.network).network, id)}>
            {t('id.open')}
          </ExternalLink>
        </Note>
      )}
      <TransactionId network={transaction.network} id={id} />
      {isSaid ? <ExplorerTick /> : <ExplorerQuestion transaction={transaction} />}
    </>
  )
}

interface BlockOfReceiptProps {
  readonly network: NetworkId
  readonly block: bigint
}

/** The block that took the transaction, and how long ago the chain made it. */
function BlockOfReceipt({ network, block }: BlockOfReceiptProps) {
  const { i18n } = useTranslation()
  const { data: made } = useQuery(blockMadeQuery(network, block))
  const age = useClock(1_000, (now) =>
    typeof made === 'number' ? formatAge(now - made, i18n.language) : null,
  )
  return (
    <>
      <span className={text.num}>{formatWhole(block, i18n.language)}</span>
      {age !== null && (
        <span className={text.hint}>
          {' '}
          (<span>{age}</span>)
        </span>
      )}
    </>
  )
}

interface ConfirmedButtonsProps {
  readonly controls: TransactionControls
  /** The next step stands above: this button is not the first one then. */
  readonly isMoment: boolean
}

export function ConfirmedButtons({ controls, isMoment }: ConfirmedButtonsProps) {
  const { t } = useTranslation('transaction')
  return (
    <Button variant={isMoment ? 'line' : 'step'} onClick={() => controls.close()}>
      {t('confirmed.done')}
    </Button>
  )
}
