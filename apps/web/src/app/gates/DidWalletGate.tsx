import { formatName } from '@tyto/identity'
import type { ReactNode } from 'react'
import { didWalletOf } from '../../shared/chain/didWalletOf'
import { useFoundName } from './foundName'
import { FoundWalletContext } from './foundWallet'
import { nameDestination } from './nameDestination'
import { NameGate } from './NameGate'
import { Unsupported } from './Unsupported'

interface DidWalletGateProps {
  readonly children: ReactNode
}

/** The gate of pages for DID wallets. A name without a DID wallet is sent to its own home page. */
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
  const record = didWalletOf(found)
  if (record === null) return <Unsupported to={nameDestination(found)} title={formatName(name)} />
  return <FoundWalletContext value={{ name, record }}>{children}</FoundWalletContext>
}
