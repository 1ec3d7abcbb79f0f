import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { countWaves, type SeenRequest } from './waves'

/** Who opens the page. */
export interface Visitor {
  readonly device: 'phone' | 'desktop'
  readonly theme: 'paper' | 'night'
}

export const byteKinds = ['page', 'script', 'style', 'font', 'chain', 'other'] as const

export type ByteKind = (typeof byteKinds)[number]

/** The cost of one first visit. Times in ms since the page was asked for, bytes as they came over the wire. */
export interface Load {
  readonly bytes: Readonly<Record<ByteKind, number>>
  readonly requests: number
  readonly waves: number
  /** When the first read of the chain was sent; undefined where none was. */
  readonly firstChainRead: number | undefined
  /** First contentful paint. */
  readonly firstPaint: number
  /** Largest contentful paint. */
  readonly largestPaint: number
  /** Cumulative layout shift. */
  readonly layoutShift: number
  /** The time of long tasks over 50 ms each, after the first paint. */
  readonly blocking: number
  /** How long scripts ran, in ms of this machine as it is slowed down. */
  readonly script: number
  /** How many requests asked the chain, and when the last of them was answered. */
  readonly posts: number
  readonly lastChainAnswer: number | undefined
}

export const screens = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1366, height: 900 } },
} as const

/** How many times slower the processor of an average phone is, as Lighthouse has it. */
export const processorOfPhone = 4

/** Its slow line. */
const slowLine = {
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (750 * 1000) / 8,
} as const

/** The page is done when nothing was sent, nothing is on its way, and nothing long was worked on for so many ms. */
const quietTime = 1500
const longestWait = 60_000

/** Opens `url` as somebody who was never here, and measures until the page is quiet. */
export async function measureLoad(browser: Browser, url: string, visitor: Visitor): Promise<Load> {
  return (await measureLoads(browser, url, { visitor, visits: 1 }))[0]!
}

interface Visits {
  readonly visitor: Visitor
  /** The texts that this browser keeps before it comes for the first time, by key. */
  readonly kept?: Readonly<Record<string, unknown>>
  readonly visits: number
}

/** Opens `url` several times in one browser, which knows what it kept of the visits before, and measures each. */
export async function measureLoads(
  browser: Browser,
  url: string,
  { visitor, kept = {}, visits }: Visits,
): Promise<readonly Load[]> {
  const { origin } = new URL(url)
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value: JSON.stringify(value) }))
  const context = await browser.newContext({
    ...screens[visitor.device],
    colorScheme: visitor.theme === 'night' ? 'dark' : 'light',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  try {
    const loads: Load[] = []
    for (let visit = 0; visit < visits; visit++) loads.push(await measureVisit(context, url, visitor))
    return loads
  } finally {
    await context.close()
  }
}

/** In a tab of its own. */
async function measureVisit(context: BrowserContext, url: string, visitor: Visitor): Promise<Load> {
  const page = await context.newPage()
  try {
    await page.addInitScript(observePaints)
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    if (visitor.device === 'phone') await slowDown(session)
    const requests = await watchRequests(session)
    await page.goto(url)
    await waitUntilQuiet(page, requests)
    const { metrics } = await session.send('Performance.getMetrics')
    const script = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
    return { ...requests.sum(), ...sumPaints(await page.evaluate(readPaints)), script }
  } finally {
    await page.close()
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slowLine })
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorOfPhone })
}

interface Requests {
  /** How many are on their way, and when the last one was sent or ended, as performance.now() counts here. */
  state(): { readonly underWay: number; readonly lastMove: number }
  sum(): Pick<Load, 'bytes' | 'requests' | 'waves' | 'firstChainRead' | 'posts' | 'lastChainAnswer'>
}

interface Watched {
  readonly url: string
  readonly sent: number
  ended?: number
  kind: ByteKind
  readonly askedBy: readonly string[]
}

const kinds: Readonly<Record<string, ByteKind>> = {
  Document: 'page',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
}

async function watchRequests(session: CDPSession): Promise<Requests> {
  const watched = new Map<string, Watched>()
  const bytes = Object.fromEntries(byteKinds.map((kind) => [kind, 0])) as Record<ByteKind, number>
  let start: number | undefined
  let lastMove = performance.now()

  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, initiator, type }) => {
    if (!/^https?:/.test(request.url)) return
    start ??= timestamp
    lastMove = performance.now()
    const isChainRead = request.method === 'POST'
    watched.set(requestId, {
      url: request.url,
      sent: (timestamp - start) * 1000,
      kind: isChainRead ? 'chain' : (kinds[type ?? ''] ?? 'other'),
      askedBy: [...(initiator.url ? [initiator.url] : []), ...scriptsOf(initiator.stack)],
    })
  })
  const end = (requestId: string, timestamp: number, size: number) => {
    const request = watched.get(requestId)
    if (!request || start === undefined) return
    lastMove = performance.now()
    request.ended = (timestamp - start) * 1000
    bytes[request.kind] += size
  }
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    end(requestId, timestamp, encodedDataLength),
  )
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp, 0))
  await session.send('Network.enable')

  return {
    state: () => ({
      underWay: [...watched.values()].filter(({ ended }) => ended === undefined).length,
      lastMove,
    }),
    sum: () => {
      const seen: SeenRequest[] = [...watched.values()].map(({ kind, ended, ...request }) => ({
        ...request,
        ended,
        isChainRead: kind === 'chain',
      }))
      return {
        bytes,
        requests: seen.length,
        waves: countWaves(seen),
        firstChainRead: seen.find(({ isChainRead }) => isChainRead)?.sent,
        posts: seen.filter(({ isChainRead }) => isChainRead).length,
        lastChainAnswer: seen.filter(({ isChainRead }) => isChainRead).at(-1)?.ended,
      }
    },
  }
}

interface Stack {
  readonly callFrames: readonly { readonly url: string }[]
  readonly parent?: Stack
}

/** The scripts that stand on a stack and on what led to it. */
function scriptsOf(stack: Stack | undefined): readonly string[] {
  if (!stack) return []
  return [...stack.callFrames.map(({ url }) => url), ...scriptsOf(stack.parent)]
}

async function waitUntilQuiet(page: Page, requests: Requests): Promise<void> {
  const started = performance.now()
  for (;;) {
    await page.waitForTimeout(250)
    const { underWay, lastMove } = requests.state()
    const lastTask = await page.evaluate(sinceLastLongTask)
    const quiet = Math.min(performance.now() - lastMove, lastTask)
    if (underWay === 0 && quiet > quietTime) return
    if (performance.now() - started > longestWait) throw new Error(`${page.url()} does not come to rest`)
  }
}

/** The browser's figures of one page, in ms since it was asked for. */
interface SeenPaints {
  largest: number
  readonly shifts: { readonly at: number; readonly value: number }[]
  readonly tasks: { readonly start: number; readonly duration: number }[]
}

type ObservedWindow = typeof globalThis & { tytoSeen?: SeenPaints }

/** In the page: keeps what the browser says of paints, shifts and long tasks. */
function observePaints(): void {
  const seen: SeenPaints = { largest: 0, shifts: [], tasks: [] }
  ;(globalThis as ObservedWindow).tytoSeen = seen
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & LayoutShift
        if (type === 'largest-contentful-paint') seen.largest = entry.startTime
        else if (type === 'longtask') seen.tasks.push({ start: entry.startTime, duration: entry.duration })
        else if (!hadRecentInput) seen.shifts.push({ at: entry.startTime, value })
      }
    }).observe({ type, buffered: true })
  }
}

interface LayoutShift {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** In the page. */
function sinceLastLongTask(): number {
  const last = (globalThis as ObservedWindow).tytoSeen?.tasks.at(-1)
  return performance.now() - (last ? last.start + last.duration : 0)
}

/** In the page. */
function readPaints(): SeenPaints & { readonly first: number } {
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  return { ...(globalThis as ObservedWindow).tytoSeen!, first }
}

/** A task is long from here on. */
const longTask = 50

function sumPaints(seen: SeenPaints & { readonly first: number }) {
  const blocking = seen.tasks.map(({ start, duration }) =>
    Math.max(0, Math.min(duration, start + duration - seen.first) - longTask),
  )
  return {
    firstPaint: seen.first,
    largestPaint: seen.largest,
    layoutShift: worstShift(seen.shifts),
    blocking: blocking.reduce((sum, each) => sum + each, 0),
  }
}

/** The largest sum of shifts that follow each other within a second, over five seconds at most. */
function worstShift(shifts: SeenPaints['shifts']): number {
  let worst = 0
  let sum = 0
  let first = Number.NEGATIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const { at, value } of shifts) {
    const isSame = at - last < 1000 && at - first < 5000
    if (!isSame) first = at
    sum = isSame ? sum + value : value
    last = at
    worst = Math.max(worst, sum)
  }
  return worst
}
