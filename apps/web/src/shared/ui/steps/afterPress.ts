/**
 * Runs something once no pointer is pressed: what changes under a pressed pointer would move the thing that the person
 * is about to press.
 */
export function afterPress(run: () => void): void {
  if (document.querySelector(':active') === null) return run()
  const listening = new AbortController()
  const { signal } = listening
  const released = (): void => {
    listening.abort()
    // The press itself comes after its release.
    setTimeout(run)
  }
  // A finger is up already when the focus moves; then the mouse events that stand for it are still to come.
  for (const end of ['pointerup', 'pointercancel', 'mouseup', 'click', 'dragend']) {
    window.addEventListener(end, released, { signal })
  }
}
