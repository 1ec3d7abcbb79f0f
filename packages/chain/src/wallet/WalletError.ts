import { BaseError } from '@tyto/primitives'

export type WalletErrorCode =
  /** No wallet of this kind is in the page. */
  | 'WalletMissing'
  /** There, but locked, or without an account. */
  | 'WalletLocked'
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

/** What went wrong between us and a wallet of the browser. */
export class WalletError extends BaseError<WalletErrorCode> {}
