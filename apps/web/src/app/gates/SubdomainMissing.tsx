import { formatName, type Name } from '@tyto/identity'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../shared/routing/routes'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import { EmptyState } from '../../shared/ui/page/EmptyState'
import { Name as NameText } from '../../shared/ui/text/Name'
import { showToast } from '../../shared/ui/toast/toasts'

interface SubdomainMissingProps {
  readonly name: Name
  /** `unregistered`: no entry. `uninitialized`: an entry without an address. */
  readonly kind: 'unregistered' | 'uninitialized'
}

/** The page for a registered domain whose subdomain has no address. */
export function SubdomainMissing({ name, kind }: SubdomainMissingProps) {
  const { t } = useTranslation(['chain', 'common'])
  const isPart = name.subdomain !== '' || name.topLevel === 'did'
  const domain: Name = { subdomain: '', domain: name.domain, topLevel: 'ssi' }
  const title = isPart
    ? t(kind === 'unregistered' ? 'unregisteredSubdomain' : 'uninitializedSubdomain')
    : t('leadsNowhere')
  useEffect(() => showToast({ kind: 'warning', text: title }), [title])
  return (
    <EmptyState
      icon="search"
      above={<NameText name={formatName(name)} size="md" />}
      title={title}
      hint={isPart ? t(`subdomainHint.${kind}`, { domain: formatName(domain) }) : undefined}
      headingLevel={1}
    >
      {isPart && (
        <Link className={buttonClasses({ variant: 'step' })} to={buildPath('name', { name: domain })}>
          {t('openName', { name: formatName(domain) })}
        </Link>
      )}
      <Link className={buttonClasses({ variant: 'line' })} to={buildPath('home')}>
        {t('lookUpAnother')}
      </Link>
    </EmptyState>
  )
}
