import type { Page } from '@playwright/test'
import type { Benchmark } from '../benchmark'
import { pasteLongestList, sendForm } from './paymentLists'
import { withPage } from './withPage'

const text = 'The barn owl hunts at dusk over rough grass. '.repeat(3)
/** In ms: about as fast as people can. */
const betweenKeys = 30

/** Frames per second of a page while somebody types into a field. */
async function framesWhileTyping(page: Page, label: RegExp): Promise<number> {
  const field = page.getByLabel(label).first()
  await field.click()
  await page.evaluate(() => {
    const counted = {
      frames: 0,
      began: performance.now(),
      next(): void {
        counted.frames += 1
        requestAnimationFrame(() => counted.next())
      },
    }
    counted.next()
    Object.assign(window, { counted })
  })
  await field.pressSequentially(text, { delay: betweenKeys })
  return page.evaluate(() => {
    const { counted } = window as unknown as { counted: { frames: number; began: number } }
    return (counted.frames * 1_000) / (performance.now() - counted.began)
  })
}

const goal = { atLeast: 50, unit: 'frames/s' } as const

/**
 * Typing stays smooth: in the largest form that there is, in the look-up field, which asks the chain meanwhile, and in a
 * row of the longest list of payments, which is checked meanwhile.
 */
export const typing: readonly Benchmark[] = [
  {
    name: 'type-in-update-form',
    goal,
    run: () =>
      withPage({ name: 'carol.ssi', account: 2 }, '/didx/wallet/doc/update', async (page) => {
        const tree = page.getByRole('group', { name: 'Key and Social tree' })
        await tree.getByRole('button', { name: 'Social' }).click()
        await page
          .getByRole('button', { name: /^Replace / })
          .first()
          .click()
        return framesWhileTyping(page, /^Description/)
      }),
  },
  {
    name: 'type-in-look-up',
    goal,
    run: () =>
      withPage({ name: 'alice.ssi', account: 0 }, '', (page) => framesWhileTyping(page, /^Look up a name/)),
  },
  {
    name: 'type-in-payment-list',
    goal,
    run: () =>
      withPage({ name: 'alice.ssi', account: 0 }, sendForm, async (page) => {
        await pasteLongestList(page)
        return framesWhileTyping(page, /^Recipient, line 3$/)
      }),
  },
]
