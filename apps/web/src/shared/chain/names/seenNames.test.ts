import { createClient, publicNetworks, RpcError, type Network, type Requests } from '@tyto/chain'
import { parseName, type Name } from '@tyto/identity'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubLocalStorage } from '../../device/stubLocalStorage'
import type { Chain } from '../network/chain'
import { forgetSeenNames, recallName, resolveAndKeep } from './seenNames'

const kept = stubLocalStorage()

const network = publicNetworks.testnet
const wallet = `0x${'a'.repeat(40)}`

const did = `did:tyron:zil:test:${'a'.repeat(40)}`

/** A node on which every name leads to one wallet, whose DID can be of any length. */
function node(said = did): Requests {
  return {
    request: async (method, [, field, keys]) => {
      if (method === 'GetSmartContractInit') return [{ vname: '_creation_block', type: 'BNum', value: '1' }]
      if (method === 'GetBalance') return { balance: '5', nonce: 0 }
      if (field === 'dns' || field === 'did_dns') return { [field]: { [(keys as string[])[0]!]: wallet } }
      return field === 'did' ? { did: said } : {}
    },
  }
}
const emptyNode: Requests = {
  request: async (method) =>
    method === 'GetSmartContractInit' ? [{ vname: 'x', type: 'BNum', value: '1' }] : {},
}

function nameOf(text: string): Name {
  const name = parseName(text)
  if (!name.ok) throw new Error(name.code)
  return name.value
}
const alice = nameOf('alice.ssi')
/** A chain whose endpoints have these addresses, and where one node answers for all. */
function chain(
  { request } = node(),
  nodes: readonly string[] = ['https://one.test'],
  of: Network = network,
): Chain {
  const client = createClient({ endpoints: nodes, chainId: of.chainId, fetch })
  return { network: of, client: { ...client, request } }
}
const keep = (name: Name, client = node()) => resolveAndKeep(chain(client), name)
const recall = (name: Name, nodes?: readonly string[], of?: Network) =>
  recallName(chain(node(), nodes, of), name)

describe('a name that was seen', () => {
  beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))
  afterEach(() => {
    vi.useRealTimers()
    kept.clear()
  })

  it('is recalled as it was, with its time, without a node', async () => {
    const resolution = await keep(alice)
    expect(resolution).toMatchObject({ kind: 'found', wallet: { did } })
    vi.setSystemTime(2_000_000)
    expect(await recall(alice)).toEqual({ found: resolution, readAt: 1_000_000 })
    expect(await recall(alice, undefined, publicNetworks.mainnet)).toBeNull()
    // The answer of one node does not count for another node.
    expect(await recall(alice, ['https://own.test', 'https://one.test'])).toBeNull()
    forgetSeenNames()
    expect(await recall(alice)).toBeNull()
  })

  it('is gone once it leads nowhere, and once another registry counts', async () => {
    await keep(alice)
    expect(await recall(alice, undefined, { ...network, registry: `0x${'b'.repeat(40)}` })).toBeNull()
    expect(await keep(alice, emptyNode)).toMatchObject({ kind: 'free' })
    expect(await recall(alice)).toBeNull()
  })

  it('stays while a node fails', async () => {
    await keep(alice)
    const broken = { request: () => Promise.reject(new RpcError('RpcTimeout', 'late')) }
    await expect(keep(alice, broken)).rejects.toMatchObject({ code: 'RpcTimeout' })
    expect(await recall(alice)).not.toBeNull()
  })

  it('is one of a few: the oldest goes, and what is too long is not kept', async () => {
    for (let index = 0; index < 30; index++) {
      vi.setSystemTime(1_000_000 + index)
      await keep(nameOf(`name${index}.ssi`))
    }
    expect(kept.size).toBe(24)
    // Other data that this browser keeps must not be dropped.
    kept.set('tyto.seen.testnet.0xa', '{"controller":"0x0"}')
    await keep(nameOf('name30.ssi'))
    expect(kept.size).toBe(25)
    expect(kept.has('tyto.seen.testnet.0xa')).toBe(true)
    kept.delete('tyto.seen.testnet.0xa')
    expect(await recall(nameOf('name6.ssi'))).toBeNull()
    expect(await recall(nameOf('name7.ssi'))).not.toBeNull()
    await keep(alice, node('x'.repeat(20_000)))
    expect(await recall(alice)).toBeNull()
  })

  it.each(['', '{', 'null', '[]', '{"readAt":1}'])('is not believed where storage holds %j', async (text) => {
    kept.set('tyto.answers.testnet.alice.ssi', text)
    expect(await recall(alice)).toBeNull()
  })

  it.each(['"x"', '9e15', '-1e400', '1e400', '0.5', 'null'])(
    'is not believed at the time %s',
    async (time) => {
      await keep(alice)
      const [key, text] = [...kept][0]!
      kept.set(key, text.replace(/"readAt":\d+/, `"readAt":${time}`))
      expect(await recall(alice)).toBeNull()
    },
  )
})
