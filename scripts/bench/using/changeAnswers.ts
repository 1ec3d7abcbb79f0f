import type { Page } from '@playwright/test'

interface Asked {
  readonly id: unknown
  readonly method: string
  readonly params: readonly unknown[]
}

/** The answer of a node, whose result is to be replaced. */
interface Answered {
  readonly id: unknown
  readonly jsonrpc?: string
  readonly result?: unknown
}

/** Lets the node of a page answer something else: `change` gets each call and its result, and says the result that arrives. */
export async function changeAnswers(
  page: Page,
  change: (asked: Asked, result: unknown) => unknown,
): Promise<void> {
  await page.route('**/-/rpc', async (route) => {
    const asked = route.request().postDataJSON() as Asked | readonly Asked[]
    const response = await route.fetch()
    const answered = (await response.json()) as Answered | readonly Answered[]
    const calls = new Map([asked].flat().map((call) => [call.id, call]))
    const changed = (answer: Answered): Answered => {
      const call = calls.get(answer.id)
      if (call === undefined) return answer
      const result = change(call, answer.result)
      // A call that the node refused is answered all the same where a result is given.
      return result === answer.result ? answer : { id: answer.id, jsonrpc: '2.0', result }
    }
    await route.fulfill({
      response,
      json: Array.isArray(answered) ? answered.map(changed) : changed(answered as Answered),
    })
  })
}
