import { openErrorBook } from './errorBook'

/**
 * Opens the error book with the entry of any error; the code that describes errors is loaded at this moment. Never
 * throws.
 */
export function openError(error: unknown): void {
  const open = async (): Promise<void> => {
    const { describeError } = await import('./describeError')
    openErrorBook(describeError(error))
  }
  // If even that code cannot be loaded, nothing opens: the text on the page stays.
  open().catch(() => undefined)
}
