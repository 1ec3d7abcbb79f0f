import { useTranslation } from 'react-i18next'
import { Qa } from '../../../chain/coins/Qa'
import { Facts } from '../../../ui/cards/Facts'
import type { StoredTransaction } from '../storedTransaction'
import { labelOf } from './statusText'
import { Subject } from '../../action/ui/Subject'

/** The action, the name or address that it is for, and the most that its gas can cost. */
export function SentFacts({ transaction }: { readonly transaction: StoredTransaction }) {
  const { t } = useTranslation('transaction')
  const { subject, gasBound } = transaction
  return (
    <Facts
      facts={[
        { label: t('fact.action'), value: labelOf(transaction) },
        ...(subject === '' ? [] : [{ label: t('fact.for'), value: <Subject value={subject} /> }]),
        { label: t('fact.gasAtMost'), value: <Qa value={gasBound} /> },
      ]}
    />
  )
}
