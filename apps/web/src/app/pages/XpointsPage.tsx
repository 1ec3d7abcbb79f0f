import { formatName, parseName, parseVersion, type Name } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { CardSkeleton } from '../../features/wallet/CardSkeleton'
import { NodeGlitch } from '../../shared/chain/NodeGlitch'
import { nameQuery } from '../../shared/chain/queries'
import { buildPath } from '../../shared/routing/routes'
import { useNetworkId } from '../../shared/settings/network'
import { buttonClasses } from '../../shared/ui/buttonClasses'
import { EmptyState } from '../../shared/ui/EmptyState'
import { useDocumentTitle } from '../../shared/ui/useDocumentTitle'
import { KindHome } from './KindHome'

/** The name of the xPoints contract, unless the path gives another name. */
const usual: Name = { subdomain: '', domain: 'xpoints', topLevel: 'ssi' }

/** `/xpoints?of=`: the contract that counts xPoints. */
export function XpointsPage() {
  const { t } = useTranslation('wallet')
  const [query] = useSearchParams()
  const network = useNetworkId()
  const asked = parseName(query.get('of') ?? '')
  const name = asked.ok ? asked.value : usual
  const { data, error, isFetching, refetch } = useQuery(nameQuery(network, name))
  useDocumentTitle('xPoints')
  if (data === undefined) {
    if (error) return <NodeGlitch error={error} busy={isFetching} onRetry={() => void refetch()} />
    return <CardSkeleton title={formatName(name)} />
  }
  const record = data.kind === 'found' ? data.wallet : null
  if (record === null || parseVersion(record.version).kind !== 'xpoints') {
    return (
      <EmptyState
        icon="voice"
        title={t('xpoints.none')}
        hint={t('xpoints.noneHint', { name: formatName(name) })}
        headingLevel={1}
      >
        <Link className={buttonClasses({ variant: 'step' })} to={buildPath('home')}>
          {t('xpoints.home')}
        </Link>
      </EmptyState>
    )
  }
  return <KindHome name={name} record={record} />
}
