import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDid, isDid, parseDid, parseDidParameters, parseDidUrl } from './did'

const suffix = '0123456789abcdef0123456789abcdef01234567'
const did = `did:tyron:zil:isol:${suffix}`

describe('parseDid', () => {
  it.each(['main', 'test', 'isol'] as const)('reads a DID of the network %s', (network) => {
    const text = `did:tyron:zil:${network}:${suffix}`
    expect(parseDid(text)).toEqual({ ok: true, value: { did: text, network, address: `0x${suffix}` } })
    expect(formatDid(network, `0x${suffix}`)).toBe(text)
  })

  it.each([
    '',
    'did',
    'did:tyron',
    'did:tyron:',
    'did:tyron:zil:isol:',
    `did:tyron:zil:isol:${suffix}0`,
    `did:tyron:zil:isol:${suffix.slice(1)}`,
    `did:tyron:zil:isol:${suffix.toUpperCase()}`,
    `did:tyron:zil:isol:0x${suffix.slice(2)}`,
    `did:tyron:zil:other:${suffix}`,
    `did:tyron:eth:isol:${suffix}`,
    `DID:tyron:zil:isol:${suffix}`,
    ` ${did}`,
    `${did}\n`,
    `${did}\0`,
    `${did}#auth`,
    `did:tyron:${'a:'.repeat(100_000)}`,
  ])('refuses %#', (text) => expect(parseDid(text)).toEqual({ ok: false, code: 'InvalidDid' }))

  it('tells a DID of another method from what is no DID', () => {
    expect(parseDid('did:key:z6Mk')).toEqual({ ok: false, code: 'MethodNotSupported' })
    expect(parseDid('did:web:example.com%3A3000:users')).toEqual({ ok: false, code: 'MethodNotSupported' })
    expect(isDid('did:web:a:')).toBe(false)
    expect(isDid('did:web::a')).toBe(true)
  })
})

describe('parseDidUrl', () => {
  it('takes a DID URL apart and puts nothing aside', () => {
    expect(parseDidUrl(did)).toEqual({ did, path: '', query: null, fragment: null })
    expect(parseDidUrl(`${did}/a/b?service=files&relativeRef=%2Fx#top`)).toEqual({
      did,
      path: '/a/b',
      query: 'service=files&relativeRef=%2Fx',
      fragment: 'top',
    })
    expect(parseDidUrl(`${did}?#`)).toEqual({ did, path: '', query: '', fragment: '' })
  })

  it('gives back any DID URL that is made of its parts', () => {
    const part = fc.stringMatching(/^[A-Za-z0-9._~:@/-]{0,20}$/)
    fc.assert(
      fc.property(part, part, part, (path, query, fragment) => {
        const url = parseDidUrl(`${did}/${path}?${query}#${fragment}`)
        expect(url).toEqual({ did, path: `/${path}`, query, fragment })
      }),
    )
  })

  it.each([`${did}?a b`, `${did}#a#b`, `${did}/%zz`, `${did}/\0`, `/${did}`, 'x'.repeat(100_000)])(
    'refuses %#',
    (text) => expect(parseDidUrl(text)).toBeNull(),
  )
})

describe('parseDidParameters', () => {
  it('decodes names and values once', () => {
    const query = 'service=files&relativeRef=%2Fa%3Fb%3D%252F&empty=&flag'
    expect([...(parseDidParameters(query) ?? [])]).toEqual([
      ['service', 'files'],
      ['relativeRef', '/a?b=%2F'],
      ['empty', ''],
      ['flag', ''],
    ])
    expect([...(parseDidParameters(null) ?? [])]).toEqual([])
  })

  it.each(['a=1&a=2', 'a=1&%61=2', '=1', 'a=%zz'])('refuses %s', (query) =>
    expect(parseDidParameters(query)).toBeNull(),
  )
})
