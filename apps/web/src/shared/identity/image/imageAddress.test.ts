import { describe, expect, it } from 'vitest'
import { imageAddress, strangerOf } from './imageAddress'

const rules = { origin: 'https://tyto.test', isLocal: false }

describe('[DD-06] where the picture of a name may come from', () => {
  it('is https, or the site itself', () => {
    expect(imageAddress('https://arweave.net/abc', rules)).toBe('https://arweave.net/abc')
    expect(imageAddress('/-/permaweb/abc', rules)).toBe('https://tyto.test/-/permaweb/abc')
  })

  it.each([
    'ar://0123456789012345678901234567890123456789abc',
    'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/1.png',
    'data:image/png;base64,AAAA',
    'data:application/json,{}',
  ])('may be %j, which asks no stranger', (text) => {
    expect(imageAddress(text, rules)).toBe(text)
    expect(strangerOf(text, rules.origin)).toBeNull()
  })

  it('says who is asked', () => {
    expect(strangerOf('https://pictures.example:8080/1.png', rules.origin)).toBe('pictures.example:8080')
    expect(strangerOf('https://tyto.test/-/pictures/1.svg', rules.origin)).toBeNull()
  })

  it.each([
    'ar://short',
    'ipfs://../../etc/passwd',
    'data:image/svg+xml/html,x',
    'http://arweave.net/abc',
    'http://127.0.0.1:8080/x',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'ftp://example.com/x',
    'https://user:pass@example.com/x',
    'https://',
    `https://example.com/${'x'.repeat(3_000)}`,
  ])('is not %j', (text) => {
    expect(imageAddress(text, rules)).toBeNull()
  })

  it('is a server of this machine on the local network alone', () => {
    const local = { origin: 'http://localhost:4000', isLocal: true }
    expect(imageAddress('http://127.0.0.1:8080/x', local)).toBe('http://127.0.0.1:8080/x')
    expect(imageAddress('http://192.168.0.1/x', local)).toBeNull()
    expect(imageAddress('http://localhost.example.com/x', local)).toBeNull()
  })
})
