import { formatName, type Name } from '@tyto/identity'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ParsedPath } from '../../../shared/routing/parsePath'
import { buildPath, findRoute } from '../../../shared/routing/routes'
import { IconButton } from '../../../shared/ui/buttons/IconButton'
import { Avatar } from '../../../shared/ui/plate/Avatar'
import { Icon } from '../../../shared/ui/icons/Icon'
import { Name as NameText } from '../../../shared/ui/text/Name'
import { nameInText } from '../../../shared/ui/text/nameParts'
import type { OwlEyes } from '../../../shared/ui/plate/PlateFace'
import text from '../../../shared/ui/text/text.module.css'
import styles from './IdentityRail.module.css'
import {
  identityItems,
  openDoor,
  railGroups,
  type RailFacts,
  type RailGroup,
  type RailItem,
} from './railItems'

interface RailFrameProps extends RailFacts {
  readonly name: Name
  readonly path: ParsedPath
  /** How the small face holds its eyes, as its plate does. */
  readonly eyes?: OwlEyes
  /** The part of the name that the connected account controls, as the chain says; null for none. */
  readonly controls?: 'name' | 'ssi' | 'did' | null
  /** Opens the account; undefined in the script of the head. */
  readonly onAccount?: () => void
}

/**
 * The doors of one name: beside its pages on screens of 961 pixels or more; on others a bar at the bottom, of which each group
 * raises a sheet. Name and owl follow from the path, so the script of the head draws it too.
 */
export function RailFrame({
  name,
  path,
  eyes = 'open',
  controls = null,
  onAccount,
  ...facts
}: RailFrameProps) {
  const { t } = useTranslation()
  const username = formatName(name)
  const isHere = path.kind === 'name' && path.name.ok && formatName(path.name.value) === username
  const groups = railGroups(name, facts)
  const open = isHere ? openDoor(groups, findRoute(path)) : null
  const rail = useRef<HTMLElement>(null)
  // Where not all doors fit, the one that is open comes into view.
  useEffect(() => {
    const list = rail.current
    const door = list?.querySelector<HTMLElement>('a[aria-current]')
    if (!list || !door) return
    const { offsetTop, offsetHeight } = door
    const isSeen =
      offsetTop >= list.scrollTop && offsetTop + offsetHeight <= list.scrollTop + list.clientHeight
    if (!isSeen) list.scrollTop = offsetTop - (list.clientHeight - offsetHeight) / 2
  }, [open])
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
      {groups.map((group) => (
        <Group key={group.group ?? group.icon} group={group} open={open} name={username}>
          {group.group === 'identity' && facts.identity !== null && <OfIdentity name={facts.identity} />}
        </Group>
      ))}
    </nav>
  )
}

interface GroupProps {
  readonly group: RailGroup
  /** The door that is open; null for none of them. */
  readonly open: RailItem['label'] | null
  readonly name: string
  /** Below its doors. */
  readonly children: ReactNode
}

/** The doors of a group. The sheet of a phone is a popover: Escape and a press beside it put it away. */
function Group({ group: { group, icon, items }, open, name, children }: GroupProps) {
  const { t } = useTranslation()
  const id = useId()
  const sheet = useRef<HTMLDivElement>(null)
  if (group === null) return <Doors items={items} open={open} name={name} />
  const label = t(`nav.${group}`)
  const putAway = (): void => {
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover()
  }
  return (
    <div className={styles.group} role="group" aria-label={label}>
      <button
        type="button"
        className={styles.tab}
        popoverTarget={id}
        aria-current={items.some((item) => item.label === open) ? 'true' : undefined}
      >
        <Icon name={icon} />
        <span>{label}</span>
      </button>
      <div ref={sheet} id={id} popover="auto" className={styles.sheet}>
        <div className={styles.head}>
          <span>{label}</span>
          <IconButton icon="x" label={t('action.close')} className={styles.away} onClick={putAway} />
        </div>
        {/* Who has gone through a door needs the sheet no longer. */}
        <div onClick={putAway}>
          <Doors items={items} open={open} name={name} />
          {children}
        </div>
      </div>
    </div>
  )
}

/** The owner of a wallet of another kind, and what belongs to the owner alone. */
function OfIdentity({ name }: { readonly name: Name }) {
  const { t } = useTranslation()
  const username = formatName(name)
  return (
    <section aria-label={t('nav.identityOf', { name: username })}>
      <Link className={styles.identity} to={buildPath('name', { name })}>
        <span className={text.hint}>{t('nav.identity')}</span>
        <NameText name={username} size="xs" />
      </Link>
      <Doors items={identityItems(name)} open={null} name={username} />
    </section>
  )
}

function Doors({ items, open, name }: Pick<GroupProps, 'open' | 'name'> & Pick<RailGroup, 'items'>) {
  const { t } = useTranslation()
  return (
    <ul className={styles.doors}>
      {items.map(({ icon, label, to }) => (
        <li key={label}>
          <Link className={styles.item} to={to} aria-current={label === open ? 'page' : undefined}>
            <Icon name={icon} />
            <span>{t(`nav.${label}`, { name: nameInText(name) })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
