import type { ReactNode } from 'react'
import { didWalletOf } from '../../shared/chain/didWalletOf'
import { NameGate } from './NameGate'

/** The gate of the DID document of a name. A document kept from an earlier visit is shown until the chain answers. */
export function DidDocumentGate({ children }: { readonly children: ReactNode }) {
  return <NameGate showsSeen={(found) => didWalletOf(found) !== null}>{children}</NameGate>
}
