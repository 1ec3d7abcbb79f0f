import { useTranslation } from 'react-i18next'
import { Badge } from '../../shared/ui/Badge'

/** What became of a transaction that stands in a block. */
export function SuccessBadge({ success }: { readonly success: boolean }) {
  const { t } = useTranslation('explorer')
  return (
    <Badge kind={success ? 'success' : 'danger'}>{t(success ? 'status.success' : 'status.failed')}</Badge>
  )
}
