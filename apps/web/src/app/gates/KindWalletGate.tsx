import { formatName, parseVersion, type WalletKind } from '@tyto/identity'
import type { PropsWithChildren } from 'react'
import { CardSkeleton } from '../../features/wallet/CardSkeleton'
import { AccessGate } from './AccessGate'
import { useFoundName } from './foundName'
import { FoundWalletContext } from './foundWallet'
import { nameDestination } from './nameDestination'
import { NameGate } from './NameGate'
import { Unsupported } from './Unsupported'

export interface KindWalletGateProps {
  readonly kind: WalletKind
  /** The word for the account that may enter; null if everybody may. */
  readonly as: 'controller' | 'owner' | null
}

/** The gate of the inner pages of one kind of wallet. Wallets of other kinds are sent to their own home page. */
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
    return <Unsupported to={nameDestination(found)} title={formatName(name)} />
  const page = <FoundWalletContext value={{ name, record: wallet }}>{children}</FoundWalletContext>
  if (as === null) return page
  // A wallet without its own controller belongs to the controller of the identity.
  const controller = wallet.controller ?? identity?.controller ?? null
  return (
    <AccessGate name={name} controller={controller} as={as}>
      {page}
    </AccessGate>
  )
}
