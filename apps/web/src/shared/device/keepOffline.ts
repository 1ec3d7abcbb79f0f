/** Where the service worker stands in the build (start/serviceWorker.ts): at the top, so that it serves every path. */
const workerPath = '/sw.js'

/**
 * Lets this browser open again, without a network, what it has opened once. Over plain http from another machine there
 * are no service workers: then nothing is kept. `language`: of this page.
 */
export async function keepOffline(language: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(workerPath)
    const { active } = await navigator.serviceWorker.ready
    // The worker sees what is fetched from now on; of the files before that it is told.
    const tell = (entries: PerformanceObserverEntryList): void => {
      const files = entries.getEntries().map(({ name }) => new URL(name))
      const ours = files.filter(({ origin }) => origin === window.location.origin)
      const paths = new Set(ours.map(({ pathname }) => pathname).filter(isFile))
      active?.postMessage({ language, files: [...paths] })
    }
    new PerformanceObserver(tell).observe({ type: 'resource', buffered: true })
  } catch {
    // A browser that forbids it works as before.
  }
}

function isFile(path: string): boolean {
  return path.startsWith('/assets/')
}
