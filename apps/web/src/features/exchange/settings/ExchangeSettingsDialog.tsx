import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../shared/ui/dialog/Dialog'
import { ExchangeSettings } from './ExchangeSettings'

interface ExchangeSettingsDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The settings of trades over the page that trades. */
export function ExchangeSettingsDialog({ open, onClose }: ExchangeSettingsDialogProps) {
  const { t } = useTranslation('rates')
  return (
    <Dialog open={open} onClose={onClose} title={t('settings.title')} width="26rem">
      <ExchangeSettings />
    </Dialog>
  )
}
