import type { Page } from '@playwright/test'
import type { Benchmark } from '../benchmark'
import { withPage } from './withPage'

const rounds = 9

/**
 * How long it takes from a press of `button` until the dialog that it opens stands in the page, in ms: the median of some
 * rounds, its code having arrived before the first.
 */
async function timeToOpen(page: Page, button: string, close: (page: Page) => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const time = await page.locator(button).evaluate(
      (element) =>
        new Promise<number>((done) => {
          const start = performance.now()
          const observer = new MutationObserver(() => {
            if (!document.querySelector('dialog[open]')) return
            observer.disconnect()
            done(performance.now() - start)
          })
          observer.observe(document, { childList: true, subtree: true, attributes: true })
          ;(element as HTMLElement).click()
        }),
    )
    if (round > 0) times.push(time)
    await close(page)
    await page.waitForFunction(() => !document.querySelector('dialog[open]'))
    await page.waitForTimeout(200)
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!
}

/** Its DID is not created yet. */
const dora = { name: 'dora.ssi', account: 3 }

const oneFrame = { atMost: 17, unit: 'ms' } as const

function escape(page: Page): Promise<void> {
  return page.keyboard.press('Escape')
}

/** A dialog stands over the page within one frame, once its code has arrived. */
export const openDialogs: readonly Benchmark[] = [
  {
    name: 'open-account-drawer',
    goal: oneFrame,
    run: () =>
      withPage(dora, '', (page) => timeToOpen(page, 'header button[aria-label^="Account: "]', escape)),
  },
  {
    name: 'open-review-sheet',
    goal: oneFrame,
    run: () =>
      withPage(dora, '/didx/wallet/doc', (page) =>
        timeToOpen(page, 'main button:text-is("Create DID")', escape),
      ),
  },
]
