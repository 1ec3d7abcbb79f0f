import { create } from 'zustand'

/**
 * The places for notices in the open modal dialogs, the topmost last. Nothing outside the topmost dialog can be pressed
 * or read by a screen reader.
 */
const useDialogs = create<{ readonly open: readonly HTMLElement[] }>(() => ({ open: [] }))

/** Adds the place of a dialog on top; returns the function that removes it. */
export function pushDialog(place: HTMLElement): () => void {
  useDialogs.setState(({ open }) => ({ open: [...open, place] }))
  return () => useDialogs.setState(({ open }) => ({ open: open.filter((other) => other !== place) }))
}

/**
 * The place for toasts and pills, which must stay usable above everything: in the topmost dialog, between its content
 * and its buttons, so that they cover none of them; without a dialog, null.
 */
export function useDialogPlace(): HTMLElement | null {
  return useDialogs(({ open }) => open.at(-1)) ?? null
}
