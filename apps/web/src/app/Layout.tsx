import { formatName, type Name } from '@tyto/identity'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router'
import { lazyPart } from '../shared/i18n/lazyPart'
import { parsePath, type ParsedPath } from '../shared/routing/parsePath'
import { findRoute } from '../shared/routing/routes'
import { closeOverlayOfBefore, openOverlay } from '../shared/session/overlay'
import { closePurchaseOfBefore } from '../shared/session/purchase'
import { closeWalletChoiceOfBefore } from '../shared/session/walletChoice'
import { CrashBoundary } from './CrashBoundary'
import { GetStarted, isGetStarted, useDueQuickstart } from './GetStarted'
import { NotFoundPage } from './NotFoundPage'
import { Overlays } from './Overlays'
import { PageSkeleton } from './PageSkeleton'
import { SessionHost } from './SessionHost'
import { AccountButton } from './shell/AccountButton'
import { Footer } from './shell/Footer'
import { MissingRail } from './shell/MissingRail'
import { Shell } from './shell/Shell'
import { TransactionHost } from './TransactionHost'
import { useRouteFocus } from './useRouteFocus'
import { useScrollPosition } from './useScrollPosition'
import { useSecurityReminder } from './useSecurityReminder'

const IdentityRail = lazyPart(
  [],
  () => import('./shell/IdentityRail').then((module) => module.IdentityRail),
  MissingRail,
)

/** The shell: top bar, rail on name pages, page, footer, bottom bar on phones, and overlays. */
export function Layout() {
  const { pathname } = useLocation()
  const path = parsePath(pathname)
  const name = path.kind === 'name' && path.name.ok ? path.name.value : null
  const lastName = useLastName(name)
  useRouteFocus()
  useScrollPosition()
  useSecurityReminder(path)
  useDueQuickstart(path.kind === 'home')
  const isCorrected = useNavigationType() === 'REPLACE'
  useEffect(() => {
    closeOverlayOfBefore({ isCorrected })
    if (isCorrected) return
    closePurchaseOfBefore()
    closeWalletChoiceOfBefore()
  }, [pathname, isCorrected])

  const openMenu = (): void => openOverlay('menu')
  const openMessages = (): void => openOverlay('messages')
  return (
    <>
      <Shell
        path={path}
        name={lastName}
        account={<AccountButton />}
        rail={
          name && (
            <Suspense fallback={<div />}>
              <IdentityRail name={name} path={path} />
            </Suspense>
          )
        }
        footer={<Footer onMessages={openMessages} />}
        onMenu={openMenu}
      >
        <CrashBoundary page={pathname}>
          <Suspense fallback={<PageSkeleton />}>{pageOf(path)}</Suspense>
        </CrashBoundary>
      </Shell>
      <Overlays />
      <SessionHost />
      <TransactionHost />
    </>
  )
}

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
