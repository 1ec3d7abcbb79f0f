import { describe, expect, it } from 'vitest'
import { canonicalPath, parsePath } from './parsePath'

describe('parsePath', () => {
  it('[RT-04] takes a locale off only where it is a whole segment', () => {
    expect(parsePath('/es/alice.ssi/didx')).toMatchObject({
      kind: 'name',
      locale: 'es',
      username: 'alice.ssi',
      page: ['didx'],
    })
    expect(parsePath('/es')).toEqual({ kind: 'home', locale: 'es' })
    expect(parsePath('/ru/')).toEqual({ kind: 'home', locale: 'ru' })
    for (const name of ['esther.ssi', 'idris.ssi', 'rust.ssi', 'cnidaria.ssi', 'id.ssi']) {
      expect(parsePath(`/${name}`)).toMatchObject({ kind: 'name', locale: null, username: name })
    }
  })

  it.each([
    ['/ES/alice.ssi/didx', 'es'],
    ['/Cn/alice.ssi/didx', 'cn'],
    ['/iD/alice.ssi/didx', 'id'],
    ['/%52%75/alice.ssi/didx', 'ru'],
  ])('[RT-04] reads the locale of %s', (path, locale) => {
    expect(parsePath(path)).toMatchObject({ kind: 'name', locale, username: 'alice.ssi', page: ['didx'] })
  })

  it('tells home, pages and names apart', () => {
    expect(parsePath('/')).toEqual({ kind: 'home', locale: null })
    expect(parsePath('/address')).toMatchObject({ kind: 'page', page: ['address'] })
    expect(parsePath('/cn/resolvedAddress')).toMatchObject({
      kind: 'page',
      locale: 'cn',
      page: ['resolvedAddress'],
    })
    expect(parsePath('/getstarted/now')).toMatchObject({ kind: 'page', page: ['getstarted', 'now'] })
    expect(parsePath('/address.ssi')).toMatchObject({ kind: 'name' })
    expect(parsePath('/-/explorer')).toMatchObject({ kind: 'page', page: ['-', 'explorer'] })
  })

  it('takes broken percent signs as they are', () => {
    expect(parsePath('/50%/x')).toMatchObject({ kind: 'name', username: '50%', page: ['x'] })
    expect(parsePath('/%E0%A4%A')).toMatchObject({ username: '%E0%A4%A' })
  })

  it.each(['/%256cocal-wallet.html', '/%2561lice.ssi', '/alice%252Essi', '/ru/%252561ddress'])(
    'takes %s, which the server refuses, for no other place: decoded twice it would be one',
    (path) => {
      expect(parsePath(path)).toMatchObject({
        kind: 'name',
        username: expect.stringMatching(/^[^%]*\uFFFD[^%]*$/),
      })
      const canonical = canonicalPath(parsePath(path))
      expect(canonicalPath(parsePath(canonical))).toBe(canonical)
    },
  )

  it('[RT-03] carries the code of a name that cannot be read', () => {
    expect(parsePath('/alice.eth/didx')).toMatchObject({ name: { ok: false, code: 'ResolverFailed' } })
  })
})

describe('canonicalPath', () => {
  it.each([
    ['/alice.did/didx/doc', '/did@alice.ssi/didx/doc'],
    ['/Alice', '/alice.ssi'],
    ['/did@alice', '/did@alice.ssi'],
    ['/@alice.ssi', '/alice.ssi'],
    ['/es/alice.did', '/did@alice.ssi'],
    ['/alice.eth', '/alice.eth'],
    ['/', '/'],
    ['/address', '/address'],
  ])('[RT-07] of %s is %s', (pathname, expected) => {
    expect(canonicalPath(parsePath(pathname))).toBe(expected)
  })
})
