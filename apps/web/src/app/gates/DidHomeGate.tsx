import { isDidWallet } from '@tyto/chain'
import { formatName } from '@tyto/identity'
import type { ReactNode } from 'react'
import { CardSkeleton } from '../../features/wallet/CardSkeleton'
import { useFoundName } from './foundName'
import { FoundWalletContext } from './foundWallet'
import { nameDestination } from './nameDestination'
import { NameGate } from './NameGate'
import { OnTheWay } from './OnTheWay'

interface DidHomeGateProps {
  readonly children: ReactNode
}

/**
 * The gate of the home page of a DID wallet. Wallets of other kinds are sent to their own home page. Data kept from an
 * earlier visit is shown until the chain answers.
 */
export function DidHomeGate({ children }: DidHomeGateProps) {
  return (
    <NameGate Skeleton={CardSkeleton} showsSeen={({ wallet }) => isDidWallet(wallet)}>
      <LeadsToDidWallet>{children}</LeadsToDidWallet>
    </NameGate>
  )
}

function LeadsToDidWallet({ children }: DidHomeGateProps) {
  const found = useFoundName()
  const { name, wallet, isSeen } = found
  if (!isDidWallet(wallet)) return <OnTheWay to={nameDestination(found)} title={formatName(name)} />
  // Kept data may name a former controller, so nobody is treated as controller.
  const record = isSeen ? { ...wallet, controller: null } : wallet
  return <FoundWalletContext value={{ name, record }}>{children}</FoundWalletContext>
}
