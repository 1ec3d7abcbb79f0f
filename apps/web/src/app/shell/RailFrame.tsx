import { formatName, type Name } from '@tyto/identity'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ParsedPath } from '../../shared/routing/parsePath'
import { buildPath, findRoute, type Route } from '../../shared/routing/routes'
import { Avatar } from '../../shared/ui/plate/Avatar'
import { Icon } from '../../shared/ui/icons/Icon'
import { Name as NameText } from '../../shared/ui/text/Name'
import type { OwlEyes } from '../../shared/ui/plate/PlateFace'
import text from '../../shared/ui/text/text.module.css'
import styles from './IdentityRail.module.css'
import { identityItems, railItems, type RailFacts } from './railItems'

interface RailFrameProps extends RailFacts {
  readonly name: Name
  readonly path: ParsedPath
  /** How the small face holds its eyes, as its plate does. */
  readonly eyes?: OwlEyes
  /** What of the name the connected account controls, as the chain says; null for nothing. */
  readonly controls?: 'name' | 'ssi' | 'did' | null
  /** Opens the account; undefined in the script of the head. */
  readonly onAccount?: () => void
  /** Below the parts. */
  readonly children?: ReactNode
}

/**
 * The parts of one identity: beside its pages on screens of 961 pixels or more, above them on others. Name and owl follow
 * from the path, so the script of the head draws it too.
 */
export function RailFrame({
  name,
  path,
  eyes = 'open',
  controls = null,
  onAccount,
  children,
  ...facts
}: RailFrameProps) {
  const { t } = useTranslation()
  const username = formatName(name)
  const { identity } = facts
  const isHere = path.kind === 'name' && path.name.ok && formatName(path.name.value) === username
  const route = isHere ? findRoute(path) : null
  const rail = useRef<HTMLElement>(null)
  // On a phone the parts lie in a row: the one that is open comes into view.
  useEffect(() => {
    const row = rail.current
    const open = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && open) row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2
  }, [route, facts.wallet, facts.isMine])
  return (
    <nav ref={rail} className={styles.rail} aria-label={t('nav.sections', { name: username })}>
      <button
        type="button"
        className={styles.who}
        aria-haspopup="dialog"
        aria-label={t('session.accountOf', { name: username })}
        title={t('session.account')}
        onClick={onAccount}
      >
        <Avatar name={username} size="lg" eyes={eyes} />
        <span className={styles.name}>
          <NameText name={username} size="sm" />
          {controls !== null && (
            <span className={text.hint}>
              {controls === 'name'
                ? t('session.control')
                : t('session.controlHalf', { half: `.${controls}` })}
            </span>
          )}
        </span>
        <Icon name="down" size="sm" className={styles.turn} />
      </button>
      <RailItems items={railItems(name, facts)} route={route} />
      {identity !== null && (
        <section className={styles.group} aria-label={t('nav.identityOf', { name: formatName(identity) })}>
          <Link className={styles.identity} to={buildPath('name', { name: identity })}>
            <span className={text.hint}>{t('nav.identity')}</span>
            <NameText name={formatName(identity)} size="xs" />
          </Link>
          <RailItems items={identityItems(identity)} route={null} />
        </section>
      )}
      {children}
    </nav>
  )
}

interface RailItemsProps {
  readonly items: ReturnType<typeof railItems>
  /** The route that is open, where these items are its name's. */
  readonly route: Route | null
}

function RailItems({ items, route }: RailItemsProps) {
  const { t } = useTranslation()
  return (
    <ul className={styles.group}>
      {items.map(({ icon, label, to, at }) => (
        <li key={label}>
          <Link
            className={styles.item}
            to={to}
            aria-current={route && at.includes(route) ? 'page' : undefined}
          >
            <Icon name={icon} />
            {t(`nav.${label}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
