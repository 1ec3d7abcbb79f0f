import { formatName, type Name } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { NodeGlitch } from '../../shared/chain/failure/NodeGlitch'
import { nameQuery } from '../../shared/chain/reads/queries'
import { buildPath } from '../../shared/routing/routes'
import { useNetworkId } from '../../shared/settings/network'
import { rememberName } from '../../shared/session/names/knownNames'
import { nameInText } from '../../shared/ui/text/nameParts'
import { Answer, Looking } from './Answer'

interface NameAnswerProps {
  /** A subdomain, or a .did name, or one of a collection. Such names are not sold here. */
  readonly name: Name
}

/** Says whether a name is registered. */
export function NameAnswer({ name }: NameAnswerProps) {
  const network = useNetworkId()
  const { t } = useTranslation(['search', 'chain'])
  const { data, error, isFetching, refetch } = useQuery(nameQuery(network, name))
  const isFound = data?.kind === 'found'
  useEffect(() => {
    if (isFound) rememberName(name)
  }, [isFound, name])

  if (error && !isFetching)
    return <NodeGlitch error={error} busy={isFetching} onRetry={() => void refetch()} headingLevel={2} />
  if (data === undefined || error) return <Looking />
  switch (data.kind) {
    case 'found':
      return (
        <Answer badge={t('taken')} kind="info" open={buildPath('name', { name })}>
          {t('takenText')}
        </Answer>
      )
    case 'free':
      return (
        <Answer badge={t('notFoundBadge')} kind="neutral">
          {t('chain:nameNotFound', { name: nameInText(formatName(name)) })}
        </Answer>
      )
    case 'reserved':
      return (
        <Answer badge={t('reserved')} kind="warning">
          {t('chain:reservedText')}
        </Answer>
      )
    case 'unregistered':
      return (
        <Answer badge={t('notFoundBadge')} kind="neutral">
          {t('chain:unregisteredSubdomain')}
        </Answer>
      )
    case 'uninitialized':
      return (
        <Answer badge={t('notFoundBadge')} kind="neutral">
          {t(
            name.subdomain === '' && name.topLevel !== 'did'
              ? 'chain:leadsNowhere'
              : 'chain:uninitializedSubdomain',
          )}
        </Answer>
      )
  }
}
