import { useEffect, useState } from 'react'
import { isLocalWalletOpen } from './localWallet'
import { useWallet } from './wallet'

/** How often the page looks where the focus is, in ms. */
const pause = 500
/** An extension's window may need this long until it is in front of the page, in ms. */
const opening = 2_000

/**
 * Is the window of the wallet closed or hidden behind this page? An extension does not say so: it counts as gone once the
 * page has had the focus for a while.
 */
export function useIsWalletWindowGone(): boolean {
  const isLocal = useWallet(({ adapter }) => adapter?.kind === 'local')
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    let isOver = false
    let shownAt = Date.now()
    const look = async (): Promise<void> => {
      const isShown = isLocal ? await isLocalWalletOpen() : !document.hasFocus()
      if (isOver) return
      if (isShown) shownAt = Date.now()
      setGone(Date.now() - shownAt >= opening)
    }
    const timer = window.setInterval(() => void look(), pause)
    return () => {
      isOver = true
      window.clearInterval(timer)
    }
  }, [isLocal])
  return isGone
}
