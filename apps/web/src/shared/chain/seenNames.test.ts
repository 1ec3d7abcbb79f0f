import { publicNetworks, RpcError, type Requests } from '@tyto/chain'
import { parseName, type Name } from '@tyto/identity'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetSeenNames, recallName, resolveAndKeep } from './seenNames'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  get length() {
    return kept.size
  },
  key: (index: number) => [...kept.keys()][index] ?? null,
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
})

const network = publicNetworks.testnet
const wallet = `0x${'a'.repeat(40)}`

/** A node on which every name leads to one wallet, whose DID is as long as is asked for. */
function node(did = 'did:tyron:zil:test:x'): Requests {
  return {
    request: async (method, [, field, keys]) => {
      if (method === 'GetSmartContractInit') return [{ vname: '_creation_block', type: 'BNum', value: '1' }]
      if (method === 'GetBalance') return { balance: '5', nonce: 0 }
      if (field === 'dns' || field === 'did_dns') return { [field]: { [(keys as string[])[0]!]: wallet } }
      return field === 'did' ? { did } : {}
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
const keep = (name: Name, client = node()) => resolveAndKeep('testnet', network, client, name)
const recall = (name: Name) => recallName('testnet', network, name)

describe('a name that was seen', () => {
  beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))
  afterEach(() => {
    vi.useRealTimers()
    kept.clear()
  })

  it('is recalled as it was, with its time, without a node', async () => {
    const resolution = await keep(alice)
    expect(resolution).toMatchObject({ kind: 'found', wallet: { did: 'did:tyron:zil:test:x' } })
    vi.setSystemTime(2_000_000)
    expect(await recall(alice)).toEqual({ found: resolution, readAt: 1_000_000 })
    expect(await recallName('mainnet', publicNetworks.mainnet, alice)).toBeNull()
    forgetSeenNames()
    expect(await recall(alice)).toBeNull()
  })

  it('is gone once it leads nowhere, and once another registry counts', async () => {
    await keep(alice)
    expect(await recallName('testnet', { ...network, registry: `0x${'b'.repeat(40)}` }, alice)).toBeNull()
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
    expect(await recall(nameOf('name5.ssi'))).toBeNull()
    expect(await recall(nameOf('name6.ssi'))).not.toBeNull()
    await keep(alice, node('x'.repeat(100_000)))
    expect(await recall(alice)).toBeNull()
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"readAt":"x","answers":[]}',
    '{"readAt":9e15,"answers":[]}',
    '{"readAt":1}',
  ])('is not believed where storage holds %j', async (text) => {
    kept.set('tyto.seen.testnet.alice.ssi', text)
    expect(await recall(alice)).toBeNull()
  })
})
