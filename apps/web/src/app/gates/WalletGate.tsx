import { identityOf } from '@tyto/chain'
import { formatName, parseVersion, walletRules, type DidRecord, type WalletRules } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import type { PropsWithChildren } from 'react'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { ownershipQuery, useOwner } from '../../shared/chain/reads/ownershipQuery'
import { useStored } from '../../shared/device/useStored'
import { storedSession } from '../../shared/session/wallet/storedSession'
import { useMissingWallet, useWallet } from '../../shared/session/wallet/wallet'
import { useNetworkId } from '../../shared/settings/network'
import { PageSkeleton } from '../shell/page/PageSkeleton'
import { AccessGate } from './AccessGate'
import { useFoundName } from './foundName'
import { FoundWalletContext, useFoundWallet } from './foundWallet'
import { nameDestination } from './nameDestination'
import { NameGate } from './NameGate'
import { ToIdentity } from './ToIdentity'
import { Unsupported } from './Unsupported'

export interface WalletGateProps {
  /**
   * `anybody`: the page is public. `owner`: whoever the wallet obeys. `looker`: the same, also while the browser wallet is
   * locked, if this device is logged in there: what is looked at is public, and every signature needs an account.
   */
  readonly as: 'anybody' | 'owner' | 'looker'
  /** The ability that the wallet must have. */
  readonly can: 'hold' | 'pay' | 'allow'
}

/** Reads each of these abilities from the rules of a wallet. */
const abilities: Readonly<Record<WalletGateProps['can'], (rules: WalletRules) => boolean>> = {
  hold: () => true,
  pay: ({ pays }) => pays,
  allow: ({ allows }) => allows,
}

/**
 * The gate of pages about the wallet that a name leads to, whatever its kind: what it holds, pays, receives, did and is
 * set to. `controller` of its record is the account that it obeys. A name that leads to an account is sent to the wallet of
 * its identity, under the name which leads there.
 */
export function WalletGate(props: PropsWithChildren<WalletGateProps>) {
  return (
    <NameGate>
      <HasWallet {...props} />
    </NameGate>
  )
}

function HasWallet({ as, can, children }: PropsWithChildren<WalletGateProps>) {
  const found = useFoundName()
  const { name, wallet } = found
  const identity = identityOf(found)
  if (wallet === null && identity !== null) return <ToIdentity from={name} to={identity.name} />
  if (wallet === null || !abilities[can](walletRules(wallet.version)))
    return <Unsupported to={nameDestination(found)} title={formatName(name)} />
  const isPublic = as === 'anybody'
  return (
    <OwnedWallet wallet={wallet}>
      {isPublic ? children : <MayEnter mayLook={as === 'looker'}>{children}</MayEnter>}
    </OwnedWallet>
  )
}

function OwnedWallet({ wallet, children }: PropsWithChildren<{ readonly wallet: DidRecord }>) {
  const { name, identity } = useFoundName()
  const { owner } = useOwner(wallet, identity?.controller ?? null)
  const record = { ...wallet, controller: owner }
  return <FoundWalletContext value={{ name, record }}>{children}</FoundWalletContext>
}

function MayEnter({ mayLook, children }: PropsWithChildren<{ readonly mayLook: boolean }>) {
  const { wallet, identity } = useFoundName()
  const { name, record } = useFoundWallet()
  const network = useNetworkId()
  const isLocked = useMissingWallet() === 'WalletLocked'
  const isBusy = useWallet((state) => state.busy === 'resuming')
  const login = useStored(storedSession, (session) => session.login)
  const isOwn =
    login?.network === network && (login.address === record.address || login.address === identity?.address)
  // Nobody is let in or turned away before the chain has said whose the wallet is.
  const { data, error, isFetching, refetch } = useQuery({
    ...ownershipQuery(network, record.address),
    enabled: wallet?.controller === null,
  })
  if (wallet?.controller === null && data === undefined) {
    return error === null ? (
      <PageSkeleton />
    ) : (
      <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
    )
  }
  if (mayLook && isLocked && isOwn && !isBusy) return children
  return (
    <AccessGate
      name={name}
      controller={record.controller}
      as={parseVersion(record.version).kind === 'staking' ? 'owner' : 'controller'}
    >
      {children}
    </AccessGate>
  )
}
