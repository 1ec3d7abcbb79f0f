import {
  closedReason,
  type DidRecord,
  formatName,
  isNftName,
  type Name,
  parseVersion,
  walletRules,
} from '@tyto/identity'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { buildPath } from '../../../shared/routing/routes'
import { ConnectButton } from '../../../shared/session/fixes/ConnectButton'
import { useAccount, useIsAccount } from '../../../shared/session/wallet/wallet'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { Card } from '../../../shared/ui/cards/Card'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import { nameInText } from '../../../shared/ui/text/nameParts'
import type { WalletDoor } from '../../../shared/session/wallet/walletDoors'
import styles from './Doors.module.css'
import { MakeWallet } from './MakeWallet'
import { useWalletsOfKind } from './useWalletsOfKind'

const kinds = { swap: 'defi', pool: 'defi', stakingWallet: 'staking' } as const

interface ClosedDoorProps {
  readonly door: WalletDoor
  /** The name of the page, and the version of the wallet that it leads to. */
  readonly name: Name
  readonly version: string
  /** The identity behind it, and the name that leads there. */
  readonly identity: { readonly name: Name; readonly record: DidRecord }
}

/** Why a wallet has no such page, and the wallet of the same name that has one: to go to, or to make. */
export function ClosedDoor({ door, name, version, identity }: ClosedDoorProps) {
  const { t } = useTranslation('doors')
  const kind = kinds[door]
  const there = useWalletsOfKind(identity, kind)
  const isDid = parseVersion(version).kind === 'did'
  const why = !isDid ? 'otherKind' : kind === 'staking' ? 'apart' : 'older'
  return (
    <Card>
      <EmptyState
        icon="wallet"
        title={t(`${door}.title`, { name: nameInText(formatName(name)) })}
        hint={t(`why.${why}`)}
        headingLevel={1}
      >
        {there.names?.map((each) => (
          <Link
            key={formatName(each)}
            className={buttonClasses({ variant: 'step' })}
            to={buildPath(door, { name: each })}
          >
            {t(`${door}.with`, { name: nameInText(formatName(each)) })}
          </Link>
        ))}
      </EmptyState>
      {there.names === undefined && there.error === null && <Skeleton height="3rem" />}
      {there.error !== null && (
        <CardFailure error={there.error} busy={there.isFetching} onRetry={there.readAgain} />
      )}
      {there.names?.length === 0 && <None door={door} kind={kind} identity={identity} />}
    </Card>
  )
}

type NoneProps = Pick<ClosedDoorProps, 'door' | 'identity'> & { readonly kind: 'defi' | 'staking' }

/** No wallet of the name can do it: its controller makes one here. */
function None({ door, kind, identity: { name, record } }: NoneProps) {
  const { t } = useTranslation('doors')
  const isMine = useIsAccount(record.controller)
  const hasAccount = useAccount() !== null
  const username = nameInText(formatName(name))
  const isOpen = closedReason(record.status) === null && !walletRules(record.version).needsUpgrade
  if (!isOpen || isNftName(name)) return <EmptyNote>{t('none', { name: username })}</EmptyNote>
  if (isMine) return <MakeWallet door={door} kind={kind} name={name} record={record} />
  return (
    <EmptyNote>
      <p>{t('onlyController', { name: username })}</p>
      {!hasAccount && <ConnectButton variant="step" />}
    </EmptyNote>
  )
}

function EmptyNote({ children }: { readonly children: ReactNode }) {
  return <div className={styles.note}>{children}</div>
}
