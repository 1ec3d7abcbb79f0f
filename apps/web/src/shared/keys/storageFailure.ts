import type { StorageCode } from '@tyto/chain'
import { ActionError } from '../errors/ActionError'

/** Why the storage wallet did not do what it was asked: a code of `errors.json`. */
export function storageFailure(code: StorageCode): ActionError {
  const isRefusal = code === 'WalletRejected' || code === 'WalletSilent' || code === 'WalletNoPermission'
  return new ActionError(isRefusal ? 'StorageRefused' : 'StorageFailed', { cause: code })
}

/**
 * Was the wallet there, and gave no text for what it was to decrypt? It says so of what was encrypted for another one, of what is
 * damaged, and where it merely failed, and never which of them.
 */
export function isUnopened(code: StorageCode): boolean {
  return code === 'WalletFailed' || code === 'WalletInvalidAnswer' || code === 'NoCiphertext'
}
