import { CopyDetails } from './CopyDetails'
import type { ErrorEntry } from './describeError'

/** Copies the details of an entry of the error book. */
export function CopyErrorDetails({ entry }: { readonly entry: ErrorEntry }) {
  return (
    <CopyDetails report={[entry.code, entry.text, entry.details].filter((part) => part !== '').join('\n')} />
  )
}
