import type { FoundName, NetworkId } from '@tyto/chain'
import { formatName, type Name, type NameCode } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { DataAge } from '../../shared/chain/DataAge'
import { NodeGlitch } from '../../shared/chain/NodeGlitch'
import { nameQuery, seenNameQuery } from '../../shared/chain/queries'
import { homeNoticeState } from '../../shared/routing/homeNotice'
import { canonicalPath, parsePath } from '../../shared/routing/parsePath'
import { buildPath } from '../../shared/routing/routes'
import { rememberName } from '../../shared/session/knownNames'
import { useNetworkId } from '../../shared/settings/network'
import { site } from '../../shared/settings/site'
import { Button } from '../../shared/ui/Button'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/layout.module.css'
import { Note } from '../../shared/ui/Note'
import { nameInText } from '../../shared/ui/nameParts'
import { showToast } from '../../shared/ui/toast/toasts'
import { useDocumentTitle } from '../../shared/ui/useDocumentTitle'
import { NotFoundPage } from '../NotFoundPage'
import styles from './NameGate.module.css'
import { SubdomainMissing } from './SubdomainMissing'

interface NameGateProps {
  /** What stands there while the chain is asked. */
  readonly loading: (title: string) => ReactNode
  /** The page by what an earlier visit learnt, until the chain answers: it decides and sends nothing. Null for no page. */
  readonly seen?: (found: FoundName, network: NetworkId) => ReactNode
  /** The page of a name that leads somewhere, as the chain had it at `readAt`, in ms since 1970. */
  readonly children: (found: FoundName, network: NetworkId, readAt: number) => ReactNode
}

const noPage = (): null => null

/**
 * In front of every page below a name: brings the path into its one form, asks the chain, and sends names that lead
 * nowhere where they belong. A node that fails leaves the person here, with another try.
 */
export function NameGate({ loading, seen = noPage, children }: NameGateProps) {
  const { pathname, search, hash } = useLocation()
  const path = parsePath(pathname)
  if (path.kind !== 'name') return <NotFoundPage />
  if (!path.name.ok) return <BadName code={path.name.code} />
  const canonical = canonicalPath(path)
  if (canonical !== pathname) return <Navigate to={`${canonical}${search}${hash}`} replace />
  return (
    <ResolvedName key={formatName(path.name.value)} name={path.name.value} loading={loading} seen={seen}>
      {children}
    </ResolvedName>
  )
}

/** A path whose first segment is no name. */
function BadName({ code }: { readonly code: NameCode }) {
  const { t } = useTranslation(['chain', 'common'])
  const text = code === 'SubdomainNeedsSsi' ? t('common:lookUp.subdomainNeedsSsi') : t('resolutionFailed')
  return <GoHome texts={[text]} />
}

function ResolvedName({ name, loading, seen = noPage, children }: NameGateProps & { readonly name: Name }) {
  const { t } = useTranslation(['chain', 'common'])
  const network = useNetworkId()
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(nameQuery(network, name))
  const isUnknown = data === undefined
  const { data: before } = useQuery({
    ...seenNameQuery(network, name),
    enabled: isUnknown,
  })
  const title = formatName(name)
  const isFound = data?.kind === 'found'
  useDocumentTitle(nameInText(title))
  useEffect(() => {
    if (isFound) rememberName(name)
    // Names are made anew on each render; the gate is made anew for another name.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isFound])

  if (isUnknown) {
    const page = before && seen(before.found, network)
    if (before && page) return withAge(page, before.readAt)
    if (error) return <NodeGlitch error={error} busy={isFetching} onRetry={() => void refetch()} />
    return loading(title)
  }
  switch (data.kind) {
    case 'found':
      return withAge(children(data, network, dataUpdatedAt), dataUpdatedAt)
    case 'free':
      return (
        <GoHome
          texts={[t('nameNotFound', { name: nameInText(title) }), t('makeSure', { host: site.host })]}
          notice={{ name: title, outcome: 'missing' }}
        />
      )
    case 'reserved':
      return <GoHome texts={[t('reservedText')]} notice={{ name: title, outcome: 'reserved' }} />
    case 'unregistered':
    case 'uninitialized':
      return <SubdomainMissing name={name} kind={data.kind} />
  }

  /** The page, and how old what it shows is, above it where that matters; the same parts for what was seen and for what is read now. */
  function withAge(page: ReactNode, readAt: number): ReactNode {
    const isOld = isUnknown || error !== null
    return (
      <>
        {isOld && (
          <div className={joinClasses(styles.old, layout.onScreen, !error && styles.late)}>
            <Note kind={error ? 'warning' : 'info'}>
              <DataAge readAt={readAt} failed={error !== null} />
              {error && (
                <Button variant="line" small busy={isFetching} onClick={() => void refetch()}>
                  {t('common:action.tryAgain')}
                </Button>
              )}
            </Note>
          </div>
        )}
        {page}
        {!isOld && (
          <footer className={styles.age}>
            <DataAge readAt={readAt} />
          </footer>
        )}
      </>
    )
  }
}

interface GoHomeProps {
  readonly texts: readonly string[]
  readonly notice?: Parameters<typeof homeNoticeState>[0]
}

/** Says why in passing and goes to home, without a step back to here. */
function GoHome({ texts, notice }: GoHomeProps) {
  const navigate = useNavigate()
  useEffect(() => {
    for (const text of texts) showToast({ kind: 'warning', text, duration: 7_700 })
    void navigate(buildPath('home'), { replace: true, state: notice ? homeNoticeState(notice) : null })
    // Once, when it appears.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return null
}
