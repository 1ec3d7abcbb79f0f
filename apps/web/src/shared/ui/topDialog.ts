import { create } from 'zustand'

/**
 * The open modal dialogs, the topmost last. Nothing outside the topmost one can be pressed or read by a screen reader.
 */
const useDialogs = create<{ readonly open: readonly HTMLDialogElement[] }>(() => ({ open: [] }))

/** Adds a dialog on top; returns the function that removes it. */
export function pushDialog(dialog: HTMLDialogElement): () => void {
  useDialogs.setState(({ open }) => ({ open: [...open, dialog] }))
  return () => useDialogs.setState(({ open }) => ({ open: open.filter((other) => other !== dialog) }))
}

/** The place for elements that must stay usable above everything: the topmost dialog, or the page. */
export function useTopLayer(): HTMLElement {
  return useDialogs(({ open }) => open.at(-1)) ?? document.body
}
