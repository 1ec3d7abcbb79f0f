import { describe, expect, it } from 'vitest'
import { isOwnEndpoint } from './ownEndpoint'

describe('[BX-06] an own endpoint', () => {
  it('is https, or http on this computer', () => {
    for (const good of [
      'https://a.example',
      'https://a.example:8080/x?k=1',
      'http://localhost:5555',
      'http://127.0.0.1',
    ]) {
      expect(isOwnEndpoint(good), good).toBe(true)
    }
  })

  it('is nothing that the security policy stops or that hides a password', () => {
    const bad = [
      '',
      'a.example',
      'http://a.example',
      'ftp://a.example',
      'javascript:1',
      'https://u:p@a.example',
      7,
      null,
    ]
    for (const text of [...bad, `https://a.example/${'x'.repeat(3000)}`])
      expect(isOwnEndpoint(text)).toBe(false)
  })
})
