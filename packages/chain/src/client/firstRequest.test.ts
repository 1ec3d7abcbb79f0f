import { parseName } from '@tyto/identity'
import { describe, expect, it } from 'vitest'
import { publicNetworks } from '../networks/networks'
import { readRegistry } from '../protocol/readRegistry'
import { getLatestBlock } from '../reads/getLatestBlock'
import type { Call, Requests } from './client'
import { createClient } from './createClient'
import { firstRequest } from './firstRequest'

const { mainnet } = publicNetworks

/** What a new client sends first for a read; the read itself fails. */
async function sentByClient(
  read: (client: Requests) => Promise<unknown>,
  foreseen: readonly Call[] = [],
): Promise<unknown> {
  const sent: RequestInit[] = []
  const client = createClient({
    endpoints: ['https://node.example'],
    chainId: 1,
    retries: 0,
    foresight: { calls: foreseen },
    fetch: async (_url, init) => {
      sent.push(init)
      throw new Error('no network')
    },
  })
  await read(client).catch(() => undefined)
  const { signal: _, ...request } = sent[0] ?? {}
  return request
}

describe('firstRequest', () => {
  it.each(['alice.ssi', 'alice.did', 'defi@alice.ssi', 'alice.zlp'])(
    'is what a new client sends first for the registry of %s',
    async (typed) => {
      const name = parseName(typed)
      if (!name.ok) throw new Error('no name')
      const read = (client: Requests) => readRegistry(client, mainnet, name.value)
      expect(firstRequest(read)).toEqual(await sentByClient(read))
    },
  )

  it('is what a new client sends first for the newest block', async () => {
    expect(firstRequest(getLatestBlock)).toEqual(await sentByClient(getLatestBlock))
  })

  it('takes along what is foreseen, and nothing twice', async () => {
    const name = parseName('alice.ssi')
    if (!name.ok) throw new Error('no name')
    const read = (client: Requests) => readRegistry(client, mainnet, name.value)
    const { body } = firstRequest(read)
    const foreseen: Call[] = [
      ...(JSON.parse(body) as Call[]).slice(2).map(({ method, params }) => ({ method, params })),
      { method: 'GetBalance', params: ['a'] },
    ]
    expect(firstRequest(read, foreseen)).toEqual(await sentByClient(read, foreseen))
    expect(JSON.parse(firstRequest(read, foreseen).body)).toHaveLength(JSON.parse(body).length + 1)
  })
})
