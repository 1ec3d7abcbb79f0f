import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createClient } from './createClient'
import { readDidRecord } from '../protocol/readDidRecord'
import { RpcError } from './RpcError'

/** Answers that come close to JSON-RPC and miss it. */
const item = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      jsonrpc: fc.constant('2.0'),
      id: fc.oneof(fc.nat(16), fc.nat(16).map(String), fc.jsonValue()),
      result: fc.oneof(fc.constant('222'), fc.jsonValue()),
      error: fc.oneof(fc.jsonValue(), fc.record({ code: fc.integer(), message: fc.string() })),
    },
    { requiredKeys: [] },
  ),
)
const body = fc.oneof(
  fc.array(item, { maxLength: 20 }).map((items) => JSON.stringify([{ id: '1', result: '222' }, ...items])),
  item.map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary' }),
)

it('answers or rejects with RpcError, whatever a node sends', async () => {
  await fc.assert(
    fc.asyncProperty(body, async (text) => {
      const client = createClient({
        endpoints: ['http://node.test/'],
        chainId: 222,
        fetch: () => Promise.resolve(new Response(text)),
        retries: 0,
      })
      const settled = await Promise.allSettled([
        client.request('A', []),
        readDidRecord(client, '0x0000000000000000000000000000000000000001'),
      ])
      for (const outcome of settled) {
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(RpcError)
      }
    }),
    { numRuns: 200 },
  )
})
