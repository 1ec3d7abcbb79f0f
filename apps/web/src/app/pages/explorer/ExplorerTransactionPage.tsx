import { transactionLink } from '@tyto/chain'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { LocalOnly } from '../../../features/explorer/parts/LocalOnly'
import { parseTransactionId } from '../../../features/explorer/search/searchTarget'
import { TransactionPanel } from '../../../features/explorer/transactions/TransactionPanel'
import { UnreadablePart } from '../../../features/explorer/search/UnreadablePart'
import { useDocumentTitle } from '../../../shared/ui/page/useDocumentTitle'

/** `/-/explorer/tx/0x...`: one transaction. */
export function ExplorerTransactionPage() {
  const { t } = useTranslation('explorer')
  const { id: text = '' } = useParams()
  const id = parseTransactionId(text)
  useDocumentTitle(id === null ? t('transaction') : `${t('transaction')} 0x${id.slice(0, 8)}…`)
  if (id === null) return <UnreadablePart title={t('transaction')} text={text} error={t('notAnId')} />
  return (
    <LocalOnly title={t('transaction')} elsewhere={(other) => transactionLink(other, id)}>
      <TransactionPanel key={id} id={id} />
    </LocalOnly>
  )
}
