import { formatName, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ParsedPath } from '../../../shared/routing/parsePath'
import { buildPath } from '../../../shared/routing/routes'
import { Icon } from '../../../shared/ui/icons/Icon'
import styles from './BottomBar.module.css'

interface BottomBarProps {
  readonly path: ParsedPath
  /** The name that "Identity" leads to; null for no such entry. */
  readonly name: Name | null
  readonly onLookUp: (() => void) | undefined
  readonly onMore: (() => void) | undefined
}

/** The main entries on a phone. Home has a search of its own; other pages stay where they are under the palette. */
export function BottomBar({ path, name, onLookUp, onMore }: BottomBarProps) {
  const { t } = useTranslation()
  const lookUp = (
    <>
      <Icon name="search" />
      <span>{t('nav.lookUp')}</span>
    </>
  )
  const isHere =
    name !== null && path.kind === 'name' && path.name.ok && formatName(path.name.value) === formatName(name)
  return (
    <nav className={styles.bar} aria-label={t('nav.main')}>
      {path.kind === 'home' ? (
        <Link to={buildPath('home')} aria-current="page">
          {lookUp}
        </Link>
      ) : (
        <button type="button" onClick={onLookUp} aria-haspopup="dialog">
          {lookUp}
        </button>
      )}
      {name && (
        <Link to={buildPath('name', { name })} aria-current={isHere ? 'page' : undefined}>
          <Icon name="user" />
          {t('nav.identity')}
        </Link>
      )}
      <button type="button" onClick={onMore} aria-haspopup="dialog">
        <Icon name="menu" />
        {t('nav.more')}
      </button>
    </nav>
  )
}
