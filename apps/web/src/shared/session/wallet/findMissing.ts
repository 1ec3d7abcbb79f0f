import type { NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'

/** A need of an action besides a wallet on the right network and account. */
export type Requirement = 'login' | 'storage'

export interface Needs {
  readonly needs?: readonly Requirement[] | undefined
  /** The only account that may sign; with a log-in, its controller by default. */
  readonly signer?: Address | undefined
  /** False where nothing is signed: a network for reading does as well. */
  readonly signs?: boolean
}

/** The facts about the session that `findMissing` uses. */
export interface SessionFacts {
  readonly network: NetworkId
  /** Does the network execute no calls? Then nothing is signed there. */
  readonly isForReading: boolean
  /** The least price of gas of the network, in Li. */
  readonly leastLi: bigint
  /** The problem with the wallet itself; null if there is none. See `missingWallet`. */
  readonly wallet: MissingWallet | null
  /** The account of the browser wallet. */
  readonly account: Address | null
  /** The log-in: the wallet contract and the account that controls it. */
  readonly login: { readonly address: Address; readonly controller: Address } | null
  readonly hasStorage: boolean
}

/** One thing that is missing before a person can act, and how to fix it. */
export type Missing =
  /** The network executes no calls: what is signed costs gas and does nothing. */
  | { readonly code: 'NetworkForReading'; readonly fix: 'chooseNetwork' }
  /** 'Connect your wallet.' */
  | { readonly code: 'NoWallet'; readonly fix: 'connectWallet' }
  /** 'Unlock the wallet extension.' */
  | { readonly code: 'WalletLocked'; readonly fix: 'unlockWallet' }
  /** Another account was chosen in the wallet, one that it does not show to this site. */
  | { readonly code: 'AccountNotConnected'; readonly fix: 'reconnect' }
  /** The wallet does not say its network, so that it might sign for any. */
  | { readonly code: 'UnknownNetwork'; readonly fix: 'askNetwork'; readonly expected: NetworkId }
  | { readonly code: 'WrongNetwork'; readonly fix: 'switchNetwork'; readonly expected: NetworkId }
  /** 'To continue, log in.' */
  | { readonly code: 'NotLoggedIn'; readonly fix: 'logIn' }
  | { readonly code: 'WrongAccount'; readonly fix: 'switchAccount'; readonly expected: Address }
  /** 'To use the permaweb, connect ArConnect desktop wallet.' */
  | { readonly code: 'NoStorageWallet'; readonly fix: 'connectStorage' }

export type MissingWallet = Extract<
  Missing['code'],
  'NoWallet' | 'WalletLocked' | 'AccountNotConnected' | 'UnknownNetwork' | 'WrongNetwork'
>

export const networkForReading: Missing = { code: 'NetworkForReading', fix: 'chooseNetwork' }
export const noStorageWallet: Missing = { code: 'NoStorageWallet', fix: 'connectStorage' }

/** The first missing thing, in the order in which a person would fix them; null if nothing is missing. */
export function findMissing(
  { needs = [], signer, signs = true }: Needs,
  facts: SessionFacts,
): Missing | null {
  const { network, isForReading, wallet, account, login, hasStorage } = facts
  if (isForReading && signs) return networkForReading
  if (wallet === 'WalletLocked') return { code: 'WalletLocked', fix: 'unlockWallet' }
  if (wallet === 'AccountNotConnected') return { code: 'AccountNotConnected', fix: 'reconnect' }
  if (wallet === 'NoWallet' || account === null) return { code: 'NoWallet', fix: 'connectWallet' }
  if (wallet === 'UnknownNetwork') return { code: 'UnknownNetwork', fix: 'askNetwork', expected: network }
  if (wallet === 'WrongNetwork') return { code: 'WrongNetwork', fix: 'switchNetwork', expected: network }
  const needsLogin = needs.includes('login')
  if (needsLogin && !login) return { code: 'NotLoggedIn', fix: 'logIn' }
  const expected = signer ?? (needsLogin ? login?.controller : undefined)
  if (expected !== undefined && expected !== account) {
    return { code: 'WrongAccount', fix: 'switchAccount', expected }
  }
  return needs.includes('storage') && !hasStorage ? noStorageWallet : null
}
