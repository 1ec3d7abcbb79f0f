import type { DidRecord, Name } from '@tyto/identity'
import { createContext, useContext } from 'react'

/** A name and the wallet behind it that a page is about. */
export interface FoundWallet {
  readonly name: Name
  readonly record: DidRecord
}

export const FoundWalletContext = createContext<FoundWallet | null>(null)

/** The wallet of this page, as its gate let it through. Only on pages behind a gate for wallets. */
export function useFoundWallet(): FoundWallet {
  const found = useContext(FoundWalletContext)
  if (found === null) throw new Error('This page stands behind no gate for wallets.')
  return found
}
