import { useTranslation } from 'react-i18next'
import { useOnline } from '../../../shared/device/useOnline'
import { Note } from '../../../shared/ui/cards/Note'
import styles from './PageNote.module.css'

/** Says above every page that this device has no network, as soon as that is so. */
export function OfflineNote() {
  const { t } = useTranslation()
  const isOnline = useOnline()
  return (
    <div role="status" className={isOnline ? undefined : styles.note}>
      {!isOnline && <Note kind="warning">{t('offline')}</Note>}
    </div>
  )
}
