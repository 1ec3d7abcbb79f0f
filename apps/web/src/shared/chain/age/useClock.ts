import { useCallback, useSyncExternalStore } from 'react'

/**
 * Returns what `read` makes of the time (ms since 1970), looked at every `pause` ms. A component is drawn anew only when
 * that changes: an age in words, whether a time has passed. `read` answers the same for the same time.
 */
export function useClock<T extends string | number | boolean | null>(
  pause: number,
  read: (now: number) => T,
): T {
  const subscribe = useCallback(
    (look: () => void) => {
      const timer = window.setInterval(look, pause)
      return () => window.clearInterval(timer)
    },
    [pause],
  )
  return useSyncExternalStore(subscribe, () => read(Date.now()))
}
