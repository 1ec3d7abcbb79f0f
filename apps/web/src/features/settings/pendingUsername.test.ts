import { describe, expect, it } from 'vitest'
import { usernameOf, usernameText } from './pendingUsername'

describe('the name that a wallet wants to go by', () => {
  it('is a domain as the registry hashes it', () => {
    expect(usernameOf('alice')).toEqual({ domain: 'alice', subdomain: '', topLevel: 'ssi' })
    for (const text of [
      null,
      '',
      'Alice',
      'a b',
      'work@alice',
      'alice.ssi',
      'did@alice',
      'a%20b',
      '\u202Eecila',
      '<b>@',
    ])
      expect(usernameOf(text), String(text)).toBeNull()
  })

  it('is drawn short and harmless, whatever a contract says', () => {
    expect(usernameText('alice')).toBe('alice.ssi')
    expect(usernameText('\u202Eecila\n')).toBe('ecila')
    expect(usernameText('x'.repeat(5_000)).length).toBeLessThan(80)
    expect(usernameText('a b '.repeat(5_000)).length).toBeLessThan(80)
  })
})
