import { useEffect, useState } from 'react'

/** The time in ms since 1970, updated every `pause` ms while the page is visible. */
export function useNow(pause: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), pause)
    return () => window.clearInterval(timer)
  }, [pause])
  return now
}
