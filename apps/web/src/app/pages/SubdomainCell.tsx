import type { Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { buildPath } from '../../shared/routing/routes'
import { useIsAccount } from '../../shared/session/wallet'
import { CabinetLink } from '../../shared/ui/Cabinet'
import { hasSubdomains } from '../gates/nameDestination'

interface SubdomainCellProps {
  readonly name: Name
  readonly controller: Address | null
}

/** A link to a new subdomain, for the controller of a name that can have some. */
export function SubdomainCell({ name, controller }: SubdomainCellProps) {
  const { t } = useTranslation('wallet')
  const isMine = useIsAccount(controller)
  if (!isMine || !hasSubdomains(name)) return null
  return (
    <CabinetLink
      to={buildPath('newSubdomain', { name: { ...name, topLevel: 'ssi' } })}
      icon="globe"
      title={t('newSubdomain')}
      hint={t('cell.subdomain')}
    />
  )
}
