/** The two ways to ask for the look-up by keyboard: the slash key, and Ctrl-K or Cmd-K. */
export type LookUpKey = 'slash' | 'command'

interface EarlyKey {
  /** The last such key that was pressed before the app was there. */
  pressed: LookUpKey | null
  readonly stop: () => void
}

declare global {
  /** The script of the head hands it to the app, which is another script. */
  var tytoEarlyKey: EarlyKey | undefined
}

/** Is the person writing in a field? Then the slash key writes a slash. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}

/** Is it the letter K? Where the layout has no Latin letters, the key that has it elsewhere. */
function isLetterK(key: string | undefined, code: string): boolean {
  return key?.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key ?? 'k'))
}

/** Which look-up a press asks for; null for any other key, and while a dialog lies over the page. */
export function lookUpKeyOf(event: KeyboardEvent): LookUpKey | null {
  const { ctrlKey, metaKey, altKey } = event
  // Of a press in a shadow tree the event's own target is only the part around it.
  const [target = null] = event.composedPath()
  // A browser that fills in a form tells of presses without any key.
  const key: string | undefined = event.key
  const isCommand = isLetterK(key, event.code) && ctrlKey !== metaKey && !altKey
  const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isWriting(target)
  if (!(isCommand || isSlash) || document.querySelector('dialog:modal')) return null
  return isCommand ? 'command' : 'slash'
}

/** Keeps a press on the picture of the page until the app takes it. */
export function keepEarlyKey(): void {
  const listening = new AbortController()
  const early: EarlyKey = { pressed: null, stop: () => listening.abort() }
  const onKey = (event: KeyboardEvent): void => {
    const key = lookUpKeyOf(event)
    if (key === null) return
    event.preventDefault()
    early.pressed = key
  }
  document.addEventListener('keydown', onKey, { signal: listening.signal })
  globalThis.tytoEarlyKey = early
}

/** The press that was kept, once, if it is one that the asker acts on. From now on the app hears each press itself. */
export function takeEarlyKey(isMine: (key: LookUpKey) => boolean): LookUpKey | null {
  const early = globalThis.tytoEarlyKey
  early?.stop()
  const key = early?.pressed ?? null
  if (!early || key === null || !isMine(key)) return null
  early.pressed = null
  return key
}
