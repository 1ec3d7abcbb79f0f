import { describe, expect, it } from 'vitest'
import { readableUrl } from './readableUrl'

describe('readableUrl', () => {
  it('leaves what can be decoded as it is', () => {
    for (const url of ['/', '/alice.ssi?view=%zz', '/%D0%B0lice.ssi', '/a%2Fb'])
      expect(readableUrl(url)).toBe(url)
  })

  it('takes percent signs that cannot be decoded for percent signs', () => {
    expect(readableUrl('/%ED%A0%80.ssi?a=%20')).toBe('/%25ED%25A0%2580.ssi?a=%20')
    expect(decodeURIComponent(readableUrl('/%zz'))).toBe('/%zz')
    expect(decodeURIComponent(readableUrl('/%'))).toBe('/%')
  })
})
