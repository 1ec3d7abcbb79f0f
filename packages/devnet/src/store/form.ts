import { put, type KeyValueStore, type Operation } from './keyValueStore'
import { newerStore } from './StoreError'

const formKey = 'meta/form'

/**
 * The form of all records of a chain. A change of one of them raises it, and brings the way from the form before. Chains of before
 * this was written have form 1.
 */
const formOfToday = 1

export const formOperation: Operation = put(formKey, String(formOfToday))

/** Throws `StoreError` (NewerVersion) where the records are of a later form: nothing of them is read or written. */
export function requireKnownForm(store: KeyValueStore): void {
  const form = store.get(formKey)
  if (form !== undefined && !(Number(form) <= formOfToday)) throw newerStore(`records of form ${form}`)
}
