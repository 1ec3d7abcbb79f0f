import type { ReactNode } from 'react'
import { didWalletOf } from '../../shared/chain/didWalletOf'
import { NameGate } from './NameGate'

/** In front of the document of a name: one that an earlier visit saw is shown until the chain answers. */
export function DidDocumentGate({ children }: { readonly children: ReactNode }) {
  return <NameGate showsSeen={(found) => didWalletOf(found) !== null}>{children}</NameGate>
}
