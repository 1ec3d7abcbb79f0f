import type { Name } from '@tyto/identity'
import type { ReactNode } from 'react'
import type { ParsedPath } from '../../shared/routing/parsePath'
import { joinClasses } from '../../shared/ui/joinClasses'
import { BottomBar } from './bar/BottomBar'
import { PageBreadcrumb } from './page/PageBreadcrumb'
import styles from './Shell.module.css'
import { SkipLink } from './SkipLink'
import { TopBar } from './bar/TopBar'

interface ShellProps {
  readonly path: ParsedPath
  /** The name that "Identity" in the bottom bar leads to; null for no such entry. */
  readonly name: Name | null
  /** The button of the account. */
  readonly account: ReactNode
  /** Beside the page: the parts of an identity; null without one. */
  readonly rail: ReactNode
  readonly footer: ReactNode
  readonly onLookUp?: () => void
  readonly onMenu?: () => void
  /** The page. */
  readonly children: ReactNode
}

/** The frame of every page. The script of the head draws it too, before the app is there: it only shows what it is given. */
export function Shell({ path, name, account, rail, footer, onLookUp, onMenu, children }: ShellProps) {
  return (
    <>
      <SkipLink className={styles.skip} />
      <TopBar atHome={path.kind === 'home'} account={account} onLookUp={onLookUp} onMenu={onMenu} />
      <div className={joinClasses(styles.frame, rail === null && styles.solo)}>
        {rail}
        <div className={styles.column}>
          <main className={styles.page} id="main" tabIndex={-1}>
            <PageBreadcrumb path={path} />
            {children}
          </main>
          {footer}
        </div>
      </div>
      {/* On phones the doors of a name are the bar. */}
      {rail === null && <BottomBar path={path} name={name} onLookUp={onLookUp} onMore={onMenu} />}
    </>
  )
}

/** Keeps the place of a rail that is still loading. */
export function RailPlace() {
  return <div className={styles.railPlace} />
}
