/** Puts one sentence in the place of the app: not even its texts could be fetched, so it is English in every language. */
export function sayNotLoaded(root: HTMLElement): void {
  root.textContent = 'Tyto could not be loaded. Check your connection, then reload the page.'
}
