import { isDidWallet } from '@tyto/chain'
import type { ReactNode } from 'react'
import { DocumentSkeleton } from '../../features/did/DocumentSkeleton'
import { OfIdentity } from './DidWalletGate'
import { NameGate } from './NameGate'

/**
 * The gate of the DID document of a name; that of a wallet of another kind is its identity's. A document kept from an
 * earlier visit is shown until the chain answers.
 */
export function DidDocumentGate({ children }: { readonly children: ReactNode }) {
  return (
    <NameGate Skeleton={DocumentSkeleton} showsSeen={({ wallet }) => isDidWallet(wallet)}>
      <OfIdentity>{children}</OfIdentity>
    </NameGate>
  )
}
