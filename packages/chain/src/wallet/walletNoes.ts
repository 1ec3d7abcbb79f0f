import type { WalletErrorCode } from './WalletError'

/** Which wallet says no, to what, for which cause, in which words; and what the person is told. */
export interface WalletNo {
  readonly wallet: 'ZilPay 1.4.3' | 'Bearby 2.0.8' | 'local wallet'
  readonly asked: 'connect' | 'sign' | 'network'
  readonly cause: WalletCause
  /** Its own words, or how it keeps silent. */
  readonly says: string
  /** Null where nothing is an error yet: the page goes on waiting, or shows what the state says. */
  readonly code: WalletErrorCode | null
  /** How it is known: seen with the real extension, read in its source, or by a test of the local wallet. */
  readonly known: 'seen' | 'read' | 'tested'
}

export type WalletCause =
  | 'the person refuses'
  | 'the window is closed'
  | 'locked'
  | 'never set up'
  | 'another chain is chosen'
  | 'another chain is chosen, and the person approves'
  | 'site removed in the wallet'
  | 'the page has no icon'
  | 'the storage is full'

/** The table of `docs/wallets.md`; a test walks each row with a wallet that behaves so. */
export const walletNoes: readonly WalletNo[] = [
  ...noesOf('ZilPay 1.4.3', [
    ['connect', 'the person refuses', 'false', 'WalletRejected', 'seen'],
    ['connect', 'the window is closed', 'nothing', 'WalletSilent', 'seen'],
    ['connect', 'never set up', 'wallet not found', 'WalletEmpty', 'read'],
    ['connect', 'the page has no icon', 'app favicon is required', 'WalletRefusesPage', 'seen'],
    ['sign', 'the person refuses', 'Rejected by user', 'WalletRejected', 'seen'],
    ['sign', 'site removed in the wallet', "User is't connections.", 'WalletNotConnected', 'seen'],
    ['network', 'locked', 'ZilPay is disabled.', null, 'seen'],
    ['network', 'site removed in the wallet', "User is't connections.", 'WalletNotConnected', 'read'],
  ]),
  ...noesOf('Bearby 2.0.8', [
    ['connect', 'the person refuses', 'false', 'WalletRejected', 'seen'],
    ['connect', 'the window is closed', 'nothing', 'WalletSilent', 'seen'],
    ['connect', 'locked', 'Error: Wallet is locked', 'WalletNotOpen', 'seen'],
    ['connect', 'never set up', 'Error: Wallet is locked', 'WalletNotOpen', 'seen'],
    ['connect', 'another chain is chosen', 'false, at once', 'WalletOtherChain', 'seen'],
    ['connect', 'another chain is chosen, and the person approves', 'false', 'WalletOtherChain', 'seen'],
    ['connect', 'the page has no icon', 'website favicon is required', 'WalletRefusesPage', 'seen'],
    ['sign', 'the person refuses', 'User rejected the request', 'WalletRejected', 'seen'],
    ['sign', 'locked', 'Error: Wallet is locked', 'WalletNotOpen', 'seen'],
    ['network', 'site removed in the wallet', 'Error: Wallet not connected', 'WalletNotConnected', 'seen'],
  ]),
  ...noesOf('local wallet', [
    ['sign', 'the storage is full', 'The storage of this site is full', 'WalletFull', 'tested'],
  ]),
]

/** The cells after the wallet in a row of the table. */
type Row = readonly [
  asked: WalletNo['asked'],
  cause: WalletNo['cause'],
  says: string,
  code: WalletNo['code'],
  known: WalletNo['known'],
]

function noesOf(wallet: WalletNo['wallet'], rows: readonly Row[]): readonly WalletNo[] {
  return rows.map(([asked, cause, says, code, known]) => ({ wallet, asked, cause, says, code, known }))
}
