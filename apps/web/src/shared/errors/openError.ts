import { sayMissingPart } from '../i18n/sayMissingPart'
import { fetchPart } from '../ui/parts/fetchPart'
import { openErrorBook } from './errorBook'

/**
 * Opens the error book with the entry of any error; the code that describes errors is loaded at this moment. Never
 * throws.
 */
export function openError(error: unknown): void {
  const open = async (): Promise<void> => {
    const { describeError } = await fetchPart(() => import('./describeError'))
    openErrorBook(describeError(error))
  }
  // The text on the page stays.
  open().catch(() => sayMissingPart())
}
