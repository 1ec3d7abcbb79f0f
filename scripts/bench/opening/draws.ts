import type { Browser } from '@playwright/test'
import type { FigureTable } from '../benchmark'
import { screens } from './measureLoad'
import { keptByOwner, pages } from './pages'
import { withSite } from './withSite'

/** How long a page may take until it stands, and how long it is looked at afterwards, in ms. */
const loading = 6_000
const resting = 6_000

interface Drawn {
  /** How often React changed the page. */
  readonly commits: number
  /** How many components it drew for that, each as often as it was drawn. */
  readonly components: number
}

/** The part of React's own records that is read, the same that its developer tools read. */
interface Fiber {
  readonly tag: number
  readonly flags: number
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly alternate: Fiber | null
}

type CountedWindow = typeof globalThis & {
  tytoDrawn?: { commits: number; components: number }
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: object
}

/** In the page, before its scripts: React tells whoever stands where its developer tools would what it draws. */
function countDraws(): void {
  const drawn = { commits: 0, components: 0 }
  const functionComponents = new Set([0, 11, 15])
  const performedWork = 1
  const count = (fiber: Fiber | null): void => {
    for (let at = fiber; at !== null; at = at.sibling) {
      if (functionComponents.has(at.tag) && (at.flags & performedWork) !== 0) drawn.components += 1
      // A node with the same record as before was left alone, with all below it.
      if (at.alternate === null || at.child !== at.alternate.child) count(at.child)
    }
  }
  const page = globalThis as CountedWindow
  page.tytoDrawn = drawn
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot(_id: number, root: { readonly current: Fiber }) {
      drawn.commits += 1
      count(root.current.child)
    },
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  }
}

async function drawsOf(browser: Browser, url: string, kept: Readonly<Record<string, unknown>>) {
  const { origin } = new URL(url)
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value: JSON.stringify(value) }))
  const context = await browser.newContext({
    ...screens.phone,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  try {
    const page = await context.newPage()
    // The loader of this file names functions by a helper that the page has not.
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.addInitScript(countDraws)
    const read = () => page.evaluate((): Drawn => ({ ...(globalThis as CountedWindow).tytoDrawn! }))
    await page.goto(url)
    await page.waitForTimeout(loading)
    const first = await read()
    await page.waitForTimeout(resting)
    const last = await read()
    const elements = await page.evaluate(() => document.querySelectorAll('*').length)
    return { first, later: last.components - first.components, elements }
  } finally {
    await context.close()
  }
}

/** How often components are drawn: much the same on a fast machine and on a slow one, unlike time. */
export const draws: FigureTable = {
  name: 'draws',
  title: `Components that React draws, with the wallet that the page is of; at rest: in ${resting / 1000} s, six blocks`,
  columns: ['elements', 'commits', 'drawn', 'at rest'],
  parts: Object.keys(pages),
  measure: (say, wanted) =>
    withSite('as started', async ({ url, devnet, browser }) => {
      for (const name of wanted) {
        const { first, later, elements } = await drawsOf(
          browser,
          `${url}${pages[name]?.path}`,
          keptByOwner(devnet),
        )
        say({ name, figures: [elements, first.commits, first.components, later] })
      }
    }),
}
