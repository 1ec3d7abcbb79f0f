import { useTranslation } from 'react-i18next'
import { Badge } from '../../../shared/ui/text/Badge'

/** The result of a transaction in a block: success or failure. */
export function SuccessBadge({ success }: { readonly success: boolean }) {
  const { t } = useTranslation('explorer')
  return (
    <Badge kind={success ? 'success' : 'danger'}>{t(success ? 'status.success' : 'status.failed')}</Badge>
  )
}
