import { formatName, parseVersion, type Name, type WalletKind } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { nameQuery } from '../../../shared/chain/reads/queries'
import { DidStatusBadge, hasClosedEyes } from '../../../shared/identity/DidStatusBadge'
import { walletKindName } from '../../../shared/identity/walletKindName'
import { buildPath } from '../../../shared/routing/routes'
import { useNetworkId } from '../../../shared/settings/network'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { joinClasses } from '../../../shared/ui/joinClasses'
import { Avatar } from '../../../shared/ui/plate/Avatar'
import { Badge } from '../../../shared/ui/text/Badge'
import { Name as NameText } from '../../../shared/ui/text/Name'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import text from '../../../shared/ui/text/text.module.css'
import styles from './NamesList.module.css'

interface NameEntryProps {
  readonly name: Name
  /** Is it one of theirs who looks at the list? Then they can give it a wallet. */
  readonly isMine?: boolean
  /** Other actions on it. */
  readonly children?: ReactNode
}

/** One name: where it leads, as the chain says, and the one thing that people do with it. */
export function NameEntry({ name, isMine = false, children }: NameEntryProps) {
  const { t } = useTranslation(['names', 'chain'])
  const { data, error, isPending } = useQuery(nameQuery(useNetworkId(), name))
  const username = formatName(name)
  const wallet = data?.kind === 'found' ? data.wallet : null
  const kind = wallet === null ? null : parseVersion(wallet.version).kind
  const where =
    data === undefined
      ? t('chain:unknown')
      : data.kind === 'free'
        ? t('names:nobodys')
        : wallet === null
          ? t('chain:noWallet')
          : (walletKindName(kind ?? 'other') ?? t('chain:content.contract'))
  const isFree = data?.kind === 'free'
  const hasNone = data !== undefined && !isFree && wallet === null
  const to = whereTo(name, isMine ? kind : null)
  const what = isFree
    ? t('names:get')
    : hasNone && isMine
      ? t('names:create')
      : isMine && kind === 'defi'
        ? t('names:swap')
        : isMine && kind === 'staking'
          ? t('names:stake')
          : t('names:open')
  return (
    <li className={styles.row}>
      <Link to={buildPath('name', { name })} className={styles.name}>
        <Avatar name={username} eyes={hasClosedEyes(wallet?.status ?? null) ? 'shut' : 'open'} />
        <NameText name={username} size="sm" />
      </Link>
      <span className={joinClasses(styles.where, text.sub)}>
        {isPending ? <Skeleton width="6rem" height="1.25rem" /> : where}
      </span>
      <span className={styles.state}>
        {wallet?.status ? (
          <DidStatusBadge status={wallet.status} />
        ) : isFree ? (
          <Badge kind="success">{t('names:free')}</Badge>
        ) : hasNone ? (
          <Badge kind="neutral">{t('names:reserved')}</Badge>
        ) : wallet === null ? (
          error !== null && <Badge kind="neutral">{t('chain:unknown')}</Badge>
        ) : (
          <Badge kind="success">{t('names:ready')}</Badge>
        )}
      </span>
      <span className={styles.buttons}>
        {children}
        <Link
          className={buttonClasses({ variant: 'line', small: true })}
          to={to}
          aria-label={t('names:spoken', { what, name: nameInText(username) })}
        >
          {what}
        </Link>
      </span>
    </li>
  )
}

/** Where the one thing is done that people do with a name. */
function whereTo(name: Name, kind: WalletKind | null): string {
  if (kind === 'defi') return buildPath('swap', { name })
  return buildPath(kind === 'staking' ? 'stakingWallet' : 'name', { name })
}
