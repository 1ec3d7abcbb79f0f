import { noticeDuration, showToast } from '../ui/toast/toasts'
import { describeError } from './describeError'
import { openErrorBook } from './errorBook'

/**
 * Shows any error as a toast with the next step and a link to its entry in the error book; the messages keep it. Takes
 * exceptions, and the codes of expected refusals. Never throws.
 */
export function showError(error: unknown): void {
  const entry = describeError(error)
  const { kind, text, next } = entry
  showToast({ kind, text, next, onDetails: () => openErrorBook(entry), duration: noticeDuration })
}
