import { useEffect, useRef } from 'react'

interface LookUpKeys {
  /** The slash key; in a field it writes a slash. */
  readonly onSlash: (() => void) | null
  /** Ctrl-K or Cmd-K, also from a field. */
  readonly onCommand?: () => void
}

/** Is the person writing in a field? Then the slash key writes a slash. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}

/** Calls back for the keys that look something up; not while a dialog lies over the page. */
export function useLookUpKeys(keys: LookUpKeys): void {
  const now = useRef(keys)
  useEffect(() => {
    now.current = keys
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      const isCommand = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey
      const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isWriting(target)
      const act = isCommand ? now.current.onCommand : isSlash ? now.current.onSlash : null
      if (!act || document.querySelector('dialog:modal')) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
