import { parseVersion, type WalletKind } from '@tyto/identity'
import type { PropsWithChildren } from 'react'
import { Navigate } from 'react-router'
import { CardSkeleton } from '../../features/wallet/CardSkeleton'
import { AccessGate } from './AccessGate'
import { useFoundName } from './foundName'
import { FoundWalletContext } from './foundWallet'
import { nameDestination } from './nameDestination'
import { NameGate } from './NameGate'

export interface KindWalletGateProps {
  readonly kind: WalletKind
  /** Who may enter, as that account is called; null where anybody may. */
  readonly as: 'controller' | 'owner' | null
}

/** In front of the inner pages of a wallet of one kind: wallets of other kinds are at home elsewhere. */
export function KindWalletGate(props: PropsWithChildren<KindWalletGateProps>) {
  return (
    <NameGate Skeleton={CardSkeleton}>
      <IsOfKind {...props} />
    </NameGate>
  )
}

function IsOfKind({ kind, as, children }: PropsWithChildren<KindWalletGateProps>) {
  const found = useFoundName()
  const { name, wallet, identity } = found
  if (wallet === null || parseVersion(wallet.version).kind !== kind)
    return <Navigate to={nameDestination(found)} replace />
  const page = <FoundWalletContext value={{ name, record: wallet }}>{children}</FoundWalletContext>
  if (as === null) return page
  // Wallets that name nobody themselves belong to the controller of the identity.
  const controller = wallet.controller ?? identity?.controller ?? null
  return (
    <AccessGate name={name} controller={controller} as={as}>
      {page}
    </AccessGate>
  )
}
