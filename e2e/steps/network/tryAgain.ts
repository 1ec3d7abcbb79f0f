import { expect, type Locator } from '@playwright/test'
import type { FaultyNode } from './faultyNode'

/**
 * The fault is mended, and the button asks anew. Answers wait until it is pressed: a page that asks again by itself would
 * otherwise be back before the press, with the button gone.
 */
export async function tryAgain(
  button: Locator,
  node: FaultyNode,
  mend: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  await expect(async () => {
    const held = node.hold()
    try {
      await mend()
      await button.click({ timeout: 5_000 })
      held.answer()
    } catch (error) {
      // The button rests while the page itself asks, so that this must fail before it can be pressed.
      held.fail()
      throw error
    }
  }).toPass()
}
