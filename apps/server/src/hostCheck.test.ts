import { describe, expect, it } from 'vitest'
import { isOwnOrigin } from './hostCheck'

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
