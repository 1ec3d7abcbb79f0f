import { type FoundName, leadsTwice } from '@tyto/chain'
import { formatName, type Name, type NameCode } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { noteArrival } from '../../shared/chain/names/addressNames'
import { DataAge } from '../../shared/chain/age/DataAge'
import { NodeGlitch } from '../../shared/chain/failure/NodeGlitch'
import { nameQuery, seenNameQuery } from '../../shared/chain/reads/queries'
import { homeNoticeState } from '../../shared/routing/homeNotice'
import { canonicalPath, parsePath } from '../../shared/routing/parsePath'
import { buildPath, findRoute } from '../../shared/routing/routes'
import { retriedPart } from '../../shared/ui/parts/retriedPart'
import { rememberOpened } from '../../shared/session/names/recentNames'
import { useWallet } from '../../shared/session/wallet/wallet'
import { useNetworkId } from '../../shared/settings/network'
import { Button } from '../../shared/ui/buttons/Button'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import { Note } from '../../shared/ui/cards/Note'
import { nameInText } from '../../shared/ui/text/nameParts'
import { noticeDuration, showToast } from '../../shared/ui/toast/toasts'
import { useDocumentTitle } from '../../shared/ui/page/useDocumentTitle'
import { NotFoundPage } from '../shell/page/NotFoundPage'
import { routeLabel } from '../shell/page/crumbLabel'
import { PageSkeleton } from '../shell/page/PageSkeleton'
import { FoundNameContext, type FoundNameOfPage } from './foundName'
import styles from './NameGate.module.css'
import { SubdomainMissing } from './SubdomainMissing'

interface NameGateProps {
  /** The placeholder while the chain is asked. */
  readonly Skeleton?: ComponentType<{ readonly title: string }>
  /** True if data kept from an earlier visit is shown until the chain answers. Default: it is not shown. */
  readonly showsSeen?: (found: FoundName) => boolean
  /** The page of a registered name, which reads it with `useFoundName()`. */
  readonly children: ReactNode
}

/**
 * The gate of every page below a name: redirects to the canonical path, asks the chain, and sends unregistered names to
 * home. If the node fails, the person stays here and can try again.
 */
export function NameGate(props: NameGateProps) {
  const { pathname, search, hash } = useLocation()
  const network = useNetworkId()
  const path = parsePath(pathname)
  if (path.kind !== 'name') return <NotFoundPage />
  if (!path.name.ok) return <BadName code={path.name.code} username={path.username} />
  const canonical = canonicalPath(path)
  if (canonical !== pathname) return <Navigate to={`${canonical}${search}${hash}`} replace />
  return <ResolvedName key={`${network} ${formatName(path.name.value)}`} name={path.name.value} {...props} />
}

/** Handles a path whose first segment is not a name. Its text stays in the search, to be corrected. */
function BadName({ code, username }: { readonly code: NameCode; readonly username: string }) {
  const { t } = useTranslation(['chain', 'common'])
  const text = code === 'SubdomainNeedsSsi' ? t('common:lookUp.subdomainNeedsSsi') : t('resolutionFailed')
  return <GoHome text={text} notice={{ name: username, outcome: 'invalid' }} />
}

function ResolvedName({
  name,
  Skeleton = PageSkeleton,
  showsSeen,
  children,
}: NameGateProps & { readonly name: Name }) {
  const { t } = useTranslation(['chain', 'common'])
  const network = useNetworkId()
  // A page is much to draw: it is drawn bit by bit, so that a press or a scroll need not wait for it.
  const answer = useQuery(nameQuery(network, name))
  const data = useDeferredValue(answer.data)
  const readAt = useDeferredValue(answer.dataUpdatedAt)
  const { error, isFetching, refetch } = answer
  const isUnknown = data === undefined
  const { data: before } = useQuery({
    ...seenNameQuery(network, name),
    enabled: isUnknown,
  })
  const title = formatName(name)
  const isFound = data?.kind === 'found'
  // Each page of a name is told apart in the browser's tabs and history.
  const label = routeLabel(findRoute(parsePath(useLocation().pathname)))
  const tab = nameInText(title)
  useDocumentTitle(label === null ? tab : `${t(`common:${label}`)} · ${tab}`)
  const address = isFound ? data.address : null
  useEffect(() => {
    if (address !== null) noteArrival(network, title, address)
  }, [network, title, address])
  useEffect(() => {
    if (isFound) rememberOpened(name)
    // `name` is a new object on each render; another name gets a new gate by its key.
    // oxlint-disable-next-line exhaustive-deps
  }, [isFound])

  const isComing = useSessionComes({ isThere: !isUnknown })

  if (isUnknown) {
    if (before && showsSeen?.(before.found)) {
      return pageOf({ ...before.found, readAt: before.readAt, isSeen: true, isUnknown: true })
    }
    if (error) return <NodeGlitch error={error} busy={isFetching} onRetry={() => void refetch()} />
    return <Skeleton title={title} />
  }
  switch (data.kind) {
    case 'found':
      if (isComing) return <Skeleton title={title} />
      return pageOf({ ...data, readAt, isSeen: false, isUnknown: error !== null })
    case 'free':
      return <GoHome notice={{ name: title, outcome: 'missing' }} />
    case 'reserved':
      return <GoHome notice={{ name: title, outcome: 'reserved' }} />
    case 'unregistered':
    case 'uninitialized':
      return <SubdomainMissing name={name} kind={data.kind} />
  }

  /**
   * The page, below a note with the age of old data. Kept and new data use the same elements, so the page stays
   * mounted.
   */
  function pageOf(found: FoundNameOfPage): ReactNode {
    const isOld = isUnknown || error !== null
    return (
      <>
        {isOld && (
          <div className={joinClasses(styles.old, layout.onScreen, !error && styles.late)}>
            <Note kind={error ? 'warning' : 'info'}>
              <DataAge readAt={found.readAt} failed={error !== null} />
              {error && (
                <Button variant="line" small busy={isFetching} onClick={() => void refetch()}>
                  {t('common:action.tryAgain')}
                </Button>
              )}
            </Note>
          </div>
        )}
        {leadsTwice(found) && (
          <Suspense>
            <div className={styles.split}>
              <SplitNote domain={found.name.domain} />
            </div>
          </Suspense>
        )}
        <FoundNameContext value={found}>{children}</FoundNameContext>
        {!isOld && (
          <footer className={styles.age}>
            <DataAge readAt={found.readAt} />
          </footer>
        )}
      </>
    )
  }
}

/** A page that is there waits so long for the wallet of an earlier page, in ms. */
const longestWait = 600

/**
 * Does the page still look for the wallet that was connected before? It is drawn once then, for its owner or for a visitor, and nothing
 * moves. What was drawn stays drawn.
 */
function useSessionComes({ isThere }: { readonly isThere: boolean }): boolean {
  const isResuming = useWallet(({ busy }) => busy === 'resuming')
  const [isOver, setIsOver] = useState(!isResuming)
  if (!isOver && !isResuming) setIsOver(true)
  const isWaiting = isThere && !isOver
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setIsOver(true), longestWait)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return !isOver
}

/** Loaded for a name of which the two halves lead to two wallets, and for no other. */
const SplitNote = retriedPart(() =>
  import('../../shared/identity/estate/SplitNote').then((module) => module.SplitNote),
)

interface GoHomeProps {
  /** A message in passing, beside what home says. */
  readonly text?: string
  readonly notice: Parameters<typeof homeNoticeState>[0]
}

/** Goes to home, which says why and what can be done. This page is not kept in the history. */
function GoHome({ text, notice }: GoHomeProps) {
  const navigate = useNavigate()
  useEffect(() => {
    if (text !== undefined) showToast({ kind: 'warning', text, duration: noticeDuration })
    void navigate(buildPath('home'), { replace: true, state: homeNoticeState(notice) })
    // Only once, when it is mounted.
    // oxlint-disable-next-line exhaustive-deps
  }, [])
  return null
}
