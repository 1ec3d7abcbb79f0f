import { useTranslation } from 'react-i18next'
import { typedWho } from '../../../shared/settings/typedWho'
import { TableInput } from '../../../shared/ui/list/TableInput'
import { mostPayments, paymentColumns, paymentRows, type ListRow } from './readList'

interface PaymentListInputProps {
  readonly onRead: (rows: readonly ListRow[]) => void
  readonly onCancel: () => void
}

/** A list of payments that is pasted, typed, chosen or dropped as a file. */
export function PaymentListInput({ onRead, onCancel }: PaymentListInputProps) {
  const { t, i18n } = useTranslation('payments')
  return (
    <TableInput
      label={t('list.paste')}
      hint={t('list.hint', { count: mostPayments })}
      kinds={paymentColumns}
      names={{ to: t('list.columns.to'), amount: t('list.columns.amount'), coin: t('coin') }}
      most={mostPayments}
      onTable={(table) => {
        onRead(paymentRows(table, i18n.language, typedWho))
        return null
      }}
      onCancel={onCancel}
      template={{ name: t('list.templateName'), text: template }}
    />
  )
}

/** An example of a list: names and addresses, one coin each. */
const template = [
  'recipient,amount,coin',
  'name.ssi,12.5,XSGD',
  'subdomain@name.ssi,3,ZIL',
  'zil1...,100,TYRON',
  '',
].join('\r\n')
