import type { DidStatus } from '@tyto/identity'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../ui/text/Badge'

const kinds: Readonly<Record<DidStatus, NonNullable<ComponentProps<typeof Badge>['kind']>>> = {
  Deployed: 'success',
  Created: 'success',
  Updated: 'success',
  Recovered: 'info',
  Locked: 'warning',
  Deactivated: 'danger',
}

/** The status of an identity, as its contract stores it. */
export function DidStatusBadge({ status }: { readonly status: DidStatus }) {
  const { t } = useTranslation('chain')
  return <Badge kind={kinds[status]}>{t(`status.${status}`)}</Badge>
}

/** Is the plate drawn with closed eyes? True for a locked or deactivated identity. */
export function hasClosedEyes(status: DidStatus | null): boolean {
  return status === 'Locked' || status === 'Deactivated'
}
