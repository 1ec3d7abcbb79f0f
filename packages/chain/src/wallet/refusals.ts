/**
 * The exact words with which wallets say no, as they were heard from the real extensions. Whatever else a wallet says is no
 * refusal: wallets pass on the words of their nodes, and those may speak of a transaction that went.
 */
import type { StorageCode } from './storageWallet'
import type { ConnectCode } from './walletAdapter'

type Words<Code extends string> = ReadonlyMap<string, Code>

/** Classic ZilPay 1.0 to 1.4.3 and Bearby 2.0.8. They are rejected as plain text or as an `Error`, some with its name before. */
const zilPayWords: Words<ConnectCode> = new Map<string, ConnectCode>([
  ['Rejected by user', 'WalletRejected'],
  ['User rejected the request', 'WalletRejected'],
  ['ZilPay is disabled.', 'WalletLocked'],
  ['Wallet is locked', 'WalletNotOpen'],
  ['wallet not found', 'WalletEmpty'],
  ['Wallet not found', 'WalletEmpty'],
  ["User is't connections.", 'WalletNotConnected'],
  ['Wallet not connected', 'WalletNotConnected'],
  ['app favicon is required', 'WalletRefusesPage'],
  ['website favicon is required', 'WalletRefusesPage'],
  // Of our own local wallet alone: extensions keep their requests in a storage of their own.
  ['The storage of this site is full', 'WalletFull'],
])

/** ArConnect 1.20 and Wander 1.41. */
const arConnectWords: Words<StorageCode> = new Map<string, StorageCode>([
  ['User cancelled the AuthRequest', 'WalletRejected'],
  ['User failed to sign the transaction manually', 'WalletRejected'],
  ['No wallets added', 'WalletNoAccount'],
])

/**
 * Words of nodes that wallets pass on, for what the rules of the network never take: the same bytes are refused at any time, so
 * that none of them went. A nonce that is too low, or money that is missing, may follow from a transaction that did go.
 */
const nodeWords: readonly RegExp[] = [
  /Insufficient Zilliqa txn gas supplied \(\d+\) - required \(\d+\)/,
  /Txn gas limit \(\d+\) exceeeds block gas limit \(\d+\)/,
  /Gas limit \(\d+\) lower than minimum for [a-z ]+ \(\d+\)/,
  /GasPrice \d+ lower than minimum allowable \d+/,
]

/** The meaning of a refusal by ZilPay or Bearby, or by its node; undefined for words that are neither's own. */
export function zilPayRefusal(text: string): ConnectCode | undefined {
  return (
    meaningOf(text, zilPayWords) ?? (nodeWords.some((words) => words.test(text)) ? 'NodeRefused' : undefined)
  )
}

/** The meaning of a refusal by a storage wallet. */
export function arConnectRefusal(text: string): StorageCode {
  // The names of what is missing follow.
  if (text.replace(errorName, '').startsWith('Missing permission(s) for "')) return 'WalletNoPermission'
  return meaningOf(text, arConnectWords) ?? 'WalletFailed'
}

/** An error that was made into text on its way begins like this. */
const errorName = /^Error: /

function meaningOf<Code extends string>(text: string, words: Words<Code>): Code | undefined {
  return words.get(text) ?? words.get(text.replace(errorName, ''))
}
