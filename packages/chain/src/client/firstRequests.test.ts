import { parseName } from '@tyto/identity'
import { describe, expect, it } from 'vitest'
import { publicNetworks } from '../networks/networks'
import { readRegistry } from '../protocol/readRegistry'
import { getLatestBlock } from '../reads/getLatestBlock'
import type { Call, Requests } from './client'
import { createClient } from './createClient'
import { firstRequests } from './firstRequests'

const { mainnet } = publicNetworks

/** The first requests of a new client for a read; the read itself fails. */
async function sentByClient(
  read: (client: Requests) => Promise<unknown>,
  foreseen: readonly Call[] = [],
): Promise<readonly unknown[]> {
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
  return sent.slice(0, foreseen.length > 0 ? 2 : 1).map((request) => {
    const { signal: _, ...rest } = request
    return rest
  })
}

describe('firstRequests', () => {
  it.each(['alice.ssi', 'alice.did', 'defi@alice.ssi', 'alice.zlp', 'alice.gzil'])(
    'is what a new client sends first for the registry of %s',
    async (typed) => {
      const name = parseName(typed)
      if (!name.ok) throw new Error('no name')
      const read = (client: Requests) => readRegistry(client, mainnet, name.value)
      expect(firstRequests(read)).toEqual(await sentByClient(read))
    },
  )

  it('is what a new client sends first for the newest block', async () => {
    expect(firstRequests(getLatestBlock)).toEqual(await sentByClient(getLatestBlock))
  })

  it('has what is foreseen in a request of its own, and nothing twice', async () => {
    const name = parseName('alice.ssi')
    if (!name.ok) throw new Error('no name')
    const read = (client: Requests) => readRegistry(client, mainnet, name.value)
    const callsOf = (text: string | undefined) =>
      (JSON.parse(text ?? '[]') as Call[]).slice(1).map(({ method, params }) => ({ method, params }))
    const [first] = firstRequests(read)
    const foreseen: Call[] = [...callsOf(first?.body), { method: 'GetBalance', params: ['a'] }]
    const requests = firstRequests(read, foreseen)
    expect(requests).toEqual(await sentByClient(read, foreseen))
    expect(requests.flatMap(({ body }) => callsOf(body))).toEqual(foreseen)
    expect(requests).toHaveLength(2)
  })
})
