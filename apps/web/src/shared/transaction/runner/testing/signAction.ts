import { vi } from 'vitest'
import { friend, type Choice, type openPage } from './openPage'

/** An input of the action `sendFunds`. */
export const sentFunds = { to: friend, amount: 5_000_000_000_000n }

/** “Is this the one that you sent?”, of the newest: yes. */
export async function sayYes(page: ReturnType<typeof openPage>): Promise<void> {
  page.runner.sayWhich(page.latest()!.key, 'this')
  await vi.advanceTimersByTimeAsync(5_000)
}

/** Runs an action from the button to the wallet's window, where the person chooses. */
export async function signAction(
  page: ReturnType<typeof openPage>,
  choice: Choice = 'approve',
  name = 'sendFunds',
  input: unknown = sentFunds,
): Promise<void> {
  page.person.choice = choice
  await page.runner.runAction(name, input, { subject: 'alice.ssi' })
  await page.runner.sign()
  await vi.advanceTimersByTimeAsync(0)
}
