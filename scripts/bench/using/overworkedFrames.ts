import type { Page } from '@playwright/test'

/** A frame of 60 a second, in µs. */
const frame = 1_000_000 / 60

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** In µs. */
  readonly ts: number
  readonly dur?: number
  /** The work of the thread itself, in µs, without waiting for a processor. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/**
 * How many frames of 60 in a second a page does not reach while something is done, by the work of its main thread. A clock on
 * the wall says something else: on a machine that others use too, a page of nothing drops 5 to 30 % of its frames.
 */
export async function overworkedFrames(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('Only a browser that was started here can be traced.')
  await browser.startTracing(page, { categories: ['toplevel', 'cc'] })
  await act()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[]
  }
  return countOverworked(trace.traceEvents)
}

function countOverworked(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`
  const frames = events.filter(({ name }) => name === 'ProxyMain::BeginMainFrame')
  const counts = new Map<string, number>()
  for (const each of frames) counts.set(threadOf(each), (counts.get(threadOf(each)) ?? 0) + 1)
  // Workers and other pages have fewer frames than the page that is scrolled.
  const [main] = [...counts].sort(([, one], [, other]) => other - one)
  if (main === undefined) throw new Error('Nothing was drawn.')
  const begins = frames.filter((each) => threadOf(each) === main[0]).map(({ ts }) => ts)
  const work = new Map<number, number>()
  for (const { name, ts, dur = 0, tdur = 0, ...rest } of events) {
    if (name !== 'ThreadControllerImpl::RunTask' || threadOf({ name, ts, ...rest }) !== main[0]) continue
    // The frame that the task is of, or the last one before it.
    const at = begins.findLastIndex((begin) => begin <= ts + dur)
    work.set(at, (work.get(at) ?? 0) + tdur)
  }
  return [...work].reduce((sum, [at, each]) => sum + (at < 0 ? 0 : Math.floor(each / frame)), 0)
}
