import { showToast } from '../ui/toast/toasts'
import { describeError } from './describeError'
import { openErrorBook } from './errorBook'

/**
 * Tells the person of an error, whatever it is: a toast with the next step, kept in the messages, with the way to its entry
 * in the error book. Takes exceptions, and the bare codes of expected refusals. Never throws.
 */
export function showError(error: unknown): void {
  const entry = describeError(error)
  const { kind, text, next } = entry
  showToast({ kind, text, next, onDetails: () => openErrorBook(entry), duration: 7_700 })
}
