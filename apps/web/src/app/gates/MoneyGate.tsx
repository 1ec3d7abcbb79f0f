import type { ReactNode } from 'react'
import { useStored } from '../../shared/device/useStored'
import { useNetworkId } from '../../shared/settings/network'
import { storedSession } from '../../shared/session/storedSession'
import { useMissingWallet, useWallet } from '../../shared/session/wallet'
import { AccessGate } from './AccessGate'
import { DidWalletGate } from './DidWalletGate'
import { useFoundWallet } from './foundWallet'

interface MoneyGateProps {
  readonly children: ReactNode
}

/**
 * The gate of pages where the controller of a DID wallet looks at its money: also while the browser wallet is locked, if
 * the log-in of this device is that of the wallet. What is looked at is public, and every signature needs an account.
 */
export function MoneyGate({ children }: MoneyGateProps) {
  return (
    <DidWalletGate>
      <MayLook>{children}</MayLook>
    </DidWalletGate>
  )
}

function MayLook({ children }: MoneyGateProps) {
  const { name, record } = useFoundWallet()
  const network = useNetworkId()
  const isLocked = useMissingWallet() === 'WalletLocked'
  const isBusy = useWallet((wallet) => wallet.busy === 'resuming')
  const login = useStored(storedSession, (session) => session.login)
  const isOwn = login !== null && login.network === network && login.address === record.address
  if (isLocked && isOwn && !isBusy) return children
  return (
    <AccessGate name={name} controller={record.controller} as="controller">
      {children}
    </AccessGate>
  )
}
