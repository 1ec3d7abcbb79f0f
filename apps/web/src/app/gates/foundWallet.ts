import type { DidRecord, Name } from '@tyto/identity'
import { createContext, useContext } from 'react'

/** The name and the wallet of a page. */
export interface FoundWallet {
  readonly name: Name
  readonly record: DidRecord
}

export const FoundWalletContext = createContext<FoundWallet | null>(null)

/** The wallet of this page, as its gate found it. Works only on pages behind a gate for wallets. */
export function useFoundWallet(): FoundWallet {
  const found = useContext(FoundWalletContext)
  if (found === null) throw new Error('This page stands behind no gate for wallets.')
  return found
}
