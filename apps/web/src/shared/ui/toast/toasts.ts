import { create } from 'zustand'
import {
  addToast,
  clearLog,
  dismissToast,
  emptyQueue,
  type ToastQueue,
  type ToastRequest,
} from './toastQueue'

/** The toasts of this page, for the screen and the log. */
export const useToasts = create<ToastQueue>(() => emptyQueue)

/** How long a notice that people must read stands, in ms: the specification's time. */
export const noticeDuration = 7_700

/** The longest time of a notice on the pages of a wallet's money, in ms: the specification's time there. */
export const walletNoticeDuration = 6_000

/** The time of a notice at the exchange, in ms: the specification's. */
export const swapNoticeDuration = 2_222

/** The time of other notices of the exchange and its community, in ms: the specification's. */
export const exchangeNoticeDuration = 3_000

/** Shows a toast, from anywhere: components, queries, event handlers. The text is already translated. */
export function showToast(request: ToastRequest): void {
  useToasts.setState((queue) => addToast(queue, request, Date.now()))
}

/** Keeps a message for the log alone: what a page says in its place, and nobody has to be told at once. */
export function noteInLog(request: ToastRequest): void {
  useToasts.setState((queue) => ({ ...addToast(queue, request, Date.now()), shown: queue.shown }))
}

export function hideToast(id: number): void {
  useToasts.setState((queue) => dismissToast(queue, id))
}

/** Takes back what is not true any more. */
export function hideToastsSaying(text: string): void {
  for (const toast of useToasts.getState().shown) if (toast.text === text) hideToast(toast.id)
}

export function clearToastLog(): void {
  useToasts.setState(clearLog)
}
