/**
 * Works with a signal that aborts after `ms` milliseconds, as a `TimeoutError`, or when the caller's own does. A timer holds it:
 * Node 20 may forget an `AbortSignal.timeout` that only `AbortSignal.any` knows, and then nothing ends the work.
 */
export async function inTime<T>(
  ms: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new AbortController()
  const timer = setTimeout(
    () => late.abort(new DOMException('There was no answer in time.', 'TimeoutError')),
    ms,
  )
  try {
    return await work(signal ? AbortSignal.any([late.signal, signal]) : late.signal)
  } finally {
    clearTimeout(timer)
  }
}
