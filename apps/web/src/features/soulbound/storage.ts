import type { StorageWallet } from '@tyto/chain'
import { ActionError } from '../../shared/errors/ActionError'
import { describeError } from '../../shared/errors/describeError'

/** The storage wallet, or the reason why nothing can be signed without one. */
export function needStorage(storage: StorageWallet | null): StorageWallet {
  if (storage === null) throw new ActionError('NoStorageWallet')
  return storage
}

/** An error in words with the next step, for a note. Needs the area `errors`. */
export function errorText(error: unknown): string {
  const { text, next } = describeError(error)
  return next === null ? text : `${text} ${next}`
}
