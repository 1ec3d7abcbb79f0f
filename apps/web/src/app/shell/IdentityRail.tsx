import { formatName, type Name } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { nameQuery } from '../../shared/chain/queries'
import { externalLinks } from '../../shared/routing/externalLinks'
import { didWalletOf } from '../../shared/chain/didWalletOf'
import type { ParsedPath } from '../../shared/routing/parsePath'
import { buildPath, findRoute, type Route } from '../../shared/routing/routes'
import { useNetworkId } from '../../shared/settings/network'
import { NameFace } from '../../shared/identity/NameFace'
import { openOverlay } from '../../shared/session/overlay'
import { useIsAccount } from '../../shared/session/wallet'
import { ExternalLink } from '../../shared/ui/ExternalLink'
import { Icon } from '../../shared/ui/Icon'
import type { IconName } from '../../shared/ui/iconPaths'
import { Name as NameText } from '../../shared/ui/Name'
import text from '../../shared/ui/text.module.css'
import { appVersion } from '../appVersion'
import { updateRoute } from '../pages/updateRoute'
import styles from './IdentityRail.module.css'

interface IdentityRailProps {
  readonly name: Name
  readonly path: ParsedPath
}

interface RailItem {
  readonly icon: IconName
  readonly label: string
  readonly to: string
  /** The routes at which this item is marked as present. */
  readonly at: readonly Route[]
}

/** Links to the parts of one identity, beside its pages on screens of 961 pixels or more. */
export function IdentityRail({ name, path }: IdentityRailProps) {
  const { t } = useTranslation()
  const username = formatName(name)
  const network = useNetworkId()
  const { data } = useQuery(nameQuery(network, name))
  const record = data?.kind === 'found' ? didWalletOf(data) : null
  const controller = record?.controller ?? (data?.kind === 'found' ? data.wallet?.controller : null) ?? null
  const isMine = useIsAccount(controller)
  const route = findRoute(path)
  // A link is left out only when the chain has said that the name lacks this part.
  const mayHaveDid = data?.kind !== 'found' || record !== null
  const keys = isMine && record !== null ? updateRoute(record) : null
  const items: readonly (RailItem | false)[] = [
    { icon: 'home', label: t('nav.overview'), to: buildPath('name', { name }), at: ['name', 'didWallet'] },
    mayHaveDid && {
      icon: 'doc',
      label: t('nav.document'),
      to: buildPath('didDocument', { name }),
      at: ['didDocument'],
    },
    keys !== null && {
      icon: 'key',
      label: t('nav.keys'),
      to: buildPath(keys, { name }),
      at: ['updateDocument', 'recoverDocument', 'didOperations'],
    },
    mayHaveDid && {
      icon: 'shield',
      label: t('nav.recovery'),
      to: buildPath('recovery', { name }),
      at: ['recovery', 'recoveryNow', 'socialRecovery', 'recoverySign', 'recoveryLock', 'recoveryKit'],
    },
  ]
  return (
    <nav className={styles.rail} aria-label={t('nav.sections', { name: username })}>
      <button
        type="button"
        className={styles.who}
        aria-haspopup="dialog"
        aria-label={t('session.accountOf', { name: username })}
        title={t('session.account')}
        onClick={() => openOverlay('account')}
      >
        <NameFace name={name} size="lg" />
        <span>
          <NameText name={username} size="sm" />
          {isMine && <span className={text.hint}>{t('session.control')}</span>}
        </span>
        <Icon name="down" size="sm" className={styles.turn} />
      </button>
      <ul className={styles.group}>
        {items
          .filter((item) => item !== false)
          .map(({ icon, label, to, at }) => (
            <li key={label}>
              <Link
                className={styles.item}
                to={to}
                aria-current={route && at.includes(route) ? 'page' : undefined}
              >
                <Icon name={icon} />
                {label}
              </Link>
            </li>
          ))}
      </ul>
      <div className={styles.foot}>
        <ExternalLink href={externalLinks.faq}>{t('menu.faq')}</ExternalLink>
        <ExternalLink href={externalLinks.dao}>{t('menu.dao')}</ExternalLink>
        <span className={styles.version}>{t('menu.version', { version: appVersion })}</span>
      </div>
    </nav>
  )
}
