import { openErrorBook } from './errorBook'

/** Opens the error book at an error, whatever it is; what describes it is loaded now. Never throws. */
export function openError(error: unknown): void {
  const open = async (): Promise<void> => {
    const { describeError } = await import('./describeError')
    openErrorBook(describeError(error))
  }
  // Where not even that can be fetched, there is nothing to be shown: the text on the page stays.
  open().catch(() => undefined)
}
