import { bytesToHex, sha256, utf8ToBytes } from '@tyto/primitives'
import type { Page } from '@playwright/test'
import type { Benchmark } from '../benchmark'
import { changeAnswers } from './changeAnswers'
import { processorOfPhone, screens, type Visitor } from '../opening/measureLoad'
import { withSite } from '../opening/withSite'

const motions = 500
/** A frame of 60 a second, in ms. */
const frame = 1_000 / 60
/** How many pixels in each frame: a fling, all the way through the board. */
const step = 90

/** A board of strangers: short texts and long ones. */
function strangersBoard(): {
  readonly motions: Record<string, string>
  readonly ranking: Record<string, string>
} {
  const texts = Array.from(
    { length: motions },
    (_, at) => `Motion ${at}: ${'feed the owls at dusk '.repeat(1 + (at % 12))}`,
  )
  const ids = texts.map((text) => bytesToHex(sha256(utf8ToBytes(text))))
  return {
    motions: Object.fromEntries(texts.map((text, at) => [ids[at]!, text])),
    ranking: Object.fromEntries(ids.map((id, at) => [id, `${motions - at}000000000000`])),
  }
}

async function openBoard(page: Page, url: string): Promise<void> {
  const board = strangersBoard()
  await changeAnswers(page, ({ method, params }, result) => {
    const field = params[1]
    const isWhole = method === 'GetSmartContractSubState' && (params[2] as readonly unknown[]).length === 0
    return isWhole && (field === 'motions' || field === 'ranking') ? { [field]: board[field] } : result
  })
  await page.goto(`${url}/xpoints`)
  await page.locator(`main li[aria-setsize="${motions}"]`).first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** Scrolls from the first motion to the last one, a step in each frame, and counts the frames that did not come in time. */
function droppedWhileScrolling(page: Page): Promise<number> {
  return page.evaluate(
    ({ step, frame }) =>
      new Promise<number>((done) => {
        const root = document.scrollingElement!
        // A method: what tsx makes of a named function does not run in a page.
        const scroll = {
          dropped: 0,
          last: null as number | null,
          next(now: number): void {
            if (scroll.last !== null)
              scroll.dropped += Math.max(0, Math.round((now - scroll.last) / frame) - 1)
            scroll.last = now
            const before = root.scrollTop
            root.scrollTop += step
            if (root.scrollTop > before) requestAnimationFrame((time) => scroll.next(time))
            else done(scroll.dropped)
          },
        }
        requestAnimationFrame((time) => scroll.next(time))
      }),
    { step, frame },
  )
}

/** The browser's record of a frame that it showed, or did not. */
interface TracedFrame {
  readonly name: string
  readonly args?: {
    readonly frame_reporter?: {
      readonly state: string
      readonly scroll_state: string
      /** A part of the page was not painted in time: white for a moment. */
      readonly has_missing_content?: boolean
    }
  }
}

/** So far and so fast does one push of a wheel scroll, in px and px a second: the speed of a fling. */
const push = { yDistance: -5_000, speed: 60 * step }
const pushes = 6

/**
 * Scrolls as hands do, with a wheel: the browser moves what it has painted, and the page brings new rows meanwhile. Counts the
 * frames that were dropped, were white somewhere, or in which the rows did not reach the edge of the screen.
 */
async function droppedByHand(page: Page): Promise<number> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('Only a browser that was started here can be traced.')
  const bare = await page.evaluateHandle(() => {
    const look = {
      count: 0,
      next(): void {
        const { bottom } = [...document.querySelectorAll('[data-motion]')].at(-1)!.getBoundingClientRect()
        if (bottom < window.innerHeight) look.count++
        requestAnimationFrame(() => look.next())
      },
    }
    look.next()
    return look
  })
  const session = await page.context().newCDPSession(page)
  await browser.startTracing(page, { categories: ['cc', 'benchmark'] })
  for (let at = 0; at < pushes; at++)
    await session.send('Input.synthesizeScrollGesture', {
      x: 300,
      y: 600,
      ...push,
      gestureSourceType: 'mouse',
    })
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TracedFrame[]
  }
  const frames = traceEvents
    .filter(({ name }) => name === 'PipelineReporter')
    .flatMap(({ args }) => args?.frame_reporter ?? [])
    .filter(({ scroll_state }) => scroll_state !== 'SCROLL_NONE')
  if (frames.length === 0) throw new Error('Nothing was scrolled.')
  const lost = frames.filter((each) => each.state === 'STATE_DROPPED' || each.has_missing_content)
  return lost.length + (await bare.evaluate(({ count }) => count))
}

function scrollOn(device: Visitor['device'], measure: (page: Page) => Promise<number>): Promise<number> {
  return withSite('on demand', async ({ url, browser }) => {
    const page = await browser.newPage(screens[device])
    if (device === 'phone') {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: processorOfPhone })
    }
    await openBoard(page, url)
    return measure(page)
  })
}

const goal = { atMost: 0, unit: 'frames' } as const

/**
 * Frames that are lost while five hundred motions pass by, for the first time: scrolled by hand, and by a script that needs each
 * new row in the very frame in which it scrolls, which no hand does.
 */
export const scrollMotions: readonly Benchmark[] = [
  { name: 'scroll-500-motions', goal, run: () => scrollOn('desktop', droppedByHand) },
  { name: 'scroll-500-motions-phone', goal, run: () => scrollOn('phone', droppedByHand) },
  { name: 'scroll-500-motions-by-script', goal, run: () => scrollOn('desktop', droppedWhileScrolling) },
  { name: 'scroll-500-motions-by-script-phone', goal, run: () => scrollOn('phone', droppedWhileScrolling) },
]
