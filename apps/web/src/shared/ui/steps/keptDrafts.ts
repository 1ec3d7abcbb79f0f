/**
 * The texts that were typed into the steps of each page and not sent, for as long as the tab is open: `path`, name and
 * label of the step. Also which form a press had opened there (`useOpened`).
 */
const drafts = new Map<string, string>()
/** How many steps of one key are on the page: of two nobody knows which one a draft is of. */
const mounted = new Map<string, number>()
/** The history entry in which something was pressed last. */
let pressedIn: unknown = null

function entry(): unknown {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'key' in state ? state.key : state
}

function notePress(): void {
  pressedIn = entry()
}

/** Notes from now on in which page something is pressed: a form that is opened by a press begins empty. */
export function followPresses(): () => void {
  const kinds = ['pointerdown', 'keydown'] as const
  // Back leads to the very entry in which the link was pressed that left it.
  const comeBack = (): void => void (pressedIn = null)
  for (const kind of kinds) document.addEventListener(kind, notePress, true)
  window.addEventListener('popstate', comeBack, true)
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, notePress, true)
    window.removeEventListener('popstate', comeBack, true)
  }
}

/** The key of a step on the present page. */
export function draftKey(name: string, label: string): string {
  return `${window.location.pathname}${window.location.search} ${name} ${label}`
}

/** The text that stood there when the page was left; null in a form that a press has opened. */
export function recallDraft(key: string): string | null {
  return pressedIn !== null && pressedIn === entry() ? null : (drafts.get(key) ?? null)
}

export function keepDraft(key: string, draft: string | null): void {
  if (draft === null || (mounted.get(key) ?? 0) > 1) drafts.delete(key)
  else drafts.set(key, draft)
}

/** A step is on the page; answers how to take it away. */
export function mountDraft(key: string): () => void {
  mounted.set(key, (mounted.get(key) ?? 0) + 1)
  if (mounted.get(key) !== 1) drafts.delete(key)
  return () => mounted.set(key, (mounted.get(key) ?? 1) - 1)
}

/** Something was sent from the present page: what was typed there is over. */
export function forgetDrafts(): void {
  const page = `${window.location.pathname}${window.location.search} `
  for (const key of drafts.keys()) if (key.startsWith(page)) drafts.delete(key)
}
