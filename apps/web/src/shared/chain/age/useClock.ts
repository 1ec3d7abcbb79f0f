import { useCallback, useSyncExternalStore } from 'react'

/**
 * What `read` makes of the time (ms since 1970), looked at every `pause` ms. Whoever uses it is drawn anew only when that is
 * something else: an age in words, whether a time has passed. `read` answers the same for the same time.
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
