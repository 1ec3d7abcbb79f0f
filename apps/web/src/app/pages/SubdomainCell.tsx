import type { Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { buildPath } from '../../shared/routing/routes'
import { CabinetLink } from '../../shared/ui/Cabinet'
import { hasSubdomains } from '../gates/nameDestination'

/** A link to a new subdomain, for a name that can have some. */
export function SubdomainCell({ name }: { readonly name: Name }) {
  const { t } = useTranslation('wallet')
  if (!hasSubdomains(name)) return null
  return (
    <CabinetLink
      to={buildPath('newSubdomain', { name: { ...name, topLevel: 'ssi' } })}
      icon="globe"
      title={t('newSubdomain')}
      hint={t('cell.subdomain')}
    />
  )
}
