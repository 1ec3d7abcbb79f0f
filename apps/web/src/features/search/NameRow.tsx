import type { Resolution } from '@tyto/chain'
import { formatName, parseVersion, type DidRecord, type Name } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { nameQuery } from '../../shared/chain/reads/queries'
import { DidStatusBadge, hasClosedEyes } from '../../shared/identity/DidStatusBadge'
import { useWatch } from '../../shared/identity/useWatch'
import { walletKindName } from '../../shared/identity/walletKindName'
import { buildPath } from '../../shared/routing/routes'
import { useNetworkId } from '../../shared/settings/network'
import { Avatar } from '../../shared/ui/plate/Avatar'
import { Badge } from '../../shared/ui/text/Badge'
import { ContentsLink } from '../../shared/ui/page/Contents'
import { Name as NameText } from '../../shared/ui/text/Name'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import styles from './NameList.module.css'

/** How long the answer for a listed name is reused, in ms. Names change seldom. */
const staleTime = 60_000

interface NameRowProps {
  readonly name: Name
  /** True when the chain may be asked about the name. */
  readonly isAsked: boolean
}

/** One name of a list, with the kind and status of its wallet on chain. */
export function NameRow({ name, isAsked }: NameRowProps) {
  const network = useNetworkId()
  const { data, isPending } = useQuery({ ...nameQuery(network, name), staleTime, enabled: isAsked })
  const text = formatName(name)
  const wallet = data?.kind === 'found' ? data.wallet : null
  return (
    <ContentsLink
      to={buildPath('name', { name })}
      before={<Avatar name={text} size="sm" eyes={hasClosedEyes(wallet?.status ?? null) ? 'shut' : 'open'} />}
      name={<NameText name={text} size="sm" />}
    >
      {isPending ? <Skeleton width="6rem" height="1.25rem" /> : <WalletFacts resolution={data} />}
      {wallet !== null && <Changed name={name} record={wallet} />}
    </ContentsLink>
  )
}

function WalletFacts({ resolution }: { readonly resolution: Resolution | undefined }) {
  const { t } = useTranslation(['search', 'chain'])
  if (resolution === undefined) return <Badge kind="neutral">{t('chain:unknown')}</Badge>
  if (resolution.kind === 'free') return <NoStatus>{t('notHere')}</NoStatus>
  if (resolution.kind !== 'found') return <NoStatus>{t('chain:noWallet')}</NoStatus>
  const { wallet } = resolution
  if (wallet === null) return <NoStatus>{t('chain:content.account')}</NoStatus>
  const kind = walletKindName(parseVersion(wallet.version).kind) ?? t('chain:content.contract')
  if (wallet.status === null) return <NoStatus>{kind}</NoStatus>
  return (
    <>
      <span className={styles.kind}>{kind}</span>
      <span className={styles.status}>
        <DidStatusBadge status={wallet.status} />
      </span>
    </>
  )
}

/** A mark for a watched name whose controller or guardians changed. The details are on its page. */
function Changed({ name, record }: { readonly name: Name; readonly record: DidRecord }) {
  const { t } = useTranslation('search')
  const { changes } = useWatch(useNetworkId(), name, record)
  if (changes.length === 0) return null
  return <Badge kind="danger">{t('changed')}</Badge>
}

/** A text in the column of wallet kinds, for a name without a status. */
function NoStatus({ children }: { readonly children: ReactNode }) {
  return <span className={styles.alone}>{children}</span>
}
