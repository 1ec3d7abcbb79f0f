import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { expect, type Page } from '@playwright/test'

interface Barrier {
  readonly impact: string | null
  /** The rule, and where it is broken. */
  readonly text: string
}

/** The serious and critical findings of axe in a page, one line each. */
export async function findBarriers(page: Page): Promise<readonly string[]> {
  const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  return (await runAxe(page, 'html', { runOnly }))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ text }) => text)
}

/** All that axe finds in a page or in a part of it, of whatever weight, one line each. */
export async function findAllBarriers(page: Page, part = 'html'): Promise<readonly string[]> {
  return (await runAxe(page, part, {})).map(({ text }) => text)
}

/**
 * Runs axe in the page and its frames. What breaks no rule is counted and not described, which is most of the work, and
 * the page sums up itself: no other page is opened for it. A frame that does not answer is an error.
 */
async function runAxe(page: Page, part: string, options: RunOptions): Promise<readonly Barrier[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate('"axe" in window'))) await frame.evaluate(axe.source)
  }
  return page.evaluate(
    async ([selector, given]) => {
      const { axe: here } = window as unknown as {
        axe: { run(context: string, options: RunOptions): Promise<AxeResults> }
      }
      const { violations } = await here.run(selector, {
        ...given,
        resultTypes: ['violations'],
        pingWaitTime: 0,
      })
      return violations.map(({ id, impact, nodes }) => ({
        impact: impact ?? null,
        text: `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      }))
    },
    [part, options] as const,
  )
}

/** By how many pixels a page is wider than its screen. On a phone `innerWidth` grows with the page, and tells nothing. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Waits until the page shows a theme of the system. A browser tells the page with its next frame, so this asks for frames. */
export async function showsTheme(page: Page, theme: 'paper' | 'night'): Promise<void> {
  await page.waitForFunction((wanted) => document.documentElement.dataset['theme'] === wanted, theme, {
    polling: 'raf',
  })
}

/** In both themes nothing bars anybody, and no page is wider than its screen. Themes are left as the light one. */
export async function looksSound(page: Page, name: string): Promise<void> {
  for (const [colorScheme, theme] of [
    ['dark', 'night'],
    ['light', 'paper'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await showsTheme(page, theme)
    expect(await findBarriers(page), `${name}, ${theme}`).toEqual([])
    expect(await overflowOf(page), `${name}, ${theme}`).toBeLessThanOrEqual(0)
  }
}
