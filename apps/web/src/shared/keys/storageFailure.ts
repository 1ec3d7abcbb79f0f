import type { StorageCode } from '@tyto/chain'
import { ActionError } from '../errors/ActionError'

/** Why a key could not be encrypted or decrypted: a code of `errors.json`. */
export function storageFailure(code: StorageCode): ActionError {
  const isRefusal = code === 'WalletRejected' || code === 'WalletSilent' || code === 'WalletNoPermission'
  return new ActionError(isRefusal ? 'StorageRefused' : 'StorageFailed', { cause: code })
}
