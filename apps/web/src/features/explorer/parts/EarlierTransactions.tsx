import { useTranslation } from 'react-i18next'
import { useFailureText } from '../../../shared/chain/failure/useFailureText'
import { Button } from '../../../shared/ui/buttons/Button'
import { FieldMessage } from '../../../shared/ui/fields/FieldMessage'
import styles from './EarlierTransactions.module.css'

interface EarlierTransactionsProps {
  /** A reading of one page of transactions after the other. */
  readonly reading: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly isFetchNextPageError: boolean
    readonly error: Error | null
    readonly fetchNextPage: () => Promise<unknown>
  }
}

/** The button that reads the next page, and why it could not be read; nothing at the end. */
export function EarlierTransactions({ reading }: EarlierTransactionsProps) {
  const { t } = useTranslation('explorer')
  const failureText = useFailureText()
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = reading
  if (!hasNextPage) return null
  return (
    <div className={styles.more}>
      {isFetchNextPageError && <FieldMessage kind="error">{failureText(error)}</FieldMessage>}
      <Button variant="line" small busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t('earlierTransactions')}
      </Button>
    </div>
  )
}
