/**
 * Calls back when a page goes on that stood still: the browser kept it aside while somebody went elsewhere and back, or froze
 * it in the background. Nothing was told to it meanwhile, and nothing was asked. Returns the function that stops it.
 */
export function whenPageReturns(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  listener: () => void,
): () => void {
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) listener()
  }
  // Browsers tell this one to the document, from which it goes on to the window in the catching phase.
  page.addEventListener('resume', listener, { capture: true })
  page.addEventListener('pageshow', onShow)
  return () => {
    page.removeEventListener('resume', listener, { capture: true })
    page.removeEventListener('pageshow', onShow)
  }
}
