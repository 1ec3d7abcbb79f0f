import { useEffect, useRef } from 'react'
import { lookUpKeyOf, takeEarlyKey, type LookUpKey } from './lookUpKeys'

interface LookUpKeys {
  /** The slash key; in a field it writes a slash. */
  readonly onSlash: (() => void) | null
  /** Ctrl-K or Cmd-K, also from a field. */
  readonly onCommand?: () => void
}

/** Calls back for the keys that look something up, and for one that was pressed before the app was there. */
export function useLookUpKeys(keys: LookUpKeys): void {
  const now = useRef(keys)
  useEffect(() => {
    now.current = keys
  })
  useEffect(() => {
    const actOf = (key: LookUpKey): (() => void) | null | undefined =>
      key === 'command' ? now.current.onCommand : now.current.onSlash
    const onKey = (event: KeyboardEvent): void => {
      const key = lookUpKeyOf(event)
      const act = key && actOf(key)
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    const early = takeEarlyKey((key) => Boolean(actOf(key)))
    if (early) actOf(early)?.()
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
