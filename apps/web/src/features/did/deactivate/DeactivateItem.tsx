import { checkDeactivation, formatName, type DidRecord, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/buttons/Button'
import { DangerItem } from '../../../shared/ui/cards/DangerZone'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { useOpenedDialog } from '../../../shared/ui/steps/useOpened'
import { DeactivateDialog } from './DeactivateDialog'

interface DeactivateItemProps {
  readonly name: Name
  readonly record: DidRecord
}

/**
 * The entry that ends an identity, for its controller. If this one cannot end, it says why and still offers other
 * addresses.
 */
export function DeactivateItem({ name, record }: DeactivateItemProps) {
  const { t } = useTranslation(['did', 'errors'])
  const dialog = useOpenedDialog('deactivate')
  const title = nameInText(formatName(name))
  const reason = checkDeactivation(record)
  const hint = reason === null ? t('deactivate.hint') : t(`errors:${reason}`)
  const open = (
    <Button variant={reason === null ? 'danger' : 'line'} onClick={dialog.open}>
      {t(reason === null ? 'deactivate.open' : 'deactivate.openOther')}
    </Button>
  )
  return (
    <>
      <DangerItem title={t('deactivate.title', { name: title })} hint={hint} action={open} />
      {dialog.isOpen && <DeactivateDialog name={name} record={record} onClose={dialog.close} />}
    </>
  )
}
