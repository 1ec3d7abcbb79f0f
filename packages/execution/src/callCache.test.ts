import { expect, test } from 'vitest'
import { address, ALICE, Chain, number, text } from '../test/chain'
import { PURSE } from '../test/contracts'
import { createCallCache, executeTransaction } from './index'

test('calls run without the type checker as they do with it, deploys do not run', () => {
  const chain = new Chain()
  const owner = [address('owner', ALICE)]
  const purse = chain.deploy(PURSE, owner)
  const call = chain.callRequest(purse, 'Note', [text('text', 'five'), number('value', 5, 'Uint32')])
  const calls = createCallCache()
  const execution = executeTransaction(call, chain.block, chain.state, calls)
  expect(execution).toEqual(chain.execute(call))
  expect(execution.receipt.success).toBe(true)
  expect(() =>
    executeTransaction(chain.deployRequest(PURSE, owner), chain.block, chain.state, calls),
  ).toThrow(TypeError)
})
