import { describe, expect, it } from 'vitest'
import { breaksUsername, shortenUsername } from './usernameShape'

describe('usernames on screen', () => {
  it('[RT-13] are shortened to the first and last 8 when longer than 20', () => {
    expect(shortenUsername('exactly-twenty-.ssi1')).toBe('exactly-twenty-.ssi1')
    expect(shortenUsername('abcdefgh-middle-ijklmnop')).toBe('abcdefgh…ijklmnop')
    expect(shortenUsername('😀'.repeat(20))).toBe('😀'.repeat(20))
    expect(shortenUsername('😀'.repeat(21))).toBe(`${'😀'.repeat(8)}…${'😀'.repeat(8)}`)
  })

  it('[RT-13] break at the stated lengths', () => {
    const breaks = (subdomain: string, domain: string) => breaksUsername({ subdomain, domain })
    expect(breaks('', 'seven77')).toBe(false)
    expect(breaks('', 'eight888')).toBe(true)
    expect(breaks('eight888', 'a')).toBe(true)
    expect(breaks('abcde', 'abcde')).toBe(false)
    expect(breaks('abcde', 'abcdef')).toBe(true)
  })
})
