import { formatName, parsePath, type Name } from '@tyto/identity'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { findRoute } from '../shared/routing/routes'
import { joinClasses } from '../shared/ui/joinClasses'
import styles from './Layout.module.css'
import { NotFoundPage } from './NotFoundPage'
import { PageSkeleton } from './PageSkeleton'
import { BottomBar } from './shell/BottomBar'
import { Footer } from './shell/Footer'
import { IdentityRail } from './shell/IdentityRail'
import { PageBreadcrumb } from './shell/PageBreadcrumb'
import { TopBar } from './shell/TopBar'
import { useRouteFocus } from './useRouteFocus'

// What lies over the page is fetched when it is first opened.
const SideMenu = lazy(() => import('./shell/SideMenu').then((module) => ({ default: module.SideMenu })))
const ToastLog = lazy(() =>
  import('../shared/ui/toast/ToastLog').then((module) => ({ default: module.ToastLog })),
)

type Overlay = 'menu' | 'messages'

/** The shell: top bar, rail on name pages, page, footer, bottom bar on phones, side menu. */
export function Layout() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const path = parsePath(pathname)
  const name = path.kind === 'name' && path.name.ok ? path.name.value : null
  const [overlay, open, close] = useOverlay(pathname)
  const lastName = useLastName(name)
  useRouteFocus()

  const openMenu = (): void => open('menu')
  const openMessages = (): void => open('messages')
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <TopBar atHome={path.kind === 'home'} onMenu={openMenu} />
      <div className={joinClasses(styles.frame, name === null && styles.solo)}>
        {name && <IdentityRail name={name} path={path} />}
        <div className={styles.column}>
          <main className={styles.page} id="main" tabIndex={-1}>
            <PageBreadcrumb path={path} />
            <Suspense fallback={<PageSkeleton />}>{findRoute(path) ? <Outlet /> : <NotFoundPage />}</Suspense>
          </main>
          <Footer onMessages={openMessages} />
        </div>
      </div>
      <BottomBar path={path} name={lastName} onMore={openMenu} />
      <Suspense>
        {overlay === 'menu' && <SideMenu open onClose={close} onMessages={openMessages} />}
        {overlay === 'messages' && <ToastLog open onClose={close} />}
      </Suspense>
      <ScrollRestoration />
    </>
  )
}

/** What lies over the page; a change of page puts it away. */
function useOverlay(pathname: string): readonly [Overlay | null, (overlay: Overlay) => void, () => void] {
  const [opened, setOpened] = useState<{ readonly overlay: Overlay; readonly at: string } | null>(null)
  return [
    opened?.at === pathname ? opened.overlay : null,
    (overlay) => setOpened({ overlay, at: pathname }),
    () => setOpened(null),
  ]
}

/** The name of this page, or of the last page that had one: where "Identity" leads on a phone. */
function useLastName(name: Name | null): Name | null {
  const [last, setLast] = useState(name)
  // Names are made anew on each render: compare what they say.
  if (name && (!last || formatName(name) !== formatName(last))) setLast(name)
  return name ?? last
}
