import { useEffect, useState } from 'react'
import { useWallet } from './wallet'
import { isWalletWindowShown, lookPause, windowOpening } from './walletWindow'

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
      const isShown = await isWalletWindowShown({ isLocal })
      if (isOver) return
      if (isShown) shownAt = Date.now()
      setGone(Date.now() - shownAt >= windowOpening)
    }
    const timer = window.setInterval(() => void look(), lookPause)
    return () => {
      isOver = true
      window.clearInterval(timer)
    }
  }, [isLocal])
  return isGone
}
