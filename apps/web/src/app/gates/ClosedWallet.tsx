import type { ClosedCode } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Card } from '../../shared/ui/cards/Card'
import { EmptyState } from '../../shared/ui/page/EmptyState'

/**
 * Shown in place of a page that is closed for this wallet: the reason, and what to do. Needs the texts of the area
 * `errors`.
 */
export function ClosedWallet({ reason }: { readonly reason: ClosedCode | 'UpgradeAccount' }) {
  const { t } = useTranslation('errors')
  return (
    <Card>
      <EmptyState icon="lock" title={t(reason)} hint={t(`next.${reason}`)} />
    </Card>
  )
}
