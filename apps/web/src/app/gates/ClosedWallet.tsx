import type { ClosedCode } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Card } from '../../shared/ui/Card'
import { EmptyState } from '../../shared/ui/EmptyState'

/** In the place of a page that this wallet does not have now: why, and what to do. Needs the area `errors`. */
export function ClosedWallet({ reason }: { readonly reason: ClosedCode | 'UpgradeAccount' }) {
  const { t } = useTranslation('errors')
  return (
    <Card>
      <EmptyState icon="lock" title={t(reason)} hint={t(`next.${reason}`)} />
    </Card>
  )
}
