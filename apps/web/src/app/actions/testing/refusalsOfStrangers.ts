import type { ActionName, UnmeasuredAction } from '../../../shared/transaction/gas/usualGasTable'

/** Actions that anybody may ask for, and that the chain alone refuses: their requests are made for every account. */
const open: readonly string[] = [
  'addFunds',
  'addFundsFrom',
  'addGuardians',
  'advanceCycle',
  'allowTrade',
  'buyNftUsername',
  'callContract',
  'collectOwnRewards',
  'completeWithdrawal',
  'configureSocialRecovery',
  'confirmDelegatorSwap',
  'decreaseAllowance',
  'delegateStake',
  'deployContract',
  'deployDidWallet',
  'deployXwallet',
  'didCreate',
  'didSocialRecovery',
  'didUpdate',
  'increaseAllowance',
  'ivms101',
  'lock',
  'pause',
  'payFromWallet',
  'redelegateStake',
  'rejectDelegatorSwap',
  'removeGuardians',
  'requestDelegatorSwap',
  'revokeAllowance',
  'revokeDelegatorSwap',
  'unpause',
  'updatePublicEncryption',
  'verifiableCredential',
  'withdrawStakeAmt',
  'withdrawStakeRewards',
  'withdrawZil',
]

const others: Readonly<Record<string, readonly string[]>> = {
  acceptPendingController: ['NotPendingController'],
  acceptPendingDomain: ['NotPendingController', 'WrongCaller'],
  acceptPendingUsername: ['NotUsernameOwner'],
  backMotion: ['NotEnoughXPoints'],
  raiseMotion: ['NotEnoughXPoints'],
  // An account trades for itself, a wallet for its controller.
  trade: ['none', 'NotController'],
}

/** The code of one of these is why an action makes no request for an account that owns nothing; `none` where it makes one. */
export function refusalsOfStrangers(name: ActionName | UnmeasuredAction): readonly string[] {
  return open.includes(name) ? ['none'] : (others[name] ?? ['NotController'])
}
