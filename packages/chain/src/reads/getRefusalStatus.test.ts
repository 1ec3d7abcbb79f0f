import { expect, test } from 'vitest'
import { getRefusalStatus } from './getRefusalStatus'

const id = 'ab'.repeat(32)

async function statusOf(status: number): Promise<number | null> {
  const answer = { ID: id, modificationState: 2, success: false, status }
  return getRefusalStatus({ request: async () => answer }, id)
}

test('[BX-26] [TX-05] 255 says that a transaction stands in a block and was undone: the node dropped nothing', async () => {
  expect(await statusOf(255)).toBeNull()
  expect(await statusOf(23)).toBe(23)
})
