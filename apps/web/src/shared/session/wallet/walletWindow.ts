import { isLocalWalletOpen } from './localWallet'

/** How often the page looks where the focus is, in ms. */
export const lookPause = 500
/** An extension's window may need this long until it is in front of the page, in ms. */
export const windowOpening = 2_000

/** Which window: the one of the local wallet, or that of an extension. */
interface WalletWindow {
  readonly isLocal: boolean
}

/** Is the window of a wallet in front of the page? An extension does not say so: then the page has the focus. */
export async function isWalletWindowShown({ isLocal }: WalletWindow): Promise<boolean> {
  return isLocal ? isLocalWalletOpen() : !document.hasFocus()
}

/**
 * Calls back once the window of a wallet was in front of the page and is no more: closed, or hidden behind it. Where none was ever seen
 * nothing is said, since some extensions open theirs elsewhere. Answers the way to stop.
 */
export function whenWalletWindowGoes({ isLocal }: WalletWindow, listener: () => void): () => void {
  // The local wallet's window is in the page itself: it opens wherever it is asked.
  let wasShown = isLocal
  let shownAt = Date.now()
  let isOver = false
  const stop = (): void => {
    isOver = true
    window.clearInterval(timer)
  }
  const look = async (): Promise<void> => {
    const isShown = await isWalletWindowShown({ isLocal })
    if (isOver) return
    if (isShown) {
      wasShown = true
      shownAt = Date.now()
    } else if (wasShown && Date.now() - shownAt >= windowOpening) {
      stop()
      listener()
    }
  }
  const timer = window.setInterval(() => void look(), lookPause)
  return stop
}
