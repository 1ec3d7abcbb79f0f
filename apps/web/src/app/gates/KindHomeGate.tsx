import { formatName, parseVersion } from '@tyto/identity'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { CardSkeleton } from '../../features/wallet/CardSkeleton'
import { parsePath } from '../../shared/routing/parsePath'
import { useFoundName } from './foundName'
import { FoundWalletContext } from './foundWallet'
import { nameDestination } from './nameDestination'
import { NameGate } from './NameGate'
import { OnTheWay } from './OnTheWay'

interface KindHomeGateProps {
  readonly children: ReactNode
}

/** The gate of the home page of a wallet that is not a DID wallet. Each kind has its own path. */
export function KindHomeGate({ children }: KindHomeGateProps) {
  return (
    <NameGate Skeleton={CardSkeleton}>
      <IsAtHome>{children}</IsAtHome>
    </NameGate>
  )
}

function IsAtHome({ children }: KindHomeGateProps) {
  const found = useFoundName()
  const path = parsePath(useLocation().pathname)
  const page = path.kind === 'name' ? path.page.join('/') : ''
  const { name, wallet } = found
  const destination = nameDestination(found)
  const isAtHome = wallet !== null && page !== '' && destination.endsWith(`/${page}`)
  if (!isAtHome || parseVersion(wallet.version).kind === 'did')
    return <OnTheWay to={destination} title={formatName(name)} />
  return <FoundWalletContext value={{ name, record: wallet }}>{children}</FoundWalletContext>
}
