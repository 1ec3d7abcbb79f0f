import { useEffect, useState } from 'react'
import { useDebounced } from '../../../shared/ui/fields/useDebounced'
import { checkText, type CheckResult } from './checker'

/** How long nobody types before the text is checked, in ms. */
const pause = 250

/** A text, and what is known of it. */
export interface Checked {
  readonly text: string
  readonly result: CheckResult
}

/** Checks a text while somebody types: the newest one that was looked at, null before the first. */
export function useChecked(text: string): { readonly checked: Checked | null; readonly again: () => void } {
  const settled = useDebounced(text, pause)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    checkText(settled, stop.signal).then(
      (result) => setChecked({ text: settled, result }),
      () => undefined,
    )
    return () => stop.abort()
  }, [settled, times])
  return { checked, again: () => setTimes((before) => before + 1) }
}
