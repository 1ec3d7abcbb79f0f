import { create } from 'zustand'
import type { ErrorEntry } from './describeError'

/** The entry that is open in the error book; null while it is closed. */
export const useErrorBook = create<{ readonly entry: ErrorEntry | null }>(() => ({ entry: null }))

/** Opens the error book at an entry, from anywhere. */
export function openErrorBook(entry: ErrorEntry): void {
  useErrorBook.setState({ entry })
}

export function closeErrorBook(): void {
  useErrorBook.setState({ entry: null })
}
