import { formatName, type Name } from '@tyto/identity'
import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { Outlet, useHref, useLocation, useNavigationType } from 'react-router'
import { parsePath, type ParsedPath } from '../shared/routing/parsePath'
import { findRoute } from '../shared/routing/routes'
import { useLookUpKeys } from '../shared/routing/useLookUpKeys'
import { closeOverlayOfBefore, openOverlay } from '../shared/session/fixes/overlay'
import { useAccount } from '../shared/session/wallet/wallet'
import { SweptNote } from '../shared/chain/reads/SweptNote'
import { useSessionName } from '../shared/session/sessionName'
import { closePurchaseOfBefore } from '../shared/session/fixes/purchase'
import { closeWalletChoiceOfBefore } from '../shared/session/wallet/walletChoice'
import { CrashBoundary } from './shell/page/CrashBoundary'
import { ForReadingNote } from './shell/page/ForReadingNote'
import { GetStarted, isGetStarted, useDueQuickstart } from './shell/GetStarted'
import { NotFoundPage } from './shell/page/NotFoundPage'
import { followInput } from './shell/unsavedInput'
import { followPresses } from '../shared/ui/steps/keptDrafts'
import { IdentityRail } from './shell/rail/identityRail'
import { OfflineNote } from './shell/page/OfflineNote'
import { Overlays } from './Overlays'
import styles from './shell/page/PageNote.module.css'
import { PageSkeleton } from './shell/page/PageSkeleton'
import { SessionHost } from './hosts/SessionHost'
import { AccountButton } from './shell/bar/AccountButton'
import { Footer } from './shell/Footer'
import { RailPlace, Shell } from './shell/Shell'
import { TryPlace } from './hosts/TryPlace'
import { TransactionHost } from './hosts/TransactionHost'
import { UnreadHost } from './hosts/UnreadHost'
import { useRouteFocus } from './shell/useRouteFocus'
import { useScrollPosition } from './shell/useScrollPosition'
import { useSecurityReminder } from './shell/useSecurityReminder'

/** The shell: top bar, rail on pages of a name and for whoever is logged in, page, footer, bottom bar on phones, and overlays. */
export function Layout() {
  const { pathname } = useLocation()
  const path = useMemo(() => parsePath(pathname), [pathname])
  const name = path.kind === 'name' && path.name.ok ? path.name.value : null
  const lastName = useLastName(name)
  const sessionName = useSessionName()
  const account = useAccount()?.address ?? null
  // Whoever is logged in finds the own identity beside each page that is about no other.
  const railName = name ?? sessionName
  useRouteFocus()
  useScrollPosition()
  useSecurityReminder(path)
  const atHome = path.kind === 'home'
  useDueQuickstart({ atHome })
  const address = useHref(pathname)
  useEffect(followInput, [])
  useEffect(followPresses, [])
  const isCorrected = useNavigationType() === 'REPLACE'
  useEffect(() => {
    closeOverlayOfBefore({ path: address, isCorrected })
    if (isCorrected) return
    closePurchaseOfBefore(address)
    closeWalletChoiceOfBefore(address)
  }, [address, isCorrected])

  useLookUpKeys({ onSlash: atHome ? null : openLookUp, onCommand: openLookUp })

  return (
    <>
      <Shell
        path={path}
        name={sessionName ?? lastName}
        account={accountButton}
        rail={
          railName && (
            <Suspense fallback={<RailPlace />}>
              <IdentityRail name={railName} path={path} />
            </Suspense>
          )
        }
        footer={footer}
        onLookUp={openLookUp}
        onMenu={openMenu}
      >
        {forReadingNote}
        <div className={styles.maybe}>
          <SweptNote account={account} />
        </div>
        {notes}
        <CrashBoundary page={pathname}>
          <Suspense fallback={<PageSkeleton />}>{pageOf(path)}</Suspense>
        </CrashBoundary>
      </Shell>
      {hosts}
    </>
  )
}

function openLookUp(): void {
  openOverlay('lookUp')
}

function openMenu(): void {
  openOverlay('menu')
}

// These elements do not depend on the page: each is made once, so that React leaves it alone when the page changes.
const accountButton = <AccountButton />
const footer = <Footer onMessages={() => openOverlay('messages')} />
const forReadingNote = <ForReadingNote />
const notes = (
  <>
    <OfflineNote />
    <UnreadHost />
    <TryPlace />
  </>
)
const hosts = (
  <>
    <Overlays />
    <SessionHost />
    <TransactionHost />
  </>
)

function pageOf(path: ParsedPath): ReactNode {
  if (isGetStarted(path)) return <GetStarted />
  return findRoute(path) ? <Outlet /> : <NotFoundPage />
}

/** The name of this page, or of the last page that had one. "Identity" in the bottom bar leads to it. */
function useLastName(name: Name | null): Name | null {
  const [last, setLast] = useState(name)
  // Each render makes a new name object, so their texts are compared.
  if (name && (!last || formatName(name) !== formatName(last))) setLast(name)
  return name ?? last
}
