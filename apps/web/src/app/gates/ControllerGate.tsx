import type { ReactNode } from 'react'
import { AccessGate } from './AccessGate'
import { DidWalletGate } from './DidWalletGate'
import { useFoundWallet } from './foundWallet'

interface ControllerGateProps {
  readonly children: ReactNode
}

/** The gate of pages that only the controller of a DID wallet may use. */
export function ControllerGate({ children }: ControllerGateProps) {
  return (
    <DidWalletGate>
      <IsController>{children}</IsController>
    </DidWalletGate>
  )
}

function IsController({ children }: ControllerGateProps) {
  const { name, record } = useFoundWallet()
  return (
    <AccessGate name={name} controller={record.controller} as="controller">
      {children}
    </AccessGate>
  )
}
