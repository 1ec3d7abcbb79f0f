import type { ReactNode } from 'react'
import { AccessGate } from './AccessGate'
import { DidWalletGate } from './DidWalletGate'
import { useFoundWallet } from './foundWallet'

interface ControllerGateProps {
  readonly children: ReactNode
}

/** In front of the pages of a DID wallet that its controller alone may use. */
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
