import type { ReactNode } from 'react'
import { DocumentSkeleton } from '../../features/did/DocumentSkeleton'
import { didWalletOf } from '../../shared/chain/didWalletOf'
import { NameGate } from './NameGate'

/** The gate of the DID document of a name. A document kept from an earlier visit is shown until the chain answers. */
export function DidDocumentGate({ children }: { readonly children: ReactNode }) {
  return (
    <NameGate Skeleton={DocumentSkeleton} showsSeen={(found) => didWalletOf(found) !== null}>
      {children}
    </NameGate>
  )
}
