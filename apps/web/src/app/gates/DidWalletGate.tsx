import { identityOf, isDidWallet } from '@tyto/chain'
import { formatName } from '@tyto/identity'
import type { ReactNode } from 'react'
import { useFoundName } from './foundName'
import { FoundWalletContext } from './foundWallet'
import { nameDestination } from './nameDestination'
import { NameGate } from './NameGate'
import { CameFrom, ToIdentity } from './ToIdentity'
import { Unsupported } from './Unsupported'

interface DidWalletGateProps {
  readonly children: ReactNode
}

/**
 * The gate of what belongs to an identity: document, guardians, keys, names. A name that leads to another kind of wallet
 * is sent to the same page of its identity, a name without one to its own home page.
 */
export function DidWalletGate({ children }: DidWalletGateProps) {
  return (
    <NameGate>
      <HasDidWallet>{children}</HasDidWallet>
    </NameGate>
  )
}

function HasDidWallet({ children }: DidWalletGateProps) {
  const found = useFoundName()
  const { name } = found
  const identity = identityOf(found)
  if (identity === null) return <Unsupported to={nameDestination(found)} title={formatName(name)} />
  return (
    <OfIdentity>
      <FoundWalletContext value={identity}>{children}</FoundWalletContext>
    </OfIdentity>
  )
}

/** Shows a page under the identity's own name alone. Where there is no identity, the page itself says so. */
export function OfIdentity({ children }: DidWalletGateProps) {
  const found = useFoundName()
  const { name, wallet } = found
  const identity = identityOf(found)
  if (identity !== null && !isDidWallet(wallet)) return <ToIdentity from={name} to={identity.name} />
  return <CameFrom name={name}>{children}</CameFrom>
}
