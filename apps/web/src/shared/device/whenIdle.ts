/** Work that can wait until the page is shown does not wait longer, in ms. */
const longestWait = 1_000

/** Calls back when the browser has nothing else to do. Returns the function that stops it. */
export function whenIdle(done: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(done, longestWait / 2)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(done, { timeout: longestWait })
  return () => window.cancelIdleCallback(request)
}
