import { decodeBase64url } from '@tyto/primitives'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readImageKind } from './imageKind'

const bytes = (base64: string): Uint8Array =>
  decodeBase64url(base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''))

/** The smallest pictures there are: one pixel each. */
const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const webp = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='

describe('[DD-06] readImageKind', () => {
  it.each([
    ['image/gif', gif],
    ['image/png', png],
    ['image/webp', webp],
  ] as const)('knows a %s of one pixel', (type, base64) => {
    expect(readImageKind(bytes(base64))).toEqual({ type, width: 1, height: 1 })
  })

  it('finds the size of a JPEG behind its other segments', () => {
    const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 17, 8, 0, 20, 0, 30]
    expect(readImageKind(Uint8Array.from(jpeg))).toEqual({ type: 'image/jpeg', width: 30, height: 20 })
  })

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<!doctype html><script>alert(1)</script>',
    '',
    'GIF89',
    '{}',
  ])('takes %j for no picture', (text) => {
    expect(readImageKind(new TextEncoder().encode(text))).toBeNull()
  })

  it('never throws and always ends', () => {
    const head = fc.constantFrom(
      [],
      [0xff, 0xd8],
      [0xff, 0xd8, 0xff, 0xe0, 0, 0],
      [...bytes(webp).subarray(0, 16)],
    )
    fc.assert(
      fc.property(head, fc.uint8Array({ maxLength: 300 }), (start, rest) => {
        const kind = readImageKind(Uint8Array.from([...start, ...rest]))
        expect(kind === null || (kind.width >= 0 && kind.height >= 0)).toBe(true)
      }),
    )
  })
})
