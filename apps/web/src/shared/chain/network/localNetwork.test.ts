import { describe, expect, it, vi } from 'vitest'

// The module reads the page's element when it loads.
vi.stubGlobal('document', { querySelector: () => null })
const { readChainAge, readLocalNetwork, readSeededNames } = await import('./localNetwork')

const address = (digit: string) => `0x${digit.repeat(40)}`
const sound = { registry: address('1'), zlpRegistry: address('2'), init: address('3'), chainId: 222 }

describe('readLocalNetwork', () => {
  it('takes the addresses of a sound description', () => {
    expect(readLocalNetwork(sound)).toMatchObject({ ...sound, id: 'local', endpoints: ['/-/rpc'] })
  })

  it('names no contract where the description is not sound', () => {
    for (const description of [null, 7, 'x', [], {}, { ...sound, registry: 'javascript:alert(1)' }]) {
      expect(readLocalNetwork(description).registry).toBe(address('0'))
    }
  })
})

describe('readSeededNames', () => {
  it('takes names and passes over everything else', () => {
    const names = [{ name: 'alice.ssi' }, { name: 'a.b.c' }, { name: 5 }, null, { name: 'work@alice.ssi' }]
    expect(readSeededNames({ names })).toEqual([
      { subdomain: '', domain: 'alice', topLevel: 'ssi' },
      { subdomain: 'work', domain: 'alice', topLevel: 'ssi' },
    ])
    expect(readSeededNames({ names: 'alice.ssi' })).toEqual([])
    expect(readSeededNames(undefined)).toEqual([])
  })
})

describe('readChainAge', () => {
  it('tells when the chain began, and versions where they are sound', () => {
    const begunAt = 1_764_000_000_000
    expect(readChainAge({ begunAt, begunBy: '0.1.0', version: '0.2.0-rc.1' })).toEqual({
      begunAt,
      begunBy: '0.1.0',
      version: '0.2.0-rc.1',
    })
    const unknown = { begunAt, begunBy: undefined, version: undefined }
    expect(readChainAge({ begunAt, begunBy: null, version: '<b>' })).toEqual(unknown)
    for (const time of [undefined, '0', NaN, Infinity, -1, 9e15, null])
      expect(readChainAge({ begunAt: time })).toBeUndefined()
  })
})
