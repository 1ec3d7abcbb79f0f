import { describe, expect, it } from 'vitest'
import { imageAddress } from './imageAddress'

const rules = { origin: 'https://tyto.test', isLocal: false }

describe('[DD-06] where the picture of a name may come from', () => {
  it('is https, or the site itself', () => {
    expect(imageAddress('https://arweave.net/abc', rules)).toBe('https://arweave.net/abc')
    expect(imageAddress('/-/permaweb/abc', rules)).toBe('https://tyto.test/-/permaweb/abc')
  })

  it.each([
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
