import type { NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import type { Requirement } from './action'

/** What the session knows, as far as an action asks for it. */
export interface SessionFacts {
  readonly network: NetworkId
  readonly wallet: 'none' | 'locked' | 'connected'
  /** The account of the browser wallet. */
  readonly account: Address | null
  /** Does the wallet send to the app's network? Null where nobody knows. */
  readonly isOnNetwork: boolean | null
  /** Who is logged in: the wallet contract and the account that controls it. */
  readonly login: { readonly address: Address; readonly controller: Address } | null
  readonly hasStorage: boolean
}

/** What stands between a person and an action, and what the button offers in its place. */
export type Missing =
  /** 'Connect your wallet.' */
  | { readonly code: 'NoWallet'; readonly fix: 'connectWallet' }
  /** 'Unlock the wallet extension.' */
  | { readonly code: 'WalletLocked'; readonly fix: 'unlockWallet' }
  | { readonly code: 'WrongNetwork'; readonly fix: 'switchNetwork'; readonly expected: NetworkId }
  /** 'To continue, log in.' */
  | { readonly code: 'NotLoggedIn'; readonly fix: 'logIn' }
  | { readonly code: 'WrongAccount'; readonly fix: 'switchAccount'; readonly expected: Address }
  /** 'To use the permaweb, connect ArConnect desktop wallet.' */
  | { readonly code: 'NoStorageWallet'; readonly fix: 'connectStorage' }

export interface Needs {
  readonly needs?: readonly Requirement[] | undefined
  /** The one account that may sign this; with a login it is its controller, unless said otherwise. */
  readonly signer?: Address | undefined
}

/** The first thing that is missing, in the order in which a person would mend it; null if nothing is. */
export function findMissing({ needs = [], signer }: Needs, facts: SessionFacts): Missing | null {
  if (facts.wallet === 'locked') return { code: 'WalletLocked', fix: 'unlockWallet' }
  if (facts.wallet === 'none' || facts.account === null) return { code: 'NoWallet', fix: 'connectWallet' }
  // Where nobody knows the wallet's network, the chain itself refuses what is not meant for it.
  if (facts.isOnNetwork === false) {
    return { code: 'WrongNetwork', fix: 'switchNetwork', expected: facts.network }
  }
  const needsLogin = needs.includes('login')
  if (needsLogin && !facts.login) return { code: 'NotLoggedIn', fix: 'logIn' }
  const expected = signer ?? (needsLogin ? facts.login?.controller : undefined)
  if (expected !== undefined && expected !== facts.account) {
    return { code: 'WrongAccount', fix: 'switchAccount', expected }
  }
  if (needs.includes('storage') && !facts.hasStorage)
    return { code: 'NoStorageWallet', fix: 'connectStorage' }
  return null
}
