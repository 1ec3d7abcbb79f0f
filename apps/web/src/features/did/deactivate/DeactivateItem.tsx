import { checkDeactivation, formatName, type DidRecord, type Name } from '@tyto/identity'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/buttons/Button'
import { DangerItem } from '../../../shared/ui/cards/DangerZone'
import { nameInText } from '../../../shared/ui/text/nameParts'
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
  const [isOpen, setOpen] = useState(false)
  const title = nameInText(formatName(name))
  const reason = checkDeactivation(record)
  const hint = reason === null ? t('deactivate.hint') : t(`errors:${reason}`)
  const open = (
    <Button variant={reason === null ? 'danger' : 'line'} onClick={() => setOpen(true)}>
      {t(reason === null ? 'deactivate.open' : 'deactivate.openOther')}
    </Button>
  )
  return (
    <>
      <DangerItem title={t('deactivate.title', { name: title })} hint={hint} action={open} />
      {isOpen && <DeactivateDialog name={name} record={record} onClose={() => setOpen(false)} />}
    </>
  )
}
