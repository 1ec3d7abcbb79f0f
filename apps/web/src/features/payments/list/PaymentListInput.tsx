import { useTranslation } from 'react-i18next'
import { ListInput } from '../../../shared/ui/list/ListInput'
import { listBounds, readList, type ListRow } from './readList'

interface PaymentListInputProps {
  readonly onRead: (rows: readonly ListRow[]) => void
  readonly onCancel: () => void
}

/** A list of payments that is pasted, typed, chosen or dropped as a file. */
export function PaymentListInput({ onRead, onCancel }: PaymentListInputProps) {
  const { t } = useTranslation('payments')
  const read = (list: string): string | null => {
    const found = readList(list)
    if (found.kind === 'fault') return t(`list.fault.${found.code}`, { count: listBounds.rows })
    onRead(found.rows)
    return null
  }
  return (
    <ListInput
      label={t('list.paste')}
      hint={t('list.hint', { count: listBounds.rows })}
      onRead={read}
      onCancel={onCancel}
      template={{ name: t('list.templateName'), text: template }}
    />
  )
}

/** What a list looks like: names and addresses, one coin each. */
const template = [
  'recipient,amount,coin',
  'name.ssi,12.5,XSGD',
  'subdomain@name.ssi,3,ZIL',
  'zil1...,100,TYRON',
  '',
].join('\r\n')
