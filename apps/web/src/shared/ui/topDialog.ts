import { create } from 'zustand'

/** The open modal dialogs, the topmost last. Nothing outside the topmost one can be pressed, or is read aloud. */
const useDialogs = create<{ readonly open: readonly HTMLDialogElement[] }>(() => ({ open: [] }))

/** Answers the way to take it off again. */
export function pushDialog(dialog: HTMLDialogElement): () => void {
  useDialogs.setState(({ open }) => ({ open: [...open, dialog] }))
  return () => useDialogs.setState(({ open }) => ({ open: open.filter((other) => other !== dialog) }))
}

/** Where something must be drawn that stays in reach above everything: the topmost dialog, or the page. */
export function useTopLayer(): HTMLElement {
  return useDialogs(({ open }) => open.at(-1)) ?? document.body
}
