import { useTranslation } from 'react-i18next'
import { Note } from '../../shared/ui/cards/Note'

/** A wallet that is too old for these pages, and the way on: its code never changes, so another wallet takes its place. */
export function TooOld() {
  const { t } = useTranslation('recovery')
  return (
    <Note kind="warning">
      <p>{t('upgrade')}</p>
      <p>{t('upgradeHow')}</p>
    </Note>
  )
}
