import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/buttons/Button'
import { Note } from '../../../ui/cards/Note'
import text from '../../../ui/text/text.module.css'
import type { StoredTransaction } from '../storedTransaction'
import { AwaitedFacts } from './AwaitedFacts'
import type { TransactionControls } from './transactionControls'
import { TransactionId } from './TransactionId'

interface QuestionProps {
  readonly transaction: StoredTransaction
  /** The id of the equal one. */
  readonly equal: string
}

/** An equal transaction of the account stands in a block, and the wallet named none: only the person knows which one it is. */
export function Question({ transaction, equal }: QuestionProps) {
  const { t } = useTranslation('transaction')
  return (
    <>
      <Note kind="warning" icon="warn">
        {t('question.lead')}
      </Note>
      <TransactionId network={transaction.network} id={equal} />
      <AwaitedFacts transaction={transaction} />
      <p className={text.hint}>{t('question.held')}</p>
    </>
  )
}

export function QuestionButtons({ controls }: { readonly controls: TransactionControls }) {
  const { t } = useTranslation('transaction')
  return (
    <>
      <Button onClick={() => controls.answer('other')}>{t('question.no')}</Button>
      <Button variant="step" onClick={() => controls.answer('this')}>
        {t('question.yes')}
      </Button>
    </>
  )
}
