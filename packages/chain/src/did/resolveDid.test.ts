import { describe, expect, it } from 'vitest'
import type { Client } from '../client/client'
import { resolveDid, type DidOptions } from './resolveDid'

const address = `0x${'ab'.repeat(20)}` as const
const did = `did:tyron:zil:isol:${address.slice(2)}`
const status = (name: string) => ({ constructor: `${address}.${name}`, argtypes: [], arguments: [] })
const services = { a: address }

/** A node whose records of the wallet end before its creation: block 5 put a service there, and that is all it knows. */
function shortMemory(changes: readonly object[], statusNow = 'Updated'): Client {
  const state = { did, version: 'DIDxWALLET_7.0.0', did_status: status(statusNow), services }
  const request = () =>
    Promise.resolve({ block: '9', timestamp: '9000000', state, changes, isComplete: false })
  return { request } as unknown as Client
}

const change = (block: string, field: string, before: unknown) => ({
  block,
  timestamp: `${block}000000`,
  field,
  keys: field === 'services' ? ['a'] : [],
  before: before === null ? null : { value: before },
})

const ask = (client: Client, options: DidOptions = {}) =>
  resolveDid([{ didNetwork: 'isol', client, hasHistory: true }], { did, version: options }, () => 0)

describe('resolveDid where history is not whole', () => {
  const client = shortMemory([change('5', 'services', null)])

  it('tells of the versions that are known, and leaves out what is not', async () => {
    const { didDocument, didDocumentMetadata } = await ask(client)
    expect(didDocument?.service).toHaveLength(1)
    expect(didDocumentMetadata).toEqual({
      updated: '1970-01-01T00:00:05Z',
      versionId: '5',
      method: { status: 'Updated', walletVersion: 'DIDxWALLET_7.0.0' },
    })
  })

  it.each([{ versionId: '4' }, { versionTime: '1970-01-01T00:00:04Z' }])(
    'says of an older version that it is not kept, never that there is none: %o',
    async (options) => {
      expect((await ask(client, options)).didResolutionMetadata.error?.code).toBe('featureNotSupported')
    },
  )

  it('gives the present document where no change is known at all', async () => {
    const { didDocument, didDocumentMetadata } = await ask(shortMemory([]))
    expect(didDocument?.id).toBe(did)
    expect(Object.keys(didDocumentMetadata)).toEqual(['method'])
    const old = await ask(shortMemory([]), { versionId: '3' })
    expect(old.didResolutionMetadata.error?.code).toBe('featureNotSupported')
  })

  it('knows the creation where it is among what is kept', async () => {
    const created = shortMemory([
      change('7', 'services', null),
      change('6', 'did_status', status('Deployed')),
      change('6', 'did', ''),
      change('4', 'version', 'DIDxWALLET_6.0.0'),
    ])
    const { didDocumentMetadata } = await ask(created)
    expect(didDocumentMetadata).toMatchObject({ created: '1970-01-01T00:00:06Z', versionId: '7' })
    const first = await ask(created, { versionTime: '1970-01-01T00:00:06Z' })
    expect(first.didDocument?.service).toBeUndefined()
    expect(first.didDocumentMetadata).toMatchObject({ versionId: '6', nextVersionId: '7' })
    const before = await ask(created, { versionTime: '1970-01-01T00:00:05Z' })
    expect(before.didResolutionMetadata.error?.code).toBe('notFound')
  })

  it('passes an abort on, and takes any other failure for one of its own', async () => {
    const failing = { request: () => Promise.reject(new TypeError('broken')) } as unknown as Client
    const { didResolutionMetadata } = await ask(failing)
    expect(didResolutionMetadata.error).toMatchObject({ code: 'internalError' })
    expect(didResolutionMetadata.error?.detail).not.toContain('broken')
    const sources = [{ didNetwork: 'isol' as const, client: failing, hasHistory: true }]
    await expect(
      resolveDid(sources, { did, version: {} }, () => 0, { signal: AbortSignal.abort() }),
    ).rejects.toThrow('broken')
  })
})
