import { describe, expect, it } from 'vitest'
import { formatName, namePath, type Name } from './name'
import { parseName } from './parseName'

const name = (domain: string, topLevel: Name['topLevel'] = 'ssi', subdomain = ''): Name => ({
  subdomain,
  domain,
  topLevel,
})

describe('parseName', () => {
  it.each([
    ['alice', name('alice')],
    ['alice.ssi', name('alice')],
    [' Al ice\t.SSI\n', name('alice')],
    ['alice.did', name('alice', 'did')],
    ['did@alice.ssi', name('alice', 'did')],
    ['DID@Alice', name('alice', 'did')],
    ['alice.zlp', name('alice', 'zlp')],
    ['alice.gzil', name('alice', 'gzil')],
    ['defi@alice', name('alice', 'ssi', 'defi')],
    ['defi@alice.ssi', name('alice', 'ssi', 'defi')],
    ['@alice.ssi', name('alice')],
    ['ab', name('ab')],
    ['id', name('id')],
    ['ÅNGSTRÖM.ssi', name('ångström')],
    ['__proto__', name('__proto__')],
    ['constructor@tostring.ssi', name('tostring', 'ssi', 'constructor')],
  ])('[RT-02] reads %j', (text, expected) => {
    expect(parseName(text)).toEqual({ ok: true, value: expected })
  })

  it.each([
    ['sub@alice.did', 'SubdomainNeedsSsi'],
    ['did@alice.did', 'SubdomainNeedsSsi'],
    ['sub@alice.zlp', 'SubdomainNeedsSsi'],
    ['sub@alice.gzil', 'SubdomainNeedsSsi'],
    ['alice.eth', 'ResolverFailed'],
    ['alice.', 'ResolverFailed'],
    ['.ssi', 'ResolverFailed'],
    ['a.b.ssi', 'ResolverFailed'],
    ['alice.ssi.ssi', 'ResolverFailed'],
    ['sub@', 'ResolverFailed'],
    ['@', 'ResolverFailed'],
    ['a@b@c', 'ResolverFailed'],
    ['a.b@alice.ssi', 'ResolverFailed'],
    ['alice.__proto__', 'ResolverFailed'],
    ['', 'NameIsEmpty'],
    ['  \n\t ', 'NameIsEmpty'],
  ])('[RT-03] refuses %j with %s', (text, code) => {
    expect(parseName(text)).toEqual({ ok: false, code })
  })

  it('keeps zero-width and mixed-script letters, since they make another name', () => {
    const parsed = parseName('ali\u200Bce.ssi')
    expect(parsed.ok && parsed.value.domain).toBe('ali\u200Bce')
  })

  it('turns half a surrogate pair into the replacement character', () => {
    const parsed = parseName('a\uD800b')
    expect(parsed.ok && parsed.value.domain).toBe('a\uFFFDb')
  })

  it.each(['a', '@', '.', ' ', '\u200D', 'é\u0301', '😀', '\uD800', 'ж'])(
    'ends with 10,000 times %j',
    (text) => {
      const parsed = parseName(text.repeat(10_000))
      expect(parsed.ok ? namePath(parsed.value) : parsed.code).not.toBe('')
    },
  )
})

describe('formatName and namePath', () => {
  it('[RT-13] writes subdomain, @, domain, dot and top level', () => {
    expect(formatName(name('alice'))).toBe('alice.ssi')
    expect(formatName(name('alice', 'did'))).toBe('alice.did')
    expect(formatName(name('alice', 'ssi', 'defi'))).toBe('defi@alice.ssi')
  })

  it('[RT-07] leaves an empty subdomain out of the path and writes did@ for .did', () => {
    expect(namePath(name('alice'))).toBe('alice.ssi')
    expect(namePath(name('alice', 'did'))).toBe('did@alice.ssi')
    expect(namePath(name('alice', 'zlp'))).toBe('alice.zlp')
    expect(namePath(name('alice', 'ssi', 'defi'))).toBe('defi@alice.ssi')
    expect(namePath(name('a/b?c#d'))).toBe('a%2Fb%3Fc%23d.ssi')
  })
})
