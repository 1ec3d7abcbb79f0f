/** The forecast of the review sheet, compared with what the network then did. */
import { expect, type Locator, type Page } from '@playwright/test'

interface Step {
  readonly kind: string
  readonly gasUsed: string
}

type Shown = { readonly json: unknown } | { readonly length: number } | null

/** The simulation as the sheet gives it out. */
export interface SimulationJson {
  readonly block: string
  readonly isPinned: boolean
  readonly steps: readonly Step[]
  readonly balances: readonly {
    readonly address: string
    readonly token: { readonly address: string | null }
    readonly before: string
    readonly after: string
  }[]
  readonly changes: readonly {
    readonly contract: string
    readonly field: string
    readonly keys: readonly string[]
    readonly before: Shown
    readonly after: Shown
  }[]
  readonly createdContracts: readonly { readonly address: string }[]
  /** In Qa. */
  readonly fee: string
}

/** Waits for the simulation on a review sheet and reads it. */
export async function readSimulation(sheet: Locator): Promise<SimulationJson> {
  await expect(sheet.getByRole('heading', { name: 'What will happen' })).toBeVisible()
  const raw = sheet.locator('details', { hasText: 'The simulation as JSON' }).locator('pre')
  return JSON.parse((await raw.textContent()) ?? '') as SimulationJson
}

/**
 * A transaction that stands in a block did what was simulated: gas, balances and every field of every contract. What the
 * wallet makes of the price of gas is its own: fees are left out of balances.
 */
export async function expectAsSimulated(page: Page, id: string, said: SimulationJson): Promise<void> {
  const { receipt } = await ask<{ receipt: { success: boolean; cumulative_gas: string } }>(
    page,
    'GetTransaction',
    id,
  )
  const done = await ask<Changes>(page, 'tyto_getStateChanges', id)
  const [{ sender, fee }] = await ask<[Summary]>(page, 'tyto_getTransactions', [id])
  const withoutFee = (charged: string) => (change: Balance) =>
    `${change.address} ${BigInt(change.after) - BigInt(change.before) + (change.address === sender ? BigInt(charged) : 0n)}`
  const made = new Set(said.createdContracts.map(({ address }) => address))
  expect({
    success: receipt.success,
    gas: receipt.cumulative_gas,
    balances: sorted(done.balances.map(withoutFee(fee))),
    fields: sorted(
      done.fields
        .filter(({ address }) => !made.has(address))
        // An entry that was an empty map already, or is left as one: nothing goes or comes with it that a person could see.
        .filter(({ before, after }) => !emptyMaps.has(JSON.stringify([before, after])))
        .map(({ address, field, keys, before, after }) =>
          JSON.stringify([address, field, keys, valueOf(before, 'value'), valueOf(after, 'value')]),
        ),
    ),
  }).toEqual({
    success: said.steps[0]?.kind === 'success',
    gas: said.steps[0]?.gasUsed,
    balances: sorted(said.balances.filter(({ token }) => token.address === null).map(withoutFee(said.fee))),
    fields: sorted(
      said.changes.map(({ contract, field, keys, before, after }) =>
        JSON.stringify([contract, field, keys, valueOf(before, 'json'), valueOf(after, 'json')]),
      ),
    ),
  })
}

const emptyMaps: ReadonlySet<string> = new Set(['[{"value":{}},null]', '[null,{"value":{}}]'])

interface Summary {
  readonly sender: string
  /** In Qa, as it was charged. */
  readonly fee: string
}

interface Balance {
  readonly address: string
  readonly before: string
  readonly after: string
}

interface Changes {
  readonly balances: readonly Balance[]
  readonly fields: readonly {
    readonly address: string
    readonly field: string
    readonly keys: readonly string[]
    readonly before: unknown
    readonly after: unknown
  }[]
}

/** The value itself, or the length of one that is too long to be kept, which the two sides cut at different places. */
function valueOf(shown: unknown, key: 'value' | 'json'): unknown {
  if (shown === null || typeof shown !== 'object') return null
  const value: unknown = Reflect.get(shown, key)
  return value === undefined || JSON.stringify(value).length > 4_000 ? 'long' : value
}

function sorted(lines: readonly string[]): readonly string[] {
  return lines.toSorted()
}

/** Asks the node of the page's own server. */
async function ask<T>(page: Page, method: string, param: string | readonly string[]): Promise<T> {
  const origin = new URL(page.url()).origin
  const data = { id: '1', jsonrpc: '2.0', method, params: [param] }
  const answer = (await (await page.request.post(`${origin}/-/rpc`, { data })).json()) as { result: T }
  return answer.result
}
