import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../../shared/routing/routes'
import { IconButton } from '../../../shared/ui/buttons/IconButton'
import { Mark } from '../../../shared/ui/icons/Mark'
import { LanguageMenu } from './LanguageMenu'
import { LookUpField } from './LookUpField'
import { NetworkMenu } from './NetworkMenu'
import { ThemeToggle } from './ThemeToggle'
import styles from './TopBar.module.css'

interface TopBarProps {
  /** True on home, which has its own look-up field. */
  readonly atHome: boolean
  /** The button of the account. */
  readonly account: ReactNode
  readonly onLookUp: (() => void) | undefined
  readonly onMenu: (() => void) | undefined
}

/** Pages come and go below it: it is drawn anew only for another place of the look-up field. */
export const TopBar = memo(function TopBar({ atHome, account, onLookUp, onMenu }: TopBarProps) {
  const { t } = useTranslation()
  return (
    <header className={styles.bar}>
      <Link className={styles.brand} to={buildPath('home')} aria-label={t('brand')}>
        <Mark />
        <span aria-hidden="true">Tyto</span>
      </Link>
      {!atHome && <LookUpField onOpen={onLookUp} />}
      <div className={styles.end}>
        <div className={styles.wide}>
          <NetworkMenu />
        </div>
        <div className={styles.wide}>
          <LanguageMenu />
        </div>
        <ThemeToggle />
        <IconButton icon="menu" label={t('menu.open')} onClick={onMenu} />
        {account}
      </div>
    </header>
  )
})
