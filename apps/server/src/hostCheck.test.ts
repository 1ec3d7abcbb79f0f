import { describe, expect, it } from 'vitest'
import { isLoopbackHost, isOwnOrigin } from './hostCheck'

describe('isLoopbackHost', () => {
  it.each(['localhost', 'localhost:4000', '127.0.0.1:80', '[::1]:4000', 'LOCALHOST:1'])(
    'takes %s',
    (host) => {
      expect(isLoopbackHost(host)).toBe(true)
    },
  )
  it.each([
    undefined,
    '',
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example:4000',
    '10.0.0.1',
  ])('refuses %s', (host) => {
    expect(isLoopbackHost(host)).toBe(false)
  })
})

describe('isOwnOrigin', () => {
  it('takes our own page, and a client that is no page', () => {
    expect(isOwnOrigin('http://localhost:4000', 'localhost:4000')).toBe(true)
    expect(isOwnOrigin(undefined, 'localhost:4000')).toBe(true)
  })
  it('refuses the page of another site', () => {
    expect(isOwnOrigin('https://evil.example', 'localhost:4000')).toBe(false)
    expect(isOwnOrigin('null', 'localhost:4000')).toBe(false)
    expect(isOwnOrigin('http://localhost:5173', 'localhost:4000')).toBe(false)
  })
})
