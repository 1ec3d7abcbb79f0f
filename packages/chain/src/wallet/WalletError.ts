import { BaseError } from '@tyto/primitives'

export type WalletErrorCode =
  /** No wallet of this kind is in the page. */
  | 'WalletMissing'
  /** There, and locked. */
  | 'WalletLocked'
  /** Locked, or never set up: Bearby says both in the same words. */
  | 'WalletNotOpen'
  /** It has no account at all yet. */
  | 'WalletEmpty'
  /** This site is connected, and the wallet names no account of Zilliqa: it stands on another chain. */
  | 'WalletOtherChain'
  /** It could not keep the request, so that nobody was asked. */
  | 'WalletFull'
  /** The wallet signed, and its node refuses what no node with its rules ever takes: nothing of it can come. */
  | 'NodeRefused'
  /** The person refused. */
  | 'WalletRejected'
  /**
   * It said no before anybody could have: it asked no one. Another family of chains is chosen in it, or it has no wallet
   * yet, or it is locked.
   */
  | 'WalletNotAsked'
  /** No answer in good time: the window may be open still, or was closed without a choice. */
  | 'WalletSilent'
  /** This site is not connected (any more). */
  | 'WalletNotConnected'
  /** Connected, and yet the wallet names no account. */
  | 'WalletNoAccount'
  /** The wallet does not talk to this page: it has no icon. */
  | 'WalletRefusesPage'
  /** A permission is missing; connect asks for it. */
  | 'WalletNoPermission'
  /** The request was not taken; the wallet's own words are in `details`. */
  | 'WalletFailed'
  /** Something came back that is no answer. */
  | 'WalletInvalidAnswer'

/** A failure between us and a wallet of the browser. */
export class WalletError extends BaseError<WalletErrorCode> {}
