/** The part of a page's window that the wallet uses; tests pass one of their own. */
export interface WalletWindow {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>
  readonly location: { readonly hostname: string; readonly host: string; readonly href: string }
  readonly document: {
    readonly readyState: DocumentReadyState
    querySelector(selector: string): unknown
  }
  readonly crypto: Pick<Crypto, 'subtle' | 'getRandomValues'>
  readonly BroadcastChannel: new (name: string) => AnswerChannel
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly setTimeout: (run: () => void, ms: number) => unknown
  /** Without `locks` where the page is not secure: then one tab does not know of another. */
  readonly navigator: { readonly locks?: Pick<LockManager, 'request'> }
  addEventListener(type: string, listener: (event: Event) => void): void
  removeEventListener(type: string, listener: (event: Event) => void): void
  dispatchEvent(event: Event): boolean
}

/** A `BroadcastChannel`: reaches the approval page and every other tab of this origin. */
export interface AnswerChannel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  close(): void
}

/** Does one thing of a name at a time, in all tabs of this origin; a tab that is closed gives way to the next. */
export async function alone(
  { navigator }: WalletWindow,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  if (navigator.locks === undefined) await work()
  else await navigator.locks.request(`tyto.localWallet.${name}`, work)
}

/** Waits by the page's clock. */
export function wait(window: WalletWindow, ms: number): Promise<void> {
  return new Promise((resolve) => void window.setTimeout(resolve, ms))
}

/** The page must show an icon (`<link rel="icon">`), or ZilPay refuses to connect and to sign. */
export function hasFavicon(window: WalletWindow): boolean {
  return window.document.querySelector('link[rel*="icon" i][href]') !== null
}

/** A promise that nobody ever settles: how the real wallets leave their pages waiting. */
export function never<T>(): Promise<T> {
  return new Promise<T>(() => undefined)
}
