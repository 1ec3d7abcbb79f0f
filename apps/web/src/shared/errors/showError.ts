import { loadAreas } from '../i18n/translations'
import { showToast } from '../ui/toast/toasts'
import { describeError } from './describeError'

/**
 * Tells the person of an error, whatever it is: a toast with the next step, kept in the messages, with its details to be
 * copied. Takes exceptions, and the bare codes of expected refusals. Never throws.
 */
export function showError(error: unknown): void {
  const show = (): void => {
    const { kind, text, next, details } = describeError(error)
    showToast({ kind, text, next, details, duration: 7_700 })
  }
  // Where even the texts cannot be fetched, the code stands for itself.
  loadAreas('errors').then(show, show)
}
