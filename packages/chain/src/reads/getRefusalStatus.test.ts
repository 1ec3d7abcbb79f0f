import { expect, test } from 'vitest'
import { getRefusalStatus } from './getRefusalStatus'

const id = 'ab'.repeat(32)

async function statusOf(status: unknown, more: object = {}): Promise<number | null> {
  const answer = { ID: id, modificationState: 2, success: false, status, ...more }
  return getRefusalStatus({ request: async () => answer }, id)
}

test('[BX-26] [TX-05] 255 says that a transaction stands in a block and was undone: the node dropped nothing', async () => {
  expect(await statusOf(255)).toBeNull()
  expect(await statusOf(23)).toBe(23)
})

test('[BX-26] [TX-05] whatever else a node says refuses nothing: of numbers that wait, of text, of what is not over, of another one', async () => {
  for (const status of [0, 1, 2, 3, 4, 5, 6, -1, '23', '255', 'Rejected', null, true, [23], 23n, NaN]) {
    expect(await statusOf(status)).toBeNull()
  }
  for (const modificationState of [0, 1, '2', null]) {
    expect(await statusOf(23, { modificationState })).toBeNull()
  }
  for (const success of [true, 'false', null, undefined]) expect(await statusOf(23, { success })).toBeNull()
  expect(await statusOf(23, { ID: 'cd'.repeat(32) })).toBeNull()
  // Each that is documented as a refusal is one.
  for (let status = 10; status <= 26; status++) expect(await statusOf(status)).toBe(status)
})
