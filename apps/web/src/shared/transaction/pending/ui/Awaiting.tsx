import { useTranslation } from 'react-i18next'
import { openLocalWallet } from '../../../session/wallet/localWallet'
import { useWallet } from '../../../session/wallet/wallet'
import { Button } from '../../../ui/buttons/Button'
import { Note } from '../../../ui/cards/Note'
import text from '../../../ui/text/text.module.css'
import type { StoredTransaction } from '../storedTransaction'
import { AwaitedFacts } from './AwaitedFacts'
import { waitingBefore } from '../waitingBefore'
import { useTransactions } from '../useTransactions'
import { labelOf } from './statusText'
import { whichText } from './whichText'
import type { TransactionControls } from './transactionControls'
import { WalletChanges } from './WalletChanges'
import { WalletWindowNote } from './WalletWindowNote'

interface AwaitingProps {
  readonly transaction: StoredTransaction
  /** The person tried to close it. */
  readonly isWarned: boolean
}

/** The wallet was asked and has not answered yet. */
export function Awaiting({ transaction, isWarned }: AwaitingProps) {
  const { t } = useTranslation('transaction')
  if (!isWarned) {
    return (
      <>
        <p className={text.sub}>{t('awaiting.lead')}</p>
        <WaitingBefore transaction={transaction} />
        <AwaitedFacts transaction={transaction} />
        <WalletChanges transaction={transaction}>
          <WalletWindowNote transaction={transaction} />
        </WalletChanges>
      </>
    )
  }
  return (
    <>
      <Note kind="warning">
        <b>{t('awaiting.lead')}</b>
        <br />
        {t('awaiting.warning')}
      </Note>
      <AwaitedFacts transaction={transaction} />
      <WalletChanges transaction={transaction}>
        <p className={text.hint}>{t('awaiting.stopHint')}</p>
      </WalletChanges>
    </>
  )
}

/** How many of them are named. */
const mostNamed = 5

/** The other requests that the wallet still holds, since they were left there. */
function WaitingBefore({ transaction }: Pick<AwaitingProps, 'transaction'>) {
  const { t, i18n } = useTranslation('transaction')
  const before = waitingBefore(
    transaction,
    useTransactions((state) => state.transactions),
  )
  if (before.length === 0) return null
  return (
    <Note kind="warning" icon="warn">
      <div data-before>
        <p>{t('awaiting.others', { all: before.length + 1 })}</p>
        <ul>
          {before.length > mostNamed && <li>{t('summary.more', { count: before.length - mostNamed })}</li>}
          {before.slice(-mostNamed).map((each) => (
            <li key={each.key}>
              <span>{labelOf(each)}</span> · <span>{whichText(each, i18n.language)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Note>
  )
}

interface AwaitingButtonsProps {
  readonly isWarned: boolean
  readonly onClose: () => void
  readonly onKeep: () => void
  readonly controls: TransactionControls
}

export function AwaitingButtons({ isWarned, onClose, onKeep, controls }: AwaitingButtonsProps) {
  const { t } = useTranslation(['transaction', 'session'])
  // An extension has its own icon that leads back to it; the local wallet has this button.
  const isLocal = useWallet(({ adapter }) => adapter?.kind === 'local')
  if (!isWarned)
    return (
      <>
        {isLocal && <Button onClick={openLocalWallet}>{t('session:account.openLocal')}</Button>}
        <Button onClick={onClose}>{t('transaction:close')}</Button>
      </>
    )
  return (
    <>
      <Button onClick={() => controls.stopWaiting()}>{t('transaction:awaiting.stop')}</Button>
      <Button variant="step" onClick={onKeep}>
        {t('transaction:awaiting.keep')}
      </Button>
    </>
  )
}
