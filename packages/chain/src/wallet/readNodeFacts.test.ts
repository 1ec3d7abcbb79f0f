import { expect, it } from 'vitest'
import type { Requests } from '../client/client'
import { readNodeFacts } from './readNodeFacts'

const wallet = `0x${'11'.repeat(20)}` as const

/** A node at block 100 in which this stands as the version; what it was asked is kept. */
function node(state: unknown, asked: unknown[] = []): Requests {
  return {
    request: (method, params) => {
      asked.push([method, ...params])
      if (method === 'GetBlockchainInfo') return Promise.resolve({ CurrentMiniEpoch: '100' })
      return Promise.resolve(method === 'GetSmartContractSubState' ? state : [])
    },
  }
}

it('our own node says its block and the version of the contract', async () => {
  expect(await readNodeFacts(node({ version: 'DIDxWALLET_7.0.0' }), wallet)).toEqual({
    miniEpoch: 100n,
    versions: [{ kind: 'value', value: 'DIDxWALLET_7.0.0' }],
  })
})

it('of a payment it is asked for no contract', async () => {
  const asked: unknown[] = []
  expect(await readNodeFacts(node(null, asked), null)).toEqual({ miniEpoch: 100n, versions: [] })
  expect(asked).toEqual([['GetBlockchainInfo', '']])
})

it.each([{}, { CurrentMiniEpoch: '-1' }, { CurrentMiniEpoch: 'soon' }, null])(
  'a block like %j is no fact',
  async (info) => {
    const silly: Requests = { request: () => Promise.resolve(info) }
    await expect(readNodeFacts(silly, null)).rejects.toMatchObject({
      code: 'RpcInvalidAnswer',
      shortMessage: expect.stringContaining('GetBlockchainInfo'),
    })
  },
)
