import { useEffect, useState } from 'react'

/** The last value that did not change for `pause` ms. */
export function useDebounced<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), pause)
    return () => window.clearTimeout(timer)
  }, [value, pause])
  return settled
}
