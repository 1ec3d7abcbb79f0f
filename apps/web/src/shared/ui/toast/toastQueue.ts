/** The queue of toasts: pure functions from one state to the next, so that it can be tested without a page. */
export type ToastKind = 'success' | 'info' | 'warning' | 'danger'

export interface ToastLink {
  readonly href: string
  readonly label: string
}

export interface Toast {
  readonly id: number
  /** What it is about: the next toast about the same takes its place. */
  readonly about: string
  readonly kind: ToastKind
  readonly text: string
  /** A second line: the next step for the person, or what it is about. */
  readonly next: string | null
  /** Opens the details; null if the toast says everything. */
  readonly onDetails: (() => void) | null
  /** Takes back what the toast says; null if that is not possible. */
  readonly undo: (() => void) | null
  /** A page of another site with more information; it opens in a new tab. */
  readonly link: ToastLink | null
  /** How long it is shown, in ms. */
  readonly duration: number
  /** When it was shown, in ms since 1970. */
  readonly time: number
}

export interface ToastQueue {
  /** The toasts on the screen, oldest first: three at most. */
  readonly shown: readonly Toast[]
  /** All toasts since the page was opened, newest first. */
  readonly log: readonly Toast[]
  readonly nextId: number
}

export interface ToastRequest {
  /** Names what the toast is about, where its words do not: a transaction, the clipboard. Its words by default. */
  readonly about?: string | undefined
  readonly kind: ToastKind
  readonly text: string
  readonly next?: string | null | undefined
  readonly onDetails?: (() => void) | null | undefined
  readonly undo?: (() => void) | null | undefined
  readonly link?: ToastLink | null | undefined
  /** In ms, from 2000 to 7700; 5000 by default. */
  readonly duration?: number | undefined
}

export const emptyQueue: ToastQueue = { shown: [], log: [], nextId: 1 }

const mostShown = 3
const mostLogged = 100
const shortest = 2000
const longest = 7700
const usual = 5000

/**
 * Adds a toast below the others; the oldest is removed if there are too many. It takes the place of one that is about the
 * same: what is said twice starts its time again, and what is not true any more goes.
 */
export function addToast(queue: ToastQueue, request: ToastRequest, time: number): ToastQueue {
  const { kind, text, next = null, onDetails = null, undo = null, link = null, duration = usual } = request
  const about = request.about ?? JSON.stringify([kind, text, next])
  const toast: Toast = {
    id: queue.nextId,
    about,
    kind,
    text,
    next,
    onDetails,
    undo,
    link,
    duration: Math.min(longest, Math.max(shortest, duration)),
    time,
  }
  const others = queue.shown.filter((shown) => shown.about !== about)
  return {
    shown: [...others, toast].slice(-mostShown),
    log: [toast, ...queue.log].slice(0, mostLogged),
    nextId: queue.nextId + 1,
  }
}

/** Removes a toast from the screen; the log keeps it. */
export function dismissToast(queue: ToastQueue, id: number): ToastQueue {
  return { ...queue, shown: queue.shown.filter((toast) => toast.id !== id) }
}

export function clearLog(queue: ToastQueue): ToastQueue {
  return { ...queue, log: [] }
}
