import { useEffect, useState } from 'react'

const longestWait = 1_000

/** False until the browser is idle. For work that can wait until the page is shown. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const done = (): void => setIdle(true)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(done, longestWait / 2)
      return () => clearTimeout(timer)
    }
    const request = window.requestIdleCallback(done, { timeout: longestWait })
    return () => window.cancelIdleCallback(request)
  }, [])
  return idle
}
