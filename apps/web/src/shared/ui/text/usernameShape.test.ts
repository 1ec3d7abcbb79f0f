import { describe, expect, it } from 'vitest'
import { breaksUsername, shortenUsername } from './usernameShape'

describe('usernames on screen', () => {
  it('[RT-13] are shortened to the first and last 8 when longer than 20', () => {
    expect(shortenUsername('exactly-twenty-.ssi1')).toBe('exactly-twenty-.ssi1')
    expect(shortenUsername('abcdefgh-middle-ijklmnop')).toBe('abcdefgh…ijklmnop')
    expect(shortenUsername('😀'.repeat(20))).toBe('😀'.repeat(20))
    expect(shortenUsername('😀'.repeat(21))).toBe(`${'😀'.repeat(8)}…${'😀'.repeat(8)}`)
  })

  it.each([
    ['a', 'seven77', false],
    ['a', 'eight888', true],
    ['eight888', 'a', true],
    ['seven77', 'abc', false],
    ['seven77', 'abcd', true],
    ['abcde', 'abcde', false],
    ['abcde', 'abcdef', true],
    ['😀😀😀😀😀😀😀', 'abc', false],
    // Nothing stands before an @.
    ['', 'nightwatchers', false],
  ])('[RT-13] %s@%s breaks after the @: %s', (subdomain, domain, breaks) => {
    expect(breaksUsername({ subdomain, domain })).toBe(breaks)
  })
})
