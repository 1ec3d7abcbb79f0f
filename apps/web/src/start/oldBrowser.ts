/** Is something missing here that the app cannot work without? scripts/checks/browsers.ts says since when each browser has it. */
export function isTooOld(): boolean {
  const needed: readonly unknown[] = [
    HTMLElement.prototype.showPopover,
    Element.prototype.checkVisibility,
    AbortSignal.any,
    URL.canParse,
    Array.prototype.toSorted,
  ]
  return needed.some((each) => typeof each !== 'function')
}

/** Puts one sentence in the place of the app, English in every language: what fetches the texts needs a newer browser itself. */
export function sayTooOld(root: HTMLElement): void {
  root.textContent =
    'Tyto needs a newer browser: Chrome and Edge 120, Firefox 125, Safari 17.4, or whatever is newer.'
}
