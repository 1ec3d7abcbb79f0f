import type { NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'

/** What something may need beside a wallet on the right network and account. */
export type Requirement = 'login' | 'storage'

export interface Needs {
  readonly needs?: readonly Requirement[] | undefined
  /** The one account that may sign; with a log-in it is its controller, unless said otherwise. */
  readonly signer?: Address | undefined
}

/** What the session knows, as far as something asks for it. */
export interface SessionFacts {
  readonly network: NetworkId
  /** What is wrong with the wallet itself; null for nothing. See `missingWallet`. */
  readonly wallet: MissingWallet | null
  /** The account of the browser wallet. */
  readonly account: Address | null
  /** Who is logged in: the wallet contract and the account that controls it. */
  readonly login: { readonly address: Address; readonly controller: Address } | null
  readonly hasStorage: boolean
}

/** What stands between a person and what they want to do, and what mends it. */
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

export type MissingWallet = Extract<Missing['code'], 'NoWallet' | 'WalletLocked' | 'WrongNetwork'>

export const noStorageWallet: Missing = { code: 'NoStorageWallet', fix: 'connectStorage' }

/** The first thing that is missing, in the order in which a person would mend it; null if nothing is. */
export function findMissing({ needs = [], signer }: Needs, facts: SessionFacts): Missing | null {
  const { network, wallet, account, login, hasStorage } = facts
  if (wallet === 'WalletLocked') return { code: 'WalletLocked', fix: 'unlockWallet' }
  if (wallet === 'NoWallet' || account === null) return { code: 'NoWallet', fix: 'connectWallet' }
  if (wallet === 'WrongNetwork') return { code: 'WrongNetwork', fix: 'switchNetwork', expected: network }
  const needsLogin = needs.includes('login')
  if (needsLogin && !login) return { code: 'NotLoggedIn', fix: 'logIn' }
  const expected = signer ?? (needsLogin ? login?.controller : undefined)
  if (expected !== undefined && expected !== account) {
    return { code: 'WrongAccount', fix: 'switchAccount', expected }
  }
  return needs.includes('storage') && !hasStorage ? noStorageWallet : null
}
