import { bytesToHex, sha256, utf8ToBytes } from '@tyto/primitives'
import type { Page } from '@playwright/test'
import type { Benchmark } from '../benchmark'
import { changeAnswers } from './changeAnswers'
import { processorOfPhone, screens, type Visitor } from './measureLoad'
import { withSite } from './withSite'

const motions = 500
/** A frame of 60 a second, in ms. */
const frame = 1_000 / 60
/** So many pixels in each frame: a fling, all the way through the board. */
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

/** As many plain lines as there are motions: what they drop is dropped by the machine, and not by our page. */
async function openPlainLines(page: Page): Promise<void> {
  const lines = Array.from({ length: motions }, (_, at) => `<li style="height: 130px">Motion ${at}</li>`)
  await page.setContent(`<meta name="viewport" content="width=device-width"><ol>${lines.join('')}</ol>`)
}

function scrollOn(
  device: Visitor['device'],
  open: (page: Page, url: string) => Promise<void> = openBoard,
): Promise<number> {
  return withSite('on demand', async ({ url, browser }) => {
    const page = await browser.newPage(screens[device])
    if (device === 'phone') {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: processorOfPhone })
    }
    await open(page, url)
    return droppedWhileScrolling(page)
  })
}

const goal = { atMost: 0, unit: 'frames' } as const

/** Frames that are dropped while five hundred motions pass by, for the first time. */
export const scrollMotions: readonly Benchmark[] = [
  { name: 'scroll-500-motions', goal, run: () => scrollOn('desktop') },
  { name: 'scroll-500-motions-phone', goal, run: () => scrollOn('phone') },
  { name: 'scroll-500-plain-lines-phone', goal, run: () => scrollOn('phone', openPlainLines) },
]
